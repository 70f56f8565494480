import { areaScope, type AreaAction, isMeekijker } from '#engine/core/domein/areas.ts';
import { ROLES, type Role } from '#engine/core/domein/roles.ts';
import type { Gebruiker } from './gebruiker.ts';
import { type Area, areaOf, landingPath } from './landing.ts';

/** Right that opens an area; absent = open to all. */
const SLOT: Partial<Record<Area, AreaAction>> = {
  admins: 'paneel.openen',
  superadmin: 'dashboard.openen',
  leerling: 'leerlinggebied.openen',
};

type Access = 'open' | 'login' | 'geen_rechten' | 'ander';

/** Decides before any call. `ander` = the area is yours, but this record belongs to somebody else. */
export function determineAccess(gebruiker: Gebruiker | null, area: Area, ownerId?: string): Access {
  const action = SLOT[area];
  if (action === undefined) return 'open';
  if (!gebruiker) return 'login';
  const scope = areaScope(gebruiker.role, action);
  if (scope === undefined) return 'geen_rechten';
  return belongsToGebruiker(gebruiker, area, ownerId) ? 'open' : 'ander';
}

function belongsToGebruiker(gebruiker: Gebruiker, area: Area, ownerId: string | undefined): boolean {
  if (area === 'leerling') return isMeekijker(gebruiker.role) || ownerId === gebruiker._id;
  if (area === 'admins') return gebruiker.adminId === undefined || ownerId === gebruiker.adminId;
  return true;
}

/** Roles that may open an area, for the sentence of the no-rights view. */
export function rolesOf(area: Area): Role[] {
  const action = SLOT[area];
  return action === undefined ? [...ROLES] : ROLES.filter((role) => areaScope(role, action) !== undefined);
}

/** Where a user goes after sign-in: the wanted route when it is open to this user, else the landing screen. */
export function destinationAfterLogin(gebruiker: Gebruiker, desired: string | null, groepenWoord: string): string {
  if (desired === null) return landingPath(gebruiker, groepenWoord);
  const area = areaOf(desired);
  const owner = desired.split(/[/?#]/, 3)[2];
  const fits = area !== 'auth' && area !== 'site' && determineAccess(gebruiker, area, owner) === 'open';
  return fits ? desired : landingPath(gebruiker, groepenWoord);
}
