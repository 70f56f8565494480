import type { Knex } from 'knex';

/** A route as it is changed by an adult; nobody else changes it until the transaction ends. */
export interface LockedRoute {
  leerling_id: string;
  status: string;
  eind: string | null;
  week: string | null;
}

/** Routes and stones that an adult lets wait, takes away or leaves out. */
export class RouteManagementRepository {
  constructor(private readonly db: Knex) {}

  /** Whose route it is. */
  async findLeerling(adminId: string, somvensterId: string): Promise<string | undefined> {
    const row: { leerling_id: string } | undefined = await this.db('somvensters')
      .where({ admin_id: adminId, id: somvensterId })
      .first('leerling_id');
    return row?.leerling_id;
  }

  /** The route that a stone stands on, and whose it is. */
  findOfTaak(adminId: string, taakId: string): Promise<{ leerling_id: string; somvenster_id: string } | undefined> {
    return this.db('taken').where({ admin_id: adminId, id: taakId }).first('leerling_id', 'somvenster_id');
  }

  lock(adminId: string, somvensterId: string): Promise<LockedRoute | undefined> {
    return this.db('somvensters')
      .where({ admin_id: adminId, id: somvensterId })
      .forUpdate()
      .first(
        'leerling_id',
        'status',
        this.db.raw(`to_char(eind, 'YYYY-MM-DD') AS eind, to_char(week, 'YYYY-MM-DD') AS week`),
      );
  }

  async save(adminId: string, somvensterId: string, to: { status: string; eind: string | null }): Promise<void> {
    await this.db('somvensters')
      .where({ admin_id: adminId, id: somvensterId })
      .update({ ...to, gewijzigd_op: this.db.fn.now() });
  }

  /** Stones on which a round was begun. */
  async findBegun(adminId: string, leerlingId: string, taakIds: readonly string[]): Promise<Set<string>> {
    const ids: string[] = await this.db('spelrondes')
      .where({ admin_id: adminId, leerling_id: leerlingId })
      .whereIn('taak_id', [...taakIds])
      .distinct()
      .pluck('taak_id');
    return new Set(ids);
  }
}
