import type { WoordItem } from '#engine/core/taal/woord.ts';
import type { BronPlek } from '../werkbank/werkbank.contract.ts';

const sleutel = (groep: number, hoofd: string, w: string): string => `${groep}\t${hoofd}\t${w}`;

/** The word of an author line without its seams (`hand+doek`, `stoel|tje`) and base form (`boeken<boek`). */
const woordVan = (regel: string): string => (regel.split('\t')[0] ?? '').split('<')[0]?.replace(/[+|]/g, '') ?? '';

/** Source line of each word; `bronnen` = text of `tools/content/bron/groep<n>.tsv` by grade. A word without a line is left out. */
export function bronplekken(
  bronnen: ReadonlyMap<number, string>,
  woorden: readonly WoordItem[],
): Record<string, BronPlek> {
  const plekken = new Map<string, BronPlek>();
  for (const [groep, tekst] of bronnen) leesBron(groep, tekst, plekken);
  return Object.fromEntries(
    woorden.flatMap((item) => {
      const plek = plekken.get(sleutel(item.groep, item.hoofd, item.w));
      return plek === undefined ? [] : [[item.id, plek]];
    }),
  );
}

function leesBron(groep: number, tekst: string, plekken: Map<string, BronPlek>): void {
  let hoofd = '';
  for (const [i, regel] of tekst.split('\n').entries()) {
    if (regel.startsWith('# ')) hoofd = regel.slice(2).trim();
    else if (regel.trim() !== '')
      plekken.set(sleutel(groep, hoofd, woordVan(regel)), {
        bestand: `tools/content/bron/groep${groep}.tsv`,
        regel: i + 1,
        tekst: regel,
      });
  }
}
