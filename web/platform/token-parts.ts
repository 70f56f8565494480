import type { Http } from './http.types.ts';
import { serverClock } from './clock.ts';
import { session } from './session.ts';
import type { TokenParts } from './token.ts';

/** The real parts of the token check. */
export const createTokenParts = (http: Http): TokenParts => ({
  readKey: session.publicKey,
  saveKey: session.savePublicKey,
  fetchKey: async () => (await http.vraag('/auth/public-key', { bearer: null, skipSessionRule: true })).text(),
  nu: serverClock.nu,
});
