import { expect, it } from 'vitest';
import { maakCsv } from '#engine/core/basis/csv.ts';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { anderPad } from './kader/ander-woord.tsx';
import { sorteerLeerlingen, KOLOMMEN } from './leerlingen/kolommen.ts';
import { leerlingenCsv } from './leerlingen/leerling-tekst.ts';
import { maakId, startTeksten } from './test-kit.ts';

const maak = (nummer: number, deel: Partial<LeerlingItem> = {}): LeerlingItem => ({
  id: maakId(nummer),
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
  ...deel,
});

it('B7 sorting 0, 1, 26 or 5,000 rows on any column, either way, keeps every row once', () => {
  for (const aantal of [0, 1, 26, 5_000]) {
    const items = Array.from({ length: aantal }, (_, nr) =>
      maak(nr, {
        roepnaam: ['Noor', 'Öykü', 'noor'][nr % 3] ?? '',
        jaargroep: nr % 9,
        weekMinuten: nr % 4,
        geblokkeerd: nr % 2 === 0,
      }),
    );
    for (const kolom of KOLOMMEN) {
      for (const omlaag of [false, true])
        expect(new Set(sorteerLeerlingen(items, { kolom, omlaag }).map(({ id }) => id)).size).toBe(aantal);
    }
  }
});

it('B21 the word of the other country leads to the own one, and everything behind it stays', () => {
  expect(anderPad('/admins/x/klassen', 'groepen')).toBe('/admins/x/groepen');
  expect(anderPad('/admins/x/groepen/g1/leerlingen/toevoegen', 'klassen')).toBe(
    '/admins/x/klassen/g1/leerlingen/toevoegen',
  );
  expect(anderPad('/admins/x/klassen/edexml', 'groepen')).toBe('/admins/x/groepen/edexml');
});

it('B26 a name that a spreadsheet would read as a formula stands behind an apostrophe', async () => {
  const woorden = { t: await startTeksten(), taal: 'nl', nu: new Date('2026-11-21T12:00:00') };
  const kinderen = ['=HYPERLINK("x")', '+1', '-2', '@x', "D'Amie"].map((roepnaam, nr) => maak(nr, { roepnaam }));
  const eerste = maakCsv(leerlingenCsv(woorden, kinderen))
    .split('\r\n')
    .slice(1)
    .map((regel) => regel.split(';')[0]);
  expect(eerste).toEqual(['"\'=HYPERLINK(""x"")"', "'+1", "'-2", "'@x", "D'Amie"]);
});
