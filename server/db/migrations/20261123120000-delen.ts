import type { Knex } from 'knex';

/**
 * Sharing a pupil with home or with a practice. A code is kept as a hash; a link names the tenant that looks along and
 * holds no data of the pupil, so that there is one progress. `sessies` remembers which adult began the session of a child.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE toestemmingen (
      admin_id uuid NOT NULL, id uuid NOT NULL, leerling_id uuid NOT NULL,
      soort text NOT NULL CHECK (soort IN ('thuis_delen','rt_delen','opname','verhuizing_zorg')),
      gegeven_door text NOT NULL, op date NOT NULL, door uuid NOT NULL, ingetrokken_op timestamptz, aangemaakt_op timestamptz NOT NULL,
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE UNIQUE INDEX toestemmingen_geldig ON toestemmingen (admin_id, leerling_id, soort) WHERE ingetrokken_op IS NULL;

    CREATE TABLE leerlingcodes (
      admin_id uuid NOT NULL, id uuid NOT NULL, leerling_id uuid NOT NULL, soort text NOT NULL CHECK (soort IN ('thuis','rt','sso')),
      code_hash text NOT NULL, door uuid NOT NULL, gemaakt_op timestamptz NOT NULL, verloopt_op timestamptz NOT NULL,
      gebruikt_op timestamptz, ingetrokken_op timestamptz,
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE UNIQUE INDEX leerlingcodes_hash ON leerlingcodes (code_hash);
    CREATE INDEX leerlingcodes_leerling ON leerlingcodes (admin_id, leerling_id);

    CREATE TABLE thuiskoppelingen (
      admin_id uuid NOT NULL, id uuid NOT NULL, leerling_id uuid NOT NULL, soort text NOT NULL CHECK (soort IN ('thuis','rt')),
      bij_admin uuid NOT NULL REFERENCES admins (id), door uuid NOT NULL, gekoppeld_op timestamptz NOT NULL, beeindigd_op timestamptz,
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE UNIQUE INDEX thuiskoppelingen_open ON thuiskoppelingen (admin_id, leerling_id, bij_admin) WHERE beeindigd_op IS NULL;
    CREATE INDEX thuiskoppelingen_bij ON thuiskoppelingen (bij_admin) WHERE beeindigd_op IS NULL;

    ALTER TABLE sessies ADD COLUMN ouder_admin uuid, ADD COLUMN ouder_sid uuid;
    ALTER TABLE gebruikers ADD COLUMN ouderpin_hash text, ADD COLUMN wachtwoord_zelf boolean NOT NULL DEFAULT false, ADD COLUMN zelf_gevraagd int NOT NULL DEFAULT 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE gebruikers DROP COLUMN ouderpin_hash, DROP COLUMN wachtwoord_zelf, DROP COLUMN zelf_gevraagd;
    ALTER TABLE sessies DROP COLUMN ouder_admin, DROP COLUMN ouder_sid;
    DROP TABLE thuiskoppelingen, leerlingcodes, toestemmingen;
  `);
}
