import type { Knex } from 'knex';
import type { ErrorState } from '#engine/core/oefening/model/diagnosis.ts';

/** Counted errors of a pupil with the last answer that is in them. */
export interface MistakeRow {
  standen: [label: string, stand: ErrorState][];
  n: number;
  seq: number;
  clientId: string;
}

export class MistakesRepository {
  constructor(private readonly db: Knex) {}

  async find(adminId: string, leerlingId: string): Promise<MistakeRow | undefined> {
    const row: { standen: MistakeRow['standen']; n: number; seq: string; client_id: string } | undefined =
      await this.db('leerling_fouten')
        .where({ admin_id: adminId, leerling_id: leerlingId })
        .first('standen', 'n', 'seq', 'client_id');
    return row === undefined
      ? undefined
      : { standen: row.standen, n: row.n, seq: Number(row.seq), clientId: row.client_id };
  }

  /** Standings and position in one row: two readers at once both store something that is right. */
  async save(adminId: string, leerlingId: string, row: MistakeRow): Promise<void> {
    await this.db('leerling_fouten')
      .insert({
        admin_id: adminId,
        leerling_id: leerlingId,
        standen: JSON.stringify(row.standen),
        n: row.n,
        seq: row.seq,
        client_id: row.clientId,
        op: this.db.fn.now(),
      })
      .onConflict(['admin_id', 'leerling_id'])
      .merge();
  }
}
