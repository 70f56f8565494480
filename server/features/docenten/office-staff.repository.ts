import type { Knex } from 'knex';
import type { Role } from '#engine/core/domein/roles.ts';
import { TOTP_OFF } from '../../platform/auth/totp-off.ts';
import { OFFICE_ROLES, type OfficeRole } from './docenten.contract.ts';

export interface OfficePersonRow {
  id: string;
  role: OfficeRole;
  gebruikersnaam: string;
  email: string | null;
  voornaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  laatste_login: Date | null;
  totp_aan: boolean;
  actief: boolean;
  mail_terug: boolean;
  versie: number;
}
export interface OfficePersonFields {
  role?: OfficeRole;
  actief?: boolean;
  tokens_geldig_vanaf?: Date;
}
/** An adult of any tenant whose telephone is lost. */
export interface AdultRow {
  admin_id: string;
  id: string;
  role: Role;
  gebruikersnaam: string;
  email: string | null;
  voornaam: string;
  totp_aan: boolean;
  locale: 'nl-NL' | 'nl-BE';
}

const ADULTS: readonly Role[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin', ...OFFICE_ROLES];

/** The people of our own office, and adults of customers where their second step is taken away. */
export class OfficeStaffRepository {
  constructor(private readonly db: Knex) {}

  list(adminId: string): Promise<OfficePersonRow[]> {
    return this.people(adminId);
  }

  async find(adminId: string, id: string): Promise<OfficePersonRow | undefined> {
    const [row] = await this.people(adminId).where('g.id', id);
    return row;
  }

  /** Ids of those who can manage the office, locked until the transaction ends: two changes at once cannot leave nobody. */
  async lockManagers(adminId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.db('gebruikers')
      .where({ admin_id: adminId, role: 'superadmin', actief: true })
      .orderBy('id')
      .forUpdate()
      .select('id');
    return rows.map(({ id }) => id);
  }

  /** False when somebody else changed it first. */
  async update(
    who: { adminId: string; id: string; versie: number },
    fields: OfficePersonFields,
    now: Date,
  ): Promise<boolean> {
    const count = await this.db('gebruikers')
      .where({ admin_id: who.adminId, id: who.id, versie: who.versie })
      .update({ ...fields, gewijzigd_op: now, versie: this.db.raw('versie + 1') });
    return count === 1;
  }

  /** What somebody invited at customers goes on in the name of whoever takes the account away: planned mails must still go out. */
  async remove(adminId: string, id: string, heirId: string): Promise<void> {
    await this.db('uitnodigingen')
      .whereIn('admin_id', this.db('admins').select('id'))
      .where({ afzender_id: id })
      .update({ afzender_id: heirId });
    await this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .whereIn('role', [...OFFICE_ROLES])
      .delete();
  }

  /** Somebody of any tenant, pupils excepted. */
  findAdult(id: string): Promise<AdultRow | undefined> {
    return this.db('gebruikers as g')
      .join('admins as a', 'a.id', 'g.admin_id')
      .where('g.id', id)
      .whereIn('g.role', [...ADULTS])
      .first(
        'g.admin_id',
        'g.id',
        'g.role',
        'g.gebruikersnaam',
        'g.email',
        'g.voornaam',
        this.db.raw('g.totp_aan_op IS NOT NULL AS totp_aan'),
        'a.locale',
      );
  }

  /** False when there was no second step to take away. */
  async clearTotp(who: { adminId: string; id: string }, now: Date): Promise<boolean> {
    const count = await this.db('gebruikers')
      .where({ admin_id: who.adminId, id: who.id })
      .whereNotNull('totp_aan_op')
      .update({
        ...TOTP_OFF,
        totp_uitgesteld: 0,
        tokens_geldig_vanaf: now,
        gewijzigd_op: now,
        versie: this.db.raw('versie + 1'),
      });
    return count === 1;
  }

  private people(adminId: string): Knex.QueryBuilder {
    return this.db('gebruikers as g')
      .where('g.admin_id', adminId)
      .whereIn('g.role', [...OFFICE_ROLES])
      .select(
        'g.id',
        'g.role',
        'g.gebruikersnaam',
        'g.email',
        'g.voornaam',
        'g.voorvoegsel',
        'g.achternaam',
        'g.laatste_login',
        'g.actief',
        'g.versie',
        this.db.raw('g.totp_aan_op IS NOT NULL AS totp_aan'),
        this.db.raw('g.email_teruggekomen_op IS NOT NULL AS mail_terug'),
      );
  }
}
