import type { Knex } from 'knex';

/** What a group practises in each week of its method, and the week that a route on a map belongs to. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE weekplannen (
      admin_id uuid NOT NULL, groep_id uuid NOT NULL, versie int NOT NULL DEFAULT 1, gewijzigd_op timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (admin_id, groep_id), FOREIGN KEY (admin_id, groep_id) REFERENCES groepen (admin_id, id) ON DELETE CASCADE);
    CREATE TABLE planweken (
      admin_id uuid NOT NULL, groep_id uuid NOT NULL, week date NOT NULL CHECK (extract(isodow FROM week) = 1),
      titel text NOT NULL DEFAULT '', free boolean NOT NULL DEFAULT false, woordlijst_id uuid, doel_ids text[] NOT NULL DEFAULT '{}',
      PRIMARY KEY (admin_id, groep_id, week),
      FOREIGN KEY (admin_id, groep_id) REFERENCES weekplannen (admin_id, groep_id) ON DELETE CASCADE);
    ALTER TABLE somvensters ADD COLUMN week date;
    -- One route of a week for a leerling: two requests at once make one.
    CREATE UNIQUE INDEX somvensters_week ON somvensters (admin_id, leerling_id, week) WHERE week IS NOT NULL AND status <> 'ingetrokken';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'DROP INDEX somvensters_week; ALTER TABLE somvensters DROP COLUMN week; DROP TABLE planweken; DROP TABLE weekplannen',
  );
}
