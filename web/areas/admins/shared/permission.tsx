import type { ReactNode } from 'react';
import { allowed, type Action } from '#engine/core/domein/permissions.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useAdmin } from './api/tenant.api.ts';
import { NoPermission } from './no-permission.tsx';
import { useSpot } from './frame/use-spot.ts';

const RESTRICTED: ReadonlySet<string> = new Set(['proef_afgelopen', 'alleen_lezen', 'verlopen', 'geblokkeerd']);

/** Whether the signed-in user may do something here now: by role, and only while the licence lets people write. */
export function useAccess(action: Action): { mag: boolean; readOnly: boolean } {
  const gebruiker = useGebruiker();
  const { adminId } = useSpot();
  const { data: admin } = useAdmin(adminId);
  const readOnly = RESTRICTED.has(admin?.licentieStatus ?? '');
  return { mag: gebruiker !== null && allowed(gebruiker.role, action), readOnly };
}

/** Shows a screen to the roles it is for, and to others whom it is for; decided before any call. */
export function Permission({
  actie: action,
  titel: title,
  children,
}: {
  actie: Action;
  titel: string;
  children: ReactNode;
}) {
  const gebruiker = useGebruiker();
  if (gebruiker !== null && allowed(gebruiker.role, action)) return children;
  return <NoPermission recht={action} titel={title} />;
}
