import type { Rol } from './rollen.ts';

/**
 * How far a right reaches: `alle` = the whole own tenant, `eigen` = linked groups, own children or oneself,
 * `reden` = only with a reason that is logged and visible to the tenant.
 */
export type Bereik = 'alle' | 'eigen' | 'reden';

/** Reach per role; absent = not allowed. */
export type Rij = Partial<Record<Rol, Bereik>>;

/** Rights that open an area; the part of the one table (`RECHTEN`) that every visitor's page needs. */
export const GEBIEDSRECHTEN = {
  'paneel.openen': {
    superadmin: 'reden',
    office: 'reden',
    schooladmin: 'alle',
    docent: 'alle',
    rtadmin: 'alle',
    thuisadmin: 'alle',
  },
  'dashboard.openen': { superadmin: 'alle', office: 'alle' },
  /** Everyone; adults look along and nothing is stored. */
  'leerlinggebied.openen': {
    superadmin: 'reden',
    office: 'reden',
    schooladmin: 'alle',
    docent: 'eigen',
    rtadmin: 'alle',
    thuisadmin: 'alle',
    leerling: 'eigen',
    demo: 'eigen',
  },
  'leerlinggebied.oefenen': { leerling: 'eigen', demo: 'eigen' },
} as const satisfies Record<string, Rij>;

export type GebiedActie = keyof typeof GEBIEDSRECHTEN;

/** Reach of a role for an action that opens an area; undefined = not allowed. */
export function gebiedBereik(rol: Rol, actie: GebiedActie): Bereik | undefined {
  const rij: Rij = GEBIEDSRECHTEN[actie];
  return rij[rol];
}

/** Screen a role lands on after signing in. */
export type Landing = 'landkaart' | 'groepen' | 'dashboard';

/** Landing per role (specification, section 6). */
export function landingVan(rol: Rol): Landing {
  if (rol === 'leerling' || rol === 'demo') return 'landkaart';
  return rol === 'office' || rol === 'superadmin' ? 'dashboard' : 'groepen';
}

/** Pupils and the demo pupil store what they do; every other role looks along. */
export function kijktMee(rol: Rol): boolean {
  return gebiedBereik(rol, 'leerlinggebied.oefenen') === undefined;
}
