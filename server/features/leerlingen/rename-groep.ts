import { displayNames } from '../../platform/taal/gebruikersnaam.ts';
import type { LeerlingenManagementRepository } from './leerlingen-management.repository.ts';

/** Writes the short names of a group again, after somebody came, left or got another name. */
export async function renameGroep(
  leerlingen: LeerlingenManagementRepository,
  adminId: string,
  groepId: string,
): Promise<void> {
  const members = await leerlingen.findMembers(adminId, groepId);
  const names = displayNames(members);
  for (const member of members) {
    const name = names.get(member.id) ?? member.roepnaam;
    if (name !== member.weergavenaam) await leerlingen.saveDisplayName(adminId, member.id, name);
  }
}
