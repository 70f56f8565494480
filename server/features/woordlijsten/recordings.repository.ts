import type { Knex } from 'knex';

interface NewRecording {
  id: string;
  spelling: string;
  ms: number;
  peakDb: number;
  sound: Buffer;
  by: string;
}

export class RecordingsRepository {
  constructor(private readonly db: Knex) {}

  /** One recording a word: a new one takes the place of the old one, under an id of its own. */
  async save(adminId: string, { id, spelling, ms, peakDb, sound, by }: NewRecording): Promise<void> {
    const row = { id, duur_ms: ms, piek_db: peakDb, geluid: sound, gemaakt_door: by, aangemaakt_op: this.db.fn.now() };
    await this.db('opnamen')
      .insert({ admin_id: adminId, spelling, ...row })
      .onConflict(['admin_id', 'spelling'])
      .merge(row);
  }

  async findSound(adminId: string, id: string): Promise<Buffer | undefined> {
    const row: { geluid: Uint8Array } | undefined = await this.db('opnamen')
      .where({ admin_id: adminId, id })
      .first('geluid');
    return row && Buffer.from(row.geluid);
  }

  async remove(adminId: string, id: string): Promise<boolean> {
    return (await this.db('opnamen').where({ admin_id: adminId, id }).delete()) > 0;
  }
}
