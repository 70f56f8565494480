import { createRng } from '#engine/core/basis/rng.ts';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { Content } from '../../platform/content/content.ts';
import { itemsOfStone, type StoneWoord } from '../woordlijsten/list-item.read.ts';
import type { DicteeWoord } from './dictees.repository.ts';

const wordOf = ({ id, w, zinnen, hoofd: goal }: WoordItem): DicteeWoord => ({
  id,
  woord: w,
  zin: zinnen[0]?.tekst ?? '',
  doelId: goal,
});

/** The words of a list as they are dictated. */
export const dictatedList = (content: Content, woorden: readonly StoneWoord[]): DicteeWoord[] =>
  itemsOfStone(content, woorden).slice(0, CONSTANTS.DICTEE_WOORDEN_MAX).map(wordOf);

/** Words of ours for these goals, up to a year, spread over the goals; each has a sentence to say. */
export function dictatedGoals(
  content: Content,
  { doelIds, groep, land, seed }: { doelIds: readonly string[]; groep: number; land: 'NL' | 'BE'; seed: number },
): DicteeWoord[] {
  const rng = createRng(seed);
  const fits = (item: WoordItem, goal: string): boolean =>
    item.hoofd === goal &&
    item.groep <= groep &&
    !item.gevoelig &&
    item.zinnen.length > 0 &&
    (item.regio === 'both' || item.regio === land.toLowerCase());
  const each = Math.ceil(CONSTANTS.DICTEE_WOORDEN / doelIds.length);
  return doelIds
    .flatMap((goal) =>
      (content.perDoel.get(goal) ?? [])
        .filter(isWoord)
        .filter((item) => fits(item, goal))
        .map((item) => ({ item, order: rng.next() }))
        .toSorted((a, b) => a.order - b.order)
        .slice(0, each)
        .map(({ item }) => wordOf(item)),
    )
    .slice(0, CONSTANTS.DICTEE_WOORDEN);
}
