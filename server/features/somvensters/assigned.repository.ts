import type { Knex } from 'knex';

/** Routes that adults set ready and take back. */
export class AssignedRepository {
  constructor(private readonly db: Knex) {}

  /** Pupils of these routes, as far as they are of an adult of this tenant. */
  findLeerlingen(adminId: string, ids: readonly string[]): Promise<string[]> {
    return this.db('somvensters')
      .where({ admin_id: adminId, soort: 'leerkracht' })
      .whereIn('id', ids)
      .pluck('leerling_id');
  }

  /** Removes those of the routes that nobody began, as if they never were; answers how many. */
  async delete(adminId: string, ids: readonly string[]): Promise<number> {
    const { rowCount }: { rowCount: number } = await this.db.raw(
      `
      DELETE FROM somvensters s WHERE s.admin_id = :adminId AND s.id = ANY(:ids::uuid[]) AND s.soort = 'leerkracht' AND s.status = 'open'
        AND NOT EXISTS (SELECT 1 FROM taken t JOIN spelrondes r ON r.admin_id = t.admin_id AND r.taak_id = t.id WHERE t.admin_id = s.admin_id AND t.somvenster_id = s.id)`,
      { adminId, ids: [...ids] },
    );
    return rowCount;
  }
}
