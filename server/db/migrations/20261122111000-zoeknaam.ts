import type { Knex } from 'knex';

/** Accented letters of Latin-1 and Latin Extended-A, small and capital (`lower` knows only plain ones where the database sorts by C), each with its plain small letter. */
function letters(): { van: string; naar: string } {
  const paren = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, nr) => String.fromCodePoint(0xc0 + nr))
    .map((letter) => [letter, letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')])
    .filter(([van, naar]) => van !== naar && naar?.length === 1 && van?.length === 1);
  const uniek = new Map(paren.map(([van, naar]) => [van, naar]));
  return { van: [...uniek.keys()].join('').replaceAll("'", "''"), naar: [...uniek.values()].join('') };
}

/** Name without accents and capitals, to search and sort on; the database keeps it right whoever writes the name. */
export async function up(knex: Knex): Promise<void> {
  const { van, naar } = letters();
  await knex.raw(`
    ALTER TABLE leerlingen ADD COLUMN zoeknaam text GENERATED ALWAYS AS
      (translate(lower(roepnaam || ' ' || coalesce(voorvoegsel || ' ', '') || achternaam), '${van}', '${naar}')) STORED;
    CREATE INDEX leerlingen_zoeknaam ON leerlingen (admin_id, zoeknaam, id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DROP INDEX leerlingen_zoeknaam; ALTER TABLE leerlingen DROP COLUMN zoeknaam`);
}
