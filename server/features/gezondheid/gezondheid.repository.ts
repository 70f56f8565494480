import type { Knex } from 'knex';

export class HealthRepository {
  constructor(private readonly db: Knex) {}

  async leeft(): Promise<boolean> {
    return this.db.raw('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  async countMigrations(): Promise<number> {
    const row = await this.db('migraties').count<{ n: string }>({ n: '*' }).first();
    return Number(row?.n ?? 0);
  }

  async isFilled(): Promise<boolean> {
    return (await this.db('instellingen').where({ sleutel: 'gevuld' }).first('waarde')) !== undefined;
  }
}
