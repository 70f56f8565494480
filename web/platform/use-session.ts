import { useSyncExternalStore } from 'react';
import type { Gebruiker } from './gebruiker.ts';
import { session } from './session.ts';

const nobody = (): null => null;

/** Signed-in user, nobody on a page that the build prints; renders again when somebody signs in or out, also in another tab. */
export function useGebruiker(): Gebruiker | null {
  return useSyncExternalStore(session.follow, session.gebruiker, nobody);
}

/** Follows the storage events of other tabs. */
export function followOtherTabs(): void {
  globalThis.addEventListener('storage', (event) => {
    if (event.key === null || event.key === 'taaltocht.user') session.reread();
  });
}
