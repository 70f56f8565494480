import type { Knex } from 'knex';

/**
 * What a leerling has for its coins: purchases and gifts of routes are bookings with the code of the thing, and a word
 * sticker is a booking of nothing, so that one append-only ledger holds everything that may never be lost. Goals that
 * are mastered already get theirs now, and so do those that slipped away since.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE muntboekingen ADD COLUMN code text;
    CREATE TABLE leerling_beloningen (
      admin_id uuid NOT NULL, leerling_id uuid NOT NULL, figuur jsonb, eiland jsonb NOT NULL DEFAULT '[]', seen_until timestamptz,
      gewijzigd_op timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (admin_id, leerling_id));
    INSERT INTO muntboekingen (admin_id, leerling_id, sleutel, bedrag, soort, code)
      SELECT admin_id, leerling_id, 'doel:' || doel_id, 0, 'doel', doel_id FROM leerling_doel_standen WHERE mastered_before OR stand IN ('beheerst', 'onderhoud')
      ON CONFLICT DO NOTHING;
    INSERT INTO muntboekingen (admin_id, leerling_id, sleutel, bedrag, soort, code, op)
      SELECT DISTINCT ON (r.admin_id, r.leerling_id, s.sticker) r.admin_id, r.leerling_id, s.sticker, 0, 'doel', substr(s.sticker, 6), r.geeindigd
      FROM spelrondes r, LATERAL jsonb_array_elements_text(r.resultaat -> 'stickers') s (sticker)
      WHERE jsonb_typeof(r.resultaat -> 'stickers') = 'array' AND s.sticker LIKE 'doel:%' AND r.geeindigd IS NOT NULL
      ORDER BY r.admin_id, r.leerling_id, s.sticker, r.geeindigd
      ON CONFLICT DO NOTHING;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DELETE FROM muntboekingen WHERE soort = 'doel';
    DROP TABLE leerling_beloningen;
    ALTER TABLE muntboekingen DROP COLUMN code;
  `);
}
