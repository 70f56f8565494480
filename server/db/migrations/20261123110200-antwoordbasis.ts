import type { Knex } from 'knex';

/** What was learned from answers that are no longer kept one by one: the state from which the rest of the log is learned. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE leerling_toestand_basis (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, toestand bytea NOT NULL, schaal double precision NOT NULL, antwoorden int NOT NULL, tot timestamptz NOT NULL,
      PRIMARY KEY (admin_id, leerling_id));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE leerling_toestand_basis');
}
