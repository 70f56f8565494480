import type { Knex } from 'knex';
import { naamSleutel } from '../../platform/taal/naam.ts';

export interface AccountRij {
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
}
export interface AccountWijziging {
  gebruikersnaam?: string;
  email?: string;
  email_teruggekomen_op?: null;
  wachtwoord_hash?: string;
  totp_geheim?: Buffer | null;
  totp_aan_op?: Date | null;
  totp_uitgesteld?: number;
}
export interface Wie {
  adminId: string;
  id: string;
}

export class AccountRepository {
  constructor(private readonly db: Knex) {}

  find({ adminId, id }: Wie): Promise<AccountRij | undefined> {
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
      );
  }

  async update({ adminId, id }: Wie, wijziging: AccountWijziging, nu: Date): Promise<void> {
    await this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .update({ ...wijziging, gewijzigd_op: nu, versie: this.db.raw('versie + 1') });
  }

  /** Whether another user of the tenant signs in with this name or address. */
  async isNaamBezet({ adminId, id }: Wie, naam: string): Promise<boolean> {
    return (
      (await this.db('aanmeldnamen')
        .where({ naam: naamSleutel(naam), admin_id: adminId })
        .whereNot('gebruiker_id', id)
        .first('naam')) !== undefined
    );
  }

  /** The names a user signs in with are exactly these. */
  async replaceNamen({ adminId, id }: Wie, namen: readonly string[]): Promise<void> {
    await this.db('aanmeldnamen').where({ admin_id: adminId, gebruiker_id: id }).delete();
    const sleutels = [...new Set(namen.map(naamSleutel))];
    await this.db('aanmeldnamen').insert(sleutels.map((naam) => ({ naam, admin_id: adminId, gebruiker_id: id })));
  }

  /** Puts the offer off once more; undefined when that is no longer possible. */
  async postpone({ adminId, id }: Wie, hoogstens: number): Promise<number | undefined> {
    const rijen: { totp_uitgesteld: number }[] = await this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .where('totp_uitgesteld', '<', hoogstens)
      .update({ totp_uitgesteld: this.db.raw('totp_uitgesteld + 1') })
      .returning('totp_uitgesteld');
    return rijen[0]?.totp_uitgesteld;
  }
}
