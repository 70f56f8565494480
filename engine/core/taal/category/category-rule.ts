import type { KlankGrafeem, WoordPicture } from '../klank/klank.ts';
import type { Options } from '../woord/options.ts';
import type { Span } from '../woord/woord.ts';

/** One detector: letter spans of the word that the category is about. */
export type CategoryRule = (b: WoordPicture, o: Options) => Span[];

/** Spans of the graphemes that pass the test. */
export function search(b: WoordPicture, test: (g: KlankGrafeem, i: number, layer: string) => boolean): Span[] {
  const out: Span[] = [];
  b.klanken.forEach((g, i) => {
    if (test(g, i, g.g.toLowerCase())) out.push({ van: g.van, tot: g.tot });
  });
  return out;
}

/** Spans of a pattern in the lower-case word. */
export function patternSpans(b: WoordPicture, regex: RegExp): Span[] {
  if (b.laag.search(regex) < 0) return [];
  return [...b.laag.matchAll(regex)].map((m) => ({ van: m.index, tot: m.index + m[0].length }));
}

/** Runs a detector only on words that hold one of the letters, so the common word costs one look. */
export function at(letters: RegExp, rule: CategoryRule): CategoryRule {
  return (b, o) => (letters.test(b.laag) ? rule(b, o) : []);
}
