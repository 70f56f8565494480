import type { Knex } from 'knex';

/** People of a customer who tell somebody else; who wants no such mail is known by a mark of the address only. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE vrienduitnodigingen (
      admin_id uuid NOT NULL, id uuid NOT NULL, sender_id uuid NOT NULL, email text NOT NULL, token_hash text NOT NULL UNIQUE,
      status text NOT NULL CHECK (status IN ('verwerkt','aangevraagd','ingetrokken')), op timestamptz NOT NULL, PRIMARY KEY (admin_id, id),
      FOREIGN KEY (admin_id, sender_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX vrienduitnodigingen_sender ON vrienduitnodigingen (admin_id, sender_id, op);
    CREATE INDEX vrienduitnodigingen_op ON vrienduitnodigingen (op);
    CREATE TABLE friend_links (
      admin_id uuid NOT NULL, user_id uuid NOT NULL, code text NOT NULL UNIQUE, PRIMARY KEY (admin_id, user_id),
      FOREIGN KEY (admin_id, user_id) REFERENCES gebruikers (admin_id, id) ON DELETE CASCADE);
    CREATE TABLE friend_opt_outs (address_mark text PRIMARY KEY, op timestamptz NOT NULL);
    ALTER TABLE aanvragen ADD COLUMN inviter_admin_id uuid, ADD COLUMN inviter_id uuid,
      ADD CONSTRAINT aanvragen_inviter FOREIGN KEY (inviter_admin_id, inviter_id) REFERENCES gebruikers (admin_id, id) ON DELETE SET NULL;
    CREATE INDEX aanvragen_inviter ON aanvragen (inviter_admin_id, inviter_id) WHERE inviter_id IS NOT NULL;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE aanvragen DROP COLUMN inviter_admin_id, DROP COLUMN inviter_id;
    DROP TABLE friend_opt_outs, friend_links, vrienduitnodigingen;
  `);
}
