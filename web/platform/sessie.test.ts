import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logRegels } from './logboek.ts';
import { geheugenOpslag, type Opslag } from './opslag.ts';
import { createSessie, SLEUTELS } from './sessie.ts';
import type { Gebruiker } from './gebruiker.ts';

const NU = 1_800_000_000_000;
const docent: Gebruiker = { _id: 'u-1', role: 'docent', adminId: 'a-1', exp: NU / 1000 + 60 };
let lokaal: Opslag;
let tijdelijk: Opslag;
const laadPagina = vi.fn<(pad: string) => void>();
const maak = (nu = NU) => createSessie({ lokaal, tijdelijk, nu: () => nu, laadPagina });

beforeEach(() => {
  lokaal = geheugenOpslag();
  tijdelijk = geheugenOpslag();
  laadPagina.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('where tokens live', () => {
  it('keeps a password session in local storage', () => {
    maak().begin({ token: 't', gebruiker: docent });
    expect(lokaal.lees(SLEUTELS.toegang)).toBe('t');
    expect(tijdelijk.lees(SLEUTELS.toegang)).toBeNull();
    expect(maak().gebruiker()).toEqual(docent);
  });

  it('keeps a single sign-on session in session storage only', () => {
    maak().begin({ token: 't', gebruiker: docent, ververs: 'r', sso: true });
    expect(lokaal.lees(SLEUTELS.toegang)).toBeNull();
    expect(lokaal.lees(SLEUTELS.gebruiker)).toBeNull();
    expect(tijdelijk.lees(SLEUTELS.ververs)).toBe('r');
    expect(maak().isSso()).toBe(true);
  });
});

describe('start-up', () => {
  it('clears a stored user whose exp is in the past', () => {
    maak().begin({ token: 't', gebruiker: docent });
    const later = maak(NU + 61_000);
    expect(later.gebruiker()).toBeNull();
    expect(later.isVerlopen()).toBe(true);
    expect(lokaal.lees(SLEUTELS.gebruiker)).toBeNull();
    expect(lokaal.lees(SLEUTELS.toegang)).toBeNull();
  });

  it.each(['{', '[]', '{"_id":"x","role":"koning","exp":9999999999}', '{"_id":"","role":"docent","exp":1}'])(
    'ignores and logs an invalid user %s',
    (tekst) => {
      lokaal.schrijf(SLEUTELS.gebruiker, tekst);
      expect(maak().gebruiker()).toBeNull();
      expect(logRegels().at(-1)?.melding).toBe('invalid user detected');
    },
  );
});

describe('logout', () => {
  it('clears tokens, user and flag, keeps the wanted route and goes to login', () => {
    const sessie = maak();
    sessie.begin({ token: 't', gebruiker: docent, ververs: 'r', sso: true });
    sessie.bewaarRoute('/admins/a-1/groepen');
    sessie.logout();
    expect([sessie.token(), sessie.verversToken(), sessie.gebruiker(), sessie.isSso()]).toEqual([
      null,
      null,
      null,
      false,
    ]);
    expect(laadPagina).toHaveBeenCalledWith('/app/auth/login');
    expect(sessie.isVerlopen()).toBe(false);
    expect(sessie.neemRoute()).toBe('/admins/a-1/groepen');
    expect(sessie.neemRoute()).toBeNull();
  });

  it('can stay on the page and tells its listeners', () => {
    const sessie = maak();
    const luister = vi.fn<() => void>();
    sessie.begin({ token: 't', gebruiker: docent });
    sessie.volg(luister);
    sessie.logout({ redirect: false });
    expect(laadPagina).not.toHaveBeenCalled();
    expect(luister).toHaveBeenCalledOnce();
  });
});

it('refuses a wanted route outside this site', () => {
  const sessie = maak();
  for (const pad of ['https://kwaad.example/', '//kwaad.example', '/\\kwaad', 'javascript:1']) sessie.bewaarRoute(pad);
  expect(sessie.gewensteRoute()).toBeNull();
});

it('reads the tenant of a pupil from the token', () => {
  const inhoud = btoa(JSON.stringify({ tid: 'a-9' })).replaceAll('=', '');
  const sessie = maak();
  sessie.begin({ token: `x.${inhoud}.y`, gebruiker: { _id: 'l', role: 'leerling', exp: docent.exp } });
  expect(sessie.tenant()).toBe('a-9');
});
