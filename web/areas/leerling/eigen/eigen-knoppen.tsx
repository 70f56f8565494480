import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { eigenWachtwoordPad } from '#web/platform/eigen-wachtwoord.ts';
import { sessie } from '#web/platform/sessie.ts';
import { useMagKiezen } from './eigen.api.ts';

/** Doors of the settings that only some pupils have: an own password, and the way back to the parent. */
export function EigenKnoppen({ leerlingId, meekijken }: { leerlingId: string; meekijken: boolean }): ReactNode {
  const { t } = useTranslation('eigen');
  const { data } = useMagKiezen(meekijken ? null : leerlingId);
  return (
    <>
      {data?.mag === true && (
        <Link className="knop-rustig" to={eigenWachtwoordPad(leerlingId)}>
          {t('eigen.knop')}
        </Link>
      )}
      {sessie.isThuis() && (
        <Link className="knop-rustig" to={`/leerling/${leerlingId}/ouder`}>
          {t('ouder.terug')}
        </Link>
      )}
    </>
  );
}
