import type { Knex } from 'knex';

export interface GroepDetailRow {
  id: string;
  naam: string;
  jaargroepen: number[];
  schooljaar: string;
  code: string | null;
  gearchiveerd_op: Date | null;
  versie: number;
}
export interface SubgroepRow {
  id: string;
  naam: string;
  leerling_ids: string[];
}
export interface NewGroepRow {
  adminId: string;
  id: string;
  naam: string;
  jaargroepen: readonly number[];
  schooljaar: string;
}

/** Changes of groups. */
export class GroepenManagementRepository {
  constructor(private readonly db: Knex) {}

  find(adminId: string, id: string): Promise<GroepDetailRow | undefined> {
    return this.groep(adminId, id).first(
      'id',
      'naam',
      'jaargroepen',
      'schooljaar',
      'code',
      'gearchiveerd_op',
      'versie',
    );
  }

  async countActive(adminId: string): Promise<number> {
    const row: { n: number } | undefined = await this.db('groepen')
      .where({ admin_id: adminId })
      .whereNull('gearchiveerd_op')
      .first(this.db.raw('count(*)::int AS n'));
    return row?.n ?? 0;
  }

  async create(groep: NewGroepRow): Promise<void> {
    await this.db('groepen').insert({
      admin_id: groep.adminId,
      id: groep.id,
      naam: groep.naam,
      jaargroepen: [...groep.jaargroepen],
      schooljaar: groep.schooljaar,
      bron: 'hand',
    });
  }

  /** Gives a group this sign-in code; false when another group of the product has it. */
  async saveCode(adminId: string, groepId: string, code: string): Promise<boolean> {
    const rows: unknown[] = await this.db('groepscodes')
      .insert({ code, admin_id: adminId, groep_id: groepId })
      .onConflict('code')
      .ignore()
      .returning('code');
    if (rows.length === 1) await this.groep(adminId, groepId).update({ code });
    return rows.length === 1;
  }

  async deleteCode(adminId: string, groepId: string): Promise<void> {
    await this.db('groepscodes').where({ admin_id: adminId, groep_id: groepId }).delete();
    await this.groep(adminId, groepId).update({ code: null });
  }

  async saveSetting(
    adminId: string,
    groepId: string,
    setting: { id: string; naam: string; inhoud: object },
  ): Promise<void> {
    await this.db('oefeninstellingen').insert({
      admin_id: adminId,
      id: setting.id,
      naam: setting.naam,
      scope: 'groep',
      scope_id: groepId,
      is_standaard: true,
      instelling: JSON.stringify(setting.inhoud),
    });
  }

  findDefaultSetting(adminId: string, groepId: string): Promise<{ naam: string; instelling: object } | undefined> {
    return this.db('oefeninstellingen')
      .where({ admin_id: adminId, scope: 'groep', scope_id: groepId, is_standaard: true })
      .first('naam', 'instelling');
  }

  /** Saves when nobody else changed it since `versie`; answers whether it did. */
  async save(
    adminId: string,
    id: string,
    change: { versie: number; naam: string; jaargroepen: readonly number[] },
  ): Promise<boolean> {
    const count = await this.groep(adminId, id)
      .where({ versie: change.versie })
      .update({
        naam: change.naam,
        jaargroepen: [...change.jaargroepen],
        versie: change.versie + 1,
        gewijzigd_op: this.db.fn.now(),
      });
    return count === 1;
  }

  async saveArchive(adminId: string, id: string, at: Date | null): Promise<void> {
    await this.groep(adminId, id).update({
      gearchiveerd_op: at,
      gewijzigd_op: this.db.fn.now(),
      versie: this.db.raw('versie + 1'),
    });
  }

  /** Removes a group with its settings; memberships go along, leerlingen stay. Answers how many were in it. */
  async delete(adminId: string, id: string): Promise<number> {
    const members: { n: number } | undefined = await this.db('groepslidmaatschappen as m')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'm.admin_id').andOn('l.id', 'm.leerling_id'))
      .where({ 'm.admin_id': adminId, 'm.groep_id': id, 'l.status': 'actief' })
      .whereNull('m.tot')
      .first(this.db.raw('count(*)::int AS n'));
    await this.db('oefeninstellingen').where({ admin_id: adminId, scope: 'groep', scope_id: id }).delete();
    await this.groep(adminId, id).delete();
    return members?.n ?? 0;
  }

  async findDocentIds(adminId: string, groepId: string): Promise<string[]> {
    return this.db('docent_groepen')
      .where({ admin_id: adminId, groep_id: groepId })
      .orderBy('gebruiker_id')
      .pluck('gebruiker_id');
  }

  /** Adults of the school who can teach a group. */
  findDocenten(
    adminId: string,
  ): Promise<{ id: string; voornaam: string; voorvoegsel: string | null; achternaam: string }[]> {
    return this.db('gebruikers')
      .where({ admin_id: adminId, actief: true })
      .whereIn('role', ['docent', 'schooladmin'])
      .select('id', 'voornaam', 'voorvoegsel', 'achternaam');
  }

  async saveDocenten(adminId: string, groepId: string, ids: readonly string[]): Promise<void> {
    await this.db('docent_groepen')
      .where({ admin_id: adminId, groep_id: groepId })
      .whereNotIn('gebruiker_id', [...ids])
      .delete();
    if (ids.length === 0) return;
    await this.db('docent_groepen')
      .insert(ids.map((id) => ({ admin_id: adminId, gebruiker_id: id, groep_id: groepId })))
      .onConflict(['admin_id', 'gebruiker_id', 'groep_id'])
      .ignore();
  }

  /** Subgroups with the leerlingen that are in the group now: who comes back is in the same subgroup again. */
  findSubgroepen(adminId: string, groepId: string): Promise<SubgroepRow[]> {
    return this.db('subgroepen as s')
      .where({ 's.admin_id': adminId, 's.groep_id': groepId })
      .orderByRaw('lower(s.naam)')
      .select(
        's.id',
        's.naam',
        this.db.raw(`coalesce((SELECT json_agg(sl.leerling_id ORDER BY sl.leerling_id) FROM subgroep_leden sl
        JOIN groepslidmaatschappen m ON m.admin_id = sl.admin_id AND m.leerling_id = sl.leerling_id AND m.groep_id = s.groep_id AND m.tot IS NULL
        WHERE sl.admin_id = s.admin_id AND sl.subgroep_id = s.id), '[]') AS leerling_ids`),
      );
  }

  async saveSubgroep(
    adminId: string,
    groepId: string,
    subgroep: { id: string; naam: string; leerlingIds: readonly string[] },
  ): Promise<void> {
    await this.db('subgroepen')
      .insert({ admin_id: adminId, id: subgroep.id, groep_id: groepId, naam: subgroep.naam })
      .onConflict(['admin_id', 'id'])
      .merge({ naam: subgroep.naam, gewijzigd_op: this.db.fn.now(), versie: this.db.raw('subgroepen.versie + 1') });
    await this.db('subgroep_leden').where({ admin_id: adminId, subgroep_id: subgroep.id }).delete();
    if (subgroep.leerlingIds.length === 0) return;
    const members = this.db('groepslidmaatschappen')
      .where({ admin_id: adminId, groep_id: groepId })
      .whereNull('tot')
      .whereIn('leerling_id', [...subgroep.leerlingIds]);
    await this.db.raw('INSERT INTO subgroep_leden (admin_id, subgroep_id, leerling_id) ?', [
      members.select(this.db.raw('?::uuid', [adminId]), this.db.raw('?::uuid', [subgroep.id]), 'leerling_id'),
    ]);
  }

  async deleteSubgroep(adminId: string, groepId: string, id: string): Promise<boolean> {
    return (await this.db('subgroepen').where({ admin_id: adminId, groep_id: groepId, id }).delete()) === 1;
  }

  private groep(adminId: string, id: string): Knex.QueryBuilder {
    return this.db('groepen').where({ admin_id: adminId, id });
  }
}
