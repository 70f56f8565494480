import type { Knex } from 'knex';

/** Hashes of the codes that stand in for a lost telephone; each counts once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE gebruikers ADD COLUMN totp_recovery text[] NOT NULL DEFAULT '{}'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE gebruikers DROP COLUMN totp_recovery');
}
