import type { Gebruiker } from './gebruiker.ts';

/** Default screen of a role (specification section 2.2). `groepenwoord` = `groepen` or `klassen`. */
export function landingVan(gebruiker: Gebruiker, groepenwoord: string): string {
  if (gebruiker.role === 'leerling' || gebruiker.role === 'demo') return `/leerling/${gebruiker._id}/landkaart`;
  if (gebruiker.role === 'superadmin' || gebruiker.role === 'office') return '/superadmin/dashboard';
  return `/admins/${gebruiker.adminId ?? ''}/${groepenwoord}`;
}
