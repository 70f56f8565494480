import type { Knex } from 'knex';

/** When jobs had their turn and have it again; who of the office handles what waits; and what was counted of all tenants together. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE jobs ADD COLUMN next_at timestamptz, ADD COLUMN last_begin timestamptz, ADD COLUMN last_end timestamptz, ADD COLUMN last_ms bigint,
      ADD COLUMN failure text, ADD COLUMN failed_at timestamptz;
    -- Of what waits and keeps no handler of its own.
    CREATE TABLE work_takers (kind text NOT NULL, item_id uuid NOT NULL, handler_id uuid NOT NULL, taken_at timestamptz NOT NULL, PRIMARY KEY (kind, item_id));
    CREATE TABLE office_figures (name text PRIMARY KEY, value jsonb NOT NULL, at timestamptz NOT NULL);
    CREATE INDEX mailberichten_failed ON mailberichten (klaar_op) WHERE status IN ('mislukt','teruggekomen');
    CREATE INDEX exporten_failed ON exporten (op) WHERE status = 'mislukt';
    -- Answers are added in the order of time, so that a few pages tell where a week begins.
    CREATE INDEX antwoorden_op ON antwoorden USING brin (op);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX antwoorden_op, exporten_failed, mailberichten_failed;
    DROP TABLE office_figures, work_takers;
    ALTER TABLE jobs DROP COLUMN next_at, DROP COLUMN last_begin, DROP COLUMN last_end, DROP COLUMN last_ms, DROP COLUMN failure, DROP COLUMN failed_at;
  `);
}
