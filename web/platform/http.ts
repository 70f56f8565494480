import { HttpFout, leesFout } from './http-fout.ts';
import type { Http, VraagOpties } from './http.types.ts';
import { serverKlok } from './klok.ts';
import { LOGIN_PAD, LOGIN_SSO_PAD, sessie as deSessie, type Sessie } from './sessie.ts';

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

/** Why office looks along at the tenant of a call; only the panel, which asks for it, knows. */
export const waarom: { voorPad: (pad: string) => string | null } = { voorPad: () => null };

const opLogin = (pad: string) =>
  [LOGIN_PAD, LOGIN_SSO_PAD].some((login) => pad === login || pad.startsWith(`${login}?`));

/** Body of a request; the browser writes the kind of a form itself, with the sign between its parts. */
function maakBody(body: unknown, koppen: Headers): { body?: BodyInit } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  koppen.set('Content-Type', 'application/json');
  return { body: JSON.stringify(body) };
}

function maakVerzoek(
  opties: VraagOpties,
  { token, reden }: { token: string | null; reden: string | null },
): RequestInit {
  const koppen = new Headers({ Accept: 'application/json' });
  if (token !== null) koppen.set('Authorization', `Bearer ${token}`);
  if (reden !== null) koppen.set('X-Reden', encodeURIComponent(reden));
  if (opties.eenmalig) koppen.set('Idempotency-Key', crypto.randomUUID());
  return {
    method: opties.method ?? 'GET',
    headers: koppen,
    ...maakBody(opties.body, koppen),
    ...(opties.keepalive ? { keepalive: true } : {}),
    ...(opties.signal ? { signal: opties.signal } : {}),
  };
}

export function createHttp({ basis, sessie, fetch, ververs, hier, naar, klok }: HttpDelen): Http {
  let bezigMetVerversen: Promise<boolean> | null = null;
  const verversEenmaal = () => {
    bezigMetVerversen ??= ververs()
      .catch(() => false)
      .finally(() => {
        bezigMetVerversen = null;
      });
    return bezigMetVerversen;
  };

  const stuur = async (pad: string, opties: VraagOpties): Promise<Response> => {
    const token = opties.bearer === undefined ? sessie.token() : opties.bearer;
    const antwoord = await fetch(`${basis}${pad}`, maakVerzoek(opties, { token, reden: waarom.voorPad(pad) })).catch(
      (oorzaak: unknown) => {
        throw oorzaak instanceof DOMException && oorzaak.name === 'AbortError' ? oorzaak : new HttpFout(0);
      },
    );
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
  ververs: async () => (await import('./sso-ververs.ts')).verversSso(http),
  hier: () => `${globalThis.location.pathname}${globalThis.location.search}`,
  naar: (pad) => navigeer(pad),
  klok: serverKlok,
});
