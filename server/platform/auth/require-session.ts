import type { Request } from 'express';
import { z } from 'zod/mini';
import type { Clock } from '#engine/core/basis/clock.ts';
import { ROLES, type Role } from '#engine/core/domein/roles.ts';
import { homeHoursSchema } from '#engine/core/domein/home-hours.ts';
import { createError } from '../error/create-error.ts';
import { setLocale } from '../http/locale.ts';
import { networkAddressOf } from '../http/network-address.ts';
import type { SessionCache } from './session-cache.ts';
import type { SessionRow } from './session.repository.ts';
import { setSession, type SignedInSession } from './session-context.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

const MINUTE = 60_000;
/** Minutes without a request after which a session ends, per role. */
const STILL = {
  superadmin: 15,
  office: 15,
  schooladmin: 30,
  docent: 30,
  rtadmin: 30,
  thuisadmin: 30,
  leerling: 60,
  demo: 60,
} as const satisfies Record<Role, number>;
/** The last activity is written at most once in this time. */
const WRITE_MS = MINUTE;
const roleSchema = z.enum(ROLES);

/** Token that a request brings. */
export function bearerOf(req: Request): string {
  const [kind, token] = (req.headers.authorization ?? '').split(' ');
  if (kind?.toLowerCase() !== 'bearer' || token === undefined || token === '') throw createError('GEEN_TOKEN');
  return token;
}

/** Role of a session that still counts now, else 401. */
export function requireOpenSession(row: SessionRow | undefined, claims: TokenClaims, now: number): Role {
  if (row === undefined || row.gebruiker_id !== claims._id || !row.actief) throw createError('TOKEN_ONGELDIG');
  if (row.ingetrokken_op !== null || row.tokens_geldig_vanaf.getTime() > row.begonnen.getTime())
    throw createError('SESSIE_VERLOPEN');
  const role = roleSchema.safeParse(row.role);
  if (!role.success || row.role !== claims.role) throw createError('TOKEN_ONGELDIG'); // a changed role ends the session
  const still = now - row.laatst_gezien.getTime();
  if (row.tot.getTime() <= now || still > STILL[role.data] * MINUTE) throw createError('SESSIE_VERLOPEN');
  return role.data;
}

/** Checks token and session row and puts the session on the request; throws 401. */
export type RequireSession = (req: Request) => Promise<SignedInSession>;

export function createRequireSession(deps: { tokens: Tokens; sessions: SessionCache; clock: Clock }): RequireSession {
  return async (req) => {
    const claims = await deps.tokens.verify(bearerOf(req));
    const row = await deps.sessions.find(claims.tid, claims.sid);
    const now = deps.clock.now();
    const role = requireOpenSession(row, claims, now);
    if (row === undefined) throw createError('TOKEN_ONGELDIG');
    const homeHours = homeHoursSchema.safeParse(row.thuis_uren).data;
    const session: SignedInSession = {
      sid: claims.sid,
      gebruikerId: claims._id,
      rol: role,
      adres: networkAddressOf(req),
      adminId: claims.tid,
      adminKind: row.soort,
      locale: row.locale,
      land: row.land,
      exp: claims.exp,
      totpAan: row.totp_aan,
      seesAllGroepen: row.ziet_alle_groepen,
      thuis: row.thuis,
      ...(row.licentie_status === null ? {} : { licentieStatus: row.licentie_status }),
      ...(homeHours === undefined ? {} : { thuisUren: homeHours }),
    };
    setSession(req, session);
    setLocale(req, row.locale);
    if (now - row.laatst_gezien.getTime() > WRITE_MS) await deps.sessions.touch(claims.tid, claims.sid, new Date(now));
    return session;
  };
}
