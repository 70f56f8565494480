import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#engine/core/domein/roles.ts';
import type { Gebruiker } from './gebruiker.ts';
import { areaOf } from './landing.ts';
import { determineAccess, destinationAfterLogin, rolesOf } from './access.ts';

const TENANT_ROLES: readonly Role[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const as = (role: Role): Gebruiker => ({
  _id: 'ik',
  role,
  exp: 9,
  ...(TENANT_ROLES.includes(role) ? { adminId: 'a-1' } : {}),
});

describe('who may open an area', () => {
  it.each(ROLES)('%s may open the pupil area', (role) => {
    expect(determineAccess(as(role), 'leerling', 'ik')).toBe('open');
  });

  it.each([
    ['leerling', 'ander'],
    ['demo', 'ander'],
    ['docent', 'open'],
    ['superadmin', 'open'],
  ] as const)('%s on another pupil: %s', (role, out) => {
    expect(determineAccess(as(role), 'leerling', 'iemand')).toBe(out);
  });

  it.each(ROLES)('%s and the panels', (role) => {
    const allowed = role !== 'leerling' && role !== 'demo';
    expect(determineAccess(as(role), 'admins', 'a-1')).toBe(allowed ? 'open' : 'geen_rechten');
    expect(determineAccess(as(role), 'superadmin')).toBe(
      role === 'superadmin' || role === 'office' ? 'open' : 'geen_rechten',
    );
  });

  it('keeps a teacher inside the own tenant', () => {
    expect(determineAccess(as('docent'), 'admins', 'a-2')).toBe('ander');
    expect(determineAccess(as('office'), 'admins', 'a-2')).toBe('open');
  });

  it('sends nobody away from the site and everybody else to login', () => {
    expect(determineAccess(null, 'site')).toBe('open');
    expect(determineAccess(null, 'leerling', 'ik')).toBe('login');
  });

  it('names the roles of an area', () => {
    expect(rolesOf('superadmin')).toEqual(['superadmin', 'office']);
    expect(rolesOf('leerling')).toHaveLength(8);
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
  ] as const)('%s wanting %s goes to %s', (role, desired, doel) => {
    expect(destinationAfterLogin(as(role), desired, 'groepen')).toBe(doel);
  });
});

it('knows the area of an address', () => {
  expect(
    ['/', '/site/x', '/app/auth/login', '/admins/1', '/superadmin', '/leerling/1?x', '/zomaar'].map(areaOf),
  ).toEqual(['site', 'site', 'auth', 'admins', 'superadmin', 'leerling', 'site']);
});
