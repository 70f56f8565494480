import type { Knex } from 'knex';
import { antwoordExtraSchema, type AntwoordExtra } from '../antwoorden/antwoord-extra.contract.ts';

interface Key {
  adminId: string;
  leerlingId: string;
  antwoordId: string;
}
/** An answer of the log, as far as a judgment looks at it. */
export interface JudgedAntwoord {
  doelId: string;
  goed: boolean;
  op: Date;
  extra: AntwoordExtra;
}

/** Changes what one answer of the log counts as, with every sum that it is in. */
export class JudgmentRepository {
  constructor(private readonly db: Knex) {}

  /** The answer; nobody else judges it until the transaction ends. */
  async lock({ adminId, leerlingId, antwoordId }: Key): Promise<JudgedAntwoord | undefined> {
    const row: { doel_id: string; goed: boolean; op: Date; extra: unknown } | undefined = await this.db('antwoorden')
      .where({ admin_id: adminId, leerling_id: leerlingId, client_id: antwoordId })
      .forUpdate()
      .first('doel_id', 'goed', 'op', 'extra');
    if (row === undefined) return undefined;
    return { doelId: row.doel_id, goed: row.goed, op: row.op, extra: antwoordExtraSchema.parse(row.extra) };
  }

  /** `monday` = of the week in which the answer came. */
  async save(
    { adminId, leerlingId, antwoordId }: Key,
    antwoord: Pick<JudgedAntwoord, 'doelId' | 'goed' | 'extra'>,
    monday: string,
  ): Promise<void> {
    const leerling = { admin_id: adminId, leerling_id: leerlingId };
    await this.db('antwoorden')
      .where({ ...leerling, client_id: antwoordId })
      .update({ goed: antwoord.goed, extra: JSON.stringify(antwoord.extra) });
    const step = antwoord.goed ? 1 : -1;
    const ofDoel = { ...leerling, doel_id: antwoord.doelId };
    await this.db('leerling_doelen').where(ofDoel).increment('goed', step);
    await this.db('leerling_weken')
      .where({ ...ofDoel, week: monday })
      .increment('goed', step);
  }

  /** What was learned and counted from the log is forgotten, so that it is made from the log anew. */
  async forgetState({ adminId, leerlingId }: Key): Promise<void> {
    for (const table of ['leerling_toestand_blokken', 'leerling_toestand', 'leerling_fouten'])
      await this.db(table).where({ admin_id: adminId, leerling_id: leerlingId }).delete();
  }
}
