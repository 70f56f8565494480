import type { Knex } from 'knex';

/** Details of a tenant, the sealed link of an invitation for its reminders, exports and their files. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE uitnodigingen ADD COLUMN token_zegel bytea;

    ALTER TABLE admins ADD COLUMN kvk text, ADD COLUMN ondernemingsnummer text, ADD COLUMN btw_nummer text,
      ADD COLUMN straat text NOT NULL DEFAULT '', ADD COLUMN huisnummer text NOT NULL DEFAULT '', ADD COLUMN postcode text NOT NULL DEFAULT '',
      ADD COLUMN telefoon text NOT NULL DEFAULT '', ADD COLUMN email text NOT NULL DEFAULT '', ADD COLUMN factuur_email text NOT NULL DEFAULT '',
      ADD COLUMN factuur_kenmerk text NOT NULL DEFAULT '', ADD COLUMN contactpersoon text NOT NULL DEFAULT '';

    CREATE INDEX audit_op ON audit (admin_id, op DESC, id DESC);

    CREATE TABLE exporten (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, soort text NOT NULL CHECK (soort IN ('tenant','leerling')), leerling_id uuid,
      vorm text NOT NULL CHECK (vorm IN ('json','csv','html','pdf')), door uuid NOT NULL,
      status text NOT NULL DEFAULT 'wacht' CHECK (status IN ('wacht','bezig','klaar','mislukt','opgehaald')),
      voortgang int NOT NULL DEFAULT 0, totaal int NOT NULL DEFAULT 0, bestandsnaam text, inhoud bytea, bytes int NOT NULL DEFAULT 0,
      op timestamptz NOT NULL, bezet_tot timestamptz, klaar_op timestamptz, verloopt_op timestamptz,
      PRIMARY KEY (admin_id, id));
    CREATE INDEX exporten_werk ON exporten (op) WHERE status IN ('wacht','bezig');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE exporten;
    DROP INDEX audit_op;
    ALTER TABLE admins DROP COLUMN kvk, DROP COLUMN ondernemingsnummer, DROP COLUMN btw_nummer, DROP COLUMN straat, DROP COLUMN huisnummer,
      DROP COLUMN postcode, DROP COLUMN telefoon, DROP COLUMN email, DROP COLUMN factuur_email, DROP COLUMN factuur_kenmerk, DROP COLUMN contactpersoon;
    ALTER TABLE uitnodigingen DROP COLUMN token_zegel;
  `);
}
