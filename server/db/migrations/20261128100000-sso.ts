import type { Knex } from 'knex';

/**
 * Single sign-on: which identity of which provider is whom, codes with which a browser fetches its tokens (one use, a minute),
 * and codes with which somebody links an identity. Of every code only the hash is kept.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE sso_koppelingen (
      issuer text NOT NULL, subject text NOT NULL, admin_id uuid NOT NULL, gebruiker_id uuid NOT NULL, gekoppeld_op timestamptz NOT NULL,
      PRIMARY KEY (issuer, subject),
      FOREIGN KEY (admin_id, gebruiker_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX sso_koppelingen_gebruiker ON sso_koppelingen (admin_id, gebruiker_id);

    CREATE TABLE sso_codes (
      code_hash text PRIMARY KEY, admin_id uuid NOT NULL, gebruiker_id uuid NOT NULL, challenge text NOT NULL,
      verloopt_op timestamptz NOT NULL, gebruikt_op timestamptz, sid uuid,
      FOREIGN KEY (admin_id, gebruiker_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);

    CREATE TABLE sso_koppelcodes (
      admin_id uuid NOT NULL, gebruiker_id uuid NOT NULL, code_hash text NOT NULL UNIQUE, verloopt_op timestamptz NOT NULL,
      PRIMARY KEY (admin_id, gebruiker_id),
      FOREIGN KEY (admin_id, gebruiker_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);

    -- The one refresh token of a session that still counts; null = a session without one.
    ALTER TABLE sessies ADD COLUMN refresh_jti uuid;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE sessies DROP COLUMN refresh_jti;
    DROP TABLE sso_koppelcodes, sso_codes, sso_koppelingen;
  `);
}
