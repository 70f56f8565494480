import type { Knex } from 'knex';
import type { Foutstand } from '#engine/core/oefening/diagnose.ts';

/** Counted errors of a pupil with the last answer that is in them. */
export interface Foutenrij {
  standen: [label: string, stand: Foutstand][];
  n: number;
  seq: number;
  clientId: string;
}

export class FoutenRepository {
  constructor(private readonly db: Knex) {}

  async find(adminId: string, leerlingId: string): Promise<Foutenrij | undefined> {
    const rij: { standen: Foutenrij['standen']; n: number; seq: string; client_id: string } | undefined = await this.db(
      'leerling_fouten',
    )
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .first('standen', 'n', 'seq', 'client_id');
    return rij === undefined
      ? undefined
      : { standen: rij.standen, n: rij.n, seq: Number(rij.seq), clientId: rij.client_id };
  }

  /** Standings and position in one row: two readers at once both store something that is right. */
  async save(adminId: string, leerlingId: string, rij: Foutenrij): Promise<void> {
    await this.db('leerling_fouten')
      .insert({
        admin_id: adminId,
        leerling_id: leerlingId,
        standen: JSON.stringify(rij.standen),
        n: rij.n,
        seq: rij.seq,
        client_id: rij.clientId,
        op: this.db.fn.now(),
      })
      .onConflict(['admin_id', 'leerling_id'])
      .merge();
  }
}
