import type { Knex } from 'knex';

export interface AccountDetailsRow {
  versie: number;
  soort: 'school' | 'rt' | 'thuis' | 'demo' | 'kantoor';
  land: 'NL' | 'BE';
  code: string;
  naam: string;
  contactpersoon: string;
  email: string;
  telefoon: string;
  straat: string;
  huisnummer: string;
  postcode: string;
  plaats: string;
  factuur_email: string;
  factuur_kenmerk: string;
  btw_nummer: string | null;
  brin: string | null;
  dependance: string | null;
  kvk: string | null;
  instellingsnummer: string | null;
  ondernemingsnummer: string | null;
  instellingen: unknown;
}
const FIELDS = [
  'versie',
  'soort',
  'land',
  'code',
  'naam',
  'contactpersoon',
  'email',
  'telefoon',
  'straat',
  'huisnummer',
  'postcode',
  'plaats',
  'factuur_email',
  'factuur_kenmerk',
  'btw_nummer',
  'brin',
  'dependance',
  'kvk',
  'instellingsnummer',
  'ondernemingsnummer',
  'instellingen',
];

/** The record of a tenant: who they are and what they chose. */
export class AccountDetailsRepository {
  constructor(private readonly db: Knex) {}

  find(adminId: string): Promise<AccountDetailsRow | undefined> {
    return this.db('admins').where({ id: adminId }).first(FIELDS);
  }

  /** False when somebody else changed the record since this version. */
  async save(
    adminId: string,
    version: number,
    part: { velden: Record<string, string | null>; nu: Date },
  ): Promise<boolean> {
    const count = await this.db('admins')
      .where({ id: adminId, versie: version })
      .update({ ...part.velden, versie: version + 1, gewijzigd_op: part.nu });
    return count === 1;
  }

  async saveSettings(adminId: string, version: number, part: { instellingen: object; nu: Date }): Promise<boolean> {
    const count = await this.db('admins')
      .where({ id: adminId, versie: version })
      .update({
        instellingen: this.db.raw('instellingen || ?::jsonb', [JSON.stringify(part.instellingen)]),
        versie: version + 1,
        gewijzigd_op: part.nu,
      });
    return count === 1;
  }

  /** Erases what a tenant no longer keeps; answers of how many leerlingen. */
  wipeLeerlingField(adminId: string, field: 'geboortedatum' | 'geslacht'): Promise<number> {
    return this.db('leerlingen')
      .where({ admin_id: adminId })
      .whereNotNull(field)
      .update({ [field]: null, versie: this.db.raw('versie + 1') });
  }

  /** The new term counts for who is in the bin already, but nobody goes before `vroegst`. */
  async moveErasureDate(adminId: string, days: number, earliest: string): Promise<void> {
    await this.db('prullenbakitems')
      .where({ admin_id: adminId })
      .update({
        wissen_op: this.db.raw(
          `greatest((op AT TIME ZONE 'Europe/Amsterdam')::date + ?::int, least(wissen_op, ?::date))`,
          [days, earliest],
        ),
      });
  }
}
