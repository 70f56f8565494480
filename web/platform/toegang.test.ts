import { describe, expect, it } from 'vitest';
import { ROLLEN, type Rol } from '#engine/core/domein/rollen.ts';
import type { Gebruiker } from './gebruiker.ts';
import { gebiedVan } from './landing.ts';
import { bepaalToegang, doelNaLogin, rollenVan } from './toegang.ts';

const TENANT_ROLLEN: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const als = (role: Rol): Gebruiker => ({
  _id: 'ik',
  role,
  exp: 9,
  ...(TENANT_ROLLEN.includes(role) ? { adminId: 'a-1' } : {}),
});

describe('who may open an area', () => {
  it.each(ROLLEN)('%s may open the pupil area', (rol) => {
    expect(bepaalToegang(als(rol), 'leerling', 'ik')).toBe('open');
  });

  it.each([
    ['leerling', 'ander'],
    ['demo', 'ander'],
    ['docent', 'open'],
    ['superadmin', 'open'],
  ] as const)('%s on another pupil: %s', (rol, uit) => {
    expect(bepaalToegang(als(rol), 'leerling', 'iemand')).toBe(uit);
  });

  it.each(ROLLEN)('%s and the panels', (rol) => {
    const mag = rol !== 'leerling' && rol !== 'demo';
    expect(bepaalToegang(als(rol), 'admins', 'a-1')).toBe(mag ? 'open' : 'geen_rechten');
    expect(bepaalToegang(als(rol), 'superadmin')).toBe(
      rol === 'superadmin' || rol === 'office' ? 'open' : 'geen_rechten',
    );
  });

  it('keeps a teacher inside the own tenant', () => {
    expect(bepaalToegang(als('docent'), 'admins', 'a-2')).toBe('ander');
    expect(bepaalToegang(als('office'), 'admins', 'a-2')).toBe('open');
  });

  it('sends nobody away from the site and everybody else to login', () => {
    expect(bepaalToegang(null, 'site')).toBe('open');
    expect(bepaalToegang(null, 'leerling', 'ik')).toBe('login');
  });

  it('names the roles of an area', () => {
    expect(rollenVan('superadmin')).toEqual(['superadmin', 'office']);
    expect(rollenVan('leerling')).toHaveLength(8);
  });
});

describe('after sign-in', () => {
  it.each([
    ['leerling', null, '/leerling/ik/landkaart'],
    ['demo', null, '/leerling/ik/landkaart'],
    ['docent', null, '/admins/a-1/groepen'],
    ['schooladmin', null, '/admins/a-1/groepen'],
    ['rtadmin', null, '/admins/a-1/groepen'],
    ['thuisadmin', null, '/admins/a-1/groepen'],
    ['office', null, '/superadmin/dashboard'],
    ['superadmin', null, '/superadmin/dashboard'],
    [
      'leerling',
      '/leerling/ik/somvensters/s/taken/t/spellen/pizzabakken',
      '/leerling/ik/somvensters/s/taken/t/spellen/pizzabakken',
    ],
    ['leerling', '/leerling/iemand/landkaart', '/leerling/ik/landkaart'],
    ['leerling', '/admins/a-1/groepen', '/leerling/ik/landkaart'],
    ['docent', '/admins/a-1/groepen/g/leerlingen?zoek=x', '/admins/a-1/groepen/g/leerlingen?zoek=x'],
    ['docent', '/admins/a-2/groepen', '/admins/a-1/groepen'],
    ['docent', '/site/home', '/admins/a-1/groepen'],
  ] as const)('%s wanting %s goes to %s', (rol, gewenst, doel) => {
    expect(doelNaLogin(als(rol), gewenst, 'groepen')).toBe(doel);
  });
});

it('knows the area of an address', () => {
  expect(
    ['/', '/site/x', '/app/auth/login', '/admins/1', '/superadmin', '/leerling/1?x', '/zomaar'].map(gebiedVan),
  ).toEqual(['site', 'site', 'auth', 'admins', 'superadmin', 'leerling', 'site']);
});
