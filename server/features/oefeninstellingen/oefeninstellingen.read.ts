import type { Knex } from 'knex';
import { withExperiments } from '#engine/core/oefening/select/experiment.ts';
import { oefeninstellingSchema, defaultSetting, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';

/**
 * Which setting works for a pupil: an own one, else the standard of the group, else the default of the year; under the
 * experiments of the group when the school switched those on.
 */
export class OefeninstellingenRead {
  constructor(private readonly db: Knex) {}

  async findFor(
    adminId: string,
    leerling: { id: string; jaargroep: number },
  ): Promise<{ id: string | null; instelling: Oefeninstelling }> {
    const row: { id: string; instelling: unknown } | undefined = await this.db('oefeninstellingen as o')
      .leftJoin('groepslidmaatschappen as m', (on) =>
        on
          .on('m.admin_id', 'o.admin_id')
          .andOn('m.groep_id', 'o.scope_id')
          .andOnNull('m.tot')
          .andOnVal('m.leerling_id', leerling.id),
      )
      .where('o.admin_id', adminId)
      .where((of) =>
        of
          .where({ 'o.scope': 'leerling', 'o.scope_id': leerling.id })
          .orWhere((en) => en.where({ 'o.scope': 'groep', 'o.is_standaard': true }).whereNotNull('m.leerling_id')),
      )
      .orderByRaw(`CASE WHEN o.scope = 'leerling' THEN 0 ELSE 1 END, o.aangemaakt_op`)
      .first('o.id', 'o.instelling');
    const outcome = oefeninstellingSchema.safeParse(row?.instelling);
    const chosen =
      row === undefined || !outcome.success
        ? { id: null, instelling: defaultSetting(leerling.jaargroep) }
        : { id: row.id, instelling: outcome.data };
    const groepId = await this.findTrialGroep(adminId, leerling.id);
    return groepId === undefined
      ? chosen
      : { ...chosen, instelling: withExperiments(chosen.instelling, { adminId, groepId }) };
  }

  /** Group of a pupil of a school that takes part in experiments; of two groups always the same one. */
  private async findTrialGroep(adminId: string, leerlingId: string): Promise<string | undefined> {
    const row: { groep_id: string } | undefined = await this.db('groepslidmaatschappen as m')
      .join('admins as a', 'a.id', 'm.admin_id')
      .where({ 'm.admin_id': adminId, 'm.leerling_id': leerlingId })
      .whereNull('m.tot')
      .whereRaw(`a.instellingen ->> 'experimenten' = 'true'`)
      .orderBy('m.groep_id')
      .first('m.groep_id');
    return row?.groep_id;
  }
}
