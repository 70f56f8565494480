import type { Knex } from 'knex';

/** Results of pupil monitoring tests, what they were before, and how a school maps the columns of a supplier. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE importplannen DROP CONSTRAINT importplannen_soort_check, ADD CONSTRAINT importplannen_soort_check CHECK (soort IN ('edexml','csv','lvs'));
    ALTER TABLE importplan_delen DROP CONSTRAINT importplan_delen_soort_check, ADD CONSTRAINT importplan_delen_soort_check CHECK (soort IN ('plan','terug','rest'));

    CREATE TABLE lvs_resultaten (
      admin_id uuid NOT NULL, id uuid NOT NULL, leerling_id uuid NOT NULL,
      aanbieder text NOT NULL CHECK (aanbieder IN ('cito','cito-lib','boom','dia','iep','vclb','anders')), toets text NOT NULL CHECK (char_length(toets) BETWEEN 1 AND 64),
      toetscode text, moment text NOT NULL CHECK (moment ~ '^[BME][3-8]$'), afnamedatum date NOT NULL,
      aantalopgaven smallint CHECK (aantalopgaven BETWEEN 1 AND 200), aantalgoed smallint CHECK (aantalgoed BETWEEN 0 AND 200), vaardigheidsscore numeric(5,2) CHECK (vaardigheidsscore >= 0),
      schaal text CHECK (schaal IN ('AE','IV','VCLB')), niveau text, percentiel smallint CHECK (percentiel BETWEEN 0 AND 100), dle smallint CHECK (dle >= 0), dl smallint CHECK (dl >= 0), fn text,
      categorieen jsonb NOT NULL DEFAULT '{}', bron text NOT NULL CHECK (bron IN ('import','hand')),
      -- Plan that wrote the row last; the plan may be gone.
      import_id uuid,
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE,
      -- A level means nothing without its scale.
      CONSTRAINT lvs_schaal CHECK (niveau IS NULL OR schaal IS NOT NULL),
      CONSTRAINT lvs_goed CHECK (aantalgoed IS NULL OR aantalopgaven IS NULL OR aantalgoed <= aantalopgaven));
    CREATE UNIQUE INDEX lvs_resultaten_sleutel ON lvs_resultaten (admin_id, leerling_id, aanbieder, lower(toets), moment, afnamedatum);

    -- A result as it was before an import changed it.
    CREATE TABLE lvs_wijzigingen (
      admin_id uuid NOT NULL, id uuid NOT NULL, leerling_id uuid NOT NULL, resultaat_id uuid NOT NULL, oud jsonb NOT NULL, door uuid NOT NULL, op timestamptz NOT NULL,
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX lvs_wijzigingen_leerling ON lvs_wijzigingen (admin_id, leerling_id);

    -- Names of columns only, never what stands in them.
    CREATE TABLE lvs_profielen (
      admin_id uuid NOT NULL REFERENCES admins (id), naam text NOT NULL CHECK (char_length(naam) BETWEEN 1 AND 60), inhoud jsonb NOT NULL, gewijzigd_op timestamptz NOT NULL,
      PRIMARY KEY (admin_id, naam));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TABLE lvs_profielen, lvs_wijzigingen, lvs_resultaten;
    DELETE FROM importplannen WHERE soort = 'lvs';
    DELETE FROM importplan_delen WHERE soort = 'rest';
    ALTER TABLE importplan_delen DROP CONSTRAINT importplan_delen_soort_check, ADD CONSTRAINT importplan_delen_soort_check CHECK (soort IN ('plan','terug'));
    ALTER TABLE importplannen DROP CONSTRAINT importplannen_soort_check, ADD CONSTRAINT importplannen_soort_check CHECK (soort IN ('edexml','csv'));
  `);
}
