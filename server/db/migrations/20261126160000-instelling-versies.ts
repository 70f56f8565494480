import type { Knex } from 'knex';

/** What a setting was before each change, so that a teacher can go back. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE oefeninstelling_versies (
      admin_id uuid NOT NULL, oefeninstelling_id uuid NOT NULL, versie int NOT NULL, naam text NOT NULL, instelling jsonb NOT NULL,
      door uuid, op timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (admin_id, oefeninstelling_id, versie),
      FOREIGN KEY (admin_id, oefeninstelling_id) REFERENCES oefeninstellingen (admin_id, id) ON DELETE CASCADE);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE oefeninstelling_versies');
}
