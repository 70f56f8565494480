import type { Knex } from 'knex';

/** How the items of a round are chosen, decided when it is opened; what an answer says of it is only believed within that. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE spelrondes ADD COLUMN arm text NOT NULL DEFAULT 'adaptief' CHECK (arm IN ('adaptief', 'statisch', 'intake', 'toets'));
    UPDATE spelrondes r SET arm = 'intake' FROM taken t JOIN somvensters s ON s.admin_id = t.admin_id AND s.id = t.somvenster_id
      WHERE t.admin_id = r.admin_id AND t.id = r.taak_id AND s.soort = 'instap' AND r.geeindigd IS NULL;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE spelrondes DROP COLUMN arm');
}
