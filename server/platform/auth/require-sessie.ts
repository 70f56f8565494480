import type { Request } from 'express';
import { z } from 'zod';
import type { Clock } from '#engine/core/basis/clock.ts';
import { ROLLEN, type Rol } from '#engine/core/domein/rollen.ts';
import { thuisUrenSchema } from '#engine/core/domein/thuisuren.ts';
import { createError } from '../fout/create-error.ts';
import { setLocale } from '../http/locale.ts';
import { netwerkadresVan } from '../http/netwerkadres.ts';
import type { SessieRepository, SessieRij } from './sessie.repository.ts';
import { setSessie, type Sessie } from './sessie-context.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

const MINUUT = 60_000;
/** Minutes without a request after which a session ends, per role. */
const STIL = {
  superadmin: 15,
  office: 15,
  schooladmin: 30,
  docent: 30,
  rtadmin: 30,
  thuisadmin: 30,
  leerling: 60,
  demo: 60,
} as const satisfies Record<Rol, number>;
/** The last activity is written at most once in this time. */
const SCHRIJF_MS = MINUUT;
const rolSchema = z.enum(ROLLEN);

function bearer(req: Request): string {
  const [soort, token] = (req.headers.authorization ?? '').split(' ');
  if (soort?.toLowerCase() !== 'bearer' || token === undefined || token === '') throw createError('GEEN_TOKEN');
  return token;
}

/** Session that still counts now, else 401. */
function controleer(rij: SessieRij | undefined, claims: TokenClaims, nu: number): Rol {
  if (rij === undefined || rij.gebruiker_id !== claims._id || !rij.actief) throw createError('TOKEN_ONGELDIG');
  if (rij.ingetrokken_op !== null || rij.tokens_geldig_vanaf.getTime() > rij.begonnen.getTime())
    throw createError('SESSIE_VERLOPEN');
  const rol = rolSchema.safeParse(rij.role);
  if (!rol.success || rij.role !== claims.role) throw createError('TOKEN_ONGELDIG'); // a changed role ends the session
  const stil = nu - rij.laatst_gezien.getTime();
  if (rij.tot.getTime() <= nu || stil > STIL[rol.data] * MINUUT) throw createError('SESSIE_VERLOPEN');
  return rol.data;
}

/** Checks token and session row and puts the session on the request; throws 401. */
export type RequireSessie = (req: Request) => Promise<Sessie>;

export function createRequireSessie(deps: { tokens: Tokens; sessies: SessieRepository; clock: Clock }): RequireSessie {
  return async (req) => {
    const claims = await deps.tokens.verify(bearer(req));
    const rij = await deps.sessies.find(claims.tid, claims.sid);
    const nu = deps.clock.now();
    const rol = controleer(rij, claims, nu);
    if (rij === undefined) throw createError('TOKEN_ONGELDIG');
    const thuisUren = thuisUrenSchema.safeParse(rij.thuis_uren).data;
    const sessie: Sessie = {
      sid: claims.sid,
      gebruikerId: claims._id,
      rol,
      adres: netwerkadresVan(req),
      adminId: claims.tid,
      adminSoort: rij.soort,
      locale: rij.locale,
      land: rij.land,
      exp: claims.exp,
      totpAan: rij.totp_aan,
      zietAlleGroepen: rij.ziet_alle_groepen,
      thuis: rij.thuis,
      ...(rij.licentie_status === null ? {} : { licentieStatus: rij.licentie_status }),
      ...(thuisUren === undefined ? {} : { thuisUren }),
    };
    setSessie(req, sessie);
    setLocale(req, rij.locale);
    if (nu - rij.laatst_gezien.getTime() > SCHRIJF_MS) await deps.sessies.touch(claims.tid, claims.sid, new Date(nu));
    return sessie;
  };
}
