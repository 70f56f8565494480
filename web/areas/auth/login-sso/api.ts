import type { SsoAcceptance } from '#server/features/docenten/uitnodiging.contract.ts';
import { ssoEndpoints, type Providers } from '#server/features/sso/sso.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { http } from '#web/platform/http.ts';
import { session } from '#web/platform/session.ts';
import { browserStorage } from '#web/platform/storage.ts';
import { createTokenParts } from '#web/platform/token-parts.ts';
import { verifyToken } from '#web/platform/token.ts';

export type SsoProvider = Providers['items'][number];

/** Without a session: a refusal says so on the page. */
const OPEN = { bearer: null, skipSessionRule: true } as const;
const PROOF_KEY = 'taaltocht.sso_verifier';
const PROOF_BYTES = 32;
const storage = browserStorage('sessionStorage');

export const listProviders = async (): Promise<readonly SsoProvider[]> =>
  (await call(ssoEndpoints.providers, {}, OPEN)).items;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Address at which a visit to a service begins; only this tab can finish it. */
export async function visitAddress(provider: string, back: string): Promise<string> {
  const proof = base64url(crypto.getRandomValues(new Uint8Array(PROOF_BYTES)));
  storage.write(PROOF_KEY, proof);
  const challenge = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof))));
  const query = new URLSearchParams({ idp: provider, code_challenge: challenge, return: back });
  return `/api/auth/sso/start?${query.toString()}`;
}

/** Exchanges the code of a visit; both tokens are checked before anything is kept. */
export async function completeVisit(authCode: string): Promise<void> {
  const proof = storage.read(PROOF_KEY) ?? '';
  storage.wis(PROOF_KEY);
  const query = { auth_code: authCode, code_verifier: proof };
  const { access_token: access, refresh_token: refresh } = await call(ssoEndpoints.exchange, { query }, OPEN);
  const parts = createTokenParts(http);
  await verifyToken(access, parts);
  await verifyToken(refresh, parts);
  const { adminId, ...user } = await call(ssoEndpoints.user, {}, { bearer: access, skipSessionRule: true });
  session.begin({
    token: access,
    refresh,
    sso: true,
    gebruiker: adminId === undefined ? user : { ...user, adminId },
  });
}

/** Links the identity of this visit with a code; answers the code to exchange. */
export const redeemLinkCode = async (koppelcode: string): Promise<string> =>
  (await call(ssoEndpoints.link, { body: { koppelcode } }, OPEN)).auth_code;

/** Takes an invitation as the identity of this visit; answers the code to exchange. */
export const acceptInvitation = async (body: SsoAcceptance): Promise<string> =>
  (await call(ssoEndpoints.accept, { body }, OPEN)).auth_code;
