import type { Knex } from 'knex';

/** An announcement without a moment is a concept. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE announcements ALTER COLUMN moment DROP NOT NULL');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'DELETE FROM announcements WHERE moment IS NULL; ALTER TABLE announcements ALTER COLUMN moment SET NOT NULL',
  );
}
