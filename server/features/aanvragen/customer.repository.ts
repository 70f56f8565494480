import type { Knex } from 'knex';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { OrganizationKind } from './aanvragen.contract.ts';

/** The licence with which a customer begins: a trial, or an order that was confirmed. */
export interface FirstLicentie {
  soort: 'proef' | OrganizationKind;
  status: string;
  plaatsen: number;
  start: string;
  eind: string;
  features: readonly string[];
}
export interface NewCustomer {
  id: string;
  licentieId: string;
  soort: OrganizationKind;
  naam: string;
  land: 'NL' | 'BE';
  locale: TextLocale;
  code: string;
  brin: string;
  instellingsnummer: string;
  email: string;
  telefoon: string;
  contactpersoon: string;
  licentie: FirstLicentie;
  nu: Date;
}

export interface TwinSearch {
  brin: string;
  instellingsnummer: string;
  /** Of the mail address; empty = not looked at. */
  domain: string;
  naam: string;
}
export interface TwinRow {
  id: string;
  naam: string;
  plaats: string;
  by_number: boolean;
  by_domain: boolean;
  by_name: boolean;
}

/** Tenants as they begin. */
export class CustomerRepository {
  constructor(private readonly db: Knex) {}

  /** Name of a living tenant with this school number. */
  async findName({
    brin,
    instellingsnummer: institution,
  }: {
    brin: string;
    instellingsnummer: string;
  }): Promise<string | undefined> {
    if (brin === '' && institution === '') return undefined;
    const row: { naam: string } | undefined = await this.db('admins')
      .whereNull('gewist_op')
      .where((same) => {
        if (brin !== '') same.orWhere({ brin });
        if (institution !== '') same.orWhere({ instellingsnummer: institution });
      })
      .first('naam');
    return row?.naam;
  }

  /** Living customers that may be the same: by number, by the domain of the mail, or by name. */
  async findTwins({ brin, instellingsnummer: institution, domain, naam: name }: TwinSearch): Promise<TwinRow[]> {
    const same = {
      number: `(?::text <> '' AND a.brin = ?) OR (?::text <> '' AND a.instellingsnummer = ?)`,
      domain: `?::text <> '' AND (lower(a.email) LIKE ? OR EXISTS (SELECT 1 FROM gebruikers g WHERE g.admin_id = a.id AND g.role <> 'leerling' AND lower(g.email) LIKE ?))`,
      name: `?::text <> '' AND lower(a.naam) = lower(?)`,
    };
    const mail = `%@${domain.replaceAll(/[\\%_]/g, String.raw`\$&`)}`;
    const { rows }: { rows: TwinRow[] } = await this.db.raw(
      `SELECT * FROM (SELECT a.id, a.naam, coalesce(a.plaats, '') AS plaats, coalesce(${same.number}, false) AS by_number,
          coalesce(${same.domain}, false) AS by_domain, coalesce(${same.name}, false) AS by_name
        FROM admins a WHERE a.gewist_op IS NULL AND a.soort <> 'kantoor') t
       WHERE by_number OR by_domain OR by_name ORDER BY by_number DESC, by_name DESC, naam LIMIT 5`,
      [brin, brin, institution, institution, domain, mail, mail, name, name],
    );
    return rows;
  }

  /** Full name of somebody of the office, for the mail. */
  async findPerson(adminId: string, id: string): Promise<string | undefined> {
    const row: { naam: string } | undefined = await this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .first(this.db.raw(`concat_ws(' ', voornaam, voorvoegsel, achternaam) AS naam`));
    return row?.naam;
  }

  async isCodeFree(code: string): Promise<boolean> {
    const row: { id: string } | undefined = await this.db('admins').where({ code }).first('id');
    return row === undefined;
  }

  async insert(newOne: NewCustomer): Promise<void> {
    await this.db('admins').insert({
      id: newOne.id,
      soort: newOne.soort,
      naam: newOne.naam,
      land: newOne.land,
      locale: newOne.locale,
      code: newOne.code,
      brin: newOne.brin === '' ? null : newOne.brin,
      instellingsnummer: newOne.instellingsnummer === '' ? null : newOne.instellingsnummer,
      email: newOne.email,
      telefoon: newOne.telefoon,
      contactpersoon: newOne.contactpersoon,
      aangemaakt_op: newOne.nu,
      gewijzigd_op: newOne.nu,
    });
    await this.db('licenties').insert({
      admin_id: newOne.id,
      id: newOne.licentieId,
      ...newOne.licentie,
      features: [...newOne.licentie.features],
    });
  }
}
