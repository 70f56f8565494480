import type { Knex } from 'knex';
import { nameKey } from '../../platform/taal/name.ts';

export interface AccountRow {
  admin_id: string;
  id: string;
  role: string;
  gebruikersnaam: string;
  email: string | null;
  voornaam: string;
  achternaam: string;
  organisatie: string;
  locale: 'nl-NL' | 'nl-BE';
  wachtwoord_hash: string | null;
  totp_geheim: Buffer | null;
  totp_aan_op: Date | null;
  totp_uitgesteld: number;
  totp_recovery: string[];
}
export interface AccountChange {
  gebruikersnaam?: string;
  email?: string;
  email_teruggekomen_op?: null;
  wachtwoord_hash?: string;
  totp_geheim?: Buffer | null;
  totp_aan_op?: Date | null;
  totp_uitgesteld?: number;
  totp_recovery?: string[];
}
export interface Who {
  adminId: string;
  id: string;
}

export class AccountRepository {
  constructor(private readonly db: Knex) {}

  find({ adminId, id }: Who): Promise<AccountRow | undefined> {
    return this.db('gebruikers as g')
      .join('admins as a', 'a.id', 'g.admin_id')
      .where({ 'g.admin_id': adminId, 'g.id': id })
      .first(
        'g.admin_id',
        'g.id',
        'g.role',
        'g.gebruikersnaam',
        'g.email',
        'g.voornaam',
        'g.achternaam',
        'a.naam as organisatie',
        'a.locale',
        'g.wachtwoord_hash',
        'g.totp_geheim',
        'g.totp_aan_op',
        'g.totp_uitgesteld',
        'g.totp_recovery',
      );
  }

  async update({ adminId, id }: Who, change: AccountChange, now: Date): Promise<void> {
    await this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .update({ ...change, gewijzigd_op: now, versie: this.db.raw('versie + 1') });
  }

  /** Whether another user of the tenant signs in with this name or address. */
  async isNameTaken({ adminId, id }: Who, name: string): Promise<boolean> {
    return (
      (await this.db('aanmeldnamen')
        .where({ naam: nameKey(name), admin_id: adminId })
        .whereNot('gebruiker_id', id)
        .first('naam')) !== undefined
    );
  }

  /** The names a user signs in with are exactly these. */
  async replaceNames({ adminId, id }: Who, names: readonly string[]): Promise<void> {
    await this.db('aanmeldnamen').where({ admin_id: adminId, gebruiker_id: id }).delete();
    const keys = [...new Set(names.map(nameKey))];
    await this.db('aanmeldnamen').insert(keys.map((name) => ({ naam: name, admin_id: adminId, gebruiker_id: id })));
  }

  /** Puts the offer off once more; undefined when that is no longer possible. */
  async postpone({ adminId, id }: Who, atMost: number): Promise<number | undefined> {
    const rows: { totp_uitgesteld: number }[] = await this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .where('totp_uitgesteld', '<', atMost)
      .update({ totp_uitgesteld: this.db.raw('totp_uitgesteld + 1') })
      .returning('totp_uitgesteld');
    return rows[0]?.totp_uitgesteld;
  }
}
