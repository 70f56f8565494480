import * as client from 'openid-client';
import { z } from 'zod';
import { identityOf, isCoAccount, type Identity } from './identity.ts';
import type { PlainService, Provider } from './providers.ts';

/** What is kept of one visit to a service until it comes back; the service never sees it. */
export interface Visit {
  state: string;
  nonce: string;
  proof: string;
}

/** Why nobody came back: cancelled there, no answer, an answer that is not for this visit, or somebody with a co-account. */
export class VisitError extends Error {
  constructor(readonly reason: 'cancelled' | 'down' | 'invalid' | 'co-account') {
    super(reason);
    this.name = 'VisitError';
  }
}

const UP_MS = 30_000;
const TIMEOUT_S = 5;

const claimsSchema = z.record(z.string(), z.unknown());

/**
 * One service, asked as OpenID Connect describes: code, PKCE, state and nonce, and always its userinfo. One that speaks OAuth 2
 * only has no nonce and no token about somebody: the state, which the browser keeps sealed, and our secret bind its answer.
 */
export class RelyingParty {
  private configuration: Promise<client.Configuration> | undefined;
  private upAt = Number.NEGATIVE_INFINITY;

  constructor(readonly provider: Provider) {}

  /** Whether the service answers; one that does is not asked again for half a minute. */
  async isUp(): Promise<boolean> {
    if (performance.now() - this.upAt < UP_MS) return true;
    const up = await this.answers();
    if (up) this.upAt = performance.now();
    return up;
  }

  private async answers(): Promise<boolean> {
    const address = `${this.provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    return answer?.ok === true;
  }

  /** Address to send the browser to. */
  async begin(redirect: string): Promise<{ visit: Visit; address: URL }> {
    const configuration = await this.discover();
    const visit = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      proof: client.randomPKCECodeVerifier(),
    };
    const asked = { redirect_uri: redirect, scope: this.provider.scope, state: visit.state };
    const bound = {
      nonce: visit.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(visit.proof),
      code_challenge_method: 'S256',
    };
    const isPlain = this.provider.plain !== undefined;
    return { visit, address: client.buildAuthorizationUrl(configuration, isPlain ? asked : { ...asked, ...bound }) };
  }

  /** Who came back at `here`, the full address with the answer of the service. */
  async complete(here: URL, visit: Visit): Promise<Identity> {
    const configuration = await this.discover();
    try {
      const claims = await this.fetchClaims(configuration, here, visit);
      if (isCoAccount(this.provider.claims, claims)) throw new VisitError('co-account');
      const identity = identityOf(this.provider.issuer, this.provider.claims, claims);
      if (identity === undefined) throw new VisitError('invalid');
      return identity;
    } catch (error) {
      if (error instanceof VisitError) throw error;
      if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
        throw new VisitError('cancelled');
      throw new VisitError(error instanceof TypeError && error.message === 'fetch failed' ? 'down' : 'invalid');
    }
  }

  private async fetchClaims(
    configuration: client.Configuration,
    here: URL,
    { state, nonce, proof }: Visit,
  ): Promise<Record<string, unknown>> {
    const { plain } = this.provider;
    if (plain === undefined) {
      const tokens = await client.authorizationCodeGrant(configuration, here, {
        pkceCodeVerifier: proof,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      return client.fetchUserInfo(configuration, tokens.access_token, tokens.claims()?.sub ?? '');
    }
    const { access_token: token } = await client.authorizationCodeGrant(configuration, here, { expectedState: state });
    const answer = await client.fetchProtectedResource(configuration, token, new URL(plain.person), 'GET');
    return claimsSchema.parse(await answer.json());
  }

  /** Asked once; a service that was down is asked again. */
  private async discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret, plain } = this.provider;
    const address = new URL(issuer);
    if (plain !== undefined) return plainConfiguration(this.provider, plain);
    this.configuration ??= client.discovery(
      address,
      clientId,
      undefined,
      clientSecret === undefined ? client.None() : client.ClientSecretPost(clientSecret),
      { timeout: TIMEOUT_S, ...(address.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {}) },
    );
    try {
      return await this.configuration;
    } catch {
      this.configuration = undefined;
      throw new VisitError('down');
    }
  }
}

/** A service that tells nothing of itself is known from its configuration. */
function plainConfiguration(
  { issuer, clientId, clientSecret = '' }: Provider,
  { authorize, token }: PlainService,
): client.Configuration {
  const server = { issuer, authorization_endpoint: authorize, token_endpoint: token };
  const configuration = new client.Configuration(server, clientId, undefined, client.ClientSecretPost(clientSecret));
  configuration.timeout = TIMEOUT_S;
  if (issuer.startsWith('http:')) client.allowInsecureRequests(configuration);
  return configuration;
}
