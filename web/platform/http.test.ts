import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp, type HttpDelen } from './http.ts';
import { HttpFout, leesWacht } from './http-fout.ts';
import { geheugenOpslag } from './opslag.ts';
import { createSessie } from './sessie.ts';

const NU = 1_800_000_000_000;
const antwoord = (status: number, body?: unknown, koppen: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers: koppen });

let replies: Response[];
let verzoeken: { url: string; koppen: Headers; init: RequestInit }[];
const naar = vi.fn<(pad: string) => void>();
const ververs = vi.fn<() => Promise<boolean>>();

function maak(hier: string, sso: boolean, extra: Partial<HttpDelen> = {}) {
  const sessie = createSessie({
    lokaal: geheugenOpslag(),
    tijdelijk: geheugenOpslag(),
    nu: () => NU,
    laadPagina: vi.fn<(pad: string) => void>(),
  });
  sessie.begin({ token: 'oud', gebruiker: { _id: 'u', role: 'docent', exp: NU / 1000 + 9 }, ververs: 'r', sso });
  const http = createHttp({
    basis: '/api',
    sessie,
    ververs,
    hier: () => hier,
    naar,
    klok: { nu: () => NU, stel: vi.fn<(kop: string | null) => void>() },
    fetch: (url, init = {}) => {
      verzoeken.push({ url: String(url), koppen: new Headers(init.headers), init });
      const volgende = replies.shift();
      return volgende ? Promise.resolve(volgende) : Promise.reject(new TypeError('offline'));
    },
    ...extra,
  });
  return { http, sessie };
}

beforeEach(() => {
  replies = [];
  verzoeken = [];
  naar.mockReset();
  ververs.mockReset();
});

it('sends the bearer, JSON and no time limit', async () => {
  replies = [antwoord(200, { a: 1 })];
  const { http } = maak('/x', false);
  await expect(http.json('/y', (body) => body, { method: 'POST', body: { b: 2 }, eenmalig: true })).resolves.toEqual({
    a: 1,
  });
  const [verzoek] = verzoeken;
  expect(verzoek?.url).toBe('/api/y');
  expect(verzoek?.koppen.get('Authorization')).toBe('Bearer oud');
  expect(verzoek?.koppen.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(verzoek?.init.signal).toBeUndefined();
});

describe('401 and 403', () => {
  it.each([401, 403])('a password session saves the route, clears and goes to login (%i)', async (status) => {
    replies = [antwoord(status, { code: 'GEEN_TOKEN', message: 'Log opnieuw in.' })];
    const { http, sessie } = maak('/leerling/1?x=2', false);
    await expect(http.vraag('/y')).rejects.toMatchObject({ status, message: 'Log opnieuw in.' });
    expect(ververs).not.toHaveBeenCalled();
    expect(sessie.gewensteRoute()).toBe('/leerling/1?x=2');
    expect(sessie.gebruiker()).toBeNull();
    expect(naar).toHaveBeenCalledWith('/app/auth/login?verlopen=1');
  });

  it('single sign-on refreshes once and repeats the request once', async () => {
    replies = [antwoord(401), antwoord(200, { ok: 1 })];
    ververs.mockResolvedValue(true);
    const { http, sessie } = maak('/z', true);
    await expect(http.json('/y', (body) => body)).resolves.toEqual({ ok: 1 });
    expect(verzoeken).toHaveLength(2);
    expect(sessie.gebruiker()).not.toBeNull();
  });

  it('single sign-on gives up after one retry and goes to login-sso', async () => {
    replies = [antwoord(401), antwoord(401), antwoord(200)];
    ververs.mockResolvedValue(true);
    const { http } = maak('/z', true);
    await expect(http.vraag('/y')).rejects.toMatchObject({ status: 401 });
    expect([ververs.mock.calls.length, verzoeken.length]).toEqual([1, 2]);
    expect(naar).toHaveBeenCalledWith('/app/auth/login-sso?verlopen=1');
  });

  it('does not repeat when the refresh fails', async () => {
    replies = [antwoord(401)];
    ververs.mockRejectedValue(new Error('x'));
    const { http } = maak('/z', true);
    await expect(http.vraag('/y')).rejects.toBeInstanceOf(HttpFout);
    expect(verzoeken).toHaveLength(1);
  });

  it('shares one refresh between requests that fail together', async () => {
    replies = [antwoord(401), antwoord(401), antwoord(200), antwoord(200)];
    ververs.mockImplementation(
      () =>
        new Promise((klaar) => {
          setTimeout(() => klaar(true), 5);
        }),
    );
    const { http } = maak('/z', true);
    await Promise.all([http.vraag('/a'), http.vraag('/b')]);
    expect(ververs).toHaveBeenCalledOnce();
  });

  it('goes nowhere and saves nothing when already on login', async () => {
    replies = [antwoord(401)];
    const { http, sessie } = maak('/app/auth/login?code=TOLVIR', false);
    await expect(http.vraag('/y')).rejects.toBeInstanceOf(HttpFout);
    expect(naar).not.toHaveBeenCalled();
    expect(sessie.gewensteRoute()).toBeNull();
  });
});

describe('errors', () => {
  it('shows the message of the server, with fields, number and waiting time', async () => {
    replies = [
      antwoord(
        429,
        { code: 'TE_VAAK', message: 'Wacht even.', velden: { naam: 'verplicht' }, nummer: 'K7' },
        { 'Retry-After': '60' },
      ),
    ];
    await expect(maak('/x', false).http.vraag('/y')).rejects.toMatchObject({
      status: 429,
      code: 'TE_VAAK',
      message: 'Wacht even.',
      velden: { naam: 'verplicht' },
      nummer: 'K7',
      wacht: 60,
    });
  });

  it('calls a dead line status 0', async () => {
    await expect(maak('/x', false).http.vraag('/y')).rejects.toMatchObject({ status: 0, code: 'GEEN_VERBINDING' });
  });

  it('survives an error without a body', async () => {
    replies = [antwoord(502)];
    await expect(maak('/x', false).http.vraag('/y')).rejects.toMatchObject({ status: 502, message: '' });
  });
});

it('reads Retry-After as seconds and as date', () => {
  expect(leesWacht('5', NU)).toBe(5);
  expect(leesWacht(new Date(NU + 9000).toUTCString(), NU)).toBe(9);
  expect(leesWacht('straks', NU)).toBeNull();
});
