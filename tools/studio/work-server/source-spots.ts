import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { SourceSpot } from '../workbench/workbench.contract.ts';

const key = (groep: number, head: string, w: string): string => `${groep}\t${head}\t${w}`;

/** The word of an author line without its seams (`hand+doek`, `stoel|tje`) and base form (`boeken<boek`). */
const woordOf = (rule: string): string => (rule.split('\t')[0] ?? '').split('<')[0]?.replace(/[+|]/g, '') ?? '';

/** Source line of each word; `bronnen` = text of `assets/content/source/groep<n>.tsv` by grade. A word without a line is left out. */
export function sourceSpots(
  sources: ReadonlyMap<number, string>,
  woorden: readonly WoordItem[],
): Record<string, SourceSpot> {
  const spots = new Map<string, SourceSpot>();
  for (const [groep, text] of sources) readSource(groep, text, spots);
  return Object.fromEntries(
    woorden.flatMap((item) => {
      const spot = spots.get(key(item.groep, item.hoofd, item.w));
      return spot === undefined ? [] : [[item.id, spot]];
    }),
  );
}

function readSource(groep: number, text: string, spots: Map<string, SourceSpot>): void {
  let head = '';
  for (const [i, rule] of text.split('\n').entries()) {
    if (rule.startsWith('# ')) head = rule.slice(2).trim();
    else if (rule.trim() !== '')
      spots.set(key(groep, head, woordOf(rule)), {
        bestand: `assets/content/source/groep${groep}.tsv`,
        regel: i + 1,
        tekst: rule,
      });
  }
}
