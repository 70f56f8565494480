import type { Knex } from 'knex';

const DELEN = 16;

/** Errors per opportunity of a pupil: derived from the log, with the position up to which it was counted. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE leerling_fouten (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, standen jsonb NOT NULL, n int NOT NULL, seq bigint NOT NULL, client_id uuid NOT NULL,
      op timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (admin_id, leerling_id)) PARTITION BY HASH (admin_id);
    ${Array.from({ length: DELEN }, (_, nr) => `CREATE TABLE leerling_fouten_${nr} PARTITION OF leerling_fouten FOR VALUES WITH (MODULUS ${DELEN}, REMAINDER ${nr});`).join('\n')}
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE leerling_fouten');
}
