import type { Knex } from 'knex';

/** Quotes, invoices and credit notes with their payments; what a licence remembers of a stop, a block and a renewal; what goes along with a mail. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The last number of each series and year; whoever takes the next one holds the row until its paper is stored, so that none is missed.
    CREATE TABLE factuur_numbers (series text NOT NULL, year int NOT NULL, last int NOT NULL, PRIMARY KEY (series, year));
    -- Amounts in cents. What has a number keeps who sent it, to whom, and which VAT was in it, whatever changes later.
    CREATE TABLE facturen (
      admin_id uuid NOT NULL REFERENCES admins (id), id uuid NOT NULL, soort text NOT NULL CHECK (soort IN ('offerte','factuur','creditnota')),
      status text NOT NULL CHECK (status IN ('concept','verzonden','herinnerd','betaald','gecrediteerd','aanvaard','afgewezen','verlopen')),
      nummer text UNIQUE, regels jsonb NOT NULL, vat_kind text NOT NULL DEFAULT 'binnenland' CHECK (vat_kind IN ('binnenland','verlegd','bestemming')),
      vat_rate int NOT NULL DEFAULT 0, bedrag int NOT NULL, btw int NOT NULL DEFAULT 0, totaal int NOT NULL,
      purchase_number text NOT NULL DEFAULT '', opmerking text NOT NULL DEFAULT '', days int NOT NULL, issued_on date, due_on date,
      customer jsonb, sender jsonb, credit_of uuid, quote_id uuid, reminders int NOT NULL DEFAULT 0, reminded_on date,
      versie int NOT NULL DEFAULT 1, aangemaakt_op timestamptz NOT NULL, gewijzigd_op timestamptz NOT NULL, PRIMARY KEY (admin_id, id),
      CHECK ((status = 'concept') = (nummer IS NULL)),
      CHECK (nummer IS NULL OR (issued_on IS NOT NULL AND due_on IS NOT NULL AND customer IS NOT NULL AND sender IS NOT NULL)));
    -- An invoice is credited once, and a quote becomes one invoice.
    CREATE UNIQUE INDEX facturen_credit ON facturen (credit_of) WHERE credit_of IS NOT NULL;
    CREATE UNIQUE INDEX facturen_quote ON facturen (quote_id) WHERE quote_id IS NOT NULL;
    CREATE INDEX facturen_due ON facturen (due_on) WHERE status IN ('verzonden','herinnerd');
    CREATE TABLE factuur_payments (
      admin_id uuid NOT NULL, id uuid NOT NULL, factuur_id uuid NOT NULL, op date NOT NULL, bedrag int NOT NULL CHECK (bedrag > 0), reference text NOT NULL DEFAULT '',
      wie uuid NOT NULL, aangemaakt_op timestamptz NOT NULL, PRIMARY KEY (admin_id, id),
      FOREIGN KEY (admin_id, factuur_id) REFERENCES facturen (admin_id, id) ON DELETE CASCADE);
    CREATE INDEX factuur_payments_of ON factuur_payments (admin_id, factuur_id);
    -- Who sends the invoices: our own company, once.
    CREATE TABLE billing_sender (only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), details jsonb NOT NULL, versie int NOT NULL, gewijzigd_op timestamptz NOT NULL);
    -- Which file goes along with a mail; it is made when the mail goes out.
    CREATE TABLE mail_attachments (
      admin_id uuid NOT NULL, mail_id uuid NOT NULL, nr int NOT NULL, maker text NOT NULL, item_id uuid NOT NULL,
      PRIMARY KEY (admin_id, mail_id, nr), FOREIGN KEY (admin_id, mail_id) REFERENCES mailberichten (admin_id, id) ON DELETE CASCADE);
    -- Whether it goes on by itself because its customer said so, and what it was before it was blocked.
    ALTER TABLE licenties ADD COLUMN renews boolean NOT NULL DEFAULT false, ADD COLUMN before_block text;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE licenties DROP COLUMN renews, DROP COLUMN before_block;
    DROP TABLE mail_attachments, billing_sender, factuur_payments, facturen, factuur_numbers;
  `);
}
