import type { authEndpoints } from '#server/features/auth/auth.contract.ts';
import type { ClientPath } from './endpoint/address.ts';
import { http } from './http.ts';
import { session } from './session.ts';

const CURRENT: ClientPath<typeof authEndpoints.signOut> = '/auth/sessies/huidige';

/** Signs out here and at the server, so that a token that was copied counts no longer; without a line at least here. */
export function signOut(): void {
  // What leaves with the page is still sent, and nobody waits for it.
  if (session.token() !== null)
    void http.vraag(CURRENT, { method: 'DELETE', keepalive: true, skipSessionRule: true }).catch(() => undefined);
  session.logout();
}
