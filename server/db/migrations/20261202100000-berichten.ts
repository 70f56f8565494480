import type { Knex } from 'knex';

/** Conversations of a customer with the office, and what the office tells many customers at once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Without a user the office began it, with whoever manages the tenant.
    CREATE TABLE conversations (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, user_id uuid, onderwerp text NOT NULL,
      status text NOT NULL DEFAULT 'open' CHECK (status IN ('open','beantwoord','gesloten')), handler_id uuid,
      last_at timestamptz NOT NULL, versie int NOT NULL DEFAULT 1, PRIMARY KEY (admin_id, id));
    CREATE INDEX conversations_office ON conversations (status, last_at);
    CREATE TABLE conversation_lines (
      admin_id uuid NOT NULL, conversation_id uuid NOT NULL, id uuid NOT NULL, author_id uuid NOT NULL, from_office boolean NOT NULL,
      tekst text NOT NULL, op timestamptz NOT NULL, PRIMARY KEY (admin_id, conversation_id, id),
      FOREIGN KEY (admin_id, conversation_id) REFERENCES conversations (admin_id, id) ON DELETE CASCADE);
    -- Empty lists reach everybody of that property.
    CREATE TABLE announcements (
      id uuid PRIMARY KEY, kinds text[] NOT NULL, landen text[] NOT NULL, statuses text[] NOT NULL, roles text[] NOT NULL, features text[] NOT NULL,
      onderwerp text NOT NULL, tekst text NOT NULL, author_id uuid NOT NULL, moment timestamptz NOT NULL, withdrawn_at timestamptz,
      versie int NOT NULL DEFAULT 1);
    CREATE INDEX announcements_moment ON announcements (moment DESC);
    -- What somebody of a tenant read or put away, of both kinds.
    CREATE TABLE bericht_reads (
      admin_id uuid NOT NULL, user_id uuid NOT NULL, bericht_id uuid NOT NULL, read_at timestamptz, archived_at timestamptz,
      PRIMARY KEY (admin_id, user_id, bericht_id), FOREIGN KEY (admin_id, user_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);
    ALTER TABLE gebruikers ADD COLUMN bericht_mail boolean NOT NULL DEFAULT true;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE gebruikers DROP COLUMN bericht_mail;
    DROP TABLE bericht_reads, announcements, conversation_lines, conversations;
  `);
}
