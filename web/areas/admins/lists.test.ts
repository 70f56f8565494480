import { expect, it } from 'vitest';
import { createCsv } from '#engine/core/basis/csv.ts';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { otherPath } from './shared/frame/other-woord.tsx';
import { sortLeerlingen, LEERLING_COLUMNS } from './shared/leerlingen/columns.ts';
import { leerlingenCsv } from './shared/leerlingen/leerling-text.ts';
import { createId, startTexts } from './shared/test-kit.ts';

const create = (number: number, part: Partial<LeerlingItem> = {}): LeerlingItem => ({
  id: createId(number),
  naam: 'x',
  roepnaam: 'Adam',
  achternaam: '',
  gebruikersnaam: 'x',
  dier: 'vos',
  jaargroep: 4,
  inlogsoort: 'tekst',
  geblokkeerd: false,
  weekMinuten: 0,
  takenVandaag: 0,
  instellingAfwijkend: false,
  ...part,
});

it('B7 sorting 0, 1, 26 or 5,000 rows on any column, either way, keeps every row once', () => {
  for (const count of [0, 1, 26, 5_000]) {
    const items = Array.from({ length: count }, (_, nr) =>
      create(nr, {
        roepnaam: ['Noor', 'Öykü', 'noor'][nr % 3] ?? '',
        jaargroep: nr % 9,
        weekMinuten: nr % 4,
        geblokkeerd: nr % 2 === 0,
      }),
    );
    for (const column of LEERLING_COLUMNS) {
      for (const descending of [false, true])
        expect(new Set(sortLeerlingen(items, { column, descending }).map(({ id }) => id)).size).toBe(count);
    }
  }
});

it('B21 the word of the other country leads to the own one, and everything behind it stays', () => {
  expect(otherPath('/admins/x/klassen', 'groepen')).toBe('/admins/x/groepen');
  expect(otherPath('/admins/x/groepen/g1/leerlingen/toevoegen', 'klassen')).toBe(
    '/admins/x/klassen/g1/leerlingen/toevoegen',
  );
  expect(otherPath('/admins/x/klassen/edexml', 'groepen')).toBe('/admins/x/groepen/edexml');
});

it('B26 a name that a spreadsheet would read as a formula stands behind an apostrophe', async () => {
  const woorden = { t: await startTexts(), language: 'nl', now: new Date('2026-11-21T12:00:00') };
  const children = ['=HYPERLINK("x")', '+1', '-2', '@x', "D'Amie"].map((roepnaam, nr) => create(nr, { roepnaam }));
  const first = createCsv(leerlingenCsv(woorden, children))
    .split('\r\n')
    .slice(1)
    .map((rule) => rule.split(';')[0]);
  expect(first).toEqual(['"\'=HYPERLINK(""x"")"', "'+1", "'-2", "'@x", "D'Amie"]);
});
