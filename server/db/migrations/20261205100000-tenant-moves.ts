import type { Knex } from 'knex';

/** Moves of groups between customers: planned by one person of the office, agreed to by another. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE tenant_moves (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, target_admin_id uuid NOT NULL, groep_ids uuid[] NOT NULL,
      scope jsonb NOT NULL, reden text NOT NULL, door uuid NOT NULL, op timestamptz NOT NULL, fingerprint text NOT NULL,
      status text NOT NULL CHECK (status IN ('gepland','uitgevoerd','ingetrokken')),
      confirmed_by uuid, closed_at timestamptz, moved int NOT NULL, toestemming boolean NOT NULL DEFAULT false, PRIMARY KEY (admin_id, id));
    CREATE UNIQUE INDEX tenant_moves_alive ON tenant_moves (admin_id) WHERE status = 'gepland';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE tenant_moves');
}
