import * as client from 'openid-client';
import { identityOf, type Identity } from './identity.ts';
import type { Provider } from './providers.ts';

/** What is kept of one visit to a service until it comes back; the service never sees it. */
export interface Visit {
  state: string;
  nonce: string;
  proof: string;
}

/** Why nobody came back: cancelled there, no answer, or an answer that is not for this visit. */
export class VisitError extends Error {
  constructor(readonly reason: 'cancelled' | 'down' | 'invalid') {
    super(reason);
    this.name = 'VisitError';
  }
}

const UP_MS = 30_000;
const TIMEOUT_S = 5;

/** One service, asked as OpenID Connect describes: code, PKCE, state and nonce, and always its userinfo. */
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
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirect,
      scope: this.provider.scope,
      state: visit.state,
      nonce: visit.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(visit.proof),
      code_challenge_method: 'S256',
    });
    return { visit, address };
  }

  /** Who came back at `here`, the full address with the answer of the service. */
  async complete(here: URL, visit: Visit): Promise<Identity> {
    const configuration = await this.discover();
    try {
      const tokens = await client.authorizationCodeGrant(configuration, here, {
        pkceCodeVerifier: visit.proof,
        expectedState: visit.state,
        expectedNonce: visit.nonce,
        idTokenExpected: true,
      });
      const claims = await client.fetchUserInfo(configuration, tokens.access_token, tokens.claims()?.sub ?? '');
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

  /** Asked once; a service that was down is asked again. */
  private async discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.provider;
    const address = new URL(issuer);
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
