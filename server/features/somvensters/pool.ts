import { createRng, type Rng } from '#engine/core/basis/rng.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { groepOf, isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';
import type { Leerdoel } from '#engine/core/taal/woord/woord.ts';
import type { RouteWeights } from '#engine/core/oefening/model/weights.ts';
import { doelenOf, type Content } from '../../platform/content/content.ts';
import { weightsFor } from '../../platform/content/model-for.ts';
import { itemsOfStone, type StoneWoord } from '../woordlijsten/list-item.read.ts';

/** Most items of one goal in a round, of all its goals together, and of each goal they are mixed up with. */
const PER_DOEL = 150;
const PER_RONDE = 400;
const PER_NEIGHBOR = 30;
/** Items looked at to see whether a game can ask a goal; a round has these, so a door that is shown opens. */
export const MAX_INSPECTED = 60;

/** `zaad` chooses which items of a large goal come along, the same for the same stone; without it the first ones. */
interface PoolVraag {
  doelIds: readonly string[];
  land: 'NL' | 'BE';
  instelling: Oefeninstelling;
  seed?: number;
  /** Words of a teacher's list: then these alone are asked, whatever their year. */
  woorden?: readonly StoneWoord[] | null;
}
export interface OpenPool {
  items: ContentItem[];
  leerdoelen: Leerdoel[];
}

function belongsHere(item: ContentItem, vraag: PoolVraag): boolean {
  if (groepOf(item) > Math.ceil(vraag.instelling.niveauTot)) return false;
  if (isWoord(item) && item.gevoelig) return false;
  return !('regio' in item) || item.regio === 'both' || item.regio === vraag.land.toLowerCase();
}

/** A word keeps only the sentences that are said where the child lives. */
function withOwnZinnen(item: ContentItem, land: PoolVraag['land']): ContentItem {
  if (!isWoord(item)) return item;
  const zinnen = item.zinnen.filter(({ regio: region = 'both' }) => region === 'both' || region === land.toLowerCase());
  return zinnen.length === item.zinnen.length ? item : { ...item, zinnen };
}

/** So many items, one from each of as many equal stretches of the list, so that a choice reaches from its first grade to its last. */
function sampleEvenly<T>(list: readonly T[], count: number, rng: Rng): readonly T[] {
  if (list.length <= count) return list;
  const spots = Array.from({ length: count }, (_, i) => Math.floor(((i + rng.next()) * list.length) / count));
  return spots.flatMap((spot) => list.slice(spot, spot + 1));
}

/** The words of a list, and beside them neighbours that the round cannot ask, since they have none of its goals. */
function listPool(content: Content, vraag: PoolVraag, woorden: readonly StoneWoord[]): OpenPool {
  const items = itemsOfStone(content, woorden);
  const own = new Set(items.map(({ id }) => id));
  const neighbors = [...new Set(vraag.doelIds.flatMap((id) => content.leerdoelen.get(id)?.verwar ?? []))].flatMap(
    (id) =>
      (content.perDoel.get(id) ?? [])
        .filter((item) => !own.has(item.id) && belongsHere(item, vraag))
        .filter((item) => !doelenOf(item).some((doelId) => vraag.doelIds.includes(doelId)))
        .slice(0, PER_NEIGHBOR),
  );
  const all = new Map([...neighbors, ...items].map((item) => [item.id, withOwnZinnen(item, vraag.land)]));
  return { items: [...all.values()], leerdoelen: [...content.leerdoelen.values()] };
}

/** Items a round may ask, with the neighbours it needs for rhyme and for refusing wrong forms that are words. */
export function poolFor(content: Content, vraag: PoolVraag): OpenPool {
  if (vraag.woorden) return listPool(content, vraag, vraag.woorden);
  const out = new Map<string, ContentItem>();
  const rng = createRng(vraag.seed ?? 0);
  const append = (doelId: string, max: number): void => {
    const fitting = (content.perDoel.get(doelId) ?? []).filter((item) => belongsHere(item, vraag));
    const fixed = vraag.seed === undefined ? max : Math.min(max, Math.max(0, MAX_INSPECTED - out.size));
    for (const item of [...fitting.slice(0, fixed), ...sampleEvenly(fitting.slice(fixed), max - fixed, rng)])
      out.set(item.id, withOwnZinnen(item, vraag.land));
  };
  const neighbors = vraag.doelIds
    .flatMap((id) => content.leerdoelen.get(id)?.verwar ?? [])
    .filter((id) => !vraag.doelIds.includes(id));
  const perDoel = Math.min(PER_DOEL, Math.ceil(PER_RONDE / Math.max(1, vraag.doelIds.length)));
  for (const id of vraag.doelIds) append(id, perDoel);
  for (const id of new Set(neighbors)) append(id, PER_NEIGHBOR);
  // All goals: an answer is weighed over every goal of its item, on both sides the same way.
  return { items: [...out.values()], leerdoelen: [...content.leerdoelen.values()] };
}

/** Spellings of the words of a pool. */
export const spellingsOf = ({ items }: Pick<OpenPool, 'items'>): string[] =>
  items.flatMap((item) => (isWoord(item) ? [item.w] : []));

/** Measured difficulties of the pool, so that the browser computes with the same numbers; nothing before the first calibration. */
export function kalibratieOf(content: Content, pool: OpenPool): [itemId: string, b: number, vb: number][] {
  if (!content.calibrated) return [];
  return pool.items.flatMap(({ id }): [string, number, number][] => {
    const item = content.model.items.get(id);
    return item === undefined ? [] : [[id, item.b, item.vb]];
  });
}

/** Population weights that a night fitted, for the same reason; nothing while those of the first day hold. */
export function weightsOfRonde(content: Content, adminId: string): { weights?: RouteWeights } {
  const weights = weightsFor(content, adminId);
  return weights === undefined ? {} : { weights: weights };
}
