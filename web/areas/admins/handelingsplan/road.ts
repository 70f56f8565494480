import type { Handelingsplan } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';

/** Steps of a plan, in order. */
export const ROAD = ['concept', 'begintoets', 'lopend', 'eindtoets_open', 'evaluatie', 'afgerond'] as const;

const isStep = (name: string | undefined): boolean => ROAD.some((step) => step === name);

/** Where a plan is on its road; one that was stopped stands at its last step, one that goes on in another plan at the end. */
export function roadPlaceOf({ status, events }: Pick<Handelingsplan, 'status' | 'events'>): number {
  // Between two steps there are evaluations and additions, which lead nowhere.
  const last = status === 'gestopt' ? events.findLast(({ naar: to }) => isStep(to))?.naar : status;
  return status === 'voortgezet'
    ? ROAD.length - 1
    : Math.max(
        0,
        ROAD.findIndex((name) => name === last),
      );
}
