import type { Knex } from 'knex';

export class GezondheidRepository {
  constructor(private readonly db: Knex) {}

  async leeft(): Promise<boolean> {
    return this.db.raw('SELECT 1').then(
      () => true,
      () => false,
    );
  }

  async aantalMigraties(): Promise<number> {
    const rij = await this.db('migraties').count<{ n: string }>({ n: '*' }).first();
    return Number(rij?.n ?? 0);
  }

  async isGevuld(): Promise<boolean> {
    return (await this.db('instellingen').where({ sleutel: 'gevuld' }).first('waarde')) !== undefined;
  }
}
