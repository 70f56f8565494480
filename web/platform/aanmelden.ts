import { http } from './http.ts';
import { isObject } from './gebruiker.ts';
import { sessie } from './sessie.ts';
import { createTokenDelen } from './token-delen.ts';
import { controleerToken, gebruikerUitClaims } from './token.ts';

const leesToken = (body: unknown): string | null => (isObject(body) && typeof body['token'] === 'string' ? body['token'] : null);

/** Sends credentials (or asks for a demo session), checks the token and starts the session. */
export async function meldAan(pad: '/auth' | '/auth/demo', gegevens?: unknown): Promise<void> {
  const token = await http.json(pad, leesToken, {
    method: 'POST', bearer: null, zonderSessieRegel: true, ...(gegevens === undefined ? {} : { body: gegevens }),
  });
  const claims = await controleerToken(token, createTokenDelen(http));
  sessie.begin({ token: token ?? '', gebruiker: gebruikerUitClaims(claims) });
}
