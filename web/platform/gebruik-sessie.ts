import { useSyncExternalStore } from 'react';
import type { Gebruiker } from './gebruiker.ts';
import { sessie } from './sessie.ts';

const niemand = (): null => null;

/** Signed-in user, nobody on a page that the build prints; renders again when somebody signs in or out, also in another tab. */
export function useGebruiker(): Gebruiker | null {
  return useSyncExternalStore(sessie.volg, sessie.gebruiker, niemand);
}

/** Follows the storage events of other tabs. */
export function volgAndereTabs(): void {
  globalThis.addEventListener('storage', (gebeurtenis) => {
    if (gebeurtenis.key === null || gebeurtenis.key === 'taaltocht.user') sessie.herlees();
  });
}
