import type { WoordPicture } from '../klank/klank.ts';
import type { CatSpan, WoordGrafeem, WoordItem } from '../woord/woord.ts';

/** Graphemes of a word, each with the categories that overlap it. */
export function grafemenWithCats(picture: WoordPicture, cats: readonly CatSpan[]): WoordGrafeem[] {
  return picture.klanken.map(({ g, klank, van: from, tot: until }) => ({
    g,
    klank,
    van: from,
    tot: until,
    cats: [...new Set(cats.filter((c) => c.van < until && from < c.tot).map((c) => c.id))],
  }));
}

/** Morphemes of a compound or derived word as an entry stores them. */
export function morphemesOf(picture: WoordPicture): WoordItem['morfemen'] {
  return picture.delen.map((d) => ({ m: d.tekst, soort: d.soort === 'partikel' ? 'voorvoegsel' : d.soort }));
}

/** Every place where the word stands as a whole word, upper or lower case; UTF-16 offsets. */
export function spots(w: string, text: string): number[] {
  const safe = w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{M}'-])${safe}(?![\\p{L}\\p{M}'-])`, 'giu'))].map((m) => m.index);
}
