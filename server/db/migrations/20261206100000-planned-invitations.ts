import type { Knex } from 'knex';

const ALIVE = `'verzonden','geopend','mislukt','verlopen'`;
const STATUSES = `'verzonden','geopend','geaccepteerd','verlopen','ingetrokken','geweigerd','mislukt'`;

const replace = (statuses: string, alive: string): string => `
  ALTER TABLE uitnodigingen DROP CONSTRAINT uitnodigingen_status_check, ADD CONSTRAINT uitnodigingen_status_check CHECK (status IN (${statuses}));
  DROP INDEX uitnodigingen_levend;
  CREATE UNIQUE INDEX uitnodigingen_levend ON uitnodigingen (admin_id, lower(email)) WHERE status IN (${alive});`;

/** An invitation that our office planned is a concept until its moment, and holds the address like one that was sent. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`${replace(`'concept',${STATUSES}`, `'concept',${ALIVE}`)}
    CREATE INDEX uitnodigingen_gepland ON uitnodigingen (verzonden_op) WHERE status = 'concept';`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DROP INDEX uitnodigingen_gepland; DELETE FROM uitnodigingen WHERE status = 'concept';
    ${replace(STATUSES, ALIVE)}`);
}
