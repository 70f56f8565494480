import type { Knex } from 'knex';
import type { Koppelsoort } from './koppelingen.contract.ts';

export interface DeelLeerlingRij {
  id: string;
  roepnaam: string;
  weergavenaam: string;
  dier: string;
  school: string;
  thuis_toegang: boolean;
}
export interface KoppelingRij {
  id: string;
  soort: Koppelsoort;
  bij: string;
  gekoppeld_op: Date;
}
export interface NieuweKoppeling {
  adminId: string;
  id: string;
  leerlingId: string;
  soort: Koppelsoort;
  bijAdmin: string;
  door: string;
  nu: Date;
}
export interface GekoppeldRij {
  roepnaam: string;
  groep: string | null;
  school: string;
}

/** Whether a tenant lets parents look along; absent = yes. */
export const THUIS_OPEN = `coalesce((a.instellingen->>'thuisToegang')::boolean, true)`;
const GROEP = `(SELECT g.naam FROM groepslidmaatschappen m JOIN groepen g ON g.admin_id = m.admin_id AND g.id = m.groep_id
  WHERE m.admin_id = l.admin_id AND m.leerling_id = l.id AND m.tot IS NULL AND g.gearchiveerd_op IS NULL ORDER BY g.naam LIMIT 1) AS groep`;

/** Links of pupils with homes and practices. */
export class KoppelingenRepository {
  constructor(private readonly db: Knex) {}

  findLeerling(adminId: string, leerlingId: string): Promise<DeelLeerlingRij | undefined> {
    return this.db('leerlingen as l')
      .join('admins as a', 'a.id', 'l.admin_id')
      .where({ 'l.admin_id': adminId, 'l.id': leerlingId, 'l.status': 'actief' })
      .first(
        'l.id',
        'l.roepnaam',
        'l.weergavenaam',
        'l.dier',
        'a.naam as school',
        this.db.raw(`${THUIS_OPEN} AS thuis_toegang`),
      );
  }

  list(adminId: string, leerlingId: string): Promise<KoppelingRij[]> {
    return this.db('thuiskoppelingen as k')
      .join('admins as b', 'b.id', 'k.bij_admin')
      .where({ 'k.admin_id': adminId, 'k.leerling_id': leerlingId })
      .whereNull('k.beeindigd_op')
      .orderBy('k.gekoppeld_op')
      .select('k.id', 'k.soort', 'b.naam as bij', 'k.gekoppeld_op');
  }

  /** Makes a link; false when these two are linked already. */
  async create(nieuw: NieuweKoppeling): Promise<boolean> {
    const rijen: unknown[] = await this.db('thuiskoppelingen')
      .insert({
        admin_id: nieuw.adminId,
        id: nieuw.id,
        leerling_id: nieuw.leerlingId,
        soort: nieuw.soort,
        bij_admin: nieuw.bijAdmin,
        door: nieuw.door,
        gekoppeld_op: nieuw.nu,
      })
      .onConflict(this.db.raw('(admin_id, leerling_id, bij_admin) WHERE beeindigd_op IS NULL'))
      .ignore()
      .returning('id');
    return rijen.length === 1;
  }

  /** What the parent reads after the code: who it was. */
  findGekoppeld(adminId: string, leerlingId: string): Promise<GekoppeldRij | undefined> {
    return this.db('leerlingen as l')
      .join('admins as a', 'a.id', 'l.admin_id')
      .where({ 'l.admin_id': adminId, 'l.id': leerlingId, 'l.status': 'actief' })
      .first('l.roepnaam', 'a.naam as school', this.db.raw(GROEP));
  }

  /** Ends links of a pupil, one or all of a kind, with the sessions that were begun through them. Answers how many. */
  async end(
    plek: { adminId: string; leerlingId: string },
    welke: { id: string } | { soort: Koppelsoort },
    nu: Date,
  ): Promise<number> {
    const rijen: { bij_admin: string }[] = await this.db('thuiskoppelingen')
      .where({ admin_id: plek.adminId, leerling_id: plek.leerlingId, ...welke })
      .whereNull('beeindigd_op')
      .update({ beeindigd_op: nu })
      .returning('bij_admin');
    await this.thuissessies(plek.adminId)
      .where('gebruiker_id', plek.leerlingId)
      .whereIn(
        'ouder_admin',
        rijen.map((rij) => rij.bij_admin),
      )
      .update({ ingetrokken_op: nu });
    return rijen.length;
  }

  /** Ends every session that a home began for a pupil of this tenant. */
  async endThuissessies(adminId: string, nu: Date): Promise<void> {
    await this.thuissessies(adminId).whereNot('ouder_admin', adminId).update({ ingetrokken_op: nu });
  }

  async saveThuisToegang(adminId: string, aan: boolean): Promise<void> {
    await this.db('admins')
      .where({ id: adminId })
      .update({
        instellingen: this.db.raw(`instellingen || jsonb_build_object('thuisToegang', ?::boolean)`, [aan]),
        versie: this.db.raw('versie + 1'),
        gewijzigd_op: this.db.fn.now(),
      });
  }

  private thuissessies(adminId: string): Knex.QueryBuilder {
    return this.db('sessies').where({ admin_id: adminId, soort: 'thuis' }).whereNull('ingetrokken_op');
  }
}
