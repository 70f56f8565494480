import type { Knex } from 'knex';

/** A move may take chosen pupils to a group of the other customer, instead of whole groups. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE tenant_moves ADD COLUMN leerling_ids uuid[], ADD COLUMN target_groep_id uuid');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE tenant_moves DROP COLUMN leerling_ids, DROP COLUMN target_groep_id');
}
