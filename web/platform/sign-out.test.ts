import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { signOut } from './sign-out.ts';

const ask = vi.fn<typeof globalThis.fetch>();
const leave = vi.fn<(path: string) => void>();

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', { assign: leave, pathname: '/admins/a/groepen', search: '' });
});
afterEach(() => {
  session.logout({ redirect: false });
  vi.unstubAllGlobals();
});

it('ends the session at the server with the token that was used, and forgets it here (S13)', () => {
  ask.mockResolvedValue(new Response(null, { status: 204 }));
  session.begin({ token: 'oud', gebruiker: { _id: 'u', role: 'docent', exp: Date.now() / 1_000 + 60 } });
  signOut();
  const [path, init] = ask.mock.calls[0] ?? [];
  expect([path, init?.method, init?.keepalive]).toEqual(['/api/auth/sessies/huidige', 'DELETE', true]);
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer oud');
  expect(session.token()).toBeNull();
  expect(leave).toHaveBeenCalledWith('/app/auth/login');
});

it('ends a single sign-on session with the token that renews it, since the other one may be over (S13)', () => {
  ask.mockResolvedValue(new Response(null, { status: 204 }));
  const gebruiker = { _id: 'u', role: 'docent', exp: Date.now() / 1_000 + 60 } as const;
  session.begin({ token: 'over', refresh: 'renews', sso: true, gebruiker });
  signOut();
  const [path, init] = ask.mock.calls[0] ?? [];
  expect([path, init?.method, init?.keepalive]).toEqual(['/api/auth/token', 'DELETE', true]);
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer renews');
  expect(ask).toHaveBeenCalledOnce();
  expect([session.token(), session.refreshToken(), session.isSso()]).toEqual([null, null, false]);
});

it('signs out here when the line is gone, and asks nothing for who was not signed in', async () => {
  ask.mockRejectedValue(new TypeError('offline'));
  session.begin({ token: 'oud', gebruiker: { _id: 'u', role: 'docent', exp: Date.now() / 1_000 + 60 } });
  signOut();
  await Promise.resolve();
  expect(session.gebruiker()).toBeNull();
  ask.mockClear();
  signOut();
  expect(ask).not.toHaveBeenCalled();
});
