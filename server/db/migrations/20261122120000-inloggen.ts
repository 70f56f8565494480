import type { Knex } from 'knex';

/**
 * Sign-in material of pupils and tokens that hand a pupil to another tenant.
 * `geheim_enc` holds picture codes only, sealed with a key outside the database; words are kept as a hash and never again shown.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE gebruikers ADD COLUMN geheim_enc bytea, ADD COLUMN wachtwoord_gewijzigd_op timestamptz;
    CREATE INDEX audit_doel ON audit (admin_id, doel_id, op);

    CREATE TABLE verhuistokens (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, batch_id uuid NOT NULL, leerling_id uuid NOT NULL, door uuid NOT NULL,
      scope jsonb NOT NULL, doel_code text, inzage_op date, toestemming_naam text, opmerking text,
      status text NOT NULL DEFAULT 'gemaakt' CHECK (status IN ('gemaakt','ingezien','ingelezen','ingetrokken')),
      gemaakt_op timestamptz NOT NULL, verloopt_op timestamptz NOT NULL, gesloten_op timestamptz, ingelezen_door_admin uuid,
      PRIMARY KEY (admin_id, id));
    CREATE INDEX verhuistokens_leerling ON verhuistokens (admin_id, leerling_id);

    -- Directory without content of a tenant: which tenant a token belongs to. Only the hash of a token is kept.
    CREATE TABLE verhuiswijzers (token_hash text PRIMARY KEY, admin_id uuid NOT NULL, token_id uuid NOT NULL,
      FOREIGN KEY (admin_id, token_id) REFERENCES verhuistokens (admin_id, id) ON DELETE CASCADE);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE verhuiswijzers, verhuistokens;
    DROP INDEX audit_doel;
    ALTER TABLE gebruikers DROP COLUMN geheim_enc, DROP COLUMN wachtwoord_gewijzigd_op;
  `);
}
