import type { Knex } from 'knex';

/** Every change of the prices of a country and kind, as they were from then on, and by whom. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE prijswijzigingen (
      id uuid PRIMARY KEY, land text NOT NULL, soort text NOT NULL, versie int NOT NULL, wie uuid NOT NULL, regels jsonb NOT NULL, btw int NOT NULL,
      is_voorbeeld boolean NOT NULL, op timestamptz NOT NULL, UNIQUE (land, soort, versie));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE prijswijzigingen');
}
