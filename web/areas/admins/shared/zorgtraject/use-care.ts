import { allowed } from '#engine/core/domein/permissions.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useMe } from '../api/tenant.api.ts';

/** Whether the menu may show care plans: by role, and by what the licence of the own school has. */
export function useCare(): boolean {
  const gebruiker = useGebruiker();
  const may = gebruiker !== null && allowed(gebruiker.role, 'zorgtraject.lezen');
  const { data: me } = useMe();
  return may && (me?.adminId === undefined || me.features.includes('featureZorgtraject'));
}
