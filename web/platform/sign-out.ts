import type { authEndpoints } from '#server/features/auth/auth.contract.ts';
import type { ssoEndpoints } from '#server/features/sso/sso.contract.ts';
import type { ClientPath } from './endpoint/address.ts';
import { http } from './http.ts';
import { session } from './session.ts';

const CURRENT: ClientPath<typeof authEndpoints.signOut> = '/auth/sessies/huidige';
const RENEWED: ClientPath<typeof ssoEndpoints.end> = '/auth/token';

/** Signs out here and at the server, so that a token that was copied counts no longer; without a line at least here. */
export function signOut(): void {
  // An access token of single sign-on is over within the quarter; the one that renews it can still end the session.
  const refresh = session.refreshToken();
  const bearer = refresh ?? session.token();
  // What leaves with the page is still sent, and nobody waits for it.
  if (bearer !== null)
    void http
      .vraag(refresh === null ? CURRENT : RENEWED, {
        method: 'DELETE',
        bearer,
        keepalive: true,
        skipSessionRule: true,
      })
      .catch(() => undefined);
  session.logout();
}
