import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { v7 } from 'uuid';
import { z } from 'zod';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../fout/create-error.ts';
import type { Sleutels } from './sleutels.ts';

const ISSUER = 'taaltocht';
const AUDIENCE = 'taaltocht-api';
const SOORT = 'at+jwt';
/** A password token lives as long as the session. */
export const TOKEN_SECONDEN = 8 * 3600;
const CACHE_MAX = 20_000;
const CACHE_MS = 60_000;

const claimsSchema = z.object({
  _id: z.uuid(),
  role: z.string(),
  tid: z.uuid(),
  sid: z.uuid(),
  exp: z.number(),
  iat: z.number(),
  expires_in: z.string(),
});
export type TokenClaims = z.infer<typeof claimsSchema>;
export interface TokenInhoud {
  _id: string;
  role: string;
  tid: string;
  sid: string;
  adminId?: string;
  /** Begun by a parent: the way back asks for the PIN or the password. */ thuis?: true;
}

export interface Tokens {
  sign(inhoud: TokenInhoud): Promise<string>;
  /** Throws TOKEN_VERLOPEN or TOKEN_ONGELDIG. */
  verify(token: string): Promise<TokenClaims>;
}

interface Bewaard {
  claims: TokenClaims;
  tot: number;
}

/** Least recently used results of verified tokens, keyed by hash so that no token stays in memory. */
class TokenCache {
  private readonly rijen = new Map<string, Bewaard>();

  get(sleutel: string, nu: number): TokenClaims | undefined {
    const rij = this.rijen.get(sleutel);
    if (rij === undefined) return undefined;
    this.rijen.delete(sleutel);
    if (rij.tot <= nu) return undefined;
    this.rijen.set(sleutel, rij);
    return rij.claims;
  }

  set(sleutel: string, rij: Bewaard): void {
    this.rijen.set(sleutel, rij);
    if (this.rijen.size <= CACHE_MAX) return;
    const oudste = this.rijen.keys().next();
    if (oudste.done !== true) this.rijen.delete(oudste.value);
  }
}

/** RS512 only; signs at sign-in, verifies on each request with a short cache. */
export function createTokens(sleutels: Sleutels, clock: Clock): Tokens {
  const cache = new TokenCache();

  const controleer = async (token: string): Promise<TokenClaims> => {
    try {
      const { payload } = await jwtVerify(token, sleutels.publicKey, {
        algorithms: ['RS512'],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: SOORT,
        currentDate: new Date(clock.now()),
        requiredClaims: ['exp', 'nbf', 'iat', 'expires_in', 'sid'],
      });
      const claims = claimsSchema.parse(payload);
      if (!(Date.parse(claims.expires_in) > clock.now())) throw createError('TOKEN_VERLOPEN');
      return claims;
    } catch (fout) {
      if (fout instanceof errors.JWTExpired) throw createError('TOKEN_VERLOPEN');
      if (fout instanceof errors.JWTClaimValidationFailed && fout.claim === 'expires_in')
        throw createError('TOKEN_VERLOPEN');
      if (fout instanceof errors.JOSEError || fout instanceof z.ZodError || fout instanceof TypeError)
        throw createError('TOKEN_ONGELDIG');
      throw fout;
    }
  };

  return {
    sign: (inhoud) => {
      const nu = Math.floor(clock.now() / 1000);
      const exp = nu + TOKEN_SECONDEN;
      return new SignJWT({ ...inhoud, expires_in: new Date(exp * 1000).toISOString() })
        .setProtectedHeader({ alg: 'RS512', kid: sleutels.kid, typ: SOORT })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(inhoud._id)
        .setJti(v7())
        .setIssuedAt(nu)
        .setNotBefore(nu)
        .setExpirationTime(exp)
        .sign(sleutels.privateKey);
    },
    verify: async (token) => {
      const sleutel = createHash('sha256').update(token).digest('base64url');
      const bekend = cache.get(sleutel, clock.now());
      if (bekend !== undefined) return bekend;
      const claims = await controleer(token);
      cache.set(sleutel, { claims, tot: Math.min(clock.now() + CACHE_MS, claims.exp * 1000) });
      return claims;
    },
  };
}
