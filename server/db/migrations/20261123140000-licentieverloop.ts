import type { Knex } from 'knex';

/** Which end of a licence was announced, and how many days before it the last time. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE licenties ADD COLUMN gemeld_voor date, ADD COLUMN gemeld_dagen smallint');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE licenties DROP COLUMN gemeld_voor, DROP COLUMN gemeld_dagen');
}
