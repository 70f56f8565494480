import type { Knex } from 'knex';
import type { Profielinhoud } from './lvs-kolommen.ts';

const PROFIELEN_MAX = 20;

/** How a school maps the columns of a supplier: names of columns, never what stands in them. */
export class LvsProfielenRepository {
  constructor(private readonly db: Knex) {}

  /** Newest first. */
  async find(adminId: string): Promise<{ naam: string; inhoud: Profielinhoud }[]> {
    return this.db('lvs_profielen')
      .where({ admin_id: adminId })
      .orderBy('gewijzigd_op', 'desc')
      .limit(PROFIELEN_MAX)
      .select('naam', 'inhoud');
  }

  /** Keeps a mapping; the same name again takes its place. */
  async save(adminId: string, profiel: { naam: string; inhoud: Profielinhoud; op: Date }): Promise<void> {
    await this.db('lvs_profielen')
      .insert({
        admin_id: adminId,
        naam: profiel.naam,
        inhoud: JSON.stringify(profiel.inhoud),
        gewijzigd_op: profiel.op,
      })
      .onConflict(['admin_id', 'naam'])
      .merge();
  }
}
