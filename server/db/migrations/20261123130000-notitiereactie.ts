import type { Knex } from 'knex';

/** The picture with which a leerling answers a letter. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE leerlingnotities ADD COLUMN reactie text CHECK (reactie IN ('hart', 'duim', 'ster'))`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE leerlingnotities DROP COLUMN reactie');
}
