import type { WoordBeeld } from './klank.ts';
import type { Deel } from './morfologie.ts';
import type { WoordItem } from './woord.ts';

const KLINKERKLANK = /^(aai?|ooi?|oei?|[aeiou]|ee|uuw?|ie|eu|ui|ei|au|eeuw|ieuw|@)$/;

/** The analysis stored in a word entry: the pupil client makes its misspellings from this, without rules or tables. */
export function beeldVanItem(item: WoordItem): WoordBeeld {
  const grafemen = item.grafemen.map(({ g, van, tot }) => ({ g, van, tot }));
  return {
    w: item.w,
    laag: item.w.toLowerCase(),
    delen: delenVan(item),
    grafemen,
    grenzen: grenzenVan(item.lettergrepen),
    klanken: item.grafemen.map(({ g, van, tot, klank }) => ({ g, van, tot, klank, kern: KLINKERKLANK.test(klank) })),
  };
}

function grenzenVan(delen: readonly string[]): number[] {
  let plek = 0;
  return delen.slice(0, -1).map((deel) => (plek += deel.length));
}

function delenVan(item: WoordItem): Deel[] {
  const morfemen = item.morfemen ?? [{ m: item.w, soort: 'stam' as const }];
  let van = 0;
  return morfemen.map(({ m, soort }) => {
    const deel: Deel = { tekst: m, van, tot: van + m.length, soort: soort === 'tussen' ? 'stam' : soort };
    van += m.length;
    return deel;
  });
}
