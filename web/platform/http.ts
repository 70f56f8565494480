import { HttpError, readError } from './http-error.ts';
import type { Http, RequestOptions } from './http.types.ts';
import { serverClock } from './clock.ts';
import { LOGIN_PATH, LOGIN_SSO_PATH, session as currentSession, type BrowserSession } from './session.ts';

export interface HttpParts {
  base: string;
  session: BrowserSession;
  fetch: typeof globalThis.fetch;
  /** Refreshes the single sign-on tokens; false when that failed. */
  refresh: () => Promise<boolean>;
  /** Present route, with query. */
  here: () => string;
  naar: (path: string) => void;
  klok: { nu(): number; set(header: string | null): void };
}

/** Why office looks along at the tenant of a call, and which that is; only what asks for it knows. */
interface Look {
  adminId: string;
  text: string;
}
export const why: { forPath: (path: string) => Look | null } = { forPath: () => null };

const isOnLogin = (path: string) => [LOGIN_PATH, LOGIN_SSO_PATH].some((login) => login === path.split('?')[0]);

/** Body of a request; the browser writes the kind of a form itself, with the sign between its parts. */
function createBody(body: unknown, headers: Headers): { body?: BodyInit } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  headers.set('Content-Type', 'application/json');
  return { body: JSON.stringify(body) };
}

function createRequest(
  options: RequestOptions,
  { token, look }: { token: string | null; look: Look | null },
): RequestInit {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (look !== null) {
    headers.set('X-Reden', encodeURIComponent(look.text));
    headers.set('X-Admin', look.adminId);
  }
  if (options.oneTime) headers.set('Idempotency-Key', crypto.randomUUID());
  return {
    method: options.method ?? 'GET',
    headers: headers,
    ...createBody(options.body, headers),
    ...(options.keepalive ? { keepalive: true } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  };
}

export function createHttp({ base, session, fetch, refresh, here, naar: to, klok: clock }: HttpParts): Http {
  let renewal: { used: string | null; done: Promise<boolean> } | undefined;
  /** Once for every token: a call that left with it and is refused late finds it renewed already. */
  const renew = (used: string | null): Promise<boolean> => {
    if (renewal?.used !== used) renewal = { used, done: refresh().catch(() => false) };
    return renewal.done;
  };

  const send = async (path: string, options: RequestOptions): Promise<Response> => {
    const token = options.bearer === undefined ? session.token() : options.bearer;
    const antwoord = await fetch(`${base}${path}`, createRequest(options, { token, look: why.forPath(path) })).catch(
      (cause: unknown) => {
        throw cause instanceof DOMException && cause.name === 'AbortError' ? cause : new HttpError(0);
      },
    );
    // What the browser kept tells the time of when it was kept.
    if (antwoord.headers.get('Cache-Control') === 'no-store') clock.set(antwoord.headers.get('Date'));
    return antwoord;
  };

  const leaveSession = () => {
    const path = here();
    session.wis();
    if (isOnLogin(path)) return;
    session.saveRoute(path);
    to(`${session.signInPath()}?verlopen=1`);
  };

  const vraag = async (path: string, options: RequestOptions = {}): Promise<Response> => {
    const used = session.token();
    let antwoord = await send(path, options);
    const refused = () => antwoord.status === 401 || antwoord.status === 403;
    if (refused() && !options.skipSessionRule) {
      if (session.isSso() && (await renew(used))) antwoord = await send(path, options);
      if (refused()) leaveSession();
    }
    if (!antwoord.ok) throw await readError(antwoord, clock.nu());
    return antwoord;
  };

  return {
    vraag,
    json: async (path, read, options) => {
      const antwoord = await vraag(path, options);
      const body: unknown = antwoord.status === 204 ? undefined : await antwoord.json();
      return read(body);
    },
  };
}

let navigate = (path: string): void => globalThis.location.assign(path);

/** The router hands over its own navigation, so that leaving a session does not reload the page. */
export function setNavigation(to: (path: string) => void): void {
  navigate = to;
}

export const http: Http = createHttp({
  base: '/api',
  session: currentSession,
  fetch: (...parts) => globalThis.fetch(...parts),
  refresh: async () => (await import('./sso-refresh.ts')).refreshSso(http),
  here: () => `${globalThis.location.pathname}${globalThis.location.search}`,
  naar: (path) => navigate(path),
  klok: serverClock,
});
