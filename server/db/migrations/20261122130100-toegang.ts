import type { Knex } from 'knex';

/** Ways back into an account and into a school: reset links, invitations, known devices, two-step sign-in. Links are kept as hashes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE gebruikers ADD COLUMN totp_geheim bytea, ADD COLUMN totp_aan_op timestamptz, ADD COLUMN totp_stap bigint NOT NULL DEFAULT 0,
      ADD COLUMN totp_uitgesteld int NOT NULL DEFAULT 0;
    ALTER TABLE sessies ADD COLUMN apparaat text NOT NULL DEFAULT '';
    CREATE INDEX sessies_gebruiker ON sessies (admin_id, gebruiker_id, tot);

    CREATE TABLE apparaten (
      admin_id uuid NOT NULL, gebruiker_id uuid NOT NULL, kenmerk_hash text NOT NULL, gezien_op timestamptz NOT NULL,
      PRIMARY KEY (admin_id, gebruiker_id, kenmerk_hash),
      FOREIGN KEY (admin_id, gebruiker_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);

    CREATE TABLE herstel_tokens (
      admin_id uuid NOT NULL, gebruiker_id uuid NOT NULL, token_hash text NOT NULL, aangemaakt_op timestamptz NOT NULL, verloopt_op timestamptz NOT NULL,
      gebruikt_op timestamptz, vervangen_op timestamptz,
      PRIMARY KEY (admin_id, gebruiker_id, token_hash),
      FOREIGN KEY (admin_id, gebruiker_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);
    CREATE UNIQUE INDEX herstel_tokens_hash ON herstel_tokens (token_hash);
    CREATE INDEX herstel_tokens_oud ON herstel_tokens (aangemaakt_op);

    CREATE TABLE uitnodigingen (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, soort text NOT NULL CHECK (soort IN ('docent','schooladmin','rtadmin')),
      email text NOT NULL, naam text, token_hash text NOT NULL, afzender_id uuid NOT NULL, persoonlijk text, groep_ids uuid[] NOT NULL DEFAULT '{}',
      status text NOT NULL CHECK (status IN ('verzonden','geopend','geaccepteerd','verlopen','ingetrokken','geweigerd','mislukt')),
      verloopt_op timestamptz NOT NULL, herinnerd_op timestamptz[] NOT NULL DEFAULT '{}', verzonden_op timestamptz NOT NULL, gevraagd_op timestamptz,
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL, gewijzigd_op timestamptz NOT NULL,
      PRIMARY KEY (admin_id, id));
    CREATE UNIQUE INDEX uitnodigingen_hash ON uitnodigingen (token_hash);
    -- One live invitation per address: two administrators at once make one.
    CREATE UNIQUE INDEX uitnodigingen_levend ON uitnodigingen (admin_id, lower(email)) WHERE status IN ('verzonden','geopend','mislukt','verlopen');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE uitnodigingen, herstel_tokens, apparaten;
    DROP INDEX sessies_gebruiker;
    ALTER TABLE sessies DROP COLUMN apparaat;
    ALTER TABLE gebruikers DROP COLUMN totp_geheim, DROP COLUMN totp_aan_op, DROP COLUMN totp_stap, DROP COLUMN totp_uitgesteld;
  `);
}
