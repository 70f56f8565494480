import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttp, type HttpParts } from './http.ts';
import { HttpError, readWait } from './http-error.ts';
import { memoryStorage } from './storage.ts';
import { createBrowserSession } from './session.ts';

const NOW = 1_800_000_000_000;
const antwoord = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers: headers });

let replies: Response[];
let requests: { url: string; koppen: Headers; init: RequestInit }[];
const to = vi.fn<(path: string) => void>();
const refresh = vi.fn<() => Promise<boolean>>();

function create(here: string, sso: boolean, extra: Partial<HttpParts> = {}) {
  const session = createBrowserSession({
    local: memoryStorage(),
    temporary: memoryStorage(),
    nu: () => NOW,
    loadPage: vi.fn<(path: string) => void>(),
  });
  session.begin({ token: 'oud', gebruiker: { _id: 'u', role: 'docent', exp: NOW / 1000 + 9 }, refresh: 'r', sso });
  const http = createHttp({
    base: '/api',
    session,
    refresh,
    here: () => here,
    naar: to,
    klok: { nu: () => NOW, set: vi.fn<(header: string | null) => void>() },
    fetch: (url, init = {}) => {
      requests.push({ url: String(url), koppen: new Headers(init.headers), init });
      const next = replies.shift();
      return next ? Promise.resolve(next) : Promise.reject(new TypeError('offline'));
    },
    ...extra,
  });
  return { http, session };
}

beforeEach(() => {
  replies = [];
  requests = [];
  to.mockReset();
  refresh.mockReset();
});

it('sends the bearer, JSON and no time limit', async () => {
  replies = [antwoord(200, { a: 1 })];
  const { http } = create('/x', false);
  await expect(http.json('/y', (body) => body, { method: 'POST', body: { b: 2 }, oneTime: true })).resolves.toEqual({
    a: 1,
  });
  const [request] = requests;
  expect(request?.url).toBe('/api/y');
  expect(request?.koppen.get('Authorization')).toBe('Bearer oud');
  expect(request?.koppen.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(request?.init.signal).toBeUndefined();
});

it('takes the time of the server from what is fresh, not from what the browser kept', async () => {
  const set = vi.fn<(header: string | null) => void>();
  const date = new Date(NOW - 240_000).toUTCString();
  const reply = (cache: string): Response => new Response('', { headers: { Date: date, 'Cache-Control': cache } });
  replies = [reply('public, max-age=300'), reply('no-store')];
  const { http } = create('/x', false, { klok: { nu: () => NOW, set } });
  await http.vraag('/auth/public-key');
  expect(set).not.toHaveBeenCalled();
  await http.vraag('/y');
  expect(set).toHaveBeenCalledExactlyOnceWith(date);
});

describe('401 and 403 (S10, B3)', () => {
  it.each([401, 403])('a password session saves the route, clears and goes to login (%i)', async (status) => {
    replies = [antwoord(status, { code: 'GEEN_TOKEN', message: 'Log opnieuw in.' })];
    const { http, session } = create('/leerling/1?x=2', false);
    await expect(http.vraag('/y')).rejects.toMatchObject({ status, message: 'Log opnieuw in.' });
    expect(refresh).not.toHaveBeenCalled();
    expect(session.desiredRoute()).toBe('/leerling/1?x=2');
    expect(session.gebruiker()).toBeNull();
    expect(to).toHaveBeenCalledWith('/app/auth/login?verlopen=1');
  });

  it('single sign-on refreshes once and repeats the request once', async () => {
    replies = [antwoord(401), antwoord(200, { ok: 1 })];
    refresh.mockResolvedValue(true);
    const { http, session } = create('/z', true);
    await expect(http.json('/y', (body) => body)).resolves.toEqual({ ok: 1 });
    expect(requests).toHaveLength(2);
    expect(session.gebruiker()).not.toBeNull();
  });

  it('single sign-on gives up after one retry and goes to login-sso', async () => {
    replies = [antwoord(401), antwoord(401), antwoord(200)];
    refresh.mockResolvedValue(true);
    const { http } = create('/z', true);
    await expect(http.vraag('/y')).rejects.toMatchObject({ status: 401 });
    expect([refresh.mock.calls.length, requests.length]).toEqual([1, 2]);
    expect(to).toHaveBeenCalledWith('/app/auth/login-sso?verlopen=1');
  });

  it('requests that end together all go to the door they came in by', async () => {
    replies = [antwoord(401), antwoord(401)];
    refresh.mockResolvedValue(false);
    const { http } = create('/z', true);
    await Promise.allSettled([http.vraag('/a'), http.vraag('/b')]);
    expect(new Set(to.mock.calls.flat())).toEqual(new Set(['/app/auth/login-sso?verlopen=1']));
  });

  it('does not repeat when the refresh fails', async () => {
    replies = [antwoord(401)];
    refresh.mockRejectedValue(new Error('x'));
    const { http } = create('/z', true);
    await expect(http.vraag('/y')).rejects.toBeInstanceOf(HttpError);
    expect(requests).toHaveLength(1);
  });

  it('shares one refresh between requests that fail together', async () => {
    replies = [antwoord(401), antwoord(401), antwoord(200), antwoord(200)];
    refresh.mockImplementation(
      () =>
        new Promise((done) => {
          setTimeout(() => done(true), 5);
        }),
    );
    const { http } = create('/z', true);
    await Promise.all([http.vraag('/a'), http.vraag('/b')]);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('does not refresh again for a request that left with the old tokens and is refused late', async () => {
    let refuse: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((done) => {
      refuse = done;
    });
    replies = [antwoord(401), antwoord(200), antwoord(200)];
    const fetch: HttpParts['fetch'] = (url, init = {}) => {
      requests.push({ url: String(url), koppen: new Headers(init.headers), init });
      return requests.length === 1 ? late : Promise.resolve(replies.shift() ?? antwoord(500));
    };
    const { http, session } = create('/z', true, { fetch });
    refresh.mockImplementation(async () => {
      session.replaceTokens('new', 'r2');
      return true;
    });
    const asked = http.vraag('/late');
    await expect(http.vraag('/early')).resolves.toMatchObject({ status: 200 });
    refuse(antwoord(401));
    await expect(asked).resolves.toMatchObject({ status: 200 });
    expect(refresh).toHaveBeenCalledOnce();
    expect(requests.map((request) => request.koppen.get('Authorization'))).toEqual(
      ['oud', 'oud', 'new', 'new'].map((token) => `Bearer ${token}`),
    );
  });

  it('goes nowhere and saves nothing when already on login', async () => {
    replies = [antwoord(401)];
    const { http, session } = create('/app/auth/login?code=TOLVIR', false);
    await expect(http.vraag('/y')).rejects.toBeInstanceOf(HttpError);
    expect(to).not.toHaveBeenCalled();
    expect(session.desiredRoute()).toBeNull();
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
    await expect(create('/x', false).http.vraag('/y')).rejects.toMatchObject({
      status: 429,
      code: 'TE_VAAK',
      message: 'Wacht even.',
      velden: { naam: 'verplicht' },
      nummer: 'K7',
      wacht: 60,
    });
  });

  it('calls a dead line status 0', async () => {
    await expect(create('/x', false).http.vraag('/y')).rejects.toMatchObject({ status: 0, code: 'GEEN_VERBINDING' });
  });

  it('survives an error without a body', async () => {
    replies = [antwoord(502)];
    await expect(create('/x', false).http.vraag('/y')).rejects.toMatchObject({ status: 502, message: '' });
  });
});

it('reads Retry-After as seconds and as date', () => {
  expect(readWait('5', NOW)).toBe(5);
  expect(readWait(new Date(NOW + 9000).toUTCString(), NOW)).toBe(9);
  expect(readWait('straks', NOW)).toBeNull();
});
