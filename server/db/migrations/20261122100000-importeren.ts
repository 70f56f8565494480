import type { Knex } from 'knex';

/** Keys of the school's own system, import plans and the ECK iD, which lies apart and sealed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE admins ADD COLUMN dependance text;
    ALTER TABLE groepen ADD COLUMN externe_sleutel text, ADD COLUMN samengesteld boolean NOT NULL DEFAULT false;
    -- jaargroep_code holds an EDEXML code that is no year, such as S; jaargroep is then the year somebody practises in.
    ALTER TABLE leerlingen ADD COLUMN externe_sleutel text, ADD COLUMN geslacht smallint CHECK (geslacht IN (0, 1, 2, 9)), ADD COLUMN jaargroep_code text;
    CREATE INDEX leerlingen_sleutel ON leerlingen (admin_id, externe_sleutel) WHERE externe_sleutel IS NOT NULL;

    CREATE TABLE leerling_eck (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, eck_enc bytea NOT NULL, eck_hmac text NOT NULL,
      PRIMARY KEY (admin_id, leerling_id), FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE UNIQUE INDEX leerling_eck_hmac ON leerling_eck (admin_id, eck_hmac);

    CREATE TABLE importplannen (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, soort text NOT NULL CHECK (soort IN ('edexml','csv')), bestand_sha256 text NOT NULL,
      status text NOT NULL DEFAULT 'gemaakt' CHECK (status IN ('gemaakt','vervallen','uitgevoerd','ongedaan')),
      tellingen jsonb NOT NULL, gegevensversie text NOT NULL, gemaakt_door uuid NOT NULL, gemaakt_op timestamptz NOT NULL, verloopt_op timestamptz NOT NULL,
      uitgevoerd_door uuid, uitgevoerd_op timestamptz, uitkomst jsonb, ongedaan_tot timestamptz, ongedaan_op timestamptz, terug jsonb,
      PRIMARY KEY (admin_id, id));
    CREATE INDEX importplannen_op ON importplannen (admin_id, gemaakt_op);
    -- The plan itself and, after running it, what was there before: in pieces, so that no statement grows with the school.
    CREATE TABLE importplan_delen (
      admin_id uuid NOT NULL, plan_id uuid NOT NULL, soort text NOT NULL CHECK (soort IN ('plan','terug')), nr int NOT NULL, inhoud text NOT NULL,
      PRIMARY KEY (admin_id, plan_id, soort, nr), FOREIGN KEY (admin_id, plan_id) REFERENCES importplannen (admin_id, id) ON DELETE CASCADE);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE importplan_delen, importplannen, leerling_eck;
    DROP INDEX leerlingen_sleutel;
    ALTER TABLE leerlingen DROP COLUMN externe_sleutel, DROP COLUMN geslacht, DROP COLUMN jaargroep_code;
    ALTER TABLE groepen DROP COLUMN externe_sleutel, DROP COLUMN samengesteld;
    ALTER TABLE admins DROP COLUMN dependance;
  `);
}
