import { expect, it } from 'vitest';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { maakId, startTeksten } from '../test-kit.ts';
import { sorteerLeerlingen } from './kolommen.ts';
import { laatstTekst, leerlingenCsv } from './leerling-tekst.ts';

const maak = (nummer: number, deel: Partial<LeerlingItem>): LeerlingItem => ({
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
const KINDEREN = [
  maak(1, { roepnaam: 'Öykü', weekMinuten: 5, laatstGeoefendOp: '2026-11-20T09:00:00.000Z' }),
  maak(2, { roepnaam: '=Adam', jaargroep: 5, geblokkeerd: true, inlogsoort: 'plaatjes' }),
  maak(3, {
    roepnaam: 'Noor',
    weekMinuten: 5,
    struikelDoel: { id: 'ei', naam: 'ei-woord' },
    laatstGeoefendOp: '2026-10-01T09:00:00.000Z',
  }),
];
const namen = (items: readonly LeerlingItem[]) => items.map(({ roepnaam }) => roepnaam);

it('sorts on every column; equal rows keep the order of their names', () => {
  expect(namen(sorteerLeerlingen(KINDEREN, { kolom: 'naam', omlaag: false }))).toEqual(['=Adam', 'Noor', 'Öykü']);
  expect(namen(sorteerLeerlingen(KINDEREN, { kolom: 'minuten', omlaag: true }))).toEqual(['Noor', 'Öykü', '=Adam']);
  expect(namen(sorteerLeerlingen(KINDEREN, { kolom: 'laatst', omlaag: false }))).toEqual(['=Adam', 'Noor', 'Öykü']);
  expect(namen(sorteerLeerlingen(KINDEREN, { kolom: 'struikel', omlaag: false }))).toEqual(['Noor', '=Adam', 'Öykü']);
  expect(namen(sorteerLeerlingen(KINDEREN, { kolom: 'inlog', omlaag: false }))[0]).toBe('=Adam');
  expect(namen(sorteerLeerlingen(KINDEREN, { kolom: 'jaar', omlaag: true }))[0]).toBe('=Adam');
});

it('writes the table in the words of the locale', async () => {
  const woorden = { t: await startTeksten('nl-BE'), taal: 'nl-BE', nu: new Date('2026-11-21T12:00:00') };
  const csv = leerlingenCsv(woorden, KINDEREN);
  expect(csv[0]?.[1]).toBe('Leerjaar');
  expect(csv[2]).toEqual(['=Adam', '3e leerjaar', 'Plaatjes, Geblokkeerd', 'nog nooit', '0', '0', '']);
  expect(laatstTekst(woorden, '2026-11-20T09:00:00.000Z')).toBe('gisteren');
});
