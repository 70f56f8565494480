import type { Knex } from 'knex';

/** What we plan, what customers vote for, and what they come up with themselves. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- An empty list of kinds is for every customer.
    CREATE TABLE roadmap_items (
      id uuid PRIMARY KEY, titel text NOT NULL, tekst text NOT NULL, status text NOT NULL CHECK (status IN ('idee','gepland','bezig','klaar')),
      quarter text NOT NULL DEFAULT '', kinds text[] NOT NULL DEFAULT '{}', versie int NOT NULL DEFAULT 1, gewijzigd_op timestamptz NOT NULL);
    CREATE TABLE roadmap_votes (
      admin_id uuid NOT NULL, user_id uuid NOT NULL, item_id uuid NOT NULL REFERENCES roadmap_items (id) ON DELETE CASCADE,
      PRIMARY KEY (admin_id, user_id, item_id), FOREIGN KEY (admin_id, user_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX roadmap_votes_item ON roadmap_votes (item_id);
    CREATE TABLE ideas (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, user_id uuid NOT NULL, tekst text NOT NULL,
      seen boolean NOT NULL DEFAULT false, op timestamptz NOT NULL, PRIMARY KEY (admin_id, id));
    CREATE INDEX ideas_office ON ideas (seen, op);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE ideas, roadmap_votes, roadmap_items');
}
