import type { authEndpoints } from '#server/features/auth/auth.contract.ts';
import type { ClientPath } from './endpoint/address.ts';
import { http } from './http.ts';
import { type Gebruiker, isObject } from './gebruiker.ts';
import { ownPassword } from './own-password.ts';
import { session } from './session.ts';
import { createTokenParts } from './token-parts.ts';
import { twoStep } from './tweestaps.ts';
import { verifyToken, gebruikerFromClaims } from './token.ts';

interface Antwoord {
  token: string | null;
  tweestaps: boolean;
  eigenWachtwoord: boolean;
}
const readAntwoord = (body: unknown): Antwoord => {
  const fields = isObject(body) ? body : {};
  return {
    token: typeof fields['token'] === 'string' ? fields['token'] : null,
    tweestaps: fields['tweestaps'] !== undefined,
    eigenWachtwoord: fields['eigenWachtwoord'] !== undefined,
  };
};

/** Hands the device to the user of another token: checked like a sign-in, after which the page is loaded anew. */
export async function switchTo(token: string, path: (gebruiker: Gebruiker) => string): Promise<void> {
  const gebruiker = gebruikerFromClaims(await verifyToken(token, createTokenParts(http)));
  session.swap({ token, gebruiker }, path(gebruiker));
}

type SignInPath = ClientPath<typeof authEndpoints.signIn> | ClientPath<typeof authEndpoints.signInDemo>;

/** Sends credentials (or asks for a demo session), checks the token and starts the session. */
export async function signIn(path: SignInPath, details?: unknown): Promise<void> {
  const {
    token,
    tweestaps: setupPending,
    eigenWachtwoord: mayChoose,
  } = await http.json(path, readAntwoord, {
    method: 'POST',
    bearer: null,
    skipSessionRule: true,
    ...(details === undefined ? {} : { body: details }),
  });
  const claims = await verifyToken(token, createTokenParts(http));
  twoStep.set(setupPending);
  ownPassword.set(mayChoose);
  session.begin({ token: token ?? '', gebruiker: gebruikerFromClaims(claims) });
}
