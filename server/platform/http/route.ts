import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { bereikVan, type Actie, type Bereik } from '#engine/core/domein/rechten.ts';
import { sessieVan, type Sessie } from '../auth/sessie-context.ts';
import { regelcodeVan, type Regelcode } from '../contract/velden.contract.ts';
import { createError } from '../fout/create-error.ts';

/** What a request may read and change: resolved once, handed to every service. */
export interface Toegang {
  sessie: Sessie;
  /** Tenant this request works in. */
  adminId: string;
  bereik: Bereik;
  /** Typed reason of office and superadmin. */
  reden?: string;
}

export interface Invoer<P, Q, B> { params: P; query: Q; body: B; toegang: Toegang; req: Request; res: Response }

interface RouteSpec<P, Q, B> {
  recht: Actie;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  body?: z.ZodType<B>;
  antwoord?: z.ZodType;
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
export function bepaalToegang(req: Request, recht: Actie): Toegang {
  const sessie = sessieVan(req);
  const bereik = bereikVan(sessie.rol, recht);
  if (bereik === undefined) throw createError('NIET_TOEGESTAAN');
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

/** Authorize, validate, act, present: permission and schemas stand beside the path. */
export function createRoute(opties: { controleerAntwoord: boolean; audit: (toegang: Toegang, req: Request) => Promise<void>; auditWeigering: (req: Request) => Promise<void> }) {
  return <P = unknown, Q = unknown, B = unknown>(spec: RouteSpec<P, Q, B>, act: (invoer: Invoer<P, Q, B>) => Promise<unknown>): RequestHandler => {
    const ongebruikt = z.custom<never>(() => true);
    return async (req, res) => {
      const toegang = await veilig(() => bepaalToegang(req, spec.recht), () => opties.auditWeigering(req));
      const params = parseParams<P>(spec.params ?? ongebruikt, req.params);
      const query = parseInvoer<Q>(spec.query ?? ongebruikt, req.query);
      const body = parseInvoer<B>(spec.body ?? ongebruikt, req.body ?? leeg);
      if (toegang.reden !== undefined) await opties.audit(toegang, req);
      const uit = await act({ params, query, body, toegang, req, res });
      if (res.headersSent) return;
      res.set('Cache-Control', 'no-store');
      if (uit === undefined) res.status(204).end();
      else present({ res, uit, schema: opties.controleerAntwoord ? spec.antwoord : undefined });
    };
  };
}

async function veilig(werk: () => Toegang, bijWeigering: () => Promise<void>): Promise<Toegang> {
  try {
    return werk();
  } catch (fout) {
    if (fout instanceof Error && fout.message === 'NIET_TOEGESTAAN') await bijWeigering();
    throw fout;
  }
}

/** JSON text made in the database goes out as it is; in tests every answer is held against its schema. */
function present({ res, uit, schema }: { res: Response; uit: unknown; schema: z.ZodType | undefined }): void {
  if (schema !== undefined) schema.parse(typeof uit === 'string' ? JSON.parse(uit) : uit);
  if (typeof uit === 'string') res.type('application/json').send(uit);
  else res.json(uit);
}

export type Route = ReturnType<typeof createRoute>;
