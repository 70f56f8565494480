import { hashText } from '#engine/core/basis/rng.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Content } from '../../platform/content/content.ts';
import type { StoneWoord } from '../woordlijsten/list-item.read.ts';

/** Where words and their sisters are found. */
export type SisterSource = Pick<Content, 'items' | 'perDoel'>;
/** How much rarer or more usual a sister may be, in bands. */
const BAND = 1;

/** Words of the same main goal, for the same years, about as usual; always in the same order. */
function sistersOf(content: SisterSource, word: WoordItem): WoordItem[] {
  return (content.perDoel.get(word.hoofd) ?? [])
    .filter((item) => isWoord(item))
    .filter((item) => item.id !== word.id && item.hoofd === word.hoofd && item.groep <= word.groep)
    .filter((item) => !item.gevoelig && item.regio === 'both' && Math.abs(item.band - word.band) <= BAND)
    .sort((a, b) => hashText(`${word.id}/${a.id}`) - hashText(`${word.id}/${b.id}`));
}

/**
 * These words, and as many of the same goals as make a whole stone: a round of one word is no practice. Undefined when one
 * is unknown.
 */
export function withSisters(content: SisterSource, ids: readonly string[]): StoneWoord[] | undefined {
  const words = ids.flatMap((id) => {
    const item = content.items.get(id);
    return item !== undefined && isWoord(item) ? [item] : [];
  });
  if (words.length !== ids.length) return undefined;
  const chosen = new Set(ids);
  const sisters = words.map((word) => sistersOf(content, word));
  for (let turn = 0; turn < CONSTANTS.ITEMS_DEFAULT && chosen.size < CONSTANTS.ITEMS_DEFAULT; turn += 1)
    for (const list of sisters) {
      const next = list.find(({ id }) => !chosen.has(id));
      if (next !== undefined && chosen.size < CONSTANTS.ITEMS_DEFAULT) chosen.add(next.id);
    }
  return [...chosen].map((id) => ({ id }));
}
