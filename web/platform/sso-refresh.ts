import { isObject } from './gebruiker.ts';
import type { Http } from './http.types.ts';
import { session } from './session.ts';
import { createTokenParts } from './token-parts.ts';
import { verifyToken } from './token.ts';

/** Refreshes the tokens of a single sign-on session; both are checked before they are stored. */
export async function refreshSso(http: Http): Promise<boolean> {
  const refresh = session.refreshToken();
  if (refresh === null) return false;
  const pair = await http.json('/auth/token/refresh', (body) => (isObject(body) ? body : {}), {
    bearer: refresh,
    skipSessionRule: true,
  });
  const { access_token: access, refresh_token: newOne } = pair;
  if (typeof access !== 'string' || typeof newOne !== 'string') return false;
  const parts = createTokenParts(http);
  await verifyToken(access, parts);
  await verifyToken(newOne, parts);
  session.replaceTokens(access, newOne);
  return true;
}
