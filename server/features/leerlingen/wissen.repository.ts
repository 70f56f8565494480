import type { Knex } from 'knex';
import { ImportplanErasure } from '../../platform/database/importplan-erasure.ts';

export interface EraseTarget {
  adminId: string;
  leerlingId: string;
}
interface ErasureLine {
  adminId: string;
  hash: string;
  op: Date;
}

/** Takes a leerling out of every table, and remembers only a hash. */
export class ErasureRepository {
  constructor(private readonly db: Knex) {}

  /** Removes every row of a leerling, whatever table holds it: a table that comes later is covered too. */
  async erase({ adminId, leerlingId }: EraseTarget): Promise<void> {
    for (const table of await this.findTables())
      await this.db(table).where({ admin_id: adminId, leerling_id: leerlingId }).delete();
    await this.db('oefeninstellingen').where({ admin_id: adminId, scope: 'leerling', scope_id: leerlingId }).delete();
    // A file of the whole tenant may hold this leerling too.
    await this.db('exporten').where({ admin_id: adminId }).delete();
    await this.db('gebruikers').where({ admin_id: adminId, id: leerlingId }).delete();
  }

  /** Takes them out of the plans of imports, which know them by what a file said. */
  async erasePlans(spots: readonly EraseTarget[]): Promise<void> {
    const plans = new ImportplanErasure(this.db);
    for (const adminId of new Set(spots.map((spot) => spot.adminId)))
      await plans.erase(
        adminId,
        spots.filter((spot) => spot.adminId === adminId).map(({ leerlingId }) => leerlingId),
      );
  }

  async addLine(rule: ErasureLine): Promise<void> {
    await this.db('wis_lijst')
      .insert({ admin_id: rule.adminId, leerling_hash: rule.hash, gewist_op: rule.op })
      .onConflict(['admin_id', 'leerling_hash'])
      .ignore();
  }

  async findLines(): Promise<ErasureLine[]> {
    const rows: { admin_id: string; leerling_hash: string; gewist_op: Date }[] = await this.db('wis_lijst').select(
      'admin_id',
      'leerling_hash',
      'gewist_op',
    );
    return rows.map((row) => ({ adminId: row.admin_id, hash: row.leerling_hash, op: row.gewist_op }));
  }

  /** Leerlingen of these tenants, to hold against the list. */
  async findSpots(adminIds: readonly string[]): Promise<EraseTarget[]> {
    const rows: { admin_id: string; id: string }[] = await this.db('leerlingen')
      .whereIn('admin_id', [...adminIds])
      .select('admin_id', 'id');
    return rows.map((row) => ({ adminId: row.admin_id, leerlingId: row.id }));
  }

  /** Tables with a row per leerling of a tenant; a partition goes with its parent. */
  private async findTables(): Promise<string[]> {
    const { rows }: { rows: { naam: string }[] } = await this.db.raw(`SELECT c.relname AS naam FROM pg_class c
      JOIN pg_attribute l ON l.attrelid = c.oid AND l.attname = 'leerling_id' AND NOT l.attisdropped
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'admin_id' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname`);
    return rows.map(({ naam: name }) => name);
  }
}
