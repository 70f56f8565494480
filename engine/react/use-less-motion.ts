import { useSyncExternalStore } from 'react';

const vraag = '(prefers-reduced-motion: reduce)';

function subscribe(fn: () => void): () => void {
  const media = window.matchMedia?.(vraag);
  media?.addEventListener('change', fn);
  return () => media?.removeEventListener('change', fn);
}

/** True when the system or the own setting asks for less motion. */
export function useReducedMotion(own: boolean): boolean {
  const system = useSyncExternalStore(subscribe, () => window.matchMedia?.(vraag)?.matches ?? false);
  return own || system;
}
