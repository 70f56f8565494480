import { createRng, type Rng } from '#engine/core/basis/rng.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { groepVan, isWoord } from '#engine/core/oefening/content-soort.ts';
import type { ContentItem } from '#engine/core/oefening/ronde-opties.ts';
import type { Leerdoel } from '#engine/core/taal/woord.ts';
import type { Content } from '../../platform/content/content.ts';

/** Most items of one goal in a round, of all its goals together, and of each goal they are mixed up with. */
const PER_DOEL = 150;
const PER_RONDE = 400;
const PER_BUUR = 30;
/** Items looked at to see whether a game can ask a goal; a round has these, so a door that is shown opens. */
export const BEKEKEN = 60;

/** `zaad` chooses which items of a large goal come along, the same for the same stone; without it the first ones. */
export interface PoolVraag {
  doelIds: readonly string[];
  land: 'NL' | 'BE';
  instelling: Oefeninstelling;
  zaad?: number;
}
export interface Pool {
  items: ContentItem[];
  leerdoelen: Leerdoel[];
}

function hoortHier(item: ContentItem, vraag: PoolVraag): boolean {
  if (groepVan(item) > Math.ceil(vraag.instelling.niveauTot)) return false;
  if (isWoord(item) && item.gevoelig) return false;
  return !('regio' in item) || item.regio === 'both' || item.regio === vraag.land.toLowerCase();
}

/** A word keeps only the sentences that are said where the child lives. */
function metEigenZinnen(item: ContentItem, land: PoolVraag['land']): ContentItem {
  if (!isWoord(item)) return item;
  const zinnen = item.zinnen.filter(({ regio = 'both' }) => regio === 'both' || regio === land.toLowerCase());
  return zinnen.length === item.zinnen.length ? item : { ...item, zinnen };
}

/** So many items, one from each of as many equal stretches of the list, so that a choice reaches from its first grade to its last. */
function gespreid<T>(lijst: readonly T[], aantal: number, rng: Rng): readonly T[] {
  if (lijst.length <= aantal) return lijst;
  const plekken = Array.from({ length: aantal }, (_, i) => Math.floor(((i + rng.next()) * lijst.length) / aantal));
  return plekken.flatMap((plek) => lijst.slice(plek, plek + 1));
}

/** Items a round may ask, with the neighbours it needs for rhyme and for refusing wrong forms that are words. */
export function poolVoor(content: Content, vraag: PoolVraag): Pool {
  const uit = new Map<string, ContentItem>();
  const rng = createRng(vraag.zaad ?? 0);
  const voegToe = (doelId: string, max: number): void => {
    const passend = (content.perDoel.get(doelId) ?? []).filter((item) => hoortHier(item, vraag));
    const vast = vraag.zaad === undefined ? max : Math.min(max, Math.max(0, BEKEKEN - uit.size));
    for (const item of [...passend.slice(0, vast), ...gespreid(passend.slice(vast), max - vast, rng)])
      uit.set(item.id, metEigenZinnen(item, vraag.land));
  };
  const buren = vraag.doelIds
    .flatMap((id) => content.leerdoelen.get(id)?.verwar ?? [])
    .filter((id) => !vraag.doelIds.includes(id));
  const perDoel = Math.min(PER_DOEL, Math.ceil(PER_RONDE / Math.max(1, vraag.doelIds.length)));
  for (const id of vraag.doelIds) voegToe(id, perDoel);
  for (const id of new Set(buren)) voegToe(id, PER_BUUR);
  // All goals: an answer is weighed over every goal of its item, on both sides the same way.
  return { items: [...uit.values()], leerdoelen: [...content.leerdoelen.values()] };
}

/** Measured difficulties of the pool, so that the browser computes with the same numbers; nothing before the first calibration. */
export function kalibratieVan(content: Content, pool: Pool): [itemId: string, b: number, vb: number][] {
  if (!content.gekalibreerd) return [];
  return pool.items.flatMap(({ id }): [string, number, number][] => {
    const item = content.model.items.get(id);
    return item === undefined ? [] : [[id, item.b, item.vb]];
  });
}
