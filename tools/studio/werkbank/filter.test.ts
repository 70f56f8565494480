import { expect, it } from 'vitest';
import { laadInhoud } from '../../check/content/laad.ts';
import { INHOUD } from '../../content/paden.ts';
import { filterWoorden, GEEN_FILTER, maakIndex, VELDEN, type Filter } from './filter.ts';

const woorden = laadInhoud(INHOUD).woorden.map((r) => r.item);
const index = maakIndex(woorden);
const zoek = (deel: Partial<Filter>) => filterWoorden(index, { ...GEEN_FILTER, ...deel });
const namen = (deel: Partial<Filter>): string[] => zoek(deel).gevonden.map((i) => i.w);

it('gives everything without a choice, and counts that add up', () => {
  const alles = zoek({});
  expect(alles.gevonden).toHaveLength(woorden.length);
  for (const veld of VELDEN.filter((v) => v !== 'categorie'))
    expect(
      [...alles.tellingen[veld].values()].reduce((s, n) => s + n, 0),
      veld,
    ).toBe(woorden.length);
});

it('puts the word itself first, then words that begin with the text', () => {
  const gevonden = namen({ tekst: 'Trein' });
  expect(gevonden[0]).toBe('trein');
  const begint = gevonden.map((w) => w.startsWith('trein'));
  expect(begint.lastIndexOf(true)).toBe(begint.filter(Boolean).length - 1);
});

it('finds a word by its plural, without accents and by a pattern', () => {
  expect(namen({ tekst: 'aardbeien' })).toContain('aardbei');
  const accent = woorden.find((i) => /[éë]/.test(i.w));
  expect(namen({ tekst: accent?.w.normalize('NFD').replace(/[\u0300-\u036f]/g, '') ?? '-' })).toContain(accent?.w);
  expect(namen({ tekst: '*heid' }).length).toBeGreaterThan(0);
  expect(
    zoek({ tekst: 'tr*n' }).gevonden.every((i) =>
      [i.w, ...Object.values(i.vormen).flat()].some((w) => /^tr.*n$/i.test(w)),
    ),
  ).toBe(true);
});

it('takes signs of a pattern as letters', () => {
  expect(namen({ tekst: '(*' })).toEqual([]);
  expect(namen({ tekst: 'zzzz' })).toEqual([]);
});

it('counts what each other value would give', () => {
  const keuze = { categorie: 'ei', plaatje: 'ja' };
  const { tellingen, gevonden } = zoek({ ...keuze, groep: '4' });
  for (const [groep, aantal] of tellingen.groep) expect(zoek({ ...keuze, groep }).gevonden).toHaveLength(aantal);
  for (const [plaatje, aantal] of tellingen.plaatje)
    expect(zoek({ categorie: 'ei', groep: '4', plaatje }).gevonden).toHaveLength(aantal);
  expect(tellingen.woordsoort.get('zn')).toBe(gevonden.filter((i) => i.woordsoort === 'zn').length);
  expect(gevonden.every((i) => i.groep === 4 && i.plaatje !== undefined && i.cats.some((c) => c.id === 'ei'))).toBe(
    true,
  );
});

it('counts two different readers as enough', () => {
  const [eerste, tweede] = woorden.slice(0, 2);
  if (eerste === undefined || tweede === undefined) throw new Error('no words');
  const gelezen = maakIndex([
    {
      ...eerste,
      gezien: [
        { door: 'ab', op: '2025-01-01' },
        { door: 'ab', op: '2025-01-02' },
      ],
    },
    { ...tweede, gezien: ['ab', 'cd', 'ef'].map((door) => ({ door, op: '2025-01-01' })) },
  ]);
  expect([...filterWoorden(gelezen, GEEN_FILTER).tellingen.gelezen]).toEqual(
    expect.arrayContaining([
      ['1', 1],
      ['2', 1],
    ]),
  );
});
