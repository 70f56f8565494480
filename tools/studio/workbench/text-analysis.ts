import type { NiveauEstimate } from '#engine/core/taal/category/niveau.ts';
import { READING_NIVEAUS } from '#engine/core/taal/tables/reading-niveau.ts';
import type { Niveau } from '#engine/core/taal/woord/woord.ts';

/** Piece of a text: a word, or what stands between two words. */
export interface TextPiece {
  tekst: string;
  woord: boolean;
}

/** A word with its inner apostrophes and hyphens, or a clipped one ('s, 't). */
const WOORD = /(?<!\p{L})'[stnmk](?!\p{L})|\p{L}+(?:['’-]\p{L}+)*/gu;

/** Cuts a text in words and the rest; joined the pieces are the text. */
export function pieces(text: string): TextPiece[] {
  const out: TextPiece[] = [];
  let spot = 0;
  for (const hit of text.matchAll(WOORD)) {
    if (hit.index > spot) out.push({ tekst: text.slice(spot, hit.index), woord: false });
    out.push({ tekst: hit[0], woord: true });
    spot = hit.index + hit[0].length;
  }
  if (spot < text.length) out.push({ tekst: text.slice(spot), woord: false });
  return out;
}

/** Different words of a text as the dictionary is asked for them, straight apostrophes, in order of appearance; words over 64 letters are left out. */
export function vraagWoorden(text: string): string[] {
  return [
    ...new Set(
      pieces(text)
        .filter((s) => s.woord)
        .map((s) => queryForm(s.tekst)),
    ),
  ].filter((w) => w.length <= 64);
}

export const queryForm = (woord: string): string => woord.normalize('NFC').replaceAll('’', "'");

/** One of the three measures with its value and the lowest level whose bound it meets. */
export interface Size {
  id: 'letters' | 'woorden' | 'frequent';
  waarde: number;
  niveau: Niveau;
  index: number;
}

const HIGHEST = READING_NIVEAUS.length - 1;

/** The measures of an estimate (rounded, as the estimate gives them) against the bounds of the levels. */
export function peers(s: NiveauEstimate): Size[] {
  const size = (id: Size['id'], value: number, fits: (n: (typeof READING_NIVEAUS)[number]) => boolean): Size => {
    const found = READING_NIVEAUS.findIndex(fits);
    const index = found < 0 ? HIGHEST : found;
    return { id, waarde: value, index, niveau: READING_NIVEAUS[index]?.niveau ?? 'Plus' };
  };
  return [
    size('letters', s.gemWoordlengte, (n) => s.gemWoordlengte <= n.letters),
    size('woorden', s.gemZinlengte, (n) => s.gemZinlengte <= n.woorden),
    size('frequent', s.aandeelFrequent, (n) => s.aandeelFrequent >= n.frequent),
  ];
}
