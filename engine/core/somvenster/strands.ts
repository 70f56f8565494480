import type { Format } from '#engine/core/oefening/contract/contract.ts';

/** How a strand comes into a route: from which jaargroep, in which formats (productive first) and with how many items. */
export interface StrandPlan {
  vanaf: number;
  formaten: readonly Format[];
  items: number;
}

const SHORT = 8;
/** A text takes as long as two sentences: five of them fill a stone. */
const TEXTS = 5;

/** Strands a route plans by itself (spelling.md section 4). A word strand such as rijm is a format of a spelling goal and needs no row. */
const STRAND_PLANS: ReadonlyMap<string, StrandPlan> = new Map([
  ['volgorde', { vanaf: 3, formaten: ['volgorde'], items: SHORT }],
  ['lezen', { vanaf: 3, formaten: ['tempo'], items: TEXTS }],
  ['alfabet', { vanaf: 4, formaten: ['volgorde'], items: SHORT }],
  ['de-het', { vanaf: 4, formaten: ['sorteer', 'kies'], items: SHORT }],
  ['leestekens', { vanaf: 4, formaten: ['zoekfout', 'kies'], items: SHORT }],
  ['woordsoorten', { vanaf: 5, formaten: ['sorteer', 'zoekfout'], items: SHORT }],
  ['zinsdelen', { vanaf: 5, formaten: ['zoekfout'], items: SHORT }],
  ['synoniem', { vanaf: 5, formaten: ['koppel', 'kies'], items: SHORT }],
  ['tegenstelling', { vanaf: 5, formaten: ['koppel', 'kies'], items: SHORT }],
  ['trappen', { vanaf: 6, formaten: ['dictee', 'gat', 'kies', 'koppel'], items: SHORT }],
  ['spreekwoorden', { vanaf: 6, formaten: ['koppel', 'zin'], items: SHORT }],
]);

/** Plan of a strand; undefined for a spelling goal. */
export function strandPlan(doelId: string): StrandPlan | undefined {
  return STRAND_PLANS.get(doelId);
}

/** One stone in so many is a strand. */
const ONE_IN = 5;

/** Strand stones in a route of `stenen` on a day: over the days exactly one stone in five. */
export function strandStenen(day: number, stenen: number): number {
  return Math.floor(((day + 1) * stenen) / ONE_IN) - Math.floor((day * stenen) / ONE_IN);
}
