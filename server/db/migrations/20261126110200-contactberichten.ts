import type { Knex } from 'knex';

/** Messages of visitors, with at most one file; they belong to the office. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE contactberichten (
      id uuid PRIMARY KEY, nummer text NOT NULL UNIQUE, naam text NOT NULL, email text NOT NULL, onderwerp text NOT NULL, bericht text NOT NULL,
      attachment_name text, bijlage_soort text, bijlage bytea,
      status text NOT NULL DEFAULT 'nieuw' CHECK (status IN ('nieuw','afgehandeld')), behandelaar_id uuid,
      versie int NOT NULL DEFAULT 1, op timestamptz NOT NULL, gewijzigd_op timestamptz NOT NULL);
    CREATE INDEX contactberichten_stand ON contactberichten (status, op);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE contactberichten');
}
