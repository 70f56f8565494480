import type { Knex } from 'knex';

/**
 * The test of a care plan on the map of its pupil: whether it stands there, how far the pupil is, and what was written so far,
 * by the number of the word. What was handed in stands in `woorden`.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE hp_toetsen ADD COLUMN on_map boolean NOT NULL DEFAULT false,
      ADD COLUMN state text NOT NULL DEFAULT 'klaar' CHECK (state IN ('klaar','bezig','gepauzeerd')),
      ADD COLUMN antwoorden jsonb NOT NULL DEFAULT '{}'
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE hp_toetsen DROP COLUMN on_map, DROP COLUMN state, DROP COLUMN antwoorden');
}
