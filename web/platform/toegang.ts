import { gebiedBereik, type GebiedActie, kijktMee } from '#engine/core/domein/gebieden.ts';
import { ROLLEN, type Rol } from '#engine/core/domein/rollen.ts';
import type { Gebruiker } from './gebruiker.ts';
import { type Gebied, gebiedVan, landingPad } from './landing.ts';

/** Right that opens an area; absent = open to all. */
const SLOT: Partial<Record<Gebied, GebiedActie>> = {
  admins: 'paneel.openen',
  superadmin: 'dashboard.openen',
  leerling: 'leerlinggebied.openen',
};

export type Toegang = 'open' | 'login' | 'geen_rechten' | 'ander';

/** Decides before any call. `ander` = the area is yours, but this record belongs to somebody else. */
export function bepaalToegang(gebruiker: Gebruiker | null, gebied: Gebied, eigenaarId?: string): Toegang {
  const actie = SLOT[gebied];
  if (actie === undefined) return 'open';
  if (!gebruiker) return 'login';
  const bereik = gebiedBereik(gebruiker.role, actie);
  if (bereik === undefined) return 'geen_rechten';
  return isVanGebruiker(gebruiker, gebied, eigenaarId) ? 'open' : 'ander';
}

function isVanGebruiker(gebruiker: Gebruiker, gebied: Gebied, eigenaarId: string | undefined): boolean {
  if (gebied === 'leerling') return kijktMee(gebruiker.role) || eigenaarId === gebruiker._id;
  if (gebied === 'admins') return gebruiker.adminId === undefined || eigenaarId === gebruiker.adminId;
  return true;
}

/** Roles that may open an area, for the sentence of the no-rights view. */
export function rollenVan(gebied: Gebied): Rol[] {
  const actie = SLOT[gebied];
  return actie === undefined ? [...ROLLEN] : ROLLEN.filter((rol) => gebiedBereik(rol, actie) !== undefined);
}

/** Where a user goes after sign-in: the wanted route when it is open to this user, else the landing screen. */
export function doelNaLogin(gebruiker: Gebruiker, gewenst: string | null, groepenwoord: string): string {
  if (gewenst === null) return landingPad(gebruiker, groepenwoord);
  const gebied = gebiedVan(gewenst);
  const eigenaar = gewenst.split(/[/?#]/, 3)[2];
  const past = gebied !== 'auth' && gebied !== 'site' && bepaalToegang(gebruiker, gebied, eigenaar) === 'open';
  return past ? gewenst : landingPad(gebruiker, groepenwoord);
}
