import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { SignedInSession } from '../auth/session-context.ts';
import { nameOf, type Endpoint, type EndpointAnswer, type EndpointReceived } from '../contract/endpoint.contract.ts';
import { requireRight } from './require-right.ts';
import { createRoute, parseInput, parseParams, sendAnswer, type Access, type RouteDeps } from './route.ts';

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

interface Exchange {
  readonly req: Request;
  readonly res: Response;
}

/** Who asks: what the right of the endpoint says about it. */
type Sender<E extends Endpoint> = E['right'] extends 'public'
  ? Exchange
  : E['right'] extends 'session'
    ? Exchange & { readonly session: SignedInSession }
    : Exchange & { readonly access: Access };

export type Handler<E extends Endpoint> = (input: EndpointReceived<E> & Sender<E>) => Promise<EndpointAnswer<E>>;

/** Readers in place of the schema, where another error says more, e.g. about a used token. */
export interface OwnReaders<E extends Endpoint> {
  params?: (value: unknown) => EndpointReceived<E>['params'];
  body?: (value: unknown) => EndpointReceived<E>['body'];
}

/** An endpoint with what answers it. */
export interface Mounted {
  readonly endpoint: Endpoint;
  readonly handler: RequestHandler;
}

/** Joins an endpoint and its handler: authenticate, authorize, validate, act, present. */
export interface Mount {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>, own?: OwnReaders<E>): Mounted;
}

interface RawInput extends Exchange {
  params: unknown;
  query: unknown;
  body: unknown;
  access?: Access;
  session?: SignedInSession;
}
type RawHandler = (input: RawInput) => Promise<unknown>;
interface RawReaders {
  params?: (value: unknown) => unknown;
  body?: (value: unknown) => unknown;
}

/** Without a right in the table: everybody, or whoever is signed in. */
function createOpenHandler(
  deps: RouteDeps,
  endpoint: Endpoint,
  { act, own }: { act: RawHandler; own: RawReaders },
): RequestHandler {
  const { status = 200, response, right } = endpoint;
  const { params, query } = endpoint;
  // The handler reads a form with a file itself.
  const body = endpoint.upload === true ? undefined : endpoint.body;
  const readParams = own.params ?? ((value: unknown) => params && parseParams(params, value));
  const readBody = own.body ?? ((value: unknown) => body && parseInput(body, value ?? {}));
  return async (req, res) => {
    const session = right === 'session' ? { session: await deps.requireSession(req) } : {};
    const out = await act({
      params: readParams(req.params),
      query: query && parseInput(query, req.query),
      body: readBody(req.body),
      ...session,
      req,
      res,
    });
    const antwoord = { status: out === undefined ? 204 : status, body: out };
    if (!res.headersSent) sendAnswer({ res, antwoord, schema: deps.verifyAntwoord ? response : undefined });
  };
}

export function createMount(deps: RouteDeps): Mount {
  const route = createRoute(deps);
  function mount<E extends Endpoint>(endpoint: E, handler: Handler<E>, own?: OwnReaders<E>): Mounted;
  function mount(endpoint: Endpoint, act: RawHandler, own: RawReaders = {}): Mounted {
    requireRight(endpoint);
    const { right, response: antwoord, idempotent: oneTime, ...spec } = endpoint;
    if (right === 'public' || right === 'session')
      return { endpoint, handler: createOpenHandler(deps, endpoint, { act, own }) };
    // The handler reads a file itself, after the right was weighed.
    const body = spec.upload === true ? undefined : spec.body;
    const handler = route({ ...spec, recht: right, body, antwoord, oneTime }, act);
    return { endpoint, handler };
  }
  return mount;
}

/**
 * A fixed part of a path goes before a name, whatever the order of the features; a path without names before all others, since
 * the router tries them one by one and the busiest calls have none.
 */
const orderOf = ({ endpoint: { path } }: Mounted): string =>
  `${path.includes(':') ? 1 : 0}${path.replaceAll(':', '~')}`;

/** Puts the routes of all features on one router; a call that is mounted twice is one clear line. */
export function createRouter(mounted: readonly Mounted[]): Router {
  const router = Router();
  const seen = new Set<string>();
  for (const { endpoint, handler } of mounted.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))) {
    const name = nameOf(endpoint);
    if (seen.has(name)) throw new Error(`endpoint ${name} is mounted twice`);
    seen.add(name);
    router[METHODS[endpoint.method]](endpoint.path, handler);
  }
  return router;
}
