import { errors, importSPKI, jwtVerify, type JWTPayload } from 'jose';
import { type Gebruiker, isRole } from './gebruiker.ts';
import { log } from './logboek.ts';

/** Texts fixed by the specification, section 8. */
export const TOKEN_ERROR = {
  verlopen: 'token expired',
  geen: 'no token detected',
  sleutel: 'failed to get public key',
  check: 'failed to verify token',
} as const;

export interface TokenParts {
  /** Cached public key, PEM. */
  readKey: () => string | null;
  saveKey: (pem: string) => void;
  fetchKey: () => Promise<string>;
  /** Server time, ms. */
  nu: () => number;
}

async function fetchFresh({ fetchKey, saveKey }: TokenParts): Promise<string> {
  const pem = await fetchKey().catch(() => '');
  if (!pem.includes('BEGIN PUBLIC KEY')) throw new Error(TOKEN_ERROR.sleutel);
  saveKey(pem);
  return pem;
}

async function verifyWith(pem: string, token: string, now: number): Promise<JWTPayload> {
  const key = await importSPKI(pem, 'RS512');
  const { payload } = await jwtVerify(token, key, {
    algorithms: ['RS512'],
    currentDate: new Date(now),
    clockTolerance: 5,
  });
  return payload;
}

async function verifySignature(token: string, parts: TokenParts): Promise<JWTPayload> {
  const saved = parts.readKey();
  const first = saved ?? (await fetchFresh(parts));
  try {
    return await verifyWith(first, token, parts.nu());
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Error(TOKEN_ERROR.verlopen);
    // The server may have a new key pair: fetch once more, but not when the key was fresh.
    if (saved === null) throw error;
    return verifyWith(await fetchFresh(parts), token, parts.nu());
  }
}

/** Checks signature (RS512 only) and `expires_in`; answers the claims. */
export async function verifyToken(token: string | null, parts: TokenParts): Promise<JWTPayload> {
  if (token === null || token === '') throw new Error(TOKEN_ERROR.geen);
  const claims = await verifySignature(token, parts).catch((error: unknown) => {
    if (error instanceof Error && (error.message === TOKEN_ERROR.verlopen || error.message === TOKEN_ERROR.sleutel))
      throw error;
    log(TOKEN_ERROR.check, error instanceof Error ? error.name : undefined);
    throw new Error(TOKEN_ERROR.check);
  });
  const end = claims['expires_in'];
  const moment = typeof end === 'string' ? Date.parse(end) : Number.NaN;
  if (!(moment > parts.nu())) throw new Error(TOKEN_ERROR.verlopen);
  return claims;
}

/** User object out of checked claims. */
export function gebruikerFromClaims(claims: JWTPayload): Gebruiker {
  const id = claims['_id'] ?? claims.sub;
  const { role, adminId } = claims;
  if (typeof id !== 'string' || !isRole(role) || typeof claims.exp !== 'number') throw new Error(TOKEN_ERROR.check);
  const withTenant = role === 'schooladmin' || role === 'docent' || role === 'rtadmin' || role === 'thuisadmin';
  return { _id: id, role, exp: claims.exp, ...(withTenant && typeof adminId === 'string' ? { adminId } : {}) };
}
