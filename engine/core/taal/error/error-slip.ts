import type { WoordPicture } from '../klank/klank.ts';
import type { CatSpan } from '../woord/woord.ts';

/** What the slips need of a word: letters, sounds and syllable starts. */
export type MistakePicture = Pick<WoordPicture, 'w' | 'laag' | 'klanken' | 'bounds'>;

/** One possible slip: replace `van`-`tot` by `door`. `basis` is the weight of the operation before the position factor. */
export type Slip = { van: number; tot: number; door: string; categorie: string; base: number };

/** Category span of a word with its letters. */
export type SlipSpot = { b: MistakePicture; cat: CatSpan; tekst: string };

/** Replacement of the span, or of a place near it as `[van, tot, door]` in the word, with its own share of the base weight where it has one. */
export type Replacement = string | readonly [van: number, tot: number, door: string, share?: number];

/** Whether a word has one syllable. */
export const isShort = ({ klanken }: MistakePicture): boolean => klanken.filter((k) => k.core).length === 1;

/** Of a slip that a child hardly makes: offered when a word has no other. */
const HARDLY = 0.05;

/** Whether only a word without likelier misspellings gets this one. */
export const isHardly = ({ base }: Slip): boolean => base <= HARDLY;

/** Replacement of the span that stands behind all others. */
export const seldom = ({ cat }: SlipSpot, by: string): Replacement => [cat.van, cat.tot, by, HARDLY];

/** Operation of one category: base weight and the replacements, likeliest first. */
export type SlipRule = { base: number; create: (p: SlipSpot) => readonly Replacement[] };

/** Rule with a function. */
export const rule = (base: number, create: SlipRule['create']): SlipRule => ({ base, create });

/** Rule that swaps known letters. */
export const swap = (base: number, pairs: Readonly<Record<string, readonly string[]>>): SlipRule =>
  rule(base, ({ tekst: text }) => pairs[text] ?? []);

/** Replacement relative to the category span, so a rule may also touch a neighbour. */
export function replaceNeighbor(p: SlipSpot, spot: readonly [number, number], by: string): Replacement {
  return [p.cat.van + spot[0], p.cat.van + spot[1], by];
}

/** Rule that rewrites the span by patterns; every pattern that fits gives one form. */
export const rewrite = (base: number, pairs: readonly (readonly [RegExp, string])[]): SlipRule =>
  rule(base, ({ tekst: text }) => [
    ...new Set(pairs.filter(([pattern]) => pattern.test(text)).map(([pattern, by]) => text.replace(pattern, by))),
  ]);
