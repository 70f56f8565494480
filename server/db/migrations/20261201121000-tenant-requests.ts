import type { Knex } from 'knex';

/** Customers ask for a licence, for more seats or for a function: one work list with what comes from the site. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE aanvragen ADD COLUMN features text[] NOT NULL DEFAULT '{}', ADD COLUMN purchase_number text NOT NULL DEFAULT '';
    ALTER TABLE aanvragen DROP CONSTRAINT aanvragen_soort_check, DROP CONSTRAINT aanvragen_status_check;
    ALTER TABLE aanvragen ADD CONSTRAINT aanvragen_soort_check CHECK (soort IN ('proef','offerte','presentatie','informatie','bestelling','uitbreiding'));
    ALTER TABLE aanvragen ADD CONSTRAINT aanvragen_status_check CHECK (status IN ('nieuw','in_behandeling','omgezet','afgewezen','samengevoegd','afgehandeld'));
    CREATE INDEX aanvragen_admin ON aanvragen (admin_id, op) WHERE admin_id IS NOT NULL;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DELETE FROM aanvragen WHERE soort IN ('bestelling','uitbreiding') OR status = 'afgehandeld';
    DROP INDEX aanvragen_admin;
    ALTER TABLE aanvragen DROP CONSTRAINT aanvragen_soort_check, DROP CONSTRAINT aanvragen_status_check;
    ALTER TABLE aanvragen ADD CONSTRAINT aanvragen_soort_check CHECK (soort IN ('proef','offerte','presentatie','informatie'));
    ALTER TABLE aanvragen ADD CONSTRAINT aanvragen_status_check CHECK (status IN ('nieuw','in_behandeling','omgezet','afgewezen','samengevoegd'));
    ALTER TABLE aanvragen DROP COLUMN features, DROP COLUMN purchase_number;
  `);
}
