import type { Knex } from 'knex';

/** Place of a setting in the list of its group, as a teacher laid it; null = behind those, by name. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE oefeninstellingen ADD COLUMN place smallint');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE oefeninstellingen DROP COLUMN place');
}
