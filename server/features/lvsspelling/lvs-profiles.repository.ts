import type { Knex } from 'knex';
import type { ProfileContent } from './lvs-columns.ts';

const PROFILES_MAX = 20;

/** How a school maps the columns of a supplier: names of columns, never what stands in them. */
export class LvsProfilesRepository {
  constructor(private readonly db: Knex) {}

  /** Newest first. */
  async find(adminId: string): Promise<{ naam: string; inhoud: ProfileContent }[]> {
    return this.db('lvs_profielen')
      .where({ admin_id: adminId })
      .orderBy('gewijzigd_op', 'desc')
      .limit(PROFILES_MAX)
      .select('naam', 'inhoud');
  }

  /** Keeps a mapping; the same name again takes its place. */
  async save(adminId: string, profile: { naam: string; inhoud: ProfileContent; op: Date }): Promise<void> {
    await this.db('lvs_profielen')
      .insert({
        admin_id: adminId,
        naam: profile.naam,
        inhoud: JSON.stringify(profile.inhoud),
        gewijzigd_op: profile.op,
      })
      .onConflict(['admin_id', 'naam'])
      .merge();
  }
}
