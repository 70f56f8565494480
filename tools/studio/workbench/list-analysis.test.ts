import { beforeAll, expect, it } from 'vitest';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { asTsv, MAX_LINES, parseLine, linesOf, warnings, type ListRow } from './list-analysis.ts';

beforeAll(() => loadPatterns());

const parse = (text: string): ListRow[] => {
  const earlier = new Set<string>();
  return linesOf(text).regels.map((r) => parseLine(r, earlier));
};

it('keeps the line numbers of the pasted text and skips empty lines', () => {
  expect(linesOf('kat\r\n\r\n  \nhond\rvis').regels).toEqual([
    { nr: 1, invoer: 'kat' },
    { nr: 4, invoer: 'hond' },
    { nr: 5, invoer: 'vis' },
  ]);
});

it('takes five thousand lines and says how many are left', () => {
  const { regels: rules, over } = linesOf(Array.from({ length: MAX_LINES + 7 }, (_, i) => `w${i}`).join('\n'));
  expect([rules.length, over]).toEqual([MAX_LINES, 7]);
});

it('gives syllables, graphemes, categories and the grade of the hardest category', () => {
  const [row] = parse('bakker');
  if (row?.ok !== true) throw new Error('no analysis');
  expect(row.uit).toMatchObject({
    lettergrepen: ['bak', 'ker'],
    klankgroepen: ['ba', 'kker'],
    grafemen: ['b', 'a', 'kk', 'e', 'r'],
    klanken: 5,
  });
  expect(row.uit.categorieen.map((c) => c.id)).toContain('verdubbeling');
  expect(row.uit.groep).toBeGreaterThanOrEqual(4);
});

it('reads the seams an author writes', () => {
  const [row] = parse('zand+taart');
  expect(row?.ok === true && row.uit.woord).toBe('zandtaart');
  expect(row?.ok === true && row.uit.lettergrepen).toEqual(['zand', 'taart']);
  expect(row?.ok === true && row.uit.categorieen.map((c) => c.id)).toContain('samenstelling');
});

it('names what is wrong with a line and keeps its text', () => {
  const rows = parse(['f13ts', 'a'.repeat(65), '+', 'kat'].join('\n'));
  expect(rows.map((r) => (r.ok ? 'goed' : r.fout))).toEqual(['ongeldig-teken', 'te-lang', 'leeg', 'goed']);
  expect(rows.map((r) => r.invoer)).toEqual(['f13ts', 'a'.repeat(65), '+', 'kat']);
});

it('warns for doubles, extra cells, words nobody knows and topics that never reach a child', () => {
  const [one, two] = parse('vis\nvis\tzn');
  if (one === undefined || two === undefined) throw new Error('no rows');
  expect(warnings(one, undefined)).toEqual([]);
  expect(warnings(two, { kenner: 'geen', verboden: true })).toEqual([
    'verboden',
    'niet-in-woordenboek',
    'dubbel',
    'meer-cellen',
  ]);
  expect(warnings(one, { kenner: 'naam', verboden: false })).toEqual(['naam']);
});

it('writes cells that cannot break a row or become a formula', () => {
  expect(
    asTsv([
      ['a\tb', '=1+1'],
      ['c\nd', '-'],
    ]),
  ).toBe("a b\t'=1+1\nc d\t'-");
});
