import type { Http } from './http.types.ts';
import { serverKlok } from './klok.ts';
import { sessie } from './sessie.ts';
import type { TokenDelen } from './token.ts';

/** The real parts of the token check. */
export const createTokenDelen = (http: Http): TokenDelen => ({
  leesSleutel: sessie.publiekeSleutel,
  bewaarSleutel: sessie.bewaarPubliekeSleutel,
  haalSleutel: async () => (await http.vraag('/auth/public-key', { bearer: null, zonderSessieRegel: true })).text(),
  nu: serverKlok.nu,
});
