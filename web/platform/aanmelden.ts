import { http } from './http.ts';
import { isObject } from './gebruiker.ts';
import { sessie } from './sessie.ts';
import { createTokenDelen } from './token-delen.ts';
import { tweestaps } from './tweestaps.ts';
import { controleerToken, gebruikerUitClaims } from './token.ts';

interface Antwoord { token: string | null; tweestaps: boolean }
const leesAntwoord = (body: unknown): Antwoord =>
  (isObject(body) ? { token: typeof body['token'] === 'string' ? body['token'] : null, tweestaps: body['tweestaps'] !== undefined } : { token: null, tweestaps: false });

/** Sends credentials (or asks for a demo session), checks the token and starts the session. */
export async function meldAan(pad: '/auth' | '/auth/demo', gegevens?: unknown): Promise<void> {
  const { token, tweestaps: nogInstellen } = await http.json(pad, leesAntwoord, {
    method: 'POST', bearer: null, zonderSessieRegel: true, ...(gegevens === undefined ? {} : { body: gegevens }),
  });
  const claims = await controleerToken(token, createTokenDelen(http));
  tweestaps.stel(nogInstellen);
  sessie.begin({ token: token ?? '', gebruiker: gebruikerUitClaims(claims) });
}
