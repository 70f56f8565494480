import type { Knex } from 'knex';
import { normalize } from '#engine/core/taal/woord/normalize.ts';
import type { SaidWoord } from './said-woord.contract.ts';

/** Which words a school recorded. */
export class RecordingsRead {
  constructor(private readonly db: Knex) {}

  /** The sound of a word that the school recorded, as a WAV file. */
  async findSound(adminId: string, woord: string): Promise<Buffer | undefined> {
    const row: { geluid: Uint8Array } | undefined = await this.db('opnamen')
      .where({ admin_id: adminId, spelling: normalize(woord) })
      .first('geluid');
    return row && Buffer.from(row.geluid);
  }

  /** Recordings of these words. */
  find(adminId: string, spellings: readonly string[]): Promise<SaidWoord[]> {
    return this.db('opnamen')
      .where({ admin_id: adminId })
      .whereRaw('spelling = ANY(?::text[])', [[...spellings]])
      .orderBy('spelling')
      .select('spelling', 'id as recordingId');
  }
}
