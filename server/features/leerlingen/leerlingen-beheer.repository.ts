import type { Knex } from 'knex';

export interface NieuweLeerlingRij {
  adminId: string;
  id: string;
  roepnaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  jaargroep: number;
  dier: string;
  gebruikersnaam: string;
  naamSleutel: string;
  hash: string;
  soort: 'tekst' | 'plaatjes';
  geheimEnc: Buffer | null;
}
export interface LeerlingDetailRij {
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
export interface NaamRij {
  id: string;
  naam: string;
  roepnaam: string;
  status: string;
  groep: string | null;
}
export interface LidRij {
  id: string;
  roepnaam: string;
  achternaam: string;
  weergavenaam: string;
  dier: string;
  geheim_enc: Buffer | null;
  wachtwoord_soort: string;
}
export interface Gewijzigd {
  versie: number;
  velden: Record<string, unknown>;
  gebruiker: Record<string, unknown>;
}

const GROEP = `(SELECT g.naam FROM groepslidmaatschappen m JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id
  WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND g.gearchiveerd_op IS NULL ORDER BY g.naam LIMIT 1)`;
const GROEPEN = `coalesce((SELECT json_agg(json_build_object('id', g.id, 'naam', g.naam) ORDER BY g.naam) FROM groepslidmaatschappen m
  JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND g.gearchiveerd_op IS NULL), '[]')`;

/** Changes of leerlingen and of the groups they are in. */
export class LeerlingenBeheerRepository {
  constructor(private readonly db: Knex) {}

  async create(nieuw: NieuweLeerlingRij): Promise<void> {
    const sleutel = { admin_id: nieuw.adminId, id: nieuw.id };
    await this.db('gebruikers').insert({
      ...sleutel,
      role: 'leerling',
      gebruikersnaam: nieuw.gebruikersnaam,
      voornaam: nieuw.roepnaam,
      voorvoegsel: nieuw.voorvoegsel,
      achternaam: nieuw.achternaam,
      wachtwoord_hash: nieuw.hash,
      wachtwoord_soort: nieuw.soort,
      geheim_enc: nieuw.geheimEnc,
    });
    await this.db('aanmeldnamen').insert({ naam: nieuw.naamSleutel, admin_id: nieuw.adminId, gebruiker_id: nieuw.id });
    await this.db('leerlingen').insert({
      ...sleutel,
      roepnaam: nieuw.roepnaam,
      voorvoegsel: nieuw.voorvoegsel,
      achternaam: nieuw.achternaam,
      weergavenaam: nieuw.roepnaam,
      jaargroep: nieuw.jaargroep,
      dier: nieuw.dier,
    });
  }

  /** Sign-in names of the tenant that begin with one of these. */
  async findNamen(adminId: string, beginnen: readonly string[]): Promise<string[]> {
    if (beginnen.length === 0) return [];
    return this.db('aanmeldnamen')
      .where({ admin_id: adminId })
      .whereRaw('naam LIKE ANY(?)', [beginnen.map((naam) => `${naam.replaceAll(/[%_\\]/g, '\\$&')}%`)])
      .pluck('naam');
  }

  /** Who has one of these names, among the active and in the bin. */
  findDubbele(adminId: string, zoeknamen: readonly string[]): Promise<(NaamRij & { zoeknaam: string })[]> {
    return this.db('leerlingen as l')
      .where({ 'l.admin_id': adminId })
      .whereIn('l.status', ['actief', 'prullenbak'])
      .whereIn('l.zoeknaam', [...zoeknamen])
      .select(
        'l.id',
        'l.zoeknaam',
        'l.roepnaam',
        'l.status',
        this.db.raw(`concat_ws(' ', l.roepnaam, l.voorvoegsel, nullif(l.achternaam, '')) AS naam`),
        this.db.raw(`${GROEP} AS groep`),
      );
  }

  findDetail(adminId: string, id: string): Promise<LeerlingDetailRij | undefined> {
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
  async save(adminId: string, id: string, { versie, velden, gebruiker }: Gewijzigd): Promise<boolean> {
    const aantal = await this.db('leerlingen')
      .where({ admin_id: adminId, id, versie })
      .update({ ...velden, versie: versie + 1, gewijzigd_op: this.db.fn.now() });
    if (aantal === 1 && Object.keys(gebruiker).length > 0)
      await this.db('gebruikers')
        .where({ admin_id: adminId, id })
        .update({ ...gebruiker, gewijzigd_op: this.db.fn.now() });
    return aantal === 1;
  }

  /** Replaces the sign-in name; false when somebody of the tenant has it. */
  async saveNaam(adminId: string, id: string, naam: { oud: string; nieuw: string }): Promise<boolean> {
    if (naam.oud === naam.nieuw) return true;
    const rijen: unknown[] = await this.db('aanmeldnamen')
      .insert({ naam: naam.nieuw, admin_id: adminId, gebruiker_id: id })
      .onConflict(['naam', 'admin_id'])
      .ignore()
      .returning('naam');
    if (rijen.length !== 1) return false;
    await this.db('aanmeldnamen').where({ admin_id: adminId, gebruiker_id: id, naam: naam.oud }).delete();
    return true;
  }

  findLidmaatschappen(adminId: string, ids: readonly string[]): Promise<{ leerling_id: string; groep_id: string }[]> {
    return this.db('groepslidmaatschappen')
      .where({ admin_id: adminId })
      .whereNull('tot')
      .whereIn('leerling_id', [...ids])
      .orderBy('van', 'desc')
      .select('leerling_id', 'groep_id');
  }

  async countLeden(adminId: string, groepId: string): Promise<number> {
    const rij: { n: number } | undefined = await this.db('groepslidmaatschappen')
      .where({ admin_id: adminId, groep_id: groepId })
      .whereNull('tot')
      .first(this.db.raw('count(*)::int AS n'));
    return rij?.n ?? 0;
  }

  /** Ends every membership of these leerlingen. */
  async closeLidmaatschappen(adminId: string, ids: readonly string[], datum: string): Promise<void> {
    await this.db('groepslidmaatschappen')
      .where({ admin_id: adminId })
      .whereNull('tot')
      .whereIn('leerling_id', [...ids])
      .update({ tot: datum });
  }

  async openLidmaatschappen(
    adminId: string,
    groepId: string,
    leden: { ids: readonly string[]; datum: string },
  ): Promise<void> {
    if (leden.ids.length === 0) return;
    await this.db('groepslidmaatschappen')
      .insert(leden.ids.map((id) => ({ admin_id: adminId, leerling_id: id, groep_id: groepId, van: leden.datum })))
      .onConflict(['admin_id', 'leerling_id', 'groep_id', 'van'])
      .merge({ tot: null });
  }

  findLeden(adminId: string, groepId: string): Promise<LidRij[]> {
    return this.db('groepslidmaatschappen as m')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'm.admin_id').andOn('l.id', 'm.leerling_id'))
      .join('gebruikers as u', (on) => on.on('u.admin_id', 'l.admin_id').andOn('u.id', 'l.id'))
      .where({ 'm.admin_id': adminId, 'm.groep_id': groepId, 'l.status': 'actief' })
      .whereNull('m.tot')
      .select('l.id', 'l.roepnaam', 'l.achternaam', 'l.weergavenaam', 'l.dier', 'u.geheim_enc', 'u.wachtwoord_soort');
  }

  async saveWeergavenaam(adminId: string, id: string, weergavenaam: string): Promise<void> {
    await this.db('leerlingen').where({ admin_id: adminId, id }).update({ weergavenaam });
  }

  async addSubgroepLeden(
    adminId: string,
    subgroep: { id: string; groepId: string },
    ids: readonly string[],
  ): Promise<boolean> {
    const bekend = await this.db('subgroepen')
      .where({ admin_id: adminId, id: subgroep.id, groep_id: subgroep.groepId })
      .first('id');
    if (bekend === undefined) return false;
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
    rijen: readonly { id: string; leerlingId: string; van: string; tekst: string; op: Date }[],
  ): Promise<void> {
    await this.db('leerlingnotities').insert(
      rijen.map((r) => ({
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
