import type { KlankGrafeem, WoordBeeld } from './klank.ts';
import type { Opties } from './opties.ts';
import type { Span } from './woord.ts';

/** One detector: letter spans of the word that the category is about. */
export type CategorieRegel = (b: WoordBeeld, o: Opties) => Span[];

/** Spans of the graphemes that pass the test. */
export function zoek(b: WoordBeeld, test: (g: KlankGrafeem, i: number, laag: string) => boolean): Span[] {
  const uit: Span[] = [];
  b.klanken.forEach((g, i) => {
    if (test(g, i, g.g.toLowerCase())) uit.push({ van: g.van, tot: g.tot });
  });
  return uit;
}

/** Spans of a pattern in the lower-case word. */
export function patroon(b: WoordBeeld, regex: RegExp): Span[] {
  if (b.laag.search(regex) < 0) return [];
  return [...b.laag.matchAll(regex)].map((m) => ({ van: m.index, tot: m.index + m[0].length }));
}

/** Runs a detector only on words that hold one of the letters, so the common word costs one look. */
export function bij(letters: RegExp, regel: CategorieRegel): CategorieRegel {
  return (b, o) => (letters.test(b.laag) ? regel(b, o) : []);
}
