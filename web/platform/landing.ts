import { landingOf } from '#engine/core/domein/areas.ts';
import type { Gebruiker } from './gebruiker.ts';

/** Address of the landing screen of a user. `groepenwoord` = `groepen` or `klassen`. */
export function landingPath(gebruiker: Gebruiker, groepenWoord: string): string {
  const landing = landingOf(gebruiker.role);
  if (landing === 'landkaart') return `/leerling/${gebruiker._id}/landkaart`;
  if (landing === 'dashboard') return '/superadmin/dashboard';
  return `/admins/${gebruiker.adminId ?? ''}/${groepenWoord}`;
}

/** Area of the application that an address belongs to. */
export type Area = 'site' | 'auth' | 'admins' | 'superadmin' | 'leerling';

export function areaOf(path: string): Area {
  const first = path.split(/[/?#]/, 2)[1];
  if (first === 'admins' || first === 'superadmin' || first === 'leerling') return first;
  return first === 'app' ? 'auth' : 'site';
}
