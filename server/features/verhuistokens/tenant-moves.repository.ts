import type { Knex } from 'knex';
import type { MoveScope } from './tenant-moves.contract.ts';

export interface TenantMoveRow {
  admin_id: string;
  id: string;
  target_admin_id: string;
  groep_ids: string[];
  /** Chosen pupils, who go to `target_groep_id`; null = the groups go. */
  leerling_ids: string[] | null;
  target_groep_id: string | null;
  /** A plan of before word lists went along has no word about them. */
  scope: Omit<MoveScope, 'woordlijsten'> & { woordlijsten?: boolean };
  reden: string;
  door: string;
  op: Date;
  fingerprint: string;
  status: 'gepland' | 'uitgevoerd' | 'ingetrokken';
  /** Pupils that went along, once they did. */
  moved: number;
  toestemming: boolean;
}
export interface MoveTenantRow {
  id: string;
  naam: string;
  soort: string;
  plaats: string;
  features: string[] | null;
  gewist_op: Date | null;
}
export interface MovingGroepRow {
  id: string;
  naam: string;
  schooljaar: string;
  code: string | null;
}
export interface MovingRow {
  id: string;
  groep_id: string;
  gebruikersnaam: string;
  weergavenaam: string;
  wachtwoord_hash: string;
  wachtwoord_soort: 'tekst' | 'plaatjes';
  geheim_enc: Buffer | null;
}

const LIST_MAX = 50;

/** Plans to move groups from one tenant to another, and what they would touch. */
export class TenantMovesRepository {
  constructor(private readonly db: Knex) {}

  list(adminId: string): Promise<TenantMoveRow[]> {
    return this.db('tenant_moves').where({ admin_id: adminId }).orderBy('op', 'desc').limit(LIST_MAX).select('*');
  }

  findLocked(adminId: string, id: string): Promise<TenantMoveRow | undefined> {
    return this.db('tenant_moves').where({ admin_id: adminId, id }).forUpdate().first('*');
  }

  async insert(row: Omit<TenantMoveRow, 'status' | 'moved'>): Promise<void> {
    await this.db('tenant_moves').insert({ ...row, scope: JSON.stringify(row.scope), status: 'gepland', moved: 0 });
  }

  async close(
    spot: Pick<TenantMoveRow, 'admin_id' | 'id'>,
    to: { status: 'uitgevoerd' | 'ingetrokken'; confirmed_by?: string; closed_at: Date; moved?: number },
  ): Promise<void> {
    await this.db('tenant_moves').where({ admin_id: spot.admin_id, id: spot.id }).update(to);
  }

  findTenant(adminId: string): Promise<MoveTenantRow | undefined> {
    return this.db('admins as a')
      .leftJoin('licenties as c', 'c.admin_id', 'a.id')
      .where('a.id', adminId)
      .first('a.id', 'a.naam', 'a.soort', 'a.plaats', 'a.gewist_op', 'c.features');
  }

  /** Groups that are not archived; all of them without a choice. */
  findGroepen(adminId: string, ids?: readonly string[]): Promise<MovingGroepRow[]> {
    const found = this.db('groepen').where({ admin_id: adminId }).whereNull('gearchiveerd_op').orderBy(['naam', 'id']);
    if (ids !== undefined) found.whereIn('id', [...ids]);
    return found.select('id', 'naam', 'schooljaar', 'code');
  }

  /** Active pupils of the groups, in a fixed order. */
  findMoving(adminId: string, groepIds: readonly string[]): Promise<MovingRow[]> {
    return this.moving(adminId).whereIn('m.groep_id', [...groepIds]);
  }

  /** Those of these pupils who are active and in a group. */
  findChosen(adminId: string, ids: readonly string[]): Promise<MovingRow[]> {
    return this.moving(adminId).whereIn('l.id', [...ids]);
  }

  private moving(adminId: string) {
    return this.db('groepslidmaatschappen as m')
      .join('leerlingen as l', (on) => on.on('l.admin_id', 'm.admin_id').andOn('l.id', 'm.leerling_id'))
      .join('gebruikers as u', (on) => on.on('u.admin_id', 'm.admin_id').andOn('u.id', 'm.leerling_id'))
      .where({ 'm.admin_id': adminId, 'l.status': 'actief' })
      .whereNull('m.tot')
      .orderBy('l.id')
      .select<MovingRow[]>(
        'l.id',
        'm.groep_id',
        'u.gebruikersnaam',
        'l.weergavenaam',
        'u.wachtwoord_hash',
        'u.wachtwoord_soort',
        'u.geheim_enc',
      );
  }

  /** Sign-in names, as they are compared, that somebody of the tenant has already. */
  findTaken(adminId: string, keys: readonly string[]): Promise<string[]> {
    return this.db('aanmeldnamen')
      .where({ admin_id: adminId })
      .whereIn('naam', [...keys])
      .pluck('naam');
  }

  /** Groups of the tenant with one of these names in the same school year. */
  findGroepNames(adminId: string, groepen: readonly MovingGroepRow[]): Promise<string[]> {
    return this.db('groepen')
      .where({ admin_id: adminId })
      .whereIn(
        ['schooljaar', 'naam'],
        groepen.map(({ schooljaar, naam: name }) => [schooljaar, name]),
      )
      .pluck('naam');
  }

  async countRows(table: 'antwoorden' | 'handelingsplannen', adminId: string, ids: readonly string[]): Promise<number> {
    const row: { n: number } | undefined = await this.db(table)
      .where({ admin_id: adminId })
      .whereIn('leerling_id', [...ids])
      .first(this.db.raw('count(*)::int AS n'));
    return row?.n ?? 0;
  }

  /** The same group at the target with its sign-in code, so that the cards of the children go on working; the old one is archived without it. */
  async moveGroep(spot: { fromAdmin: string; fromId: string; toAdmin: string; toId: string; nu: Date }): Promise<void> {
    await this.db.raw(
      `
      INSERT INTO groepen SELECT n.* FROM groepen o, LATERAL jsonb_populate_record(o, jsonb_build_object('admin_id', :toAdmin::text, 'id', :toId::text)) n
      WHERE o.admin_id = :fromAdmin AND o.id = :fromId`,
      { ...spot },
    );
    await this.db('groepscodes')
      .where({ admin_id: spot.fromAdmin, groep_id: spot.fromId })
      .update({ admin_id: spot.toAdmin, groep_id: spot.toId });
    await this.db('groepen')
      .where({ admin_id: spot.fromAdmin, id: spot.fromId })
      .update({ code: null, gearchiveerd_op: spot.nu });
  }

  /** What the group practises; each group has its own setting. */
  async copyGroepSetting(spot: { fromAdmin: string; fromId: string; toAdmin: string; toId: string }): Promise<void> {
    await this.db.raw(
      `
      INSERT INTO oefeninstellingen SELECT n.* FROM oefeninstellingen o, LATERAL jsonb_populate_record(o, jsonb_build_object('admin_id', :toAdmin::text, 'scope_id', :toId::text)) n
      WHERE o.admin_id = :fromAdmin AND o.scope = 'groep' AND o.scope_id = :fromId`,
      { ...spot },
    );
  }
}
