import { weergavenamen } from '../../platform/taal/gebruikersnaam.ts';
import type { LeerlingenBeheerRepository } from './leerlingen-beheer.repository.ts';

/** Writes the short names of a group again, after somebody came, left or got another name. */
export async function hernoemGroep(
  leerlingen: LeerlingenBeheerRepository,
  adminId: string,
  groepId: string,
): Promise<void> {
  const leden = await leerlingen.findLeden(adminId, groepId);
  const namen = weergavenamen(leden);
  for (const lid of leden) {
    const naam = namen.get(lid.id) ?? lid.roepnaam;
    if (naam !== lid.weergavenaam) await leerlingen.saveWeergavenaam(adminId, lid.id, naam);
  }
}
