import type { Knex } from 'knex';

/** Files that come along with a line of a conversation; without a line it was sent up and not used yet. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE bericht_attachments (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, user_id uuid NOT NULL, conversation_id uuid, line_id uuid,
      name text NOT NULL, media text NOT NULL, bytes bytea NOT NULL, op timestamptz NOT NULL, PRIMARY KEY (admin_id, id),
      FOREIGN KEY (admin_id, conversation_id, line_id) REFERENCES conversation_lines (admin_id, conversation_id, id) ON DELETE CASCADE);
    CREATE INDEX bericht_attachments_line ON bericht_attachments (admin_id, conversation_id, line_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE bericht_attachments');
}
