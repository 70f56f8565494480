import { http } from './http.ts';
import { serverKlok } from './klok.ts';
import { isObject } from './gebruiker.ts';
import { sessie } from './sessie.ts';
import { controleerToken, gebruikerUitClaims, type TokenDelen } from './token.ts';

/** The real parts of the token check. */
export const tokenDelen: TokenDelen = {
  leesSleutel: sessie.publiekeSleutel,
  bewaarSleutel: sessie.bewaarPubliekeSleutel,
  haalSleutel: async () => (await http.vraag('/auth/public-key', { bearer: null, zonderSessieRegel: true })).text(),
  nu: serverKlok.nu,
};

const leesToken = (body: unknown): string | null => (isObject(body) && typeof body['token'] === 'string' ? body['token'] : null);

/** Sends credentials (or asks for a demo session), checks the token and starts the session. */
export async function meldAan(pad: '/auth' | '/auth/demo', gegevens?: unknown): Promise<void> {
  const token = await http.json(pad, leesToken, {
    method: 'POST', bearer: null, zonderSessieRegel: true, ...(gegevens === undefined ? {} : { body: gegevens }),
  });
  const claims = await controleerToken(token, tokenDelen);
  sessie.begin({ token: token ?? '', gebruiker: gebruikerUitClaims(claims) });
}
