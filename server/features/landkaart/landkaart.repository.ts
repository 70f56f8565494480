import type { Knex } from 'knex';

export class LandkaartRepository {
  constructor(private readonly db: Knex) {}

  async saveVoorkeuren(adminId: string, leerlingId: string, voorkeuren: unknown): Promise<void> {
    await this.db('leerlingen').where({ admin_id: adminId, id: leerlingId }).update({ voorkeuren: JSON.stringify(voorkeuren), gewijzigd_op: this.db.fn.now() });
  }
}
