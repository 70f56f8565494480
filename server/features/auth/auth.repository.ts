import type { Knex } from 'knex';

/** User as needed to sign in. */
export interface SignInRow {
  id: string;
  admin_id: string;
  role: string;
  wachtwoord_hash: string | null;
  wachtwoord_soort: 'tekst' | 'plaatjes';
  actief: boolean;
  /** Until when the tile of a pupil is marked as held. */
  geblokkeerd_tot: Date | null;
  email: string | null;
  voornaam: string;
  gebruikersnaam: string;
  locale: 'nl-NL' | 'nl-BE';
  totp_geheim: Buffer | null;
  totp_aan_op: Date | null;
  totp_uitgesteld: number;
  totp_school: boolean | null;
  /** For a pupil: year, whether the tenant lets pupils choose, whether this one did, and how often it was asked. */
  jaargroep: number | null;
  eigen_wachtwoord: boolean;
  wachtwoord_zelf: boolean;
  zelf_gevraagd: number;
}
export interface LoginGroepRow {
  admin_id: string;
  groep_id: string;
  naam: string;
}
export interface TileRow {
  id: string;
  roepnaam: string;
  dier: string;
  wachtwoord_soort: 'tekst' | 'plaatjes';
}

/** Whether the school lets its staff be asked for two-step sign-in (absent = yes), and its pupils for a password of their own. */
const SCHOOL = `(a.instellingen->>'totpDocent')::boolean AS totp_school,
  (SELECT l.jaargroep FROM leerlingen l WHERE l.admin_id = g.admin_id AND l.id = g.id) AS jaargroep, coalesce((a.instellingen->>'leerlingEigenWachtwoord')::boolean, false) AS eigen_wachtwoord`;
const FIELDS = [
  'g.id',
  'g.admin_id',
  'g.role',
  'g.wachtwoord_hash',
  'g.wachtwoord_soort',
  'g.actief',
  'g.geblokkeerd_tot',
  'g.email',
  'g.voornaam',
  'g.gebruikersnaam',
  'a.locale',
  'g.totp_geheim',
  'g.totp_aan_op',
  'g.totp_uitgesteld',
  'g.wachtwoord_zelf',
  'g.zelf_gevraagd',
];
/** More users with the same name than this are not tried. */
const CANDIDATES_MAX = 4;

export class AuthRepository {
  constructor(private readonly db: Knex) {}

  findByName(name: string, schoolcode: string | undefined): Promise<SignInRow[]> {
    const vraag = this.db('aanmeldnamen as n')
      .join('gebruikers as g', (on) => on.on('g.admin_id', 'n.admin_id').andOn('g.id', 'n.gebruiker_id'))
      .join('admins as a', 'a.id', 'n.admin_id')
      .where('n.naam', name)
      .where('g.actief', true)
      .limit(CANDIDATES_MAX);
    if (schoolcode !== undefined) vraag.where('a.code', schoolcode);
    return vraag.select(FIELDS).select(this.db.raw(SCHOOL));
  }

  findGroep(code: string): Promise<LoginGroepRow | undefined> {
    return this.db('groepscodes as c')
      .join('groepen as g', (on) => on.on('g.admin_id', 'c.admin_id').andOn('g.id', 'c.groep_id'))
      .where('c.code', code)
      .whereNull('g.gearchiveerd_op')
      .first('c.admin_id', 'c.groep_id', 'g.naam');
  }

  findTiles(adminId: string, groepId: string): Promise<TileRow[]> {
    return this.members(adminId, groepId).select('l.id', 'l.weergavenaam as roepnaam', 'l.dier', 'g.wachtwoord_soort');
  }

  findMember(adminId: string, groepId: string, leerlingId: string): Promise<SignInRow | undefined> {
    return this.members(adminId, groepId)
      .join('admins as a', 'a.id', 'g.admin_id')
      .where('l.id', leerlingId)
      .first(FIELDS)
      .select(this.db.raw(SCHOOL));
  }

  findDemo(): Promise<SignInRow | undefined> {
    return this.db('gebruikers as g')
      .join('admins as a', 'a.id', 'g.admin_id')
      .where({ 'g.role': 'demo', 'g.actief': true, 'a.soort': 'demo' })
      .first(FIELDS)
      .select(this.db.raw(SCHOOL));
  }

  /** Whether somebody of this name signed in on this device before. */
  async hasDevice(name: string, identifierHash: string): Promise<boolean> {
    const row = await this.db('aanmeldnamen as n')
      .join('apparaten as d', (on) => on.on('d.admin_id', 'n.admin_id').andOn('d.gebruiker_id', 'n.gebruiker_id'))
      .where({ 'n.naam': name, 'd.kenmerk_hash': identifierHash })
      .first('d.gebruiker_id');
    return row !== undefined;
  }

  /** Whether this user signed in on this device before. */
  async hasDeviceOf({ admin_id, id }: Pick<SignInRow, 'admin_id' | 'id'>, identifierHash: string): Promise<boolean> {
    const row = await this.db('apparaten')
      .where({ admin_id, gebruiker_id: id, kenmerk_hash: identifierHash })
      .first('gebruiker_id');
    return row !== undefined;
  }

  /** Remembers the device of a user; answers whether it is a new one beside others. */
  async saveDevice(who: { adminId: string; id: string }, identifierHash: string, now: Date): Promise<boolean> {
    const row = { admin_id: who.adminId, gebruiker_id: who.id, kenmerk_hash: identifierHash, gezien_op: now };
    const known = await this.db('apparaten')
      .where({ admin_id: who.adminId, gebruiker_id: who.id })
      .select('kenmerk_hash');
    await this.db('apparaten')
      .insert(row)
      .onConflict(['admin_id', 'gebruiker_id', 'kenmerk_hash'])
      .merge({ gezien_op: now });
    return known.length > 0 && known.every((other) => other.kenmerk_hash !== identifierHash);
  }

  async saveLogin(adminId: string, id: string, now: Date): Promise<void> {
    await this.db('gebruikers').where({ admin_id: adminId, id }).update({ laatste_login: now });
  }

  /** Remembers that a pupil was asked to choose a password. */
  async saveRequested(adminId: string, id: string): Promise<void> {
    await this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .update({ zelf_gevraagd: this.db.raw('zelf_gevraagd + 1') });
  }

  async saveBlockade(adminId: string, id: string, until: Date | null): Promise<void> {
    await this.db('gebruikers').where({ admin_id: adminId, id }).update({ geblokkeerd_tot: until });
  }

  private members(adminId: string, groepId: string): Knex.QueryBuilder {
    return this.db('groepslidmaatschappen as m')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'm.admin_id').andOn('l.id', 'm.leerling_id'))
      .join('gebruikers as g', (on) => on.on('g.admin_id', 'm.admin_id').andOn('g.id', 'm.leerling_id'))
      .where({ 'm.admin_id': adminId, 'm.groep_id': groepId, 'l.status': 'actief', 'g.actief': true })
      .whereNull('m.tot');
  }
}
