import { type Gebruiker, leesGebruikerTekst, leesTokenInhoud } from './gebruiker.ts';
import { serverKlok } from './klok.ts';
import { log } from './logboek.ts';
import { browserOpslag, type Opslag } from './opslag.ts';

/** Everything the specification keeps on the device, and nothing else. */
export const SLEUTELS = {
  toegang: 'taaltocht.access_token',
  ververs: 'taaltocht.refresh_token',
  gebruiker: 'taaltocht.user',
  sso: 'taaltocht.sso',
  route: 'taaltocht.wanted_route',
  publiek: 'taaltocht.public_key',
} as const;

export const LOGIN_PAD = '/app/auth/login';
export const LOGIN_SSO_PAD = '/app/auth/login-sso';

export interface SessieStart {
  token: string;
  gebruiker: Gebruiker;
  ververs?: string;
  sso?: boolean;
}

export interface Sessie {
  gebruiker(): Gebruiker | null;
  token(): string | null;
  verversToken(): string | null;
  isSso(): boolean;
  /** The last session ended by itself: expired or refused, not signed out. */
  isVerlopen(): boolean;
  /** Tenant of the signed-in user, also for roles whose stored user has no adminId. */
  tenant(): string | null;
  begin(start: SessieStart): void;
  /** Somebody else uses this device from now on: saved, and the page is left at once, so that nothing of the last one stays in memory. */
  wissel(start: SessieStart, pad: string): void;
  /** A parent began this session for a child; for display only. */
  isThuis(): boolean;
  /** New tokens of the same single sign-on session. */
  vervangTokens(token: string, ververs: string): void;
  /** Clears tokens and user and resets the single sign-on flag; the wanted route and the outbox stay. */
  wis(): void;
  /** Clears the session and goes to the sign-in page; `redirect: false` leaves the page alone. */
  logout(opties?: { redirect?: boolean }): void;
  gewensteRoute(): string | null;
  bewaarRoute(pad: string): void;
  /** Answers the wanted route and forgets it. */
  neemRoute(): string | null;
  publiekeSleutel(): string | null;
  bewaarPubliekeSleutel(pem: string | null): void;
  volg(luisteraar: () => void): () => void;
  /** Reads the storage again, after another tab signed in or out. */
  herlees(): void;
}

export interface SessieOpties {
  lokaal: Opslag;
  tijdelijk: Opslag;
  nu: () => number;
  /** Full page load. */
  laadPagina: (pad: string) => void;
}

const eigenPad = (pad: string | null): string | null => (pad !== null && /^\/(?![/\\])/.test(pad) ? pad : null);

/** The clock is read once, at start-up: a session that ends later is ended by the server. */
function leesBijStart(tekst: string | null, nu: number): Gebruiker | null {
  if (tekst === null) return null;
  const gebruiker = leesGebruikerTekst(tekst);
  if (!gebruiker) log('invalid user detected');
  return gebruiker && gebruiker.exp * 1000 > nu ? gebruiker : null;
}

/** What is kept, and in which of the two storages. */
function createBewaarplek({ lokaal, tijdelijk }: Pick<SessieOpties, 'lokaal' | 'tijdelijk'>) {
  const isSso = () => tijdelijk.lees(SLEUTELS.sso) === '1';
  const opslag = () => (isSso() ? tijdelijk : lokaal);
  const leegmaken = () => {
    for (const plek of [lokaal, tijdelijk]) {
      for (const sleutel of [SLEUTELS.toegang, SLEUTELS.ververs, SLEUTELS.gebruiker]) plek.wis(sleutel);
    }
    tijdelijk.wis(SLEUTELS.sso);
  };
  return {
    leegmaken,
    gebruikerTekst: () => opslag().lees(SLEUTELS.gebruiker),
    bewaar: ({ token, gebruiker, ververs, sso = false }: SessieStart) => {
      leegmaken();
      if (sso) tijdelijk.schrijf(SLEUTELS.sso, '1');
      opslag().schrijf(SLEUTELS.toegang, token);
      if (ververs !== undefined) opslag().schrijf(SLEUTELS.ververs, ververs);
      opslag().schrijf(SLEUTELS.gebruiker, JSON.stringify(gebruiker));
    },
    wissel: (token: string, ververs: string) => {
      opslag().schrijf(SLEUTELS.toegang, token);
      opslag().schrijf(SLEUTELS.ververs, ververs);
    },
    lezen: {
      isSso,
      token: () => opslag().lees(SLEUTELS.toegang),
      isThuis: () => leesTokenInhoud(opslag().lees(SLEUTELS.toegang) ?? '')?.['thuis'] === true,
      verversToken: () => opslag().lees(SLEUTELS.ververs),
      gewensteRoute: () => eigenPad(tijdelijk.lees(SLEUTELS.route)),
      bewaarRoute: (pad: string) => {
        if (eigenPad(pad)) tijdelijk.schrijf(SLEUTELS.route, pad);
      },
      neemRoute: () => {
        const pad = eigenPad(tijdelijk.lees(SLEUTELS.route));
        tijdelijk.wis(SLEUTELS.route);
        return pad;
      },
      publiekeSleutel: () => lokaal.lees(SLEUTELS.publiek),
      bewaarPubliekeSleutel: (pem: string | null) =>
        pem === null ? lokaal.wis(SLEUTELS.publiek) : lokaal.schrijf(SLEUTELS.publiek, pem),
    },
  };
}

export function createSessie({ lokaal, tijdelijk, nu, laadPagina }: SessieOpties): Sessie {
  const luisteraars = new Set<() => void>();
  const meld = () => luisteraars.forEach((luisteraar) => luisteraar());
  const plek = createBewaarplek({ lokaal, tijdelijk });

  let verlopen = false;
  const laad = (): Gebruiker | null => {
    const tekst = plek.gebruikerTekst();
    const gebruiker = leesBijStart(tekst, nu());
    if (!gebruiker && leesGebruikerTekst(tekst ?? '')) {
      verlopen = true;
      plek.leegmaken();
    }
    return gebruiker;
  };
  let huidig = laad();

  return {
    ...plek.lezen,
    gebruiker: () => huidig,
    isVerlopen: () => verlopen,
    tenant: () => {
      const claim = leesTokenInhoud(plek.lezen.token() ?? '')?.['tid'];
      return huidig?.adminId ?? (typeof claim === 'string' ? claim : null);
    },
    begin: (start) => {
      plek.bewaar(start);
      verlopen = false;
      huidig = start.gebruiker;
      meld();
    },
    wissel: (start, pad) => {
      plek.bewaar(start);
      laadPagina(pad);
    },
    vervangTokens: (token, ververs) => {
      plek.wissel(token, ververs);
      meld();
    },
    wis: () => {
      plek.leegmaken();
      verlopen = true;
      huidig = null;
      meld();
    },
    logout: ({ redirect = true } = {}) => {
      plek.leegmaken();
      verlopen = false;
      huidig = null;
      // Nobody is told when the page is left anyway: a guard would save the page just left as the wanted route.
      if (redirect) laadPagina(LOGIN_PAD);
      else meld();
    },
    volg: (luisteraar) => {
      luisteraars.add(luisteraar);
      return () => luisteraars.delete(luisteraar);
    },
    herlees: () => {
      huidig = laad();
      meld();
    },
  };
}

export const sessie: Sessie = createSessie({
  lokaal: browserOpslag('localStorage'),
  tijdelijk: browserOpslag('sessionStorage'),
  nu: serverKlok.nu,
  laadPagina: (pad) => globalThis.location.assign(pad),
});
