import type { Knex } from 'knex';

export interface NewLeerlingRow {
  adminId: string;
  id: string;
  roepnaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  jaargroep: number;
  dier: string;
  gebruikersnaam: string;
  nameKey: string;
  hash: string;
  soort: 'tekst' | 'plaatjes';
  geheimEnc: Buffer | null;
}
export interface LeerlingDetailRow {
  id: string;
  versie: number;
  roepnaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  jaargroep: number;
  gebruikersnaam: string;
  dier: string;
  notitie: string | null;
  startniveau: string | null;
  groepen: { id: string; naam: string }[];
}
export interface NameRow {
  id: string;
  naam: string;
  roepnaam: string;
  status: string;
  groep: string | null;
}
export interface LidRow {
  id: string;
  roepnaam: string;
  achternaam: string;
  weergavenaam: string;
  dier: string;
  geheim_enc: Buffer | null;
  wachtwoord_soort: string;
}
export interface Changed {
  versie: number;
  velden: Record<string, unknown>;
  gebruiker: Record<string, unknown>;
}

const GROEP = `(SELECT g.naam FROM groepslidmaatschappen m JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id
  WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND g.gearchiveerd_op IS NULL ORDER BY g.naam LIMIT 1)`;
const GROEPEN = `coalesce((SELECT json_agg(json_build_object('id', g.id, 'naam', g.naam) ORDER BY g.naam) FROM groepslidmaatschappen m
  JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND g.gearchiveerd_op IS NULL), '[]')`;

/** Changes of leerlingen and of the groups they are in. */
export class LeerlingenManagementRepository {
  constructor(private readonly db: Knex) {}

  async create(newOne: NewLeerlingRow): Promise<void> {
    const key = { admin_id: newOne.adminId, id: newOne.id };
    await this.db('gebruikers').insert({
      ...key,
      role: 'leerling',
      gebruikersnaam: newOne.gebruikersnaam,
      voornaam: newOne.roepnaam,
      voorvoegsel: newOne.voorvoegsel,
      achternaam: newOne.achternaam,
      wachtwoord_hash: newOne.hash,
      wachtwoord_soort: newOne.soort,
      geheim_enc: newOne.geheimEnc,
    });
    await this.db('aanmeldnamen').insert({ naam: newOne.nameKey, admin_id: newOne.adminId, gebruiker_id: newOne.id });
    await this.db('leerlingen').insert({
      ...key,
      roepnaam: newOne.roepnaam,
      voorvoegsel: newOne.voorvoegsel,
      achternaam: newOne.achternaam,
      weergavenaam: newOne.roepnaam,
      jaargroep: newOne.jaargroep,
      dier: newOne.dier,
    });
  }

  /** Sign-in names of the tenant that begin with one of these. */
  async findNames(adminId: string, prefixes: readonly string[]): Promise<string[]> {
    if (prefixes.length === 0) return [];
    return this.db('aanmeldnamen')
      .where({ admin_id: adminId })
      .whereRaw('naam LIKE ANY(?)', [prefixes.map((name) => `${name.replaceAll(/[%_\\]/g, '\\$&')}%`)])
      .pluck('naam');
  }

  /** Who has one of these names, among the active and in the bin. */
  findDuplicates(adminId: string, searchNames: readonly string[]): Promise<(NameRow & { zoeknaam: string })[]> {
    return this.db('leerlingen as l')
      .where({ 'l.admin_id': adminId })
      .whereIn('l.status', ['actief', 'prullenbak'])
      .whereIn('l.zoeknaam', [...searchNames])
      .select(
        'l.id',
        'l.zoeknaam',
        'l.roepnaam',
        'l.status',
        this.db.raw(`concat_ws(' ', l.roepnaam, l.voorvoegsel, nullif(l.achternaam, '')) AS naam`),
        this.db.raw(`${GROEP} AS groep`),
      );
  }

  findDetail(adminId: string, id: string): Promise<LeerlingDetailRow | undefined> {
    return this.db('leerlingen as l')
      .join('gebruikers as u', (on) => on.on('u.admin_id', 'l.admin_id').andOn('u.id', 'l.id'))
      .where({ 'l.admin_id': adminId, 'l.id': id })
      .first(
        'l.id',
        'l.versie',
        'l.roepnaam',
        'l.voorvoegsel',
        'l.achternaam',
        'l.jaargroep',
        'u.gebruikersnaam',
        'l.dier',
        'l.notitie',
        'l.startniveau',
        this.db.raw(`${GROEPEN} AS groepen`),
      );
  }

  /** Saves when nobody else changed it since `versie`; answers whether it did. */
  async save(adminId: string, id: string, { versie: version, velden: fields, gebruiker }: Changed): Promise<boolean> {
    const count = await this.db('leerlingen')
      .where({ admin_id: adminId, id, versie: version })
      .update({ ...fields, versie: version + 1, gewijzigd_op: this.db.fn.now() });
    if (count === 1 && Object.keys(gebruiker).length > 0)
      await this.db('gebruikers')
        .where({ admin_id: adminId, id })
        .update({ ...gebruiker, gewijzigd_op: this.db.fn.now() });
    return count === 1;
  }

  /** Replaces the sign-in name; false when somebody of the tenant has it. */
  async saveName(adminId: string, id: string, name: { oud: string; nieuw: string }): Promise<boolean> {
    if (name.oud === name.nieuw) return true;
    const rows: unknown[] = await this.db('aanmeldnamen')
      .insert({ naam: name.nieuw, admin_id: adminId, gebruiker_id: id })
      .onConflict(['naam', 'admin_id'])
      .ignore()
      .returning('naam');
    if (rows.length !== 1) return false;
    await this.db('aanmeldnamen').where({ admin_id: adminId, gebruiker_id: id, naam: name.oud }).delete();
    return true;
  }

  findMemberships(adminId: string, ids: readonly string[]): Promise<{ leerling_id: string; groep_id: string }[]> {
    return this.db('groepslidmaatschappen')
      .where({ admin_id: adminId })
      .whereNull('tot')
      .whereIn('leerling_id', [...ids])
      .orderBy('van', 'desc')
      .select('leerling_id', 'groep_id');
  }

  async countMembers(adminId: string, groepId: string): Promise<number> {
    const row: { n: number } | undefined = await this.db('groepslidmaatschappen')
      .where({ admin_id: adminId, groep_id: groepId })
      .whereNull('tot')
      .first(this.db.raw('count(*)::int AS n'));
    return row?.n ?? 0;
  }

  /** Ends every membership of these leerlingen. */
  async closeMemberships(adminId: string, ids: readonly string[], date: string): Promise<void> {
    await this.db('groepslidmaatschappen')
      .where({ admin_id: adminId })
      .whereNull('tot')
      .whereIn('leerling_id', [...ids])
      .update({ tot: date });
  }

  async openMemberships(
    adminId: string,
    groepId: string,
    members: { ids: readonly string[]; datum: string },
  ): Promise<void> {
    if (members.ids.length === 0) return;
    await this.db('groepslidmaatschappen')
      .insert(members.ids.map((id) => ({ admin_id: adminId, leerling_id: id, groep_id: groepId, van: members.datum })))
      .onConflict(['admin_id', 'leerling_id', 'groep_id', 'van'])
      .merge({ tot: null });
  }

  findMembers(adminId: string, groepId: string): Promise<LidRow[]> {
    return this.db('groepslidmaatschappen as m')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'm.admin_id').andOn('l.id', 'm.leerling_id'))
      .join('gebruikers as u', (on) => on.on('u.admin_id', 'l.admin_id').andOn('u.id', 'l.id'))
      .where({ 'm.admin_id': adminId, 'm.groep_id': groepId, 'l.status': 'actief' })
      .whereNull('m.tot')
      .select('l.id', 'l.roepnaam', 'l.achternaam', 'l.weergavenaam', 'l.dier', 'u.geheim_enc', 'u.wachtwoord_soort');
  }

  async saveDisplayName(adminId: string, id: string, displayName: string): Promise<void> {
    await this.db('leerlingen').where({ admin_id: adminId, id }).update({ weergavenaam: displayName });
  }

  async addSubgroepMembers(
    adminId: string,
    subgroep: { id: string; groepId: string },
    ids: readonly string[],
  ): Promise<boolean> {
    const known = await this.db('subgroepen')
      .where({ admin_id: adminId, id: subgroep.id, groep_id: subgroep.groepId })
      .first('id');
    if (known === undefined) return false;
    await this.db('subgroep_leden')
      .insert(ids.map((id) => ({ admin_id: adminId, subgroep_id: subgroep.id, leerling_id: id })))
      .onConflict(['admin_id', 'subgroep_id', 'leerling_id'])
      .ignore();
    return true;
  }

  findStartniveaus(adminId: string, ids: readonly string[]): Promise<{ id: string; startniveau: string | null }[]> {
    return this.db('leerlingen')
      .where({ admin_id: adminId })
      .whereIn('id', [...ids])
      .select('id', 'startniveau');
  }

  async saveStartniveau(adminId: string, ids: readonly string[], niveau: number | null): Promise<void> {
    await this.db('leerlingen')
      .where({ admin_id: adminId })
      .whereIn('id', [...ids])
      .update({ startniveau: niveau, versie: this.db.raw('versie + 1'), gewijzigd_op: this.db.fn.now() });
  }

  async saveNotities(
    adminId: string,
    rows: readonly { id: string; leerlingId: string; van: string; tekst: string; op: Date }[],
  ): Promise<void> {
    await this.db('leerlingnotities').insert(
      rows.map((r) => ({
        admin_id: adminId,
        id: r.id,
        leerling_id: r.leerlingId,
        van: r.van,
        tekst: r.tekst,
        op: r.op,
      })),
    );
  }
}
