import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { v7 } from 'uuid';
import { z } from 'zod/mini';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../error/create-error.ts';
import type { Keys } from './keys.ts';

const ISSUER = 'taaltocht';
const AUDIENCE = 'taaltocht-api';
const KIND = 'at+jwt';
/** A refresh token opens nothing but the call that renews it. */
const REFRESH = { audience: 'taaltocht-refresh', kind: 'rt+jwt' } as const;
/** A password token lives as long as the session. */
export const TOKEN_SECONDS = 8 * 3600;
const CACHE_MAX = 20_000;
const CACHE_MS = 60_000;

const CLAIMS = {
  _id: z.uuid(),
  role: z.string(),
  tid: z.uuid(),
  sid: z.uuid(),
  exp: z.number(),
  iat: z.number(),
  expires_in: z.string(),
};
const claimsSchema = z.object(CLAIMS);
const refreshSchema = z.object({ ...CLAIMS, jti: z.uuid() });
export type TokenClaims = z.infer<typeof claimsSchema>;
export interface TokenContent {
  _id: string;
  role: string;
  tid: string;
  sid: string;
  adminId?: string;
  /** Begun by a parent: the way back asks for the PIN or the password. */ thuis?: true;
}

export interface RefreshClaims extends TokenClaims {
  jti: string;
}

export interface Tokens {
  sign(content: TokenContent, seconds?: number): Promise<string>;
  /** Throws TOKEN_VERLOPEN or TOKEN_ONGELDIG. */
  verify(token: string): Promise<TokenClaims>;
  /** Token that renews a session once; `jti` names it and `exp` is its end in epoch seconds. */
  signRefresh(content: TokenContent, once: { jti: string; exp: number }): Promise<string>;
  /** Throws TOKEN_VERLOPEN or TOKEN_ONGELDIG. */
  verifyRefresh(token: string): Promise<RefreshClaims>;
}

interface Written {
  jti: string;
  /** Epoch seconds. */ exp: number;
  audience: string;
  kind: string;
}

interface Saved {
  claims: TokenClaims;
  tot: number;
}

/** Least recently used results of verified tokens, keyed by hash so that no token stays in memory. */
class TokenCache {
  private readonly rows = new Map<string, Saved>();

  get(key: string, now: number): TokenClaims | undefined {
    const row = this.rows.get(key);
    if (row === undefined) return undefined;
    this.rows.delete(key);
    if (row.tot <= now) return undefined;
    this.rows.set(key, row);
    return row.claims;
  }

  set(key: string, row: Saved): void {
    this.rows.set(key, row);
    if (this.rows.size <= CACHE_MAX) return;
    const oldest = this.rows.keys().next();
    if (oldest.done !== true) this.rows.delete(oldest.value);
  }
}

/** Checks signature, kind and end of a token. */
function createReader(keys: Keys, clock: Clock) {
  return async <T extends TokenClaims>(
    token: string,
    { schema, audience, kind }: { schema: z.ZodMiniType<T>; audience: string; kind: string },
  ): Promise<T> => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys.publicKey, {
        algorithms: ['RS512'],
        issuer: ISSUER,
        audience,
        typ: kind,
        currentDate: new Date(clock.now()),
        requiredClaims: ['exp', 'nbf', 'iat', 'expires_in', 'sid'],
      });
      if (protectedHeader.kid !== keys.kid) throw createError('TOKEN_ONGELDIG');
      const claims = schema.parse(payload);
      if (!(Date.parse(claims.expires_in) > clock.now())) throw createError('TOKEN_VERLOPEN');
      return claims;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw createError('TOKEN_VERLOPEN');
      if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'expires_in')
        throw createError('TOKEN_VERLOPEN');
      if (error instanceof errors.JOSEError || error instanceof z.core.$ZodError || error instanceof TypeError)
        throw createError('TOKEN_ONGELDIG');
      throw error;
    }
  };
}

function createWriter(keys: Keys, clock: Clock) {
  return (content: TokenContent, { audience, kind, exp, ...once }: Written): Promise<string> => {
    const now = Math.floor(clock.now() / 1000);
    return new SignJWT({ ...content, expires_in: new Date(exp * 1000).toISOString() })
      .setProtectedHeader({ alg: 'RS512', kid: keys.kid, typ: kind })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(content._id)
      .setJti(once.jti)
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(exp)
      .sign(keys.privateKey);
  };
}

/** RS512 only; signs at sign-in, verifies on each request with a short cache. */
export function createTokens(keys: Keys, clock: Clock): Tokens {
  const cache = new TokenCache();
  const read = createReader(keys, clock);
  const write = createWriter(keys, clock);

  const verify = async (token: string): Promise<TokenClaims> => {
    const key = createHash('sha256').update(token).digest('base64url');
    const known = cache.get(key, clock.now());
    if (known !== undefined) return known;
    const claims = await read(token, { schema: claimsSchema, audience: AUDIENCE, kind: KIND });
    cache.set(key, { claims, tot: Math.min(clock.now() + CACHE_MS, claims.exp * 1000) });
    return claims;
  };

  return {
    sign: (content, seconds = TOKEN_SECONDS) =>
      write(content, {
        jti: v7(),
        exp: Math.floor(clock.now() / 1000) + seconds,
        audience: AUDIENCE,
        kind: KIND,
      }),
    verify,
    signRefresh: (content, once) => write(content, { ...once, ...REFRESH }),
    verifyRefresh: (token) => read(token, { schema: refreshSchema, ...REFRESH }),
  };
}
