import type { Knex } from 'knex';
import type { LogLine } from './wachtwoorden.contract.ts';
import { LOG_ACTIONS } from './wachtwoorden.contract.ts';

export interface SecretHolderRow {
  id: string;
  weergavenaam: string;
  roepnaam: string;
  dier: string;
  jaargroep: number;
  gebruikersnaam: string;
  wachtwoord_soort: 'tekst' | 'plaatjes';
  geheim_enc: Buffer | null;
  wachtwoord_gewijzigd_op: Date | null;
  geblokkeerd_tot: Date | null;
}
export interface NewSecret {
  id: string;
  hash: string;
  soort: 'tekst' | 'plaatjes';
  enc: Buffer | null;
  /** Chosen by the pupil. */ zelf?: boolean;
}
export interface SchoolRow {
  naam: string;
  code: string;
  eigen_wachtwoord: boolean;
}
export interface SelfRow {
  wachtwoord_hash: string | null;
  wachtwoord_soort: 'tekst' | 'plaatjes';
  gebruikersnaam: string;
  roepnaam: string;
  eigen_wachtwoord: boolean;
}
type LogRow = {
  id: string;
  actie: LogLine['actie'];
  doel_id: string;
  op: Date;
  voornaam: string | null;
  voorvoegsel: string | null;
  achternaam: string | null;
};

const LOG_MAX = 30;
const OWN = `coalesce((a.instellingen->>'leerlingEigenWachtwoord')::boolean, false) AS eigen_wachtwoord`;

export class PasswordsRepository {
  constructor(private readonly db: Knex) {}

  findMembers(adminId: string, groepId: string): Promise<SecretHolderRow[]> {
    return this.db('groepslidmaatschappen as m')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'm.admin_id').andOn('l.id', 'm.leerling_id'))
      .join('gebruikers as u', (on) => on.on('u.admin_id', 'm.admin_id').andOn('u.id', 'm.leerling_id'))
      .where({ 'm.admin_id': adminId, 'm.groep_id': groepId, 'l.status': 'actief' })
      .whereNull('m.tot')
      .select(
        'l.id',
        'l.weergavenaam',
        'l.roepnaam',
        'l.dier',
        'l.jaargroep',
        'u.gebruikersnaam',
        'u.wachtwoord_soort',
        'u.geheim_enc',
        'u.wachtwoord_gewijzigd_op',
        'u.geblokkeerd_tot',
      );
  }

  findSchool(adminId: string): Promise<SchoolRow | undefined> {
    return this.db('admins as a').where('a.id', adminId).first('a.naam', 'a.code', this.db.raw(OWN));
  }

  /** Keeps two makers for one group apart: secrets of a group are unique. */
  async lockGroep(adminId: string, groepId: string): Promise<void> {
    await this.db('groepen').where({ admin_id: adminId, id: groepId }).forUpdate().select('id');
  }

  async saveSecrets(adminId: string, secrets: readonly NewSecret[], now: Date): Promise<void> {
    const rows = secrets.map(({ id, hash, soort: kind, enc, zelf: itself = false }) => ({
      id,
      hash,
      soort: kind,
      zelf: itself,
      enc: enc === null ? null : enc.toString('base64'),
    }));
    await this.db.raw(
      `
      UPDATE gebruikers u SET wachtwoord_hash = n.hash, wachtwoord_soort = n.soort, geheim_enc = decode(n.enc, 'base64'), wachtwoord_gewijzigd_op = :nu, wachtwoord_zelf = n.zelf, zelf_gevraagd = 0,
        geblokkeerd_tot = NULL, versie = u.versie + 1, gewijzigd_op = :nu
      FROM jsonb_to_recordset(:rijen::jsonb) AS n(id uuid, hash text, soort text, enc text, zelf boolean) WHERE u.admin_id = :adminId AND u.id = n.id`,
      { nu: now, adminId, rijen: JSON.stringify(rows) },
    );
  }

  /** Ends every session that began before now; `behalve` is the session that goes on. */
  async endSessions(
    adminId: string,
    gebruikerIds: readonly string[],
    moment: { nu: Date; except?: string },
  ): Promise<void> {
    const open = this.db('sessies')
      .where({ admin_id: adminId })
      .whereIn('gebruiker_id', [...gebruikerIds])
      .whereNull('ingetrokken_op');
    if (moment.except !== undefined) open.whereNot('sid', moment.except);
    await open.update({ ingetrokken_op: moment.nu });
  }

  async saveGroepscode(spot: { adminId: string; groepId: string; code: string | null; nu: Date }): Promise<void> {
    await this.db('groepscodes').where({ admin_id: spot.adminId, groep_id: spot.groepId }).delete();
    if (spot.code !== null)
      await this.db('groepscodes').insert({ code: spot.code, admin_id: spot.adminId, groep_id: spot.groepId });
    await this.db('groepen')
      .where({ admin_id: spot.adminId, id: spot.groepId })
      .update({ code: spot.code, versie: this.db.raw('versie + 1'), gewijzigd_op: spot.nu });
  }

  async codeExists(code: string): Promise<boolean> {
    return (await this.db('groepscodes').where({ code }).first('code')) !== undefined;
  }

  /** Hashes of the devices on which a pupil signed in before. */
  findDevices(adminId: string, leerlingId: string): Promise<string[]> {
    return this.db('apparaten').where({ admin_id: adminId, gebruiker_id: leerlingId }).pluck('kenmerk_hash');
  }

  async unlock(adminId: string, leerlingId: string): Promise<void> {
    await this.db('gebruikers').where({ admin_id: adminId, id: leerlingId }).update({ geblokkeerd_tot: null });
  }

  async saveOwnPassword(adminId: string, on: boolean): Promise<void> {
    await this.db('admins')
      .where({ id: adminId })
      .update({
        instellingen: this.db.raw(`instellingen || jsonb_build_object('leerlingEigenWachtwoord', ?::boolean)`, [on]),
        versie: this.db.raw('versie + 1'),
        gewijzigd_op: this.db.fn.now(),
      });
  }

  findSelf(adminId: string, leerlingId: string): Promise<SelfRow | undefined> {
    return this.db('gebruikers as u')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'u.admin_id').andOn('l.id', 'u.id'))
      .join('admins as a', 'a.id', 'u.admin_id')
      .where({ 'u.admin_id': adminId, 'u.id': leerlingId, 'l.status': 'actief' })
      .first('u.wachtwoord_hash', 'u.wachtwoord_soort', 'u.gebruikersnaam', 'l.roepnaam', this.db.raw(OWN));
  }

  /** What was done with the sign-ins of these pupils and this group. */
  findLog(adminId: string, doelIds: readonly string[]): Promise<LogRow[]> {
    return this.db('audit as x')
      .leftJoin('gebruikers as u', (on) => on.on('u.admin_id', 'x.admin_id').andOn('u.id', 'x.wie'))
      .where('x.admin_id', adminId)
      .whereIn('x.doel_id', [...doelIds])
      .whereIn('x.actie', [...LOG_ACTIONS])
      .orderBy([
        { column: 'x.op', order: 'desc' },
        { column: 'x.id', order: 'desc' },
      ])
      .limit(LOG_MAX)
      .select('x.id', 'x.actie', 'x.doel_id', 'x.op', 'u.voornaam', 'u.voorvoegsel', 'u.achternaam');
  }
}
