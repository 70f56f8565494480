import type { Knex } from 'knex';

/** What our office changed in the questions of the site; a text that is null is the one of the product, and Belgium follows the Dutch. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE site_questions (
      id text PRIMARY KEY, groep text NOT NULL, position int NOT NULL, countries text[] NOT NULL DEFAULT '{}',
      nl_title text, nl_answer text, be_title text, be_answer text,
      versie int NOT NULL DEFAULT 0, gewijzigd_op timestamptz NOT NULL,
      CHECK ((nl_title IS NULL) = (nl_answer IS NULL)), CHECK ((be_title IS NULL) = (be_answer IS NULL)));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE site_questions');
}
