import type { Knex } from 'knex';

/**
 * An export of a whole tenant is made in the background by the process that holds `sleutel`; its file lies in pieces, so that no
 * statement and no process has to hold a school at once.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE exporten DROP CONSTRAINT exporten_vorm_check, DROP COLUMN inhoud, ADD COLUMN sleutel uuid, ADD COLUMN pogingen int NOT NULL DEFAULT 0;
    ALTER TABLE exporten ADD CONSTRAINT exporten_vorm_check CHECK (vorm IN ('json','csv','html','pdf','zip'));
    CREATE TABLE export_delen (
      admin_id uuid NOT NULL, export_id uuid NOT NULL, nr int NOT NULL, inhoud bytea NOT NULL,
      PRIMARY KEY (admin_id, export_id, nr), FOREIGN KEY (admin_id, export_id) REFERENCES exporten (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX exporten_verlopen ON exporten (verloopt_op);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX exporten_verlopen;
    DROP TABLE export_delen;
    DELETE FROM exporten WHERE vorm = 'zip';
    ALTER TABLE exporten DROP CONSTRAINT exporten_vorm_check, DROP COLUMN sleutel, DROP COLUMN pogingen, ADD COLUMN inhoud bytea;
    ALTER TABLE exporten ADD CONSTRAINT exporten_vorm_check CHECK (vorm IN ('json','csv','html','pdf'));
  `);
}
