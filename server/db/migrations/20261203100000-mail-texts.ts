import type { Knex } from 'knex';

/** Texts of mails that the office writes, and what the log of mail tells. Version 0, the text of the product, has no row. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE mailsjablonen (
      code text NOT NULL, locale text NOT NULL CHECK (locale IN ('nl-NL','nl-BE')), versie int NOT NULL CHECK (versie > 0),
      onderwerp text NOT NULL, tekst text NOT NULL, status text NOT NULL CHECK (status IN ('concept','gepubliceerd','vervangen')),
      revision int NOT NULL DEFAULT 1, changed_by uuid NOT NULL, changed_at timestamptz NOT NULL,
      published_by uuid, published_at timestamptz, PRIMARY KEY (code, locale, versie));
    CREATE UNIQUE INDEX mailsjablonen_one_concept ON mailsjablonen (code, locale) WHERE status = 'concept';
    CREATE UNIQUE INDEX mailsjablonen_one_published ON mailsjablonen (code, locale) WHERE status = 'gepubliceerd';
    ALTER TABLE mailberichten ADD COLUMN reden text, ADD COLUMN answer_code int, ADD COLUMN text_version int,
      ADD COLUMN trial boolean NOT NULL DEFAULT false;
    CREATE INDEX mailberichten_log ON mailberichten (op DESC, id DESC);
    CREATE INDEX mailberichten_receiver ON mailberichten (aan_hash);
    CREATE INDEX mailberichten_template ON mailberichten (sjabloon, locale, status);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX mailberichten_template; DROP INDEX mailberichten_receiver; DROP INDEX mailberichten_log;
    ALTER TABLE mailberichten DROP COLUMN trial, DROP COLUMN text_version, DROP COLUMN answer_code, DROP COLUMN reden;
    DROP TABLE mailsjablonen`);
}
