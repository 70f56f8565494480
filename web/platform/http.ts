import { HttpFout, leesFout } from './http-fout.ts';
import { serverKlok } from './klok.ts';
import { LOGIN_PAD, LOGIN_SSO_PAD, sessie as deSessie, type Sessie } from './sessie.ts';

/** Turns an unknown body into a typed one; throws when it does not fit. A zod schema's `parse` will do. */
export type Lezer<T> = (body: unknown) => T;

export interface VraagOpties {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Overrides the bearer of the session, e.g. for a refresh. */
  bearer?: string | null;
  /** Adds an `Idempotency-Key`, for creates and bulk actions. */
  eenmalig?: boolean;
  keepalive?: boolean;
  /** No time limit unless the caller brings one. */
  signal?: AbortSignal;
  /** The caller deals with 401 and 403 itself. */
  zonderSessieRegel?: boolean;
}

export interface Http {
  /** Bare reply, after the 401/403 rule; throws `HttpFout` when the request was refused. */
  vraag(pad: string, opties?: VraagOpties): Promise<Response>;
  json<T>(pad: string, lees: Lezer<T>, opties?: VraagOpties): Promise<T>;
}

export interface HttpDelen {
  basis: string;
  sessie: Sessie;
  fetch: typeof globalThis.fetch;
  /** Refreshes the single sign-on tokens; false when that failed. */
  ververs: () => Promise<boolean>;
  /** Present route, with query. */
  hier: () => string;
  naar: (pad: string) => void;
  klok: { nu(): number; stel(kop: string | null): void };
}

const opLogin = (pad: string) => [LOGIN_PAD, LOGIN_SSO_PAD].some((login) => pad === login || pad.startsWith(`${login}?`));

function maakVerzoek(opties: VraagOpties, token: string | null): RequestInit {
  const koppen = new Headers({ Accept: 'application/json' });
  if (token !== null) koppen.set('Authorization', `Bearer ${token}`);
  if (opties.eenmalig) koppen.set('Idempotency-Key', crypto.randomUUID());
  if (opties.body !== undefined) koppen.set('Content-Type', 'application/json');
  return {
    method: opties.method ?? 'GET',
    headers: koppen,
    ...(opties.body === undefined ? {} : { body: JSON.stringify(opties.body) }),
    ...(opties.keepalive ? { keepalive: true } : {}),
    ...(opties.signal ? { signal: opties.signal } : {}),
  };
}

export function createHttp({ basis, sessie, fetch, ververs, hier, naar, klok }: HttpDelen): Http {
  let bezigMetVerversen: Promise<boolean> | null = null;
  const verversEenmaal = () => {
    bezigMetVerversen ??= ververs().catch(() => false).finally(() => { bezigMetVerversen = null; });
    return bezigMetVerversen;
  };

  const stuur = async (pad: string, opties: VraagOpties): Promise<Response> => {
    const token = opties.bearer === undefined ? sessie.token() : opties.bearer;
    const antwoord = await fetch(`${basis}${pad}`, maakVerzoek(opties, token)).catch((oorzaak: unknown) => {
      throw oorzaak instanceof DOMException && oorzaak.name === 'AbortError' ? oorzaak : new HttpFout(0);
    });
    klok.stel(antwoord.headers.get('Date'));
    return antwoord;
  };

  const verlaatSessie = () => {
    const pad = hier();
    const doel = sessie.isSso() ? LOGIN_SSO_PAD : LOGIN_PAD;
    if (!opLogin(pad)) sessie.bewaarRoute(pad);
    sessie.wis();
    if (!opLogin(pad)) naar(`${doel}?verlopen=1`);
  };

  const vraag = async (pad: string, opties: VraagOpties = {}): Promise<Response> => {
    let antwoord = await stuur(pad, opties);
    const geweigerd = () => antwoord.status === 401 || antwoord.status === 403;
    if (geweigerd() && !opties.zonderSessieRegel) {
      if (sessie.isSso() && (await verversEenmaal())) antwoord = await stuur(pad, opties);
      if (geweigerd()) verlaatSessie();
    }
    if (!antwoord.ok) throw await leesFout(antwoord, klok.nu());
    return antwoord;
  };

  return {
    vraag,
    json: async (pad, lees, opties) => {
      const antwoord = await vraag(pad, opties);
      const body: unknown = antwoord.status === 204 ? undefined : await antwoord.json();
      return lees(body);
    },
  };
}

let navigeer = (pad: string): void => globalThis.location.assign(pad);

/** The router hands over its own navigation, so that leaving a session does not reload the page. */
export function stelNavigatie(naar: (pad: string) => void): void {
  navigeer = naar;
}

export const http: Http = createHttp({
  basis: '/api',
  sessie: deSessie,
  fetch: (...delen) => globalThis.fetch(...delen),
  ververs: async () => (await import('./sso-ververs.ts')).verversSso(),
  hier: () => `${globalThis.location.pathname}${globalThis.location.search}`,
  naar: (pad) => navigeer(pad),
  klok: serverKlok,
});
