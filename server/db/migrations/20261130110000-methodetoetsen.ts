import type { Knex } from 'knex';

/**
 * Tests that a school makes from its own method, and the sitting of each leerling. Words and answers are small lists that
 * are always read whole, so they stand in the row; answers are keyed by the number of the word.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE methodetoetsen (
      admin_id uuid NOT NULL, id uuid NOT NULL, groep_id uuid NOT NULL, titel text NOT NULL, methode_notitie text NOT NULL DEFAULT '',
      soort text NOT NULL CHECK (soort IN ('signalering','diagnose','controle')), moment text NOT NULL CHECK (moment IN ('voor','na')),
      venster_van timestamptz, venster_tot timestamptz, afspeelbeurten smallint NOT NULL CHECK (afspeelbeurten BETWEEN 1 AND 5),
      grens_pct smallint NOT NULL CHECK (grens_pct BETWEEN 50 AND 100), woorden jsonb NOT NULL DEFAULT '[]',
      status text NOT NULL DEFAULT 'concept' CHECK (status IN ('concept','gepland','gesloten','nagekeken','gearchiveerd')),
      -- The test that this one repeats.
      previous_id uuid, versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, groep_id) REFERENCES groepen (admin_id, id) ON DELETE CASCADE,
      CONSTRAINT methodetoets_venster CHECK (status = 'concept' OR (venster_van IS NOT NULL AND venster_tot > venster_van)));
    CREATE INDEX methodetoetsen_groep ON methodetoetsen (admin_id, groep_id);

    CREATE TABLE toetsafnamen (
      admin_id uuid NOT NULL, methodetoets_id uuid NOT NULL, leerling_id uuid NOT NULL,
      status text NOT NULL DEFAULT 'klaar' CHECK (status IN ('klaar','bezig','gepauzeerd','ingeleverd','beoordeeld','gemist','heropend')),
      begonnen timestamptz, ingeleverd timestamptz,
      -- Own end of the window, after a reopening.
      venster_tot timestamptz,
      antwoorden jsonb NOT NULL DEFAULT '{}', pauzes int NOT NULL DEFAULT 0, heropend jsonb NOT NULL DEFAULT '[]',
      PRIMARY KEY (admin_id, methodetoets_id, leerling_id),
      FOREIGN KEY (admin_id, methodetoets_id) REFERENCES methodetoetsen (admin_id, id) ON DELETE CASCADE,
      FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX toetsafnamen_leerling ON toetsafnamen (admin_id, leerling_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE toetsafnamen, methodetoetsen');
}
