import { useEffect } from 'react';
import type { Closing } from '#server/features/somvensters/somvensters.contract.ts';
import { firstDeur } from '../shared/deur/first-deur.ts';
import { warmSpel } from '../shared/warm-spel.ts';

/** Fetches the game of the next stone while the child reads the result. */
export function useWarmNext(finding: Closing | null): void {
  const next = firstDeur(finding?.volgende?.deuren ?? [], null);
  useEffect(() => {
    if (next !== undefined) void warmSpel(next, 'all');
  }, [next]);
}
