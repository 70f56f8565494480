import { useSyncExternalStore } from 'react';
import type { MountedSpel, SpelState } from '#engine/runtime/contract.ts';

/** The state of a running game; re-renders when the runtime writes. */
export function useSpelState(spel: MountedSpel): SpelState {
  return useSyncExternalStore(spel.toestand.subscribe, spel.toestand.getState);
}
