import type { Format } from '#engine/core/oefening/contract.ts';

/** How a strand comes into a route: from which jaargroep, in which formats (productive first) and with how many items. */
export interface StrandPlan {
  vanaf: number;
  formaten: readonly Format[];
  items: number;
}

const KORT = 8;
/** A text takes as long as two sentences: five of them fill a stone. */
const TEKSTEN = 5;

/** Strands a route plans by itself (spelling.md section 4). A word strand such as rijm is a format of a spelling goal and needs no row. */
const STRAND_PLANNEN: ReadonlyMap<string, StrandPlan> = new Map([
  ['volgorde', { vanaf: 3, formaten: ['volgorde'], items: KORT }],
  ['lezen', { vanaf: 3, formaten: ['tempo'], items: TEKSTEN }],
  ['alfabet', { vanaf: 4, formaten: ['volgorde'], items: KORT }],
  ['de-het', { vanaf: 4, formaten: ['sorteer', 'kies'], items: KORT }],
  ['leestekens', { vanaf: 4, formaten: ['zoekfout', 'kies'], items: KORT }],
  ['woordsoorten', { vanaf: 5, formaten: ['sorteer', 'zoekfout'], items: KORT }],
  ['zinsdelen', { vanaf: 5, formaten: ['zoekfout'], items: KORT }],
  ['synoniem', { vanaf: 5, formaten: ['koppel', 'kies'], items: KORT }],
  ['tegenstelling', { vanaf: 5, formaten: ['koppel', 'kies'], items: KORT }],
  ['trappen', { vanaf: 6, formaten: ['dictee', 'gat', 'kies', 'koppel'], items: KORT }],
  ['spreekwoorden', { vanaf: 6, formaten: ['koppel', 'zin'], items: KORT }],
]);

/** Plan of a strand; undefined for a spelling goal. */
export function strandPlan(doelId: string): StrandPlan | undefined {
  return STRAND_PLANNEN.get(doelId);
}

/** One stone in so many is a strand. */
const EEN_OP = 5;

/** Strand stones in a route of `stenen` on a day: over the days exactly one stone in five. */
export function strandStenen(day: number, stenen: number): number {
  return Math.floor(((day + 1) * stenen) / EEN_OP) - Math.floor((day * stenen) / EEN_OP);
}
