import type { Knex } from 'knex';

/**
 * Nights in which the population weights of the practice engine were fitted: on the answers of one organisation (`admin_id`) or
 * of all. Numbers about answers together, nothing of a pupil. In use is the last one of its kind that was accepted and not
 * taken back; without one the weights of the first day hold.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE motor_gewichten (
      id uuid PRIMARY KEY, admin_id uuid REFERENCES admins (id) ON DELETE CASCADE, dag int NOT NULL, op timestamptz NOT NULL,
      antwoorden int NOT NULL, week_antwoorden int NOT NULL, verlies_nu double precision NOT NULL, verlies_nieuw double precision NOT NULL,
      status text NOT NULL CHECK (status IN ('aangenomen','geweigerd','teruggezet')), gewichten jsonb NOT NULL, terug_door uuid, terug_op timestamptz);
    CREATE INDEX motor_gewichten_op ON motor_gewichten (op);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE motor_gewichten');
}
