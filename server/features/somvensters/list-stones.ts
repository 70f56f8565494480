import { v7 } from 'uuid';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { listFormats } from '#engine/core/somvenster/formats.ts';
import { newTaak } from '#engine/core/somvenster/taak.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import type { LeerlingRow } from '../leerlingen/leerlingen.read.ts';
import { itemsOfStone, type StoneWoord } from '../woordlijsten/list-item.read.ts';
import { deurenBase, deurenOfTaak, playable, type DeurenSource } from './deuren.ts';
import { exampleOf } from './example.ts';
import { jaargroepOf } from './playable.ts';
import type { NewSomvenster } from './somvensters.repository.ts';

/** A word list as it is given to somebody; without an id = words that were chosen one by one. */
export interface GivenList {
  id: string | null;
  naam: string;
  woorden: readonly StoneWoord[];
}
/** Who gets it, under which setting. */
export interface ListTaker {
  leerling: LeerlingRow;
  instelling: Oefeninstelling;
  land: 'NL' | 'BE';
}
const EXAMPLES = 3;

/** Title of a route, as long as one may be. */
export const routeTitle = (text: string): string => [...text].slice(0, 60).join('');

/** Goals of the words, the one of most words first. */
export function goalsOf(items: readonly WoordItem[]): string[] {
  const counts = new Map<string, number>();
  for (const { hoofd: goal } of items) counts.set(goal, (counts.get(goal) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([goal]) => goal);
}

/** The words in as many equal stones as they need, in the order of the list. */
function divide<T>(words: readonly T[]): T[][] {
  const count = Math.min(CONSTANTS.TAKEN_MAX, Math.max(1, Math.ceil(words.length / CONSTANTS.ITEMS_DEFAULT)));
  return Array.from({ length: count }, (_, nr) =>
    words.slice(Math.floor((nr * words.length) / count), Math.floor(((nr + 1) * words.length) / count)),
  );
}

/** Stones of the words of a list that a game can ask this leerling. */
export function listStones(source: DeurenSource, list: GivenList, taker: ListTaker): NewSomvenster['taken'] {
  const { leerling, land } = taker;
  const setting = playable(taker.instelling, source.spellen);
  const groep = jaargroepOf(leerling);
  const formats = listFormats({ groep, instelling: setting });
  const base = deurenBase(source, { sterren: 0, niveaus: [] }, { groep, land, instelling: setting });
  const start = newTaak({ dicht: false });
  return divide(list.woorden)
    .map((woorden, nr) => {
      const items = itemsOfStone(source.content, woorden);
      return {
        id: v7(),
        volgnummer: nr + 1,
        titel: routeTitle(list.naam),
        doel_ids: goalsOf(items),
        formaten: [...formats],
        items: Math.min(CONSTANTS.ITEMS_MAX, Math.max(1, items.length)),
        status: start.status,
        sterren: start.sterren,
        steen: start.steen,
        is_steun: false,
        steun_van: null,
        spellen: [],
        voorbeelden: items.slice(0, EXAMPLES).flatMap((item) => exampleOf(item) ?? []),
        woordlijst_id: list.id,
        woorden: [...woorden],
      };
    })
    .filter((taak) => deurenOfTaak(base, taak).available.length > 0);
}
