import type { Knex } from 'knex';
import type { TotpOff } from '../../platform/auth/totp-off.ts';
import { insertAdult, type NewAdult } from '../../platform/auth/new-adult.ts';
import { nameKey } from '../../platform/taal/name.ts';
import type { InvitedRole, StaffRole } from './docenten.contract.ts';

export interface DocentRow {
  id: string;
  role: StaffRole;
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
  groepen: { id: string; naam: string }[];
}
export interface TenantRow {
  id: string;
  soort: string;
  naam: string;
  locale: 'nl-NL' | 'nl-BE';
}
export interface NewDocent extends NewAdult {
  role: InvitedRole;
}
export interface DocentFields extends Partial<TotpOff> {
  role?: StaffRole;
  actief?: boolean;
  totp_uitgesteld?: number;
  tokens_geldig_vanaf?: Date;
}

const STAFF = ['docent', 'schooladmin', 'rtadmin'];

export class DocentenRepository {
  constructor(private readonly db: Knex) {}

  findTenant(adminId: string): Promise<TenantRow | undefined> {
    return this.db('admins').where({ id: adminId }).first('id', 'soort', 'naam', 'locale');
  }

  list(adminId: string): Promise<DocentRow[]> {
    return this.vraag(adminId);
  }

  async find(adminId: string, id: string): Promise<DocentRow | undefined> {
    const [row] = await this.vraag(adminId).where('g.id', id);
    return row;
  }

  private vraag(adminId: string): Knex.QueryBuilder {
    return this.db('gebruikers as g')
      .where('g.admin_id', adminId)
      .whereIn('g.role', STAFF)
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
        this.db
          .raw(`coalesce((SELECT json_agg(json_build_object('id', gr.id, 'naam', gr.naam) ORDER BY gr.naam) FROM docent_groepen d
        JOIN groepen gr ON gr.admin_id = d.admin_id AND gr.id = d.groep_id AND gr.gearchiveerd_op IS NULL
        WHERE d.admin_id = g.admin_id AND d.gebruiker_id = g.id), '[]') AS groepen`),
      );
  }

  /** Name of somebody of the tenant, for a mail. */
  async findName(
    adminId: string,
    id: string,
  ): Promise<{ voornaam: string; voorvoegsel: string | null; achternaam: string; email: string | null } | undefined> {
    return this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .first('voornaam', 'voorvoegsel', 'achternaam', 'email');
  }

  /** Ids of those who can manage the tenant, locked until the transaction ends: two changes at once cannot leave nobody. */
  async lockManagers(adminId: string, role: StaffRole): Promise<string[]> {
    const rows: { id: string }[] = await this.db('gebruikers')
      .where({ admin_id: adminId, role: role, actief: true })
      .orderBy('id')
      .forUpdate()
      .select('id');
    return rows.map(({ id }) => id);
  }

  /** Those of the given groups that exist in the tenant and are in use. */
  async filterGroepen(adminId: string, ids: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.db('groepen')
      .where({ admin_id: adminId })
      .whereIn('id', [...ids])
      .whereNull('gearchiveerd_op')
      .select('id');
    return rows.map(({ id }) => id);
  }

  groepNames(adminId: string): Promise<{ id: string; naam: string }[]> {
    return this.db('groepen').where({ admin_id: adminId }).select('id', 'naam');
  }

  /** False when somebody else changed it first. */
  async update(
    who: { adminId: string; id: string; versie: number },
    fields: DocentFields,
    now: Date,
  ): Promise<boolean> {
    const count = await this.db('gebruikers')
      .where({ admin_id: who.adminId, id: who.id, versie: who.versie })
      .update({ ...fields, gewijzigd_op: now, versie: this.db.raw('versie + 1') });
    return count === 1;
  }

  /** Links exactly these groups; what a docent is in a group that stays, stays. */
  async replaceGroepen(adminId: string, id: string, groepIds: readonly string[]): Promise<void> {
    await this.db('docent_groepen')
      .where({ admin_id: adminId, gebruiker_id: id })
      .whereNotIn('groep_id', [...groepIds])
      .delete();
    if (groepIds.length === 0) return;
    await this.db('docent_groepen')
      .insert(groepIds.map((groepId) => ({ admin_id: adminId, gebruiker_id: id, groep_id: groepId })))
      .onConflict(['admin_id', 'gebruiker_id', 'groep_id'])
      .ignore();
  }

  async remove(adminId: string, id: string): Promise<boolean> {
    return (await this.db('gebruikers').where({ admin_id: adminId, id }).whereIn('role', STAFF).delete()) === 1;
  }

  async countStaff(adminId: string): Promise<number> {
    const [row] = await this.db('gebruikers').where({ admin_id: adminId }).whereIn('role', STAFF).count('* as n');
    return Number(row?.['n'] ?? 0);
  }

  /** Which of these names somebody of the tenant already signs in with. */
  async findTaken(adminId: string, names: readonly string[]): Promise<Set<string>> {
    const rows: { naam: string }[] = await this.db('aanmeldnamen')
      .where({ admin_id: adminId })
      .whereIn('naam', names.map(nameKey))
      .select('naam');
    return new Set(rows.map(({ naam: name }) => name));
  }

  insert(newOne: NewDocent): Promise<void> {
    return insertAdult(this.db, newOne);
  }
}
