import type { Knex } from 'knex';

/** Who put the list of the first hour away; what of it is done is read from the data itself. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE gebruikers ADD COLUMN steps_away boolean NOT NULL DEFAULT false');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE gebruikers DROP COLUMN steps_away');
}
