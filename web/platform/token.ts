import { errors, importSPKI, jwtVerify, type JWTPayload } from 'jose';
import { type Gebruiker, isRol } from './gebruiker.ts';
import { log } from './logboek.ts';

/** Texts fixed by the specification, section 8. */
export const TOKENFOUT = {
  verlopen: 'token expired',
  geen: 'no token detected',
  sleutel: 'failed to get public key',
  controle: 'failed to verify token',
} as const;

export interface TokenDelen {
  /** Cached public key, PEM. */
  leesSleutel: () => string | null;
  bewaarSleutel: (pem: string) => void;
  haalSleutel: () => Promise<string>;
  /** Server time, ms. */
  nu: () => number;
}

async function haalVers({ haalSleutel, bewaarSleutel }: TokenDelen): Promise<string> {
  const pem = await haalSleutel().catch(() => '');
  if (!pem.includes('BEGIN PUBLIC KEY')) throw new Error(TOKENFOUT.sleutel);
  bewaarSleutel(pem);
  return pem;
}

async function controleerMet(pem: string, token: string, nu: number): Promise<JWTPayload> {
  const sleutel = await importSPKI(pem, 'RS512');
  const { payload } = await jwtVerify(token, sleutel, {
    algorithms: ['RS512'],
    currentDate: new Date(nu),
    clockTolerance: 5,
  });
  return payload;
}

async function controleerHandtekening(token: string, delen: TokenDelen): Promise<JWTPayload> {
  const bewaard = delen.leesSleutel();
  const eerste = bewaard ?? (await haalVers(delen));
  try {
    return await controleerMet(eerste, token, delen.nu());
  } catch (fout) {
    if (fout instanceof errors.JWTExpired) throw new Error(TOKENFOUT.verlopen);
    // The server may have a new key pair: fetch once more, but not when the key was fresh.
    if (bewaard === null) throw fout;
    return controleerMet(await haalVers(delen), token, delen.nu());
  }
}

/** Checks signature (RS512 only) and `expires_in`; answers the claims. */
export async function controleerToken(token: string | null, delen: TokenDelen): Promise<JWTPayload> {
  if (token === null || token === '') throw new Error(TOKENFOUT.geen);
  const claims = await controleerHandtekening(token, delen).catch((fout: unknown) => {
    if (fout instanceof Error && (fout.message === TOKENFOUT.verlopen || fout.message === TOKENFOUT.sleutel))
      throw fout;
    log(TOKENFOUT.controle, fout instanceof Error ? fout.name : undefined);
    throw new Error(TOKENFOUT.controle);
  });
  const einde = claims['expires_in'];
  const moment = typeof einde === 'string' ? Date.parse(einde) : Number.NaN;
  if (!(moment > delen.nu())) throw new Error(TOKENFOUT.verlopen);
  return claims;
}

/** User object out of checked claims. */
export function gebruikerUitClaims(claims: JWTPayload): Gebruiker {
  const id = claims['_id'] ?? claims.sub;
  const { role, adminId } = claims;
  if (typeof id !== 'string' || !isRol(role) || typeof claims.exp !== 'number') throw new Error(TOKENFOUT.controle);
  const metTenant = role === 'schooladmin' || role === 'docent' || role === 'rtadmin' || role === 'thuisadmin';
  return { _id: id, role, exp: claims.exp, ...(metTenant && typeof adminId === 'string' ? { adminId } : {}) };
}
