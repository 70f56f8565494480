import type { Knex } from 'knex';

/**
 * Care plans. Every row belongs to one pupil, also in a plan for a small group (`groepsplan_id` ties those together), so that
 * erasing, exporting and moving a pupil take exactly what is about that child. `door` is the name as it was when it was signed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE handelingsplannen (
      admin_id uuid NOT NULL, id uuid NOT NULL, leerling_id uuid NOT NULL, groepsplan_id uuid, vorig_plan_id uuid,
      status text NOT NULL CHECK (status IN ('concept','begintoets','lopend','eindtoets_open','evaluatie','afgerond','voortgezet','gestopt')),
      plan jsonb NOT NULL, evaluatie text NOT NULL DEFAULT '', resultaat text CHECK (resultaat IN ('behaald','deels','niet')),
      door text NOT NULL, versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL, gewijzigd_op timestamptz NOT NULL,
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, leerling_id) REFERENCES leerlingen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX handelingsplannen_leerling ON handelingsplannen (admin_id, leerling_id);

    -- Steps, middle evaluations and addenda: written once, never changed.
    CREATE TABLE hp_gebeurtenissen (
      admin_id uuid NOT NULL, id uuid NOT NULL, plan_id uuid NOT NULL, leerling_id uuid NOT NULL,
      soort text NOT NULL CHECK (soort IN ('stap','tussenevaluatie','aanvulling')), naar text, tekst text NOT NULL, door text NOT NULL, op timestamptz NOT NULL,
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, plan_id) REFERENCES handelingsplannen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX hp_gebeurtenissen_plan ON hp_gebeurtenissen (admin_id, plan_id, op);

    CREATE TABLE hp_logregels (
      admin_id uuid NOT NULL, id uuid NOT NULL, plan_id uuid NOT NULL, leerling_id uuid NOT NULL,
      datum date NOT NULL, minuten smallint NOT NULL CHECK (minuten BETWEEN 1 AND 120), begeleid boolean NOT NULL, tekst text NOT NULL, door text NOT NULL, op timestamptz NOT NULL,
      PRIMARY KEY (admin_id, id), FOREIGN KEY (admin_id, plan_id) REFERENCES handelingsplannen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX hp_logregels_plan ON hp_logregels (admin_id, plan_id, datum);

    CREATE TABLE hp_toetsen (
      admin_id uuid NOT NULL, plan_id uuid NOT NULL, leerling_id uuid NOT NULL, soort text NOT NULL CHECK (soort IN ('begin','eind')),
      woorden jsonb NOT NULL, reden text NOT NULL DEFAULT '', afgenomen_op timestamptz,
      PRIMARY KEY (admin_id, plan_id, soort), FOREIGN KEY (admin_id, plan_id) REFERENCES handelingsplannen (admin_id, id) ON DELETE CASCADE);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE hp_toetsen, hp_logregels, hp_gebeurtenissen, handelingsplannen');
}
