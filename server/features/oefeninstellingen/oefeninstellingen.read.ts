import type { Knex } from 'knex';
import { oefeninstellingSchema, standaardInstelling, type Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';

/** Which setting works for a pupil: an own one, else the standard of the group, else the default of the year. */
export class OefeninstellingenRead {
  constructor(private readonly db: Knex) {}

  async findVoor(adminId: string, leerling: { id: string; jaargroep: number }): Promise<{ id: string | null; instelling: Oefeninstelling }> {
    const rij: { id: string; instelling: unknown } | undefined = await this.db('oefeninstellingen as o')
      .leftJoin('groepslidmaatschappen as m', (on) => on.on('m.admin_id', 'o.admin_id').andOn('m.groep_id', 'o.scope_id').andOnNull('m.tot').andOnVal('m.leerling_id', leerling.id))
      .where('o.admin_id', adminId)
      .where((of) => of.where({ 'o.scope': 'leerling', 'o.scope_id': leerling.id }).orWhere((en) => en.where({ 'o.scope': 'groep', 'o.is_standaard': true }).whereNotNull('m.leerling_id')))
      .orderByRaw(`CASE WHEN o.scope = 'leerling' THEN 0 ELSE 1 END, o.aangemaakt_op`)
      .first('o.id', 'o.instelling');
    const uitkomst = oefeninstellingSchema.safeParse(rij?.instelling);
    if (rij === undefined || !uitkomst.success) return { id: null, instelling: standaardInstelling(leerling.jaargroep) };
    return { id: rij.id, instelling: uitkomst.data };
  }
}
