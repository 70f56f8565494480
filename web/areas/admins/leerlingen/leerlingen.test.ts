import { expect, it } from 'vitest';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { createId, startTexts } from '../shared/test-kit.ts';
import { sortLeerlingen } from '../shared/leerlingen/columns.ts';
import { lastText, leerlingenCsv } from '../shared/leerlingen/leerling-text.ts';

const create = (number: number, part: Partial<LeerlingItem>): LeerlingItem => ({
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
const CHILDREN = [
  create(1, { roepnaam: 'Öykü', weekMinuten: 5, laatstGeoefendOp: '2026-11-20T09:00:00.000Z' }),
  create(2, { roepnaam: '=Adam', jaargroep: 5, geblokkeerd: true, inlogsoort: 'plaatjes' }),
  create(3, {
    roepnaam: 'Noor',
    weekMinuten: 5,
    struikelDoel: { id: 'ei', naam: 'ei-woord' },
    laatstGeoefendOp: '2026-10-01T09:00:00.000Z',
  }),
];
const names = (items: readonly LeerlingItem[]) => items.map(({ roepnaam }) => roepnaam);

it('sorts on every column; equal rows keep the order of their names', () => {
  expect(names(sortLeerlingen(CHILDREN, { column: 'naam', descending: false }))).toEqual(['=Adam', 'Noor', 'Öykü']);
  expect(names(sortLeerlingen(CHILDREN, { column: 'minuten', descending: true }))).toEqual(['Noor', 'Öykü', '=Adam']);
  expect(names(sortLeerlingen(CHILDREN, { column: 'laatst', descending: false }))).toEqual(['=Adam', 'Noor', 'Öykü']);
  expect(names(sortLeerlingen(CHILDREN, { column: 'struikel', descending: false }))).toEqual(['Noor', '=Adam', 'Öykü']);
  expect(names(sortLeerlingen(CHILDREN, { column: 'inlog', descending: false }))[0]).toBe('=Adam');
  expect(names(sortLeerlingen(CHILDREN, { column: 'jaar', descending: true }))[0]).toBe('=Adam');
});

it('writes the table in the words of the locale', async () => {
  const woorden = { t: await startTexts('nl-BE'), language: 'nl-BE', now: new Date('2026-11-21T12:00:00') };
  const csv = leerlingenCsv(woorden, CHILDREN);
  expect(csv[0]?.[1]).toBe('Leerjaar');
  expect(csv[2]).toEqual(['=Adam', '3e leerjaar', 'Plaatjes, Geblokkeerd', 'nog nooit', '0', '0', '']);
  expect(lastText(woorden, '2026-11-20T09:00:00.000Z')).toBe('gisteren');
});
