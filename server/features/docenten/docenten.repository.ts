import type { Knex } from 'knex';
import { naamSleutel } from '../../platform/taal/naam.ts';
import type { Stafrol } from './docenten.contract.ts';

export interface DocentRij {
  id: string;
  role: Stafrol;
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
export interface TenantRij {
  id: string;
  soort: string;
  naam: string;
  locale: 'nl-NL' | 'nl-BE';
}
export interface NieuweDocent {
  adminId: string;
  id: string;
  role: Stafrol;
  gebruikersnaam: string;
  email: string;
  voornaam: string;
  voorvoegsel: string | null;
  achternaam: string;
  hash: string;
  nu: Date;
}
export interface DocentVelden {
  role?: Stafrol;
  actief?: boolean;
  totp_geheim?: null;
  totp_aan_op?: null;
  totp_uitgesteld?: number;
  tokens_geldig_vanaf?: Date;
}

const STAF = ['docent', 'schooladmin', 'rtadmin'];

export class DocentenRepository {
  constructor(private readonly db: Knex) {}

  findTenant(adminId: string): Promise<TenantRij | undefined> {
    return this.db('admins').where({ id: adminId }).first('id', 'soort', 'naam', 'locale');
  }

  list(adminId: string): Promise<DocentRij[]> {
    return this.vraag(adminId);
  }

  async find(adminId: string, id: string): Promise<DocentRij | undefined> {
    const [rij] = await this.vraag(adminId).where('g.id', id);
    return rij;
  }

  private vraag(adminId: string): Knex.QueryBuilder {
    return this.db('gebruikers as g')
      .where('g.admin_id', adminId)
      .whereIn('g.role', STAF)
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
  async findNaam(
    adminId: string,
    id: string,
  ): Promise<{ voornaam: string; voorvoegsel: string | null; achternaam: string; email: string | null } | undefined> {
    return this.db('gebruikers')
      .where({ admin_id: adminId, id })
      .first('voornaam', 'voorvoegsel', 'achternaam', 'email');
  }

  /** Ids of those who can manage the tenant, locked until the transaction ends: two changes at once cannot leave nobody. */
  async lockBeheerders(adminId: string, rol: Stafrol): Promise<string[]> {
    const rijen: { id: string }[] = await this.db('gebruikers')
      .where({ admin_id: adminId, role: rol, actief: true })
      .orderBy('id')
      .forUpdate()
      .select('id');
    return rijen.map(({ id }) => id);
  }

  /** Those of the given groups that exist in the tenant and are in use. */
  async filterGroepen(adminId: string, ids: readonly string[]): Promise<string[]> {
    const rijen: { id: string }[] = await this.db('groepen')
      .where({ admin_id: adminId })
      .whereIn('id', [...ids])
      .whereNull('gearchiveerd_op')
      .select('id');
    return rijen.map(({ id }) => id);
  }

  groepNamen(adminId: string): Promise<{ id: string; naam: string }[]> {
    return this.db('groepen').where({ admin_id: adminId }).select('id', 'naam');
  }

  /** False when somebody else changed it first. */
  async update(wie: { adminId: string; id: string; versie: number }, velden: DocentVelden, nu: Date): Promise<boolean> {
    const aantal = await this.db('gebruikers')
      .where({ admin_id: wie.adminId, id: wie.id, versie: wie.versie })
      .update({ ...velden, gewijzigd_op: nu, versie: this.db.raw('versie + 1') });
    return aantal === 1;
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
    return (await this.db('gebruikers').where({ admin_id: adminId, id }).whereIn('role', STAF).delete()) === 1;
  }

  async countStaf(adminId: string): Promise<number> {
    const [rij] = await this.db('gebruikers').where({ admin_id: adminId }).whereIn('role', STAF).count('* as n');
    return Number(rij?.['n'] ?? 0);
  }

  /** Which of these names somebody of the tenant already signs in with. */
  async findBezet(adminId: string, namen: readonly string[]): Promise<Set<string>> {
    const rijen: { naam: string }[] = await this.db('aanmeldnamen')
      .where({ admin_id: adminId })
      .whereIn('naam', namen.map(naamSleutel))
      .select('naam');
    return new Set(rijen.map(({ naam }) => naam));
  }

  async insert(nieuw: NieuweDocent): Promise<void> {
    await this.db('gebruikers').insert({
      admin_id: nieuw.adminId,
      id: nieuw.id,
      role: nieuw.role,
      gebruikersnaam: nieuw.gebruikersnaam,
      email: nieuw.email,
      voornaam: nieuw.voornaam,
      voorvoegsel: nieuw.voorvoegsel,
      achternaam: nieuw.achternaam,
      wachtwoord_hash: nieuw.hash,
      wachtwoord_soort: 'tekst',
      aangemaakt_op: nieuw.nu,
      gewijzigd_op: nieuw.nu,
    });
    const namen = [...new Set([nieuw.gebruikersnaam, nieuw.email].map(naamSleutel))];
    await this.db('aanmeldnamen').insert(
      namen.map((naam) => ({ naam, admin_id: nieuw.adminId, gebruiker_id: nieuw.id })),
    );
  }
}
