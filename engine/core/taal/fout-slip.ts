import type { WoordBeeld } from './klank.ts';
import type { CatSpan } from './woord.ts';

/** What the slips need of a word: letters, sounds and syllable starts. */
export type FoutBeeld = Pick<WoordBeeld, 'w' | 'laag' | 'klanken' | 'grenzen'>;

/** One possible slip: replace `van`-`tot` by `door`. `basis` is the weight of the operation before the position factor. */
export type Slip = { van: number; tot: number; door: string; categorie: string; basis: number };

/** Category span of a word with its letters. */
export type Plek = { b: FoutBeeld; cat: CatSpan; tekst: string };

/** Replacement of the span, or of a place near it as `[van, tot, door]` in the word. */
export type Vervanging = string | readonly [number, number, string];

/** Operation of one category: base weight and the replacements, likeliest first. */
export type FoutRegel = { basis: number; maak: (p: Plek) => readonly Vervanging[] };

/** Rule with a function. */
export const regel = (basis: number, maak: FoutRegel['maak']): FoutRegel => ({ basis, maak });

/** Rule that swaps known letters. */
export const ruil = (basis: number, paren: Readonly<Record<string, readonly string[]>>): FoutRegel =>
  regel(basis, ({ tekst }) => paren[tekst] ?? []);

/** Replacement relative to the category span, so a rule may also touch a neighbour. */
export function buur(p: Plek, plek: readonly [number, number], door: string): Vervanging {
  return [p.cat.van + plek[0], p.cat.van + plek[1], door];
}

/** Rule that rewrites the span by patterns; every pattern that fits gives one form. */
export const herschrijf = (basis: number, paren: readonly (readonly [RegExp, string])[]): FoutRegel =>
  regel(basis, ({ tekst }) => [
    ...new Set(paren.filter(([patroon]) => patroon.test(tekst)).map(([patroon, door]) => tekst.replace(patroon, door))),
  ]);
