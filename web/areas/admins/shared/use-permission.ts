import { allowed, type Action } from '#engine/core/domein/permissions.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useAdmin } from './api/tenant.api.ts';

const READ_ONLY: readonly string[] = ['proef_afgelopen', 'alleen_lezen', 'verlopen', 'geblokkeerd'];

/** Which actions the user may do here: by the table of rights, and by what the licence still allows. */
export function usePermission(adminId: string): (action: Action) => boolean {
  const gebruiker = useGebruiker();
  const { data: admin } = useAdmin(adminId);
  const closed = admin !== undefined && READ_ONLY.includes(admin.licentieStatus);
  return (action) => gebruiker !== null && allowed(gebruiker.role, action) && (action.endsWith('.lezen') || !closed);
}
