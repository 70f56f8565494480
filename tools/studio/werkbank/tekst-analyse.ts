import type { NiveauSchatting } from '#engine/core/taal/niveau.ts';
import { LEESNIVEAUS } from '#engine/core/taal/tabellen/leesniveau.ts';
import type { Niveau } from '#engine/core/taal/woord.ts';

/** Piece of a text: a word, or what stands between two words. */
export interface TekstStuk {
  tekst: string;
  woord: boolean;
}

/** A word with its inner apostrophes and hyphens, or a clipped one ('s, 't). */
const WOORD = /(?<!\p{L})'[stnmk](?!\p{L})|\p{L}+(?:['’-]\p{L}+)*/gu;

/** Cuts a text in words and the rest; joined the pieces are the text. */
export function stukken(tekst: string): TekstStuk[] {
  const uit: TekstStuk[] = [];
  let plek = 0;
  for (const hit of tekst.matchAll(WOORD)) {
    if (hit.index > plek) uit.push({ tekst: tekst.slice(plek, hit.index), woord: false });
    uit.push({ tekst: hit[0], woord: true });
    plek = hit.index + hit[0].length;
  }
  if (plek < tekst.length) uit.push({ tekst: tekst.slice(plek), woord: false });
  return uit;
}

/** Different words of a text as the dictionary is asked for them, straight apostrophes, in order of appearance; words over 64 letters are left out. */
export function vraagWoorden(tekst: string): string[] {
  return [
    ...new Set(
      stukken(tekst)
        .filter((s) => s.woord)
        .map((s) => vraagVorm(s.tekst)),
    ),
  ].filter((w) => w.length <= 64);
}

export const vraagVorm = (woord: string): string => woord.normalize('NFC').replaceAll('’', "'");

/** One of the three measures with its value and the lowest level whose bound it meets. */
export interface Maat {
  id: 'letters' | 'woorden' | 'frequent';
  waarde: number;
  niveau: Niveau;
  index: number;
}

const HOOGSTE = LEESNIVEAUS.length - 1;

/** The measures of an estimate (rounded, as the estimate gives them) against the bounds of the levels. */
export function maten(s: NiveauSchatting): Maat[] {
  const maat = (id: Maat['id'], waarde: number, past: (n: (typeof LEESNIVEAUS)[number]) => boolean): Maat => {
    const gevonden = LEESNIVEAUS.findIndex(past);
    const index = gevonden < 0 ? HOOGSTE : gevonden;
    return { id, waarde, index, niveau: LEESNIVEAUS[index]?.niveau ?? 'Plus' };
  };
  return [
    maat('letters', s.gemWoordlengte, (n) => s.gemWoordlengte <= n.letters),
    maat('woorden', s.gemZinlengte, (n) => s.gemZinlengte <= n.woorden),
    maat('frequent', s.aandeelFrequent, (n) => s.aandeelFrequent >= n.frequent),
  ];
}
