import type { Knex } from 'knex';

/** Counters of rate limits, shared by all processes; times are ms since 1970, keys are hashes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE counters (
      key text PRIMARY KEY, count int NOT NULL, until bigint NOT NULL, held_until bigint NOT NULL DEFAULT 0);
    CREATE INDEX counters_until ON counters (until);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE counters');
}
