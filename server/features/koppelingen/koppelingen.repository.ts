import type { Knex } from 'knex';
import type { LinkKind } from './koppelingen.contract.ts';

export interface SharedLeerlingRow {
  id: string;
  roepnaam: string;
  weergavenaam: string;
  dier: string;
  school: string;
  thuis_toegang: boolean;
}
export interface KoppelingRow {
  id: string;
  soort: LinkKind;
  bij: string;
  gekoppeld_op: Date;
}
export interface NewKoppeling {
  adminId: string;
  id: string;
  leerlingId: string;
  soort: LinkKind;
  linkedAdmin: string;
  door: string;
  nu: Date;
}
export interface LinkedRow {
  roepnaam: string;
  groep: string | null;
  school: string;
}

/** Whether a tenant lets parents look along; absent = yes. */
export const HOME_OPEN = `coalesce((a.instellingen->>'thuisToegang')::boolean, true)`;
const GROEP = `(SELECT g.naam FROM groepslidmaatschappen m JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id
  WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND g.gearchiveerd_op IS NULL ORDER BY g.naam LIMIT 1) AS groep`;

/** Links of pupils with homes and practices. */
export class KoppelingenRepository {
  constructor(private readonly db: Knex) {}

  findLeerling(adminId: string, leerlingId: string): Promise<SharedLeerlingRow | undefined> {
    return this.db('leerlingen as l')
      .join('admins as a', 'a.id', 'l.admin_id')
      .where({ 'l.admin_id': adminId, 'l.id': leerlingId, 'l.status': 'actief' })
      .first(
        'l.id',
        'l.roepnaam',
        'l.weergavenaam',
        'l.dier',
        'a.naam as school',
        this.db.raw(`${HOME_OPEN} AS thuis_toegang`),
      );
  }

  list(adminId: string, leerlingId: string): Promise<KoppelingRow[]> {
    return this.db('thuiskoppelingen as k')
      .join('admins as b', 'b.id', 'k.bij_admin')
      .where({ 'k.admin_id': adminId, 'k.leerling_id': leerlingId })
      .whereNull('k.beeindigd_op')
      .orderBy('k.gekoppeld_op')
      .select('k.id', 'k.soort', 'b.naam as bij', 'k.gekoppeld_op');
  }

  /** Makes a link; false when these two are linked already. */
  async create(newOne: NewKoppeling): Promise<boolean> {
    const rows: unknown[] = await this.db('thuiskoppelingen')
      .insert({
        admin_id: newOne.adminId,
        id: newOne.id,
        leerling_id: newOne.leerlingId,
        soort: newOne.soort,
        bij_admin: newOne.linkedAdmin,
        door: newOne.door,
        gekoppeld_op: newOne.nu,
      })
      .onConflict(this.db.raw('(admin_id, leerling_id, bij_admin) WHERE beeindigd_op IS NULL'))
      .ignore()
      .returning('id');
    return rows.length === 1;
  }

  /** What the parent reads after the code: who it was. */
  findLinked(adminId: string, leerlingId: string): Promise<LinkedRow | undefined> {
    return this.db('leerlingen as l')
      .join('admins as a', 'a.id', 'l.admin_id')
      .where({ 'l.admin_id': adminId, 'l.id': leerlingId, 'l.status': 'actief' })
      .first('l.roepnaam', 'a.naam as school', this.db.raw(GROEP));
  }

  /** Ends links of a pupil, one or all of a kind, with the sessions that were begun through them. Answers how many. */
  async end(
    spot: { adminId: string; leerlingId: string },
    which: { id: string } | { soort: LinkKind },
    now: Date,
  ): Promise<number> {
    const rows: { bij_admin: string }[] = await this.db('thuiskoppelingen')
      .where({ admin_id: spot.adminId, leerling_id: spot.leerlingId, ...which })
      .whereNull('beeindigd_op')
      .update({ beeindigd_op: now })
      .returning('bij_admin');
    await this.homeSessions(spot.adminId)
      .where('gebruiker_id', spot.leerlingId)
      .whereIn(
        'ouder_admin',
        rows.map((row) => row.bij_admin),
      )
      .update({ ingetrokken_op: now });
    return rows.length;
  }

  /** Ends every session that a home began for a pupil of this tenant. */
  async endHomeSessions(adminId: string, now: Date): Promise<void> {
    await this.homeSessions(adminId).whereNot('ouder_admin', adminId).update({ ingetrokken_op: now });
  }

  async saveHomeAccess(adminId: string, on: boolean): Promise<void> {
    await this.db('admins')
      .where({ id: adminId })
      .update({
        instellingen: this.db.raw(`instellingen || jsonb_build_object('thuisToegang', ?::boolean)`, [on]),
        versie: this.db.raw('versie + 1'),
        gewijzigd_op: this.db.fn.now(),
      });
  }

  private homeSessions(adminId: string): Knex.QueryBuilder {
    return this.db('sessies').where({ admin_id: adminId, soort: 'thuis' }).whereNull('ingetrokken_op');
  }
}
