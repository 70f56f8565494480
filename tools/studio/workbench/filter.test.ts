import { expect, it } from 'vitest';
import { loadContent } from '../../check/content/load.ts';
import { CONTENT } from '../../content/paths.ts';
import { filterWoorden, NO_FILTER, createIndex, FIELDS, type Filter } from './filter.ts';

const woorden = loadContent(CONTENT).woorden.map((r) => r.item);
const index = createIndex(woorden);
const search = (part: Partial<Filter>) => filterWoorden(index, { ...NO_FILTER, ...part });
const names = (part: Partial<Filter>): string[] => search(part).found.map((i) => i.w);

it('gives everything without a choice, and counts that add up', () => {
  const everything = search({});
  expect(everything.found).toHaveLength(woorden.length);
  for (const field of FIELDS.filter((v) => v !== 'categorie'))
    expect(
      [...everything.tellingen[field].values()].reduce((s, n) => s + n, 0),
      field,
    ).toBe(woorden.length);
});

it('puts the word itself first, then words that begin with the text', () => {
  const found = names({ tekst: 'Trein' });
  expect(found[0]).toBe('trein');
  const starts = found.map((w) => w.startsWith('trein'));
  expect(starts.lastIndexOf(true)).toBe(starts.filter(Boolean).length - 1);
});

it('finds a word by its plural, without accents and by a pattern', () => {
  expect(names({ tekst: 'aardbeien' })).toContain('aardbei');
  const accent = woorden.find((i) => /[éë]/.test(i.w));
  expect(names({ tekst: accent?.w.normalize('NFD').replace(/[\u0300-\u036f]/g, '') ?? '-' })).toContain(accent?.w);
  expect(names({ tekst: '*heid' }).length).toBeGreaterThan(0);
  expect(
    search({ tekst: 'tr*n' }).found.every((i) =>
      [i.w, ...Object.values(i.vormen).flat()].some((w) => /^tr.*n$/i.test(w)),
    ),
  ).toBe(true);
});

it('takes signs of a pattern as letters', () => {
  expect(names({ tekst: '(*' })).toEqual([]);
  expect(names({ tekst: 'zzzz' })).toEqual([]);
});

it('counts what each other value would give', () => {
  const choice = { categorie: 'ei', plaatje: 'ja' };
  const { tellingen: tallies, found } = search({ ...choice, groep: '4' });
  for (const [groep, count] of tallies.groep) expect(search({ ...choice, groep }).found).toHaveLength(count);
  for (const [image, count] of tallies.plaatje)
    expect(search({ categorie: 'ei', groep: '4', plaatje: image }).found).toHaveLength(count);
  expect(tallies.woordsoort.get('zn')).toBe(found.filter((i) => i.woordsoort === 'zn').length);
  expect(found.every((i) => i.groep === 4 && i.plaatje !== undefined && i.cats.some((c) => c.id === 'ei'))).toBe(true);
});

it('counts two different readers as enough', () => {
  const [first, second] = woorden.slice(0, 2);
  if (first === undefined || second === undefined) throw new Error('no words');
  const read = createIndex([
    {
      ...first,
      gezien: [
        { door: 'ab', op: '2025-01-01' },
        { door: 'ab', op: '2025-01-02' },
      ],
    },
    { ...second, gezien: ['ab', 'cd', 'ef'].map((by) => ({ door: by, op: '2025-01-01' })) },
  ]);
  expect([...filterWoorden(read, NO_FILTER).tellingen.gelezen]).toEqual(
    expect.arrayContaining([
      ['1', 1],
      ['2', 1],
    ]),
  );
});
