import type { Knex } from 'knex';

export interface Plek {
  adminId: string;
  leerlingId: string;
}
export interface Wisregel {
  adminId: string;
  hash: string;
  op: Date;
}

/** Takes a leerling out of every table, and remembers only a hash. */
export class WissenRepository {
  constructor(private readonly db: Knex) {}

  /** Removes every row of a leerling, whatever table holds it: a table that comes later is covered too. */
  async erase({ adminId, leerlingId }: Plek): Promise<void> {
    for (const tabel of await this.findTabellen())
      await this.db(tabel).where({ admin_id: adminId, leerling_id: leerlingId }).delete();
    await this.db('oefeninstellingen').where({ admin_id: adminId, scope: 'leerling', scope_id: leerlingId }).delete();
    // A file of the whole tenant may hold this leerling too.
    await this.db('exporten').where({ admin_id: adminId }).delete();
    await this.db('gebruikers').where({ admin_id: adminId, id: leerlingId }).delete();
  }

  async addRegel(regel: Wisregel): Promise<void> {
    await this.db('wis_lijst')
      .insert({ admin_id: regel.adminId, leerling_hash: regel.hash, gewist_op: regel.op })
      .onConflict(['admin_id', 'leerling_hash'])
      .ignore();
  }

  async findRegels(): Promise<Wisregel[]> {
    const rijen: { admin_id: string; leerling_hash: string; gewist_op: Date }[] = await this.db('wis_lijst').select(
      'admin_id',
      'leerling_hash',
      'gewist_op',
    );
    return rijen.map((rij) => ({ adminId: rij.admin_id, hash: rij.leerling_hash, op: rij.gewist_op }));
  }

  /** Leerlingen of these tenants, to hold against the list. */
  async findPlekken(adminIds: readonly string[]): Promise<Plek[]> {
    const rijen: { admin_id: string; id: string }[] = await this.db('leerlingen')
      .whereIn('admin_id', [...adminIds])
      .select('admin_id', 'id');
    return rijen.map((rij) => ({ adminId: rij.admin_id, leerlingId: rij.id }));
  }

  /** Tables with a row per leerling of a tenant; a partition goes with its parent. */
  private async findTabellen(): Promise<string[]> {
    const { rows }: { rows: { naam: string }[] } = await this.db.raw(`SELECT c.relname AS naam FROM pg_class c
      JOIN pg_attribute l ON l.attrelid = c.oid AND l.attname = 'leerling_id' AND NOT l.attisdropped
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'admin_id' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname`);
    return rows.map(({ naam }) => naam);
  }
}
