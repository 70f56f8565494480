import type { Knex } from 'knex';

/** A practice or a home begins its trial itself: the link that proves the mail address, until when it counts, and when it was used. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE aanvragen ADD COLUMN confirm_hash text, ADD COLUMN confirm_until timestamptz, ADD COLUMN confirmed_at timestamptz;
    CREATE UNIQUE INDEX aanvragen_confirm ON aanvragen (confirm_hash) WHERE confirm_hash IS NOT NULL;
    CREATE INDEX gebruikers_email ON gebruikers (lower(email)) WHERE email IS NOT NULL;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX gebruikers_email;
    DROP INDEX aanvragen_confirm;
    ALTER TABLE aanvragen DROP COLUMN confirm_hash, DROP COLUMN confirm_until, DROP COLUMN confirmed_at;
  `);
}
