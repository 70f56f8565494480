import type { Role } from './roles.ts';

/**
 * How far a right reaches: `alle` = the whole own tenant, `eigen` = linked groups, own children or oneself,
 * `reden` = only with a reason that is logged and visible to the tenant.
 */
export type Scope = 'alle' | 'eigen' | 'reden';

/** Reach per role; absent = not allowed. */
export type AreaRow = Partial<Record<Role, Scope>>;

/** Rights that open an area; the part of the one table (`RECHTEN`) that every visitor's page needs. */
export const AREA_PERMISSIONS = {
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
} as const satisfies Record<string, AreaRow>;

/** Name of a right that opens an area, e.g. `paneel.openen`. */
export type AreaAction = keyof typeof AREA_PERMISSIONS;

/** Reach of a role for an action that opens an area; undefined = not allowed. */
export function areaScope(role: Role, action: AreaAction): Scope | undefined {
  const row: AreaRow = AREA_PERMISSIONS[action];
  return row[role];
}

/** Screen a role lands on after signing in. */
export type Landing = 'landkaart' | 'groepen' | 'dashboard';

/** Landing per role (specification, section 6). */
export function landingOf(role: Role): Landing {
  if (role === 'leerling' || role === 'demo') return 'landkaart';
  return role === 'office' || role === 'superadmin' ? 'dashboard' : 'groepen';
}

/** Pupils and the demo pupil store what they do; every other role looks along. */
export function isMeekijker(role: Role): boolean {
  return areaScope(role, 'leerlinggebied.oefenen') === undefined;
}
