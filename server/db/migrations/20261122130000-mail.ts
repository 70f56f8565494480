import type { Knex } from 'knex';

/** Queue of mail: the address stands there only until the mail is gone, the values of the text at most 30 days. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE mailberichten (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, sjabloon text NOT NULL, locale text NOT NULL,
      aan text, aan_hash text NOT NULL, waarden jsonb, gebruiker_id uuid,
      status text NOT NULL DEFAULT 'wachtrij' CHECK (status IN ('wachtrij','verzonden','mislukt','teruggekomen')),
      pogingen int NOT NULL DEFAULT 0, volgende_op timestamptz NOT NULL, op timestamptz NOT NULL, klaar_op timestamptz,
      PRIMARY KEY (admin_id, id));
    CREATE INDEX mailberichten_wachtrij ON mailberichten (volgende_op) WHERE status = 'wachtrij';
    ALTER TABLE gebruikers ADD COLUMN email_teruggekomen_op timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE gebruikers DROP COLUMN email_teruggekomen_op; DROP TABLE mailberichten');
}
