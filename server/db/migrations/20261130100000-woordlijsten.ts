import type { Knex } from 'knex';

/** Word lists of teachers, their recordings, and stones that ask the words of a list. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE woordlijsten (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, naam text NOT NULL, eigenaar_id uuid NOT NULL,
      gedeeld text NOT NULL CHECK (gedeeld IN ('ik', 'school')), jaargroep smallint, woorden jsonb NOT NULL, versie int NOT NULL DEFAULT 1,
      aangemaakt_op timestamptz NOT NULL DEFAULT now(), gewijzigd_op timestamptz NOT NULL DEFAULT now(), verwijderd_op timestamptz,
      PRIMARY KEY (admin_id, id));
    CREATE TABLE opnamen (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, spelling text NOT NULL, duur_ms int NOT NULL, piek_db real NOT NULL,
      geluid bytea NOT NULL, gemaakt_door uuid NOT NULL, aangemaakt_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, id));
    CREATE UNIQUE INDEX opnamen_spelling ON opnamen (admin_id, spelling);
    ALTER TABLE taken ADD COLUMN woordlijst_id uuid, ADD COLUMN woorden jsonb;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'ALTER TABLE taken DROP COLUMN woordlijst_id, DROP COLUMN woorden; DROP TABLE opnamen; DROP TABLE woordlijsten',
  );
}
