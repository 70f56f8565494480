import type { ReactNode } from 'react';
import { mag, type Actie } from '#engine/core/domein/rechten.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { useAdmin } from './admins.api.ts';
import { GeenRecht } from './geen-recht.tsx';
import { usePlek } from './kader/gebruik-plek.ts';

const BEPERKT: ReadonlySet<string> = new Set(['proef_afgelopen', 'alleen_lezen', 'verlopen', 'geblokkeerd']);

/** Whether the signed-in user may do something here now: by role, and only while the licence lets people write. */
export function useMag(actie: Actie): { mag: boolean; alleenLezen: boolean } {
  const gebruiker = useGebruiker();
  const { adminId } = usePlek();
  const { data: admin } = useAdmin(adminId);
  const alleenLezen = BEPERKT.has(admin?.licentieStatus ?? '');
  return { mag: gebruiker !== null && mag(gebruiker.role, actie), alleenLezen };
}

/** Shows a screen to the roles it is for, and to others whom it is for; decided before any call. */
export function Recht({ actie, titel, children }: { actie: Actie; titel: string; children: ReactNode }) {
  const gebruiker = useGebruiker();
  if (gebruiker !== null && mag(gebruiker.role, actie)) return children;
  return <GeenRecht recht={actie} titel={titel} />;
}
