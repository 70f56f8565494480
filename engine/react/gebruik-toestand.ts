import { useSyncExternalStore } from 'react';
import type { Spel, SpelToestand } from '#engine/runtime/contract.ts';

/** The state of a running game; re-renders when the runtime writes. */
export function useToestand(spel: Spel): SpelToestand {
  return useSyncExternalStore(spel.toestand.subscribe, spel.toestand.getState);
}
