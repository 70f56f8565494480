import type { Knex } from 'knex';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { DossierRow } from './dossier.repository.ts';

export interface TenantHeader {
  naam: string;
  locale: TextLocale;
}
export interface ExportLeerling {
  id: string;
  naam: string;
  groep: string | null;
}
export interface Requester {
  email: string | null;
  voornaam: string;
}

/** What an export of a tenant holds besides its leerlingen. */
export class TenantRepository {
  constructor(private readonly db: Knex) {}

  findHeader(adminId: string): Promise<TenantHeader | undefined> {
    return this.db('admins').where({ id: adminId }).first('naam', 'locale');
  }

  async findOrganization(adminId: string): Promise<DossierRow> {
    const {
      rows: [row],
    }: { rows: { rij: DossierRow }[] } = await this.db.raw(
      `SELECT to_jsonb(a) || jsonb_build_object('licentie', (SELECT to_jsonb(l) - 'admin_id' FROM licenties l WHERE l.admin_id = a.id)) AS rij FROM admins a WHERE a.id = ?`,
      [adminId],
    );
    return row?.rij ?? {};
  }

  findGroepen(adminId: string): Promise<DossierRow[]> {
    return this.db('groepen')
      .where({ admin_id: adminId })
      .orderBy(['schooljaar', 'naam'])
      .select(
        'id',
        'naam',
        'schooljaar',
        this.db.raw('to_json(jaargroepen) AS jaargroepen'),
        'bron',
        'gearchiveerd_op',
        'aangemaakt_op',
      );
  }

  /** Adults with an account, without anything that signs in. */
  findColleagues(adminId: string): Promise<DossierRow[]> {
    return this.db('gebruikers')
      .where({ admin_id: adminId })
      .whereNotIn('role', ['leerling', 'demo'])
      .orderBy('gebruikersnaam')
      .select(
        'id',
        'role',
        'gebruikersnaam',
        'email',
        'voornaam',
        'voorvoegsel',
        'achternaam',
        'actief',
        'laatste_login',
        'aangemaakt_op',
        this.db.raw('totp_aan_op IS NOT NULL AS totp_aan'),
      );
  }

  /** All leerlingen, those in the bin too, with the group of now. */
  findLeerlingen(adminId: string): Promise<ExportLeerling[]> {
    return this.db('leerlingen as l')
      .where({ 'l.admin_id': adminId })
      .orderBy(['l.zoeknaam', 'l.id'])
      .select(
        'l.id',
        this.db.raw(`concat_ws(' ', l.roepnaam, l.voorvoegsel, nullif(l.achternaam, '')) AS naam`),
        this.db
          .raw(`(SELECT g.naam FROM groepslidmaatschappen m JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id
        WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL ORDER BY m.van DESC, g.naam LIMIT 1) AS groep`),
      );
  }

  findRequester(adminId: string, id: string): Promise<Requester | undefined> {
    return this.db('gebruikers').where({ admin_id: adminId, id, actief: true }).first('email', 'voornaam');
  }

  async isInBin(adminId: string, leerlingId: string): Promise<boolean> {
    return (
      (await this.db('prullenbakitems').where({ admin_id: adminId, leerling_id: leerlingId }).first('leerling_id')) !==
      undefined
    );
  }

  /** Whether the licence of a tenant has a function. */
  async hasFeature(adminId: string, feature: string): Promise<boolean> {
    const row: unknown = await this.db('licenties')
      .where({ admin_id: adminId })
      .whereRaw('? = ANY(features)', [feature])
      .first('admin_id');
    return row !== undefined;
  }
}
