import { type Gebruiker, readGebruikerText, readTokenContent } from './gebruiker.ts';
import { serverClock } from './clock.ts';
import { log } from './logboek.ts';
import { browserStorage, type KeyValueStorage } from './storage.ts';

/** Everything the specification keeps on the device, and nothing else. */
export const KEYS = {
  access: 'taaltocht.access_token',
  refresh: 'taaltocht.refresh_token',
  gebruiker: 'taaltocht.user',
  sso: 'taaltocht.sso',
  route: 'taaltocht.wanted_route',
  audience: 'taaltocht.public_key',
} as const;

/** What stands in the place of the single sign-on flag once such a session ended by itself. */
const ENDED = '0';

export const LOGIN_PATH = '/app/auth/login';
export const LOGIN_SSO_PATH = '/app/auth/login-sso';

export interface SessionStart {
  token: string;
  gebruiker: Gebruiker;
  refresh?: string;
  sso?: boolean;
}

export interface BrowserSession {
  gebruiker(): Gebruiker | null;
  token(): string | null;
  refreshToken(): string | null;
  isSso(): boolean;
  /** The last session ended by itself: expired or refused, not signed out. */
  isExpired(): boolean;
  /** Where to sign in again: by the door through which the last session began. */
  signInPath(): string;
  /** Tenant of the signed-in user, also for roles whose stored user has no adminId. */
  tenant(): string | null;
  begin(start: SessionStart): void;
  /** Somebody else uses this device from now on: saved, and the page is left at once, so that nothing of the last one stays in memory. */
  swap(start: SessionStart, path: string): void;
  /** A parent began this session for a child; for display only. */
  isHomeSession(): boolean;
  /** New tokens of the same single sign-on session. */
  replaceTokens(token: string, refresh: string): void;
  /** Clears tokens and user of a session that ended by itself; the wanted route, the outbox and the door to come back by stay. */
  wis(): void;
  /** Clears the session and goes to the sign-in page; `redirect: false` leaves the page alone. */
  logout(options?: { redirect?: boolean }): void;
  desiredRoute(): string | null;
  saveRoute(path: string): void;
  /** Answers the wanted route and forgets it. */
  takeRoute(): string | null;
  publicKey(): string | null;
  savePublicKey(pem: string | null): void;
  follow(listener: () => void): () => void;
  /** Reads the storage again, after another tab signed in or out. */
  reread(): void;
}

interface SessionOptions {
  local: KeyValueStorage;
  temporary: KeyValueStorage;
  nu: () => number;
  /** Full page load. */
  loadPage: (path: string) => void;
}

const ownPath = (path: string | null): string | null => (path !== null && /^\/(?![/\\])/.test(path) ? path : null);

/** The clock is read once, at start-up: a session that ends later is ended by the server. */
function readAtStart(text: string | null, now: number): Gebruiker | null {
  if (text === null) return null;
  const gebruiker = readGebruikerText(text);
  if (!gebruiker) log('invalid user detected');
  return gebruiker && gebruiker.exp * 1000 > now ? gebruiker : null;
}

/** What is kept, and in which of the two storages. */
function createStorageSpot({ local, temporary }: Pick<SessionOptions, 'local' | 'temporary'>) {
  const isSso = () => temporary.read(KEYS.sso) === '1';
  const storage = () => (isSso() ? temporary : local);
  const clear = (ended?: boolean) => {
    for (const spot of [local, temporary]) {
      for (const key of [KEYS.access, KEYS.refresh, KEYS.gebruiker]) spot.wis(key);
    }
    // A page that is loaded again still has to know by which door to come back.
    if (ended && temporary.read(KEYS.sso) !== null) temporary.write(KEYS.sso, ENDED);
    else temporary.wis(KEYS.sso);
  };
  return {
    clear,
    gebruikerText: () => storage().read(KEYS.gebruiker),
    save: ({ token, gebruiker, refresh, sso = false }: SessionStart) => {
      clear();
      if (sso) temporary.write(KEYS.sso, '1');
      storage().write(KEYS.access, token);
      if (refresh !== undefined) storage().write(KEYS.refresh, refresh);
      storage().write(KEYS.gebruiker, JSON.stringify(gebruiker));
    },
    swap: (token: string, refresh: string) => {
      storage().write(KEYS.access, token);
      storage().write(KEYS.refresh, refresh);
    },
    read: {
      isSso,
      signInPath: () => (temporary.read(KEYS.sso) ? LOGIN_SSO_PATH : LOGIN_PATH),
      token: () => storage().read(KEYS.access),
      isHomeSession: () => readTokenContent(storage().read(KEYS.access) ?? '')?.['thuis'] === true,
      refreshToken: () => storage().read(KEYS.refresh),
      desiredRoute: () => ownPath(temporary.read(KEYS.route)),
      saveRoute: (path: string) => {
        if (ownPath(path)) temporary.write(KEYS.route, path);
      },
      takeRoute: () => {
        const path = ownPath(temporary.read(KEYS.route));
        temporary.wis(KEYS.route);
        return path;
      },
      publicKey: () => local.read(KEYS.audience),
      savePublicKey: (pem: string | null) =>
        pem === null ? local.wis(KEYS.audience) : local.write(KEYS.audience, pem),
    },
  };
}

export function createBrowserSession({ local, temporary, nu: now, loadPage }: SessionOptions): BrowserSession {
  const listeners = new Set<() => void>();
  const report = () => listeners.forEach((listener) => listener());
  const spot = createStorageSpot({ local, temporary });

  let expired = temporary.read(KEYS.sso) === ENDED;
  const load = (): Gebruiker | null => {
    const text = spot.gebruikerText();
    const gebruiker = readAtStart(text, now());
    if (!gebruiker && readGebruikerText(text ?? '')) {
      expired = true;
      spot.clear(true);
    }
    return gebruiker;
  };
  let current = load();

  return {
    ...spot.read,
    gebruiker: () => current,
    isExpired: () => expired,
    tenant: () => {
      const claim = readTokenContent(spot.read.token() ?? '')?.['tid'];
      return current?.adminId ?? (typeof claim === 'string' ? claim : null);
    },
    begin: (start) => {
      spot.save(start);
      expired = false;
      current = start.gebruiker;
      report();
    },
    swap: (start, path) => {
      spot.save(start);
      loadPage(path);
    },
    replaceTokens: (token, refresh) => {
      spot.swap(token, refresh);
      report();
    },
    wis: () => {
      spot.clear(true);
      expired = true;
      current = null;
      report();
    },
    logout: ({ redirect = true } = {}) => {
      spot.clear();
      expired = false;
      current = null;
      // Nobody is told when the page is left anyway: a guard would save the page just left as the wanted route.
      if (redirect) loadPage(LOGIN_PATH);
      else report();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reread: () => {
      current = load();
      report();
    },
  };
}

export const session: BrowserSession = createBrowserSession({
  local: browserStorage('localStorage'),
  temporary: browserStorage('sessionStorage'),
  nu: serverClock.nu,
  loadPage: (path) => globalThis.location.assign(path),
});
