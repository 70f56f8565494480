import type { Knex } from 'knex';

/** Requests from the site, which belong to no tenant until the office makes one of them; a parent is invited too. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE aanvragen (
      id uuid PRIMARY KEY, nummer text NOT NULL UNIQUE, soort text NOT NULL CHECK (soort IN ('proef','offerte','presentatie','informatie')),
      organisatiesoort text NOT NULL CHECK (organisatiesoort IN ('school','rt','thuis')), organisatie text NOT NULL DEFAULT '', naam text NOT NULL,
      email text NOT NULL, telefoon text NOT NULL DEFAULT '', land text NOT NULL CHECK (land IN ('NL','BE')), brin text NOT NULL DEFAULT '',
      instellingsnummer text NOT NULL DEFAULT '', aantal int, opmerking text NOT NULL DEFAULT '', search_key text NOT NULL,
      status text NOT NULL CHECK (status IN ('nieuw','in_behandeling','omgezet','afgewezen','samengevoegd')),
      behandelaar_id uuid, admin_id uuid REFERENCES admins (id), joined_with uuid REFERENCES aanvragen (id),
      versie int NOT NULL DEFAULT 1, op timestamptz NOT NULL, gewijzigd_op timestamptz NOT NULL);
    CREATE INDEX aanvragen_stand ON aanvragen (status, op);
    CREATE INDEX aanvragen_dubbel ON aanvragen (lower(email), op);
    ALTER TABLE uitnodigingen DROP CONSTRAINT uitnodigingen_soort_check;
    ALTER TABLE uitnodigingen ADD CONSTRAINT uitnodigingen_soort_check CHECK (soort IN ('docent','schooladmin','rtadmin','thuisadmin'));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE aanvragen;
    DELETE FROM uitnodigingen WHERE soort = 'thuisadmin';
    ALTER TABLE uitnodigingen DROP CONSTRAINT uitnodigingen_soort_check;
    ALTER TABLE uitnodigingen ADD CONSTRAINT uitnodigingen_soort_check CHECK (soort IN ('docent','schooladmin','rtadmin'));
  `);
}
