import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WerkwoordItem, WoordItem } from '#engine/core/taal/woord/woord.ts';
import { woordSchema } from '#engine/core/taal/woord/woord.ts';
import { SOURCE, CONTENT, path } from '../../content/paths.ts';
import { tsv } from './load.ts';
import { readNames } from '../../content/names.ts';
import { hoofdletterwoorden, validateNames } from './names-gate.ts';

const NAMES = {
  namen: new Map([
    ['Noor', 'both'],
    ['Jef', 'be'],
    ['Max', 'both'],
  ]),
  eigen: new Set(['Peru']),
};
const [moon] = readFileSync(path(CONTENT, 'woorden/groep3/kz-mkm.jsonl'), 'utf8')
  .split('\n', 1)
  .map((r) => woordSchema.parse(JSON.parse(r)));

function validate(text: string, region: 'both' | 'nl' | 'be' = 'both'): string[] {
  if (moon === undefined) throw new Error('no word');
  const [z] = moon.zinnen;
  if (z === undefined) throw new Error('no sentence');
  const item: WoordItem = { ...moon, w: 'Europa', zinnen: [{ ...z, tekst: text, regio: region }] };
  const werkwoorden: WerkwoordItem[] = [];
  return validateNames({ woorden: [{ bestand: 'x', item }], werkwoorden, volgorde: [] }, NAMES);
}

describe('hoofdletterwoorden', () => {
  it('skips the word that opens a sentence or a quotation', () => {
    expect(hoofdletterwoorden('Morgen gaat Noor weg. Dan komt Bo! \'s Avonds zegt Max: "Kom maar."')).toEqual([
      'Noor',
      'Bo',
      'Max',
    ]);
    expect(hoofdletterwoorden("'Mag ik mee?' vraagt Jip. 'Ja,' zegt Zoë.")).toEqual(['Jip', 'Zoë']);
    expect(hoofdletterwoorden('Oma reist naar Zuid-Holland.')).toEqual(['Zuid-Holland']);
  });
});

describe('keurNamen', () => {
  it('accepts known names, their possessives, places and words of the content', () => {
    expect(validate("Daar loopt Noor met Noors kat en Max' hond door Peru en Europa.")).toEqual([]);
  });

  it('refuses an unknown name', () => {
    expect(validate('Daar loopt Zebedeus.')).toEqual([
      expect.stringContaining('name Zebedeus is not in namen.tsv or eigennamen.tsv'),
    ]);
  });

  it('keeps a name of one region to sentences of that region', () => {
    expect(validate('Daar loopt Jef.', 'be')).toEqual([]);
    expect(validate('Daar loopt Jef.')).toEqual([expect.stringContaining('name Jef is for be only')]);
  });
});

describe('the name lists', () => {
  const rows = tsv(path(SOURCE, 'namen.tsv'));

  it('have full lines, each word once, in one list only', () => {
    for (const row of rows) expect(row.join('\t')).toMatch(/^\p{Lu}[\p{L}-]+\t[jmx]\t[a-z]{2}\t(both|nl|be)$/u);
    const all = [...rows, ...tsv(path(SOURCE, 'eigennamen.tsv'))].map(([woord]) => woord);
    expect(all.filter((w, i) => all.indexOf(w) !== i)).toEqual([]);
    expect(readNames().namen.size).toBe(rows.length);
  });

  it('hold about as many boys as girls and no origin with more than a third', () => {
    const count = (column: number, value: string): number => rows.filter((r) => r[column] === value).length;
    expect(Math.abs(count(1, 'j') - count(1, 'm'))).toBeLessThanOrEqual(rows.length * 0.05);
    for (const origin of new Set(rows.map((r) => r[2] ?? '')))
      expect(count(2, origin)).toBeLessThanOrEqual(rows.length / 3);
  });
});
