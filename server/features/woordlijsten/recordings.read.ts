import type { Knex } from 'knex';
import type { SaidWoord } from './said-woord.contract.ts';

/** Which words a school recorded. */
export class RecordingsRead {
  constructor(private readonly db: Knex) {}

  /** Recordings of these words. */
  find(adminId: string, spellings: readonly string[]): Promise<SaidWoord[]> {
    return this.db('opnamen')
      .where({ admin_id: adminId })
      .whereRaw('spelling = ANY(?::text[])', [[...spellings]])
      .orderBy('spelling')
      .select('spelling', 'id as recordingId');
  }
}
