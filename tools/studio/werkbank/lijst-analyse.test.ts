import { beforeAll, expect, it } from 'vitest';
import { laadPatronen } from '#engine/core/taal/patronen.ts';
import { alsTsv, MAX_REGELS, ontleedRegel, regelsVan, waarschuwingen, type LijstRij } from './lijst-analyse.ts';

beforeAll(() => laadPatronen());

const ontleed = (tekst: string): LijstRij[] => {
  const eerder = new Set<string>();
  return regelsVan(tekst).regels.map((r) => ontleedRegel(r, eerder));
};

it('keeps the line numbers of the pasted text and skips empty lines', () => {
  expect(regelsVan('kat\r\n\r\n  \nhond\rvis').regels).toEqual([
    { nr: 1, invoer: 'kat' },
    { nr: 4, invoer: 'hond' },
    { nr: 5, invoer: 'vis' },
  ]);
});

it('takes five thousand lines and says how many are left', () => {
  const { regels, over } = regelsVan(Array.from({ length: MAX_REGELS + 7 }, (_, i) => `w${i}`).join('\n'));
  expect([regels.length, over]).toEqual([MAX_REGELS, 7]);
});

it('gives syllables, graphemes, categories and the grade of the hardest category', () => {
  const [rij] = ontleed('bakker');
  if (rij?.ok !== true) throw new Error('no analysis');
  expect(rij.uit).toMatchObject({
    lettergrepen: ['bak', 'ker'],
    klankgroepen: ['ba', 'kker'],
    grafemen: ['b', 'a', 'kk', 'e', 'r'],
    klanken: 5,
  });
  expect(rij.uit.categorieen.map((c) => c.id)).toContain('verdubbeling');
  expect(rij.uit.groep).toBeGreaterThanOrEqual(4);
});

it('reads the seams an author writes', () => {
  const [rij] = ontleed('zand+taart');
  expect(rij?.ok === true && rij.uit.woord).toBe('zandtaart');
  expect(rij?.ok === true && rij.uit.lettergrepen).toEqual(['zand', 'taart']);
  expect(rij?.ok === true && rij.uit.categorieen.map((c) => c.id)).toContain('samenstelling');
});

it('names what is wrong with a line and keeps its text', () => {
  const rijen = ontleed(['f13ts', 'a'.repeat(65), '+', 'kat'].join('\n'));
  expect(rijen.map((r) => (r.ok ? 'goed' : r.fout))).toEqual(['ongeldig-teken', 'te-lang', 'leeg', 'goed']);
  expect(rijen.map((r) => r.invoer)).toEqual(['f13ts', 'a'.repeat(65), '+', 'kat']);
});

it('warns for doubles, extra cells, words nobody knows and topics that never reach a child', () => {
  const [een, twee] = ontleed('vis\nvis\tzn');
  if (een === undefined || twee === undefined) throw new Error('no rows');
  expect(waarschuwingen(een, undefined)).toEqual([]);
  expect(waarschuwingen(twee, { kenner: 'geen', verboden: true })).toEqual([
    'verboden',
    'niet-in-woordenboek',
    'dubbel',
    'meer-cellen',
  ]);
  expect(waarschuwingen(een, { kenner: 'naam', verboden: false })).toEqual(['naam']);
});

it('writes cells that cannot break a row or become a formula', () => {
  expect(
    alsTsv([
      ['a\tb', '=1+1'],
      ['c\nd', '-'],
    ]),
  ).toBe("a b\t'=1+1\nc d\t'-");
});
