import type { Knex } from 'knex';

/** What visitors tell, shown after approval only, and whether an answer of the site helped: counts, nobody's name. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE ervaringen (
      id uuid PRIMARY KEY, naam text NOT NULL, rol text NOT NULL, tekst text NOT NULL, email text NOT NULL, toestemming_op timestamptz NOT NULL,
      status text NOT NULL DEFAULT 'nieuw' CHECK (status IN ('nieuw','goedgekeurd','afgewezen')), is_voorbeeld boolean NOT NULL DEFAULT false,
      versie int NOT NULL DEFAULT 1, op timestamptz NOT NULL, gewijzigd_op timestamptz NOT NULL);
    CREATE INDEX ervaringen_stand ON ervaringen (status, op DESC);
    CREATE TABLE vraag_beoordelingen (vraag text PRIMARY KEY, hielp int NOT NULL DEFAULT 0, hielp_niet int NOT NULL DEFAULT 0);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE ervaringen, vraag_beoordelingen');
}
