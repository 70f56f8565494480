import type { Knex } from 'knex';

const DELEN = 16;

/**
 * Words of the practice state in blocks of at most 100 that share a category: a finished task rewrites a few small rows.
 * `leerling_toestand.toestand` keeps the header and the categories; a row from before still holds everything and is cut up at its next save.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE leerling_toestand_blokken (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, blok int NOT NULL, rijen bytea NOT NULL,
      PRIMARY KEY (admin_id, leerling_id, blok)) PARTITION BY HASH (admin_id);
    ${Array.from(
      { length: DELEN },
      (_, nr) =>
        `CREATE TABLE leerling_toestand_blokken_${nr} PARTITION OF leerling_toestand_blokken FOR VALUES WITH (MODULUS ${DELEN}, REMAINDER ${nr}) WITH (fillfactor = 70);`,
    ).join('\n')}
  `);
}

/** Back to whole states: they are learned again from the log. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM leerling_toestand t WHERE EXISTS (SELECT 1 FROM leerling_toestand_blokken b WHERE b.admin_id = t.admin_id AND b.leerling_id = t.leerling_id);
    DROP TABLE leerling_toestand_blokken`);
}
