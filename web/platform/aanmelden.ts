import { http } from './http.ts';
import { type Gebruiker, isObject } from './gebruiker.ts';
import { eigenWachtwoord } from './eigen-wachtwoord.ts';
import { sessie } from './sessie.ts';
import { createTokenDelen } from './token-delen.ts';
import { tweestaps } from './tweestaps.ts';
import { controleerToken, gebruikerUitClaims } from './token.ts';

interface Antwoord {
  token: string | null;
  tweestaps: boolean;
  eigenWachtwoord: boolean;
}
const leesAntwoord = (body: unknown): Antwoord => {
  const velden = isObject(body) ? body : {};
  return {
    token: typeof velden['token'] === 'string' ? velden['token'] : null,
    tweestaps: velden['tweestaps'] !== undefined,
    eigenWachtwoord: velden['eigenWachtwoord'] !== undefined,
  };
};

/** Hands the device to the user of another token: checked like a sign-in, after which the page is loaded anew. */
export async function wisselNaar(token: string, pad: (gebruiker: Gebruiker) => string): Promise<void> {
  const gebruiker = gebruikerUitClaims(await controleerToken(token, createTokenDelen(http)));
  sessie.wissel({ token, gebruiker }, pad(gebruiker));
}

/** Sends credentials (or asks for a demo session), checks the token and starts the session. */
export async function meldAan(pad: '/auth' | '/auth/demo', gegevens?: unknown): Promise<void> {
  const {
    token,
    tweestaps: nogInstellen,
    eigenWachtwoord: magKiezen,
  } = await http.json(pad, leesAntwoord, {
    method: 'POST',
    bearer: null,
    zonderSessieRegel: true,
    ...(gegevens === undefined ? {} : { body: gegevens }),
  });
  const claims = await controleerToken(token, createTokenDelen(http));
  tweestaps.stel(nogInstellen);
  eigenWachtwoord.stel(magKiezen);
  sessie.begin({ token: token ?? '', gebruiker: gebruikerUitClaims(claims) });
}
