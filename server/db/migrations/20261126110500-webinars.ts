import type { Knex } from 'knex';

/** Trainings over video, who comes, and who waits for a seat; the link of a sign-up is its proof and lies here hashed and sealed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE webinars (
      id uuid PRIMARY KEY, titel text NOT NULL, omschrijving text NOT NULL, doelgroep text[] NOT NULL, datum timestamptz NOT NULL, duur int NOT NULL,
      plaatsen int NOT NULL CHECK (plaatsen > 0), link text NOT NULL DEFAULT '', recording text NOT NULL DEFAULT '',
      status text NOT NULL CHECK (status IN ('concept','gepubliceerd','geweest','gearchiveerd','afgelast')),
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL, gewijzigd_op timestamptz NOT NULL);
    CREATE INDEX webinars_datum ON webinars (datum);
    CREATE TABLE webinar_aanmeldingen (
      id uuid PRIMARY KEY, webinar_id uuid NOT NULL REFERENCES webinars (id) ON DELETE CASCADE, naam text NOT NULL, email text NOT NULL,
      organisatie text NOT NULL DEFAULT '', aantal int NOT NULL CHECK (aantal BETWEEN 1 AND 10), locale text NOT NULL,
      status text NOT NULL CHECK (status IN ('aangemeld','wachtlijst','aangeboden','afgemeld')), held_until timestamptz, volgorde timestamptz NOT NULL,
      token_hash text NOT NULL UNIQUE, token_zegel bytea NOT NULL, herinnerd_op timestamptz, op timestamptz NOT NULL, gewijzigd_op timestamptz NOT NULL);
    CREATE UNIQUE INDEX webinar_aanmeldingen_levend ON webinar_aanmeldingen (webinar_id, lower(email)) WHERE status <> 'afgemeld';
    CREATE INDEX webinar_aanmeldingen_aanbod ON webinar_aanmeldingen (held_until) WHERE status = 'aangeboden';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE webinar_aanmeldingen, webinars');
}
