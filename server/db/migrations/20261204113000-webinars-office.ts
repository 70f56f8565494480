import type { Knex } from 'knex';

/** Who came to a training, and whether its recording was told. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE webinars ADD COLUMN recording_told_at timestamptz;
    ALTER TABLE webinar_aanmeldingen DROP CONSTRAINT webinar_aanmeldingen_status_check,
      ADD CONSTRAINT webinar_aanmeldingen_status_check CHECK (status IN ('aangemeld','wachtlijst','aangeboden','afgemeld','geweest'));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE webinar_aanmeldingen SET status = 'aangemeld' WHERE status = 'geweest';
    ALTER TABLE webinar_aanmeldingen DROP CONSTRAINT webinar_aanmeldingen_status_check,
      ADD CONSTRAINT webinar_aanmeldingen_status_check CHECK (status IN ('aangemeld','wachtlijst','aangeboden','afgemeld'));
    ALTER TABLE webinars DROP COLUMN recording_told_at;
  `);
}
