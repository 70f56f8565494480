import { mag, type Actie } from '#engine/core/domein/rechten.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { useAdmin } from './admins.api.ts';

const ALLEEN_LEZEN: readonly string[] = ['proef_afgelopen', 'alleen_lezen', 'verlopen', 'geblokkeerd'];

/** Which actions the user may do here: by the table of rights, and by what the licence still allows. */
export function useRecht(adminId: string): (actie: Actie) => boolean {
  const gebruiker = useGebruiker();
  const { data: admin } = useAdmin(adminId);
  const dicht = admin !== undefined && ALLEEN_LEZEN.includes(admin.licentieStatus);
  return (actie) => gebruiker !== null && mag(gebruiker.role, actie) && (actie.endsWith('.lezen') || !dicht);
}
