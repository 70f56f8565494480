import type { Knex } from 'knex';

/** A tenant that asks to be erased: one person asks, another confirms, and what is left of it is the day it went. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE admins ADD COLUMN gewist_op timestamptz;
    CREATE TABLE wisverzoeken (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, door uuid NOT NULL, reden text NOT NULL, op timestamptz NOT NULL, wissen_op date NOT NULL,
      bevestigd_door uuid, bevestigd_op timestamptz, herinnerd_op timestamptz, ingetrokken_op timestamptz, uitgevoerd_op timestamptz,
      PRIMARY KEY (admin_id, id));
    CREATE UNIQUE INDEX wisverzoeken_levend ON wisverzoeken (admin_id) WHERE ingetrokken_op IS NULL AND uitgevoerd_op IS NULL;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE wisverzoeken; ALTER TABLE admins DROP COLUMN gewist_op');
}
