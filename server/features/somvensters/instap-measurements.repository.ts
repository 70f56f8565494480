import type { Knex } from 'knex';
import type { StartedInstap } from './instap-measurements.contract.ts';

/** Entry tests that adults start and take back. */
export class InstapMeasurementsRepository {
  constructor(private readonly db: Knex) {}

  /** Route of the leerling's own that is open. */
  findOpen(adminId: string, leerlingId: string): Promise<{ id: string; soort: 'adaptief' | 'instap' } | undefined> {
    return this.db('somvensters')
      .where({ admin_id: adminId, leerling_id: leerlingId, status: 'open' })
      .whereIn('soort', ['adaptief', 'instap'])
      .first('id', 'soort');
  }

  /** Removes a test that nobody began, as if it never was; answers whether it did. */
  async delete(adminId: string, { leerlingId, somvensterId }: StartedInstap): Promise<boolean> {
    const { rowCount }: { rowCount: number } = await this.db.raw(
      `
      DELETE FROM somvensters s WHERE s.admin_id = :adminId AND s.id = :somvensterId AND s.leerling_id = :leerlingId AND s.soort = 'instap' AND s.status = 'open'
        AND NOT EXISTS (SELECT 1 FROM taken t JOIN spelrondes r ON r.admin_id = t.admin_id AND r.taak_id = t.id WHERE t.admin_id = s.admin_id AND t.somvenster_id = s.id)`,
      { adminId, leerlingId, somvensterId },
    );
    return rowCount === 1;
  }

  /** Opens the own route again that was withdrawn for a test. */
  async reopen(adminId: string, leerlingId: string, id: string): Promise<void> {
    await this.db('somvensters')
      .where({ admin_id: adminId, leerling_id: leerlingId, id, soort: 'adaptief', status: 'ingetrokken' })
      .update({ status: 'open', gewijzigd_op: this.db.fn.now() });
  }
}
