import type { WoordPicture } from '../klank/klank.ts';
import type { Morpheme } from '../form/morphology.ts';
import type { WoordItem } from '../woord/woord.ts';

const KLINKERKLANK = /^(aai?|ooi?|oei?|[aeiou]|ee|uuw?|ie|eu|ui|ei|au|eeuw|ieuw|@)$/;

/** The analysis stored in a word entry: the pupil client makes its misspellings from this, without rules or tables. */
export function pictureOfItem(item: WoordItem): WoordPicture {
  const grafemen = item.grafemen.map(({ g, van: from, tot: until }) => ({ g, van: from, tot: until }));
  return {
    w: item.w,
    laag: item.w.toLowerCase(),
    delen: partsOf(item),
    grafemen,
    bounds: boundsOf(item.lettergrepen),
    klanken: item.grafemen.map(({ g, van: from, tot: until, klank }) => ({
      g,
      van: from,
      tot: until,
      klank,
      core: KLINKERKLANK.test(klank),
    })),
  };
}

function boundsOf(parts: readonly string[]): number[] {
  let spot = 0;
  return parts.slice(0, -1).map((part) => (spot += part.length));
}

function partsOf(item: WoordItem): Morpheme[] {
  const morphemes = item.morfemen ?? [{ m: item.w, soort: 'stam' as const }];
  let from = 0;
  return morphemes.map(({ m, soort: kind }) => {
    const part: Morpheme = { tekst: m, van: from, tot: from + m.length, soort: kind === 'tussen' ? 'stam' : kind };
    from += m.length;
    return part;
  });
}
