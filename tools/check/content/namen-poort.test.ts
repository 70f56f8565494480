import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WerkwoordItem, WoordItem } from '#engine/core/taal/woord.ts';
import { woordSchema } from '#engine/core/taal/woord.ts';
import { BRON, INHOUD, pad } from '../../content/paden.ts';
import { tsv } from './laad.ts';
import { hoofdletterwoorden, keurNamen, leesNamen } from './namen-poort.ts';

const NAMEN = {
  namen: new Map([
    ['Noor', 'both'],
    ['Jef', 'be'],
    ['Max', 'both'],
  ]),
  eigen: new Set(['Peru']),
};
const [maan] = readFileSync(pad(INHOUD, 'woorden/groep3/kz-mkm.jsonl'), 'utf8')
  .split('\n', 1)
  .map((r) => woordSchema.parse(JSON.parse(r)));

function keur(tekst: string, regio: 'both' | 'nl' | 'be' = 'both'): string[] {
  if (maan === undefined) throw new Error('no word');
  const [z] = maan.zinnen;
  if (z === undefined) throw new Error('no sentence');
  const item: WoordItem = { ...maan, w: 'Europa', zinnen: [{ ...z, tekst, regio }] };
  const werkwoorden: WerkwoordItem[] = [];
  return keurNamen({ woorden: [{ bestand: 'x', item }], werkwoorden, volgorde: [] }, NAMEN);
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
    expect(keur("Daar loopt Noor met Noors kat en Max' hond door Peru en Europa.")).toEqual([]);
  });

  it('refuses an unknown name', () => {
    expect(keur('Daar loopt Zebedeus.')).toEqual([
      expect.stringContaining('name Zebedeus is not in namen.tsv or eigennamen.tsv'),
    ]);
  });

  it('keeps a name of one region to sentences of that region', () => {
    expect(keur('Daar loopt Jef.', 'be')).toEqual([]);
    expect(keur('Daar loopt Jef.')).toEqual([expect.stringContaining('name Jef is for be only')]);
  });
});

describe('the name lists', () => {
  const rijen = tsv(pad(BRON, 'namen.tsv'));

  it('have full lines, each word once, in one list only', () => {
    for (const rij of rijen) expect(rij.join('\t')).toMatch(/^\p{Lu}[\p{L}-]+\t[jmx]\t[a-z]{2}\t(both|nl|be)$/u);
    const alle = [...rijen, ...tsv(pad(BRON, 'eigennamen.tsv'))].map(([woord]) => woord);
    expect(alle.filter((w, i) => alle.indexOf(w) !== i)).toEqual([]);
    expect(leesNamen().namen.size).toBe(rijen.length);
  });

  it('hold about as many boys as girls and no origin with more than a third', () => {
    const aantal = (kolom: number, waarde: string): number => rijen.filter((r) => r[kolom] === waarde).length;
    expect(Math.abs(aantal(1, 'j') - aantal(1, 'm'))).toBeLessThanOrEqual(rijen.length * 0.05);
    for (const herkomst of new Set(rijen.map((r) => r[2] ?? '')))
      expect(aantal(2, herkomst)).toBeLessThanOrEqual(rijen.length / 3);
  });
});
