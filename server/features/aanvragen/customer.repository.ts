import type { Knex } from 'knex';
import type { TextLocale } from '../../platform/taal/texts.ts';
import type { OrganizationKind } from './aanvragen.contract.ts';

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
  plaatsen: number;
  start: string;
  eind: string;
  features: readonly string[];
  nu: Date;
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
      soort: 'proef',
      status: 'proef',
      plaatsen: newOne.plaatsen,
      start: newOne.start,
      eind: newOne.eind,
      features: [...newOne.features],
    });
  }
}
