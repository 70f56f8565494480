import type { Knex } from 'knex';
import * as oud from './20261122111000-zoeknaam.ts';

const reeks = (van: number, tot: number): string[] =>
  Array.from({ length: tot - van + 1 }, (_, nr) => String.fromCodePoint(van + nr));

/** As before, with the letters of Latin Extended Additional (`Nguyễn`); loose accents have no plain letter and go. */
function letters(): { van: string; naar: string } {
  const paren = [...reeks(0xc0, 0x17f), ...reeks(0x1e00, 0x1eff)]
    .map((letter): [string, string] => [letter, letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')])
    .filter(([van, naar]) => van !== naar && naar.length === 1);
  return {
    van: [...paren.map(([van]) => van), ...reeks(0x300, 0x36f)].join(''),
    naar: paren.map(([, naar]) => naar).join(''),
  };
}

/** Names with letters that were not known as accented are found, and told apart from nobody else, without their accents. */
export async function up(knex: Knex): Promise<void> {
  const { van, naar } = letters();
  await oud.down(knex);
  await knex.raw(`
    ALTER TABLE leerlingen ADD COLUMN zoeknaam text GENERATED ALWAYS AS
      (translate(lower(roepnaam || ' ' || coalesce(voorvoegsel || ' ', '') || achternaam), '${van}', '${naar}')) STORED;
    CREATE INDEX leerlingen_zoeknaam ON leerlingen (admin_id, zoeknaam, id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await oud.down(knex);
  await oud.up(knex);
}
