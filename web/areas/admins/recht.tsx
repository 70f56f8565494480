import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mag, type Actie } from '#engine/core/domein/rechten.ts';
import { ROLLEN } from '#engine/core/domein/rollen.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { useAdmin } from './admins.api.ts';
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
  const { t, i18n } = useTranslation('admins');
  const gebruiker = useGebruiker();
  const { groepenPad } = usePlek();
  if (gebruiker !== null && mag(gebruiker.role, actie)) return children;
  const rollen = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(ROLLEN.filter((rol) => mag(rol, actie)).map((rol) => t(`gemeen:rol.${rol}`)));
  return (
    <section className="leeg">
      <h1>{titel}</h1>
      <p>{t('gemeen:rechten.uitleg', { rollen })}</p>
      <Link className="knop-vol" to={groepenPad}>{t('nietgevonden.knop')}</Link>
    </section>
  );
}
