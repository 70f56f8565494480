import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logLines } from './logboek.ts';
import { memoryStorage, type KeyValueStorage } from './storage.ts';
import { createBrowserSession, KEYS } from './session.ts';
import type { Gebruiker } from './gebruiker.ts';

const NOW = 1_800_000_000_000;
const docent: Gebruiker = { _id: 'u-1', role: 'docent', adminId: 'a-1', exp: NOW / 1000 + 60 };
let local: KeyValueStorage;
let temporary: KeyValueStorage;
const loadPage = vi.fn<(path: string) => void>();
const create = (now = NOW) => createBrowserSession({ local, temporary, nu: () => now, loadPage });

beforeEach(() => {
  local = memoryStorage();
  temporary = memoryStorage();
  loadPage.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('where tokens live', () => {
  it('keeps a password session in local storage', () => {
    create().begin({ token: 't', gebruiker: docent });
    expect(local.read(KEYS.access)).toBe('t');
    expect(temporary.read(KEYS.access)).toBeNull();
    expect(create().gebruiker()).toEqual(docent);
  });

  it('keeps a single sign-on session in session storage only (S11)', () => {
    create().begin({ token: 't', gebruiker: docent, refresh: 'r', sso: true });
    expect(local.read(KEYS.access)).toBeNull();
    expect(local.read(KEYS.gebruiker)).toBeNull();
    expect(temporary.read(KEYS.refresh)).toBe('r');
    expect(create().isSso()).toBe(true);
  });
});

describe('start-up', () => {
  it('clears a stored user whose exp is in the past (B4)', () => {
    create().begin({ token: 't', gebruiker: docent });
    const later = create(NOW + 61_000);
    expect(later.gebruiker()).toBeNull();
    expect(later.isExpired()).toBe(true);
    expect(local.read(KEYS.gebruiker)).toBeNull();
    expect(local.read(KEYS.access)).toBeNull();
  });

  it.each(['{', '[]', '{"_id":"x","role":"koning","exp":9999999999}', '{"_id":"","role":"docent","exp":1}'])(
    'ignores and logs an invalid user %s',
    (text) => {
      local.write(KEYS.gebruiker, text);
      expect(create().gebruiker()).toBeNull();
      expect(logLines().at(-1)?.melding).toBe('invalid user detected');
    },
  );
});

describe('a single sign-on session that ended by itself', () => {
  const begin = () => {
    const session = create();
    session.begin({ token: 't', gebruiker: docent, refresh: 'r', sso: true });
    return session;
  };

  it.each(['once', 'twice'])(
    'leads back by its own door, also after the page was loaded again, when refused %s',
    (how) => {
      const session = begin();
      session.wis();
      if (how === 'twice') session.wis();
      expect([session.isSso(), session.signInPath()]).toEqual([false, '/app/auth/login-sso']);
      const loaded = create();
      expect([loaded.gebruiker(), loaded.isSso(), loaded.isExpired(), loaded.signInPath()]).toEqual([
        null,
        false,
        true,
        '/app/auth/login-sso',
      ]);
    },
  );

  it('does so when it was over before the page opened', () => {
    begin();
    create(NOW + 61_000);
    const loaded = create(NOW + 62_000);
    expect([loaded.isExpired(), loaded.signInPath()]).toEqual([true, '/app/auth/login-sso']);
  });

  it('is forgotten with the next sign-in, and by who signs out', () => {
    begin().wis();
    create().begin({ token: 't', gebruiker: docent });
    expect([create().gebruiker(), create().signInPath()]).toEqual([docent, '/app/auth/login']);
    begin().logout();
    expect([create().isExpired(), create().signInPath()]).toEqual([false, '/app/auth/login']);
    expect(temporary.read(KEYS.sso)).toBeNull();
  });
});

describe('logout', () => {
  it('clears tokens, user and flag, keeps the wanted route and goes to login', () => {
    const session = create();
    session.begin({ token: 't', gebruiker: docent, refresh: 'r', sso: true });
    session.saveRoute('/admins/a-1/groepen');
    session.logout();
    expect([session.token(), session.refreshToken(), session.gebruiker(), session.isSso()]).toEqual([
      null,
      null,
      null,
      false,
    ]);
    expect(loadPage).toHaveBeenCalledWith('/app/auth/login');
    expect(session.isExpired()).toBe(false);
    expect(session.takeRoute()).toBe('/admins/a-1/groepen');
    expect(session.takeRoute()).toBeNull();
  });

  it('can stay on the page and tells its listeners', () => {
    const session = create();
    const listen = vi.fn<() => void>();
    session.begin({ token: 't', gebruiker: docent });
    session.follow(listen);
    session.logout({ redirect: false });
    expect(loadPage).not.toHaveBeenCalled();
    expect(listen).toHaveBeenCalledOnce();
  });
});

it('refuses a wanted route outside this site', () => {
  const session = create();
  for (const path of ['https://kwaad.example/', '//kwaad.example', '/\\kwaad', 'javascript:1']) session.saveRoute(path);
  expect(session.desiredRoute()).toBeNull();
});

it('reads the tenant of a pupil from the token', () => {
  const content = btoa(JSON.stringify({ tid: 'a-9' })).replaceAll('=', '');
  const session = create();
  session.begin({ token: `x.${content}.y`, gebruiker: { _id: 'l', role: 'leerling', exp: docent.exp } });
  expect(session.tenant()).toBe('a-9');
});
