import type { Knex } from 'knex';

/** Groups with subgroups, the bin, what was erased, words to a leerling, and answers to repeated requests. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE idempotentie (
      admin_id uuid NOT NULL, gebruiker_id uuid NOT NULL, sleutel_hash text NOT NULL, vraag_hash text NOT NULL,
      status int, antwoord bytea, op timestamptz NOT NULL, PRIMARY KEY (admin_id, gebruiker_id, sleutel_hash));
    CREATE INDEX idempotentie_op ON idempotentie (op);

    ALTER TABLE groepen DROP CONSTRAINT groepen_admin_id_schooljaar_naam_key;
    CREATE UNIQUE INDEX groepen_naam ON groepen (admin_id, schooljaar, lower(naam));

    CREATE TABLE subgroepen (
      admin_id uuid NOT NULL, id uuid NOT NULL, groep_id uuid NOT NULL, naam text NOT NULL,
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, groep_id) REFERENCES groepen (admin_id, id) ON DELETE CASCADE);
    CREATE UNIQUE INDEX subgroepen_naam ON subgroepen (admin_id, groep_id, lower(naam));
    CREATE TABLE subgroep_leden (
      admin_id uuid NOT NULL, subgroep_id uuid NOT NULL, leerling_id uuid NOT NULL, PRIMARY KEY (admin_id, subgroep_id, leerling_id),
      FOREIGN KEY (admin_id, subgroep_id) REFERENCES subgroepen (admin_id, id) ON DELETE CASCADE,
      FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX subgroep_leden_leerling ON subgroep_leden (admin_id, leerling_id);

    -- The level somebody set by hand; absent = the year of the leerling.
    ALTER TABLE leerlingen ADD COLUMN notitie text, ADD COLUMN geboortedatum date, ADD COLUMN startniveau numeric(2,1);
    CREATE INDEX leerlingen_status ON leerlingen (admin_id, status);
    CREATE TABLE leerlingnotities (
      admin_id uuid NOT NULL, id uuid NOT NULL, leerling_id uuid NOT NULL, van uuid NOT NULL, tekst text NOT NULL,
      op timestamptz NOT NULL DEFAULT now(), gelezen_op timestamptz, PRIMARY KEY (admin_id, id),
      FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX leerlingnotities_leerling ON leerlingnotities (admin_id, leerling_id, op);

    CREATE TABLE prullenbakitems (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, door uuid NOT NULL, op timestamptz NOT NULL, groep_id_was uuid, reden text, wissen_op date NOT NULL,
      PRIMARY KEY (admin_id, leerling_id), FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX prullenbakitems_wissen ON prullenbakitems (wissen_op);
    INSERT INTO prullenbakitems (admin_id, leerling_id, door, op, wissen_op)
      SELECT admin_id, id, id, prullenbak_op, (prullenbak_op + interval '90 days')::date FROM leerlingen WHERE prullenbak_op IS NOT NULL;
    ALTER TABLE leerlingen DROP COLUMN prullenbak_op;

    -- Hashes only; also written to a file beside the data, which no backup of the database can take back.
    CREATE TABLE wis_lijst (admin_id uuid NOT NULL, leerling_hash text NOT NULL, gewist_op timestamptz NOT NULL, PRIMARY KEY (admin_id, leerling_hash));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE leerlingen ADD COLUMN prullenbak_op timestamptz;
    UPDATE leerlingen l SET prullenbak_op = p.op FROM prullenbakitems p WHERE p.admin_id = l.admin_id AND p.leerling_id = l.id;
    DROP TABLE wis_lijst, prullenbakitems, leerlingnotities, subgroep_leden, subgroepen, idempotentie;
    DROP INDEX leerlingen_status;
    ALTER TABLE leerlingen DROP COLUMN notitie, DROP COLUMN geboortedatum, DROP COLUMN startniveau;
    DROP INDEX groepen_naam;
    ALTER TABLE groepen ADD CONSTRAINT groepen_admin_id_schooljaar_naam_key UNIQUE (admin_id, schooljaar, naam);
  `);
}
