import { landingVan } from '#engine/core/domein/gebieden.ts';
import type { Gebruiker } from './gebruiker.ts';

/** Address of the landing screen of a user. `groepenwoord` = `groepen` or `klassen`. */
export function landingPad(gebruiker: Gebruiker, groepenwoord: string): string {
  const landing = landingVan(gebruiker.role);
  if (landing === 'landkaart') return `/leerling/${gebruiker._id}/landkaart`;
  if (landing === 'dashboard') return '/superadmin/dashboard';
  return `/admins/${gebruiker.adminId ?? ''}/${groepenwoord}`;
}

/** Area of the application that an address belongs to. */
export type Gebied = 'site' | 'auth' | 'admins' | 'superadmin' | 'leerling';

export function gebiedVan(pad: string): Gebied {
  const eerste = pad.split(/[/?#]/, 2)[1];
  if (eerste === 'admins' || eerste === 'superadmin' || eerste === 'leerling') return eerste;
  return eerste === 'app' ? 'auth' : 'site';
}
