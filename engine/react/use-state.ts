import { useSyncExternalStore } from 'react';
import type { SpelState } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';

/** The state of a running game; re-renders when the runtime writes. */
export function useSpelState(spel: MountedSpel): SpelState {
  return useSyncExternalStore(spel.toestand.subscribe, spel.toestand.getState);
}
