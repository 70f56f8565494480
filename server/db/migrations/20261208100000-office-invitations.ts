import type { Knex } from 'knex';

const CUSTOMERS = `'docent','schooladmin','rtadmin','thuisadmin'`;
const replace = (kinds: string): string => `
  ALTER TABLE uitnodigingen DROP CONSTRAINT uitnodigingen_soort_check, ADD CONSTRAINT uitnodigingen_soort_check CHECK (soort IN (${kinds}));`;

/** Colleagues of our own office come in by an invitation too. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(replace(`${CUSTOMERS},'office','superadmin'`));
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM uitnodigingen WHERE soort IN ('office','superadmin'); ${replace(CUSTOMERS)}`);
}
