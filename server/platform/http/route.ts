import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod/mini';
import { parse, safeParse, type $ZodError, type $ZodType } from 'zod/v4/core';
import type { Scope } from '#engine/core/domein/areas.ts';
import { scopeOf, type Action } from '#engine/core/domein/permissions.ts';
import { checkLicentie } from '../auth/licentie.ts';
import type { RequireSession } from '../auth/require-session.ts';
import type { SignedInSession } from '../auth/session-context.ts';
import { isTwoStepRequired } from '../auth/tweestaps.ts';
import { ruleCodeOf, type RuleCode } from '../contract/fields.contract.ts';
import { AppError, createError } from '../error/create-error.ts';
import { isStorable } from './well-formed.ts';
import type { StoredResponse, Idempotency } from './idempotency.ts';

/** What a request may read and change: resolved once, handed to every service. */
export interface Access {
  session: SignedInSession;
  /** Tenant this request works in. */
  adminId: string;
  scope: Scope;
  /** Typed reason of office and superadmin. */
  reden?: string;
}

interface Input<P, Q, B> {
  params: P;
  query: Q;
  body: B;
  access: Access;
  req: Request;
  res: Response;
}

interface RouteSpec<P, Q, B> {
  recht: Action;
  params?: $ZodType<P>;
  query?: $ZodType<Q>;
  body?: $ZodType<B>;
  antwoord?: $ZodType;
  /** Status of a good answer with a body; 200 unless told. */
  status?: number;
  /** A create or a bulk action: `Idempotency-Key` makes it happen once. */
  oneTime?: true;
  /** Works in every state of the licence, e.g. answers of a leerling that are still on the way. */
  withoutLicentie?: true;
}

const REASON_MIN = 5;
const REASON_MAX = 300;

/** Marks per field: first broken rule, keyed by path. */
export function fieldsOf(error: $ZodError): Record<string, RuleCode> {
  const fields: Record<string, RuleCode> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || '_';
    const origin = 'origin' in issue ? String(issue.origin) : '';
    fields[path] ??= ruleCodeOf({ code: issue.code, message: issue.message, input: issue.input, origin });
  }
  return fields;
}

/** Parses input or throws 400 with the marks. */
export function parseInput<T>(schema: $ZodType<T>, value: unknown): T {
  const outcome = safeParse(schema, value, { reportInput: true });
  if (!outcome.success) throw createError('ONGELDIGE_INVOER', { velden: fieldsOf(outcome.error) });
  return outcome.data;
}

/** A wrong id in the path is an unknown id, not a form error. */
export function parseParams<P>(schema: $ZodType<P>, value: unknown): P {
  const outcome = safeParse(schema, value, { reportInput: true });
  if (!outcome.success) throw createError('NIET_GEVONDEN');
  return outcome.data;
}

function reasonOf(req: Request): string | undefined {
  const header = req.get('X-Reden');
  if (header === undefined) return undefined;
  try {
    const reason = decodeURIComponent(header).trim().slice(0, REASON_MAX);
    return reason.length >= REASON_MIN && isStorable(reason) ? reason : undefined;
  } catch {
    return undefined;
  }
}

/** Role and tenant of the session against the path; the tenant never comes from the path alone. */
function determineAccess(req: Request, session: SignedInSession, permission: Action): Access {
  const scope = scopeOf(session.rol, permission, session.seesAllGroepen);
  if (scope === undefined) throw createError('NIET_TOEGESTAAN');
  if (!permission.startsWith('zelf.') && !session.totpAan && isTwoStepRequired(session.rol))
    throw createError('TOTP_INSTELLEN');
  const path = req.params['adminId'];
  const tenant = typeof path === 'string' ? path : undefined;
  if (scope === 'reden') return determineLook(req, session, tenant);
  if (tenant !== undefined && tenant.toLowerCase() !== session.adminId) throw createError('NIET_TOEGESTAAN');
  return { session, adminId: session.adminId, scope };
}

/** A path that names only a leerling does not say whose it is, so the call does; one that names nobody is about oneself. */
function determineLook(req: Request, session: SignedInSession, tenant: string | undefined): Access {
  if (tenant === undefined && !('leerlingId' in req.params))
    return { session, adminId: session.adminId, scope: 'reden' };
  return lookAlong(req, session, tenant ?? req.get('X-Admin'));
}

/** Our office looks along at a tenant, with a reason. */
function lookAlong(req: Request, session: SignedInSession, tenant: string | undefined): Access {
  const reason = reasonOf(req);
  if (reason === undefined || tenant === undefined) throw createError('REDEN_NODIG');
  return { session, adminId: parseParams(z.uuid(), tenant.toLowerCase()), scope: 'reden', reden: reason };
}

const empty: unknown = {};

/** What every route needs: the sign-in check, the audit, and in tests a check of each answer against its schema. */
export interface RouteDeps {
  requireSession: RequireSession;
  verifyAntwoord: boolean;
  idempotency: Idempotency;
  audit(rule: { session: SignedInSession; adminId: string; actie: string; reden?: string | undefined }): Promise<void>;
}

const unused = z.custom<never>(() => true);

function read<P, Q, B>(spec: RouteSpec<P, Q, B>, req: Request): { params: P; query: Q; body: B } {
  return {
    params: parseParams<P>(spec.params ?? unused, req.params),
    query: parseInput<Q>(spec.query ?? unused, req.query),
    body: parseInput<B>(spec.body ?? unused, req.body ?? empty),
  };
}

/** Does the work, once per `Idempotency-Key` where the route asks for one. */
function once(
  deps: RouteDeps,
  vraag: { req: Request; access: Access; oneTime: boolean },
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { req, access } = vraag;
  const key = vraag.oneTime ? req.get('Idempotency-Key') : undefined;
  if (key === undefined) return work();
  return deps.idempotency.run(
    {
      adminId: access.adminId,
      gebruikerId: access.session.gebruikerId,
      sleutel: key,
      method: req.method,
      pad: req.originalUrl,
      body: req.body,
    },
    work,
  );
}

/** A handler that says which right it asks for, so that the matrix test reads it from the router itself. */
export interface Guarded extends RequestHandler {
  readonly recht: Action;
}

/** Authenticate, authorize, validate, act, present: permission and schemas stand beside the path. */
export function createRoute(deps: RouteDeps) {
  return <P = unknown, Q = unknown, B = unknown>(
    spec: RouteSpec<P, Q, B>,
    act: (input: Input<P, Q, B>) => Promise<unknown>,
  ): Guarded => Object.assign(createHandler(deps, spec, act), { recht: spec.recht });
}

function createHandler<P, Q, B>(
  deps: RouteDeps,
  spec: RouteSpec<P, Q, B>,
  act: (input: Input<P, Q, B>) => Promise<unknown>,
): RequestHandler {
  return async (req, res) => {
    const session = await deps.requireSession(req);
    const access = await weigh({ req, session, recht: spec.recht, deps });
    if (access.scope !== 'reden' && spec.withoutLicentie !== true)
      checkLicentie(session, { recht: spec.recht, isWrite: req.method !== 'GET' });
    const input = read(spec, req);
    if (access.reden !== undefined)
      await deps.audit({ session, adminId: access.adminId, actie: spec.recht, reden: access.reden });
    const antwoord = await once(deps, { req, access, oneTime: spec.oneTime === true }, async () => {
      const out = await act({ ...input, access, req, res });
      return { status: out === undefined ? 204 : (spec.status ?? 200), body: out };
    });
    if (!res.headersSent) sendAnswer({ res, antwoord, schema: deps.verifyAntwoord ? spec.antwoord : undefined });
  };
}

/** Access, or 403 with a line in the audit. */
async function weigh({
  req,
  session,
  recht: permission,
  deps,
}: {
  req: Request;
  session: SignedInSession;
  recht: Action;
  deps: RouteDeps;
}): Promise<Access> {
  try {
    return determineAccess(req, session, permission);
  } catch (error) {
    if (error instanceof AppError && error.status === 403)
      await deps.audit({ session, adminId: session.adminId, actie: `geweigerd:${permission}` });
    throw error;
  }
}

/** JSON text made in the database goes out as it is; in tests every answer is held against its schema. */
export function sendAnswer({
  res,
  antwoord: { status, body },
  schema,
}: {
  res: Response;
  antwoord: StoredResponse;
  schema: $ZodType | undefined;
}): void {
  res.statusCode = status;
  res.setHeader('Cache-Control', 'no-store');
  if (status === 204) {
    res.end();
    return;
  }
  if (schema !== undefined) parse(schema, typeof body === 'string' ? JSON.parse(body) : body);
  // What may not be stored needs no ETag, which Express would make a hash for.
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(text));
  res.end(text);
}
