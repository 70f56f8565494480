import type { Knex } from 'knex';

/**
 * Measured difficulty of items, the same for every tenant, and the jobs of the night with the lease that keeps two processes apart.
 * `schaal` is the total by which the scale was moved back: a stored practice state tells on which scale it stands.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE item_kalibratie (item_id text PRIMARY KEY, b double precision NOT NULL, vb double precision NOT NULL, n int NOT NULL);
    CREATE TABLE jobs (naam text PRIMARY KEY, klaar_dag int NOT NULL DEFAULT 0, klaar_tot timestamptz NOT NULL DEFAULT 'epoch', sleutel uuid, bezet_tot timestamptz, uitkomst jsonb);
    ALTER TABLE leerling_toestand ADD COLUMN schaal double precision NOT NULL DEFAULT 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE leerling_toestand DROP COLUMN schaal; DROP TABLE jobs, item_kalibratie');
}
