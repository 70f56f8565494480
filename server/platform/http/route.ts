import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Bereik } from '#engine/core/domein/gebieden.ts';
import { bereikVan, type Actie } from '#engine/core/domein/rechten.ts';
import { weegLicentie } from '../auth/licentie.ts';
import type { RequireSessie } from '../auth/require-sessie.ts';
import type { Sessie } from '../auth/sessie-context.ts';
import { isTweestapsVerplicht } from '../auth/tweestaps.ts';
import { regelcodeVan, type Regelcode } from '../contract/velden.contract.ts';
import { AppFout, createError } from '../fout/create-error.ts';
import type { Antwoord, Idempotentie } from './idempotentie.ts';

/** What a request may read and change: resolved once, handed to every service. */
export interface Toegang {
  sessie: Sessie;
  /** Tenant this request works in. */
  adminId: string;
  bereik: Bereik;
  /** Typed reason of office and superadmin. */
  reden?: string;
}

export interface Invoer<P, Q, B> {
  params: P;
  query: Q;
  body: B;
  toegang: Toegang;
  req: Request;
  res: Response;
}

interface RouteSpec<P, Q, B> {
  recht: Actie;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  body?: z.ZodType<B>;
  antwoord?: z.ZodType;
  /** Status of a good answer with a body; 200 unless told. */
  status?: number;
  /** A create or a bulk action: `Idempotency-Key` makes it happen once. */
  eenmalig?: true;
  /** Works in every state of the licence, e.g. answers of a leerling that are still on the way. */
  zonderLicentie?: true;
}

const REDEN_MIN = 5;
const REDEN_MAX = 300;

/** Marks per field: first broken rule, keyed by path. */
export function veldenVan(fout: z.ZodError): Record<string, Regelcode> {
  const velden: Record<string, Regelcode> = {};
  for (const issue of fout.issues) {
    const pad = issue.path.map(String).join('.') || '_';
    const origin = 'origin' in issue ? String(issue.origin) : '';
    velden[pad] ??= regelcodeVan({ code: issue.code, message: issue.message, origin });
  }
  return velden;
}

/** Parses input or throws 400 with the marks. */
export function parseInvoer<T>(schema: z.ZodType<T>, waarde: unknown): T {
  const uitkomst = schema.safeParse(waarde);
  if (!uitkomst.success) throw createError('ONGELDIGE_INVOER', { velden: veldenVan(uitkomst.error) });
  return uitkomst.data;
}

/** A wrong id in the path is an unknown id, not a form error. */
function parseParams<P>(schema: z.ZodType<P>, waarde: unknown): P {
  const uitkomst = schema.safeParse(waarde);
  if (!uitkomst.success) throw createError('NIET_GEVONDEN');
  return uitkomst.data;
}

function redenVan(req: Request): string | undefined {
  const kop = req.get('X-Reden');
  if (kop === undefined) return undefined;
  try {
    const reden = decodeURIComponent(kop).trim().slice(0, REDEN_MAX);
    return reden.length >= REDEN_MIN ? reden : undefined;
  } catch {
    return undefined;
  }
}

/** Role and tenant of the session against the path; the tenant never comes from the path alone. */
export function bepaalToegang(req: Request, sessie: Sessie, recht: Actie): Toegang {
  const bereik = bereikVan(sessie.rol, recht, sessie.zietAlleGroepen);
  if (bereik === undefined) throw createError('NIET_TOEGESTAAN');
  if (!recht.startsWith('zelf.') && !sessie.totpAan && isTweestapsVerplicht(sessie.rol))
    throw createError('TOTP_INSTELLEN');
  const pad = req.params['adminId'];
  if (typeof pad !== 'string') return { sessie, adminId: sessie.adminId, bereik };
  if (bereik !== 'reden') {
    if (pad.toLowerCase() !== sessie.adminId) throw createError('NIET_TOEGESTAAN');
    return { sessie, adminId: sessie.adminId, bereik };
  }
  const reden = redenVan(req);
  if (reden === undefined) throw createError('REDEN_NODIG');
  return { sessie, adminId: parseParams(z.uuid(), pad.toLowerCase()), bereik, reden };
}

const leeg: unknown = {};

/** What every route needs: the sign-in check, the audit, and in tests a check of each answer against its schema. */
export interface RouteDeps {
  requireSessie: RequireSessie;
  controleerAntwoord: boolean;
  idempotentie: Idempotentie;
  audit(regel: { sessie: Sessie; adminId: string; actie: string; reden?: string | undefined }): Promise<void>;
}

const ongebruikt = z.custom<never>(() => true);

function lees<P, Q, B>(spec: RouteSpec<P, Q, B>, req: Request): { params: P; query: Q; body: B } {
  return {
    params: parseParams<P>(spec.params ?? ongebruikt, req.params),
    query: parseInvoer<Q>(spec.query ?? ongebruikt, req.query),
    body: parseInvoer<B>(spec.body ?? ongebruikt, req.body ?? leeg),
  };
}

/** Does the work, once per `Idempotency-Key` where the route asks for one. */
function eenmaal(
  deps: RouteDeps,
  vraag: { req: Request; toegang: Toegang; eenmalig: boolean },
  werk: () => Promise<Antwoord>,
): Promise<Antwoord> {
  const { req, toegang } = vraag;
  const sleutel = vraag.eenmalig ? req.get('Idempotency-Key') : undefined;
  if (sleutel === undefined) return werk();
  return deps.idempotentie.run(
    {
      adminId: toegang.adminId,
      gebruikerId: toegang.sessie.gebruikerId,
      sleutel,
      methode: req.method,
      pad: req.originalUrl,
      body: req.body,
    },
    werk,
  );
}

/** A handler that says which right it asks for, so that the matrix test reads it from the router itself. */
export interface Bewaakt extends RequestHandler {
  readonly recht: Actie;
}

/** Authenticate, authorize, validate, act, present: permission and schemas stand beside the path. */
export function createRoute(deps: RouteDeps) {
  return <P = unknown, Q = unknown, B = unknown>(
    spec: RouteSpec<P, Q, B>,
    act: (invoer: Invoer<P, Q, B>) => Promise<unknown>,
  ): Bewaakt => Object.assign(createHandler(deps, spec, act), { recht: spec.recht });
}

function createHandler<P, Q, B>(
  deps: RouteDeps,
  spec: RouteSpec<P, Q, B>,
  act: (invoer: Invoer<P, Q, B>) => Promise<unknown>,
): RequestHandler {
  return async (req, res) => {
    const sessie = await deps.requireSessie(req);
    const toegang = await weeg({ req, sessie, recht: spec.recht, deps });
    if (toegang.bereik !== 'reden' && spec.zonderLicentie !== true)
      weegLicentie(sessie, { recht: spec.recht, schrijft: req.method !== 'GET' });
    const invoer = lees(spec, req);
    if (toegang.reden !== undefined)
      await deps.audit({ sessie, adminId: toegang.adminId, actie: spec.recht, reden: toegang.reden });
    const antwoord = await eenmaal(deps, { req, toegang, eenmalig: spec.eenmalig === true }, async () => {
      const uit = await act({ ...invoer, toegang, req, res });
      return { status: uit === undefined ? 204 : (spec.status ?? 200), body: uit };
    });
    if (!res.headersSent) present({ res, antwoord, schema: deps.controleerAntwoord ? spec.antwoord : undefined });
  };
}

/** Access, or 403 with a line in the audit. */
async function weeg({
  req,
  sessie,
  recht,
  deps,
}: {
  req: Request;
  sessie: Sessie;
  recht: Actie;
  deps: RouteDeps;
}): Promise<Toegang> {
  try {
    return bepaalToegang(req, sessie, recht);
  } catch (fout) {
    if (fout instanceof AppFout && fout.status === 403)
      await deps.audit({ sessie, adminId: sessie.adminId, actie: `geweigerd:${recht}` });
    throw fout;
  }
}

/** JSON text made in the database goes out as it is; in tests every answer is held against its schema. */
function present({
  res,
  antwoord: { status, body },
  schema,
}: {
  res: Response;
  antwoord: Antwoord;
  schema: z.ZodType | undefined;
}): void {
  res.status(status).set('Cache-Control', 'no-store');
  if (status === 204) {
    res.end();
    return;
  }
  if (schema !== undefined) schema.parse(typeof body === 'string' ? JSON.parse(body) : body);
  if (typeof body === 'string') res.type('application/json').send(body);
  else res.json(body);
}

export type Route = ReturnType<typeof createRoute>;
