import { isObject } from './gebruiker.ts';
import type { Http } from './http.types.ts';
import { sessie } from './sessie.ts';
import { createTokenDelen } from './token-delen.ts';
import { controleerToken } from './token.ts';

/** Refreshes the tokens of a single sign-on session; both are checked before they are stored. */
export async function verversSso(http: Http): Promise<boolean> {
  const ververs = sessie.verversToken();
  if (ververs === null) return false;
  const paar = await http.json('/auth/token/refresh', (body) => (isObject(body) ? body : {}), {
    bearer: ververs,
    zonderSessieRegel: true,
  });
  const { access_token: toegang, refresh_token: nieuw } = paar;
  if (typeof toegang !== 'string' || typeof nieuw !== 'string') return false;
  const delen = createTokenDelen(http);
  await controleerToken(toegang, delen);
  await controleerToken(nieuw, delen);
  sessie.vervangTokens(toegang, nieuw);
  return true;
}
