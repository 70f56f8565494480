import type { Knex } from 'knex';

/** A mark of its own for a goal of a toets: percent by goal. A goal that is not in it has the mark of the toets. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE methodetoetsen ADD COLUMN goal_marks jsonb NOT NULL DEFAULT '{}'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE methodetoetsen DROP COLUMN goal_marks');
}
