import type { Knex } from 'knex';

/** A pupil has one open route that was made for him: an entry test or an adaptive one. Two requests at once make one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE UNIQUE INDEX somvensters_eigen ON somvensters (admin_id, leerling_id) WHERE soort IN ('adaptief', 'instap') AND status = 'open';
    DROP INDEX somvensters_adaptief;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE somvensters SET status = 'ingetrokken' WHERE soort = 'instap' AND status = 'open';
    CREATE UNIQUE INDEX somvensters_adaptief ON somvensters (admin_id, leerling_id) WHERE soort = 'adaptief' AND status = 'open';
    DROP INDEX somvensters_eigen;
  `);
}
