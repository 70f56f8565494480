import type { ShownMap } from '../day-package/shown-map.ts';
import { arrivals } from './arrivals.ts';
import { mapStandingOf } from './standing.ts';

/** Keeps how the map stood before a round that ended now; `words` went right at once. */
export function keepStanding(
  leerlingId: string,
  { card, taakId, words }: { card: ShownMap; taakId: string; words: string[] },
): void {
  const before = mapStandingOf(card, taakId);
  if (before !== null) arrivals.keep(leerlingId, { before, words });
}
