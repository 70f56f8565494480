import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownPasswordPath } from '#web/platform/own-password.ts';
import { session } from '#web/platform/session.ts';
import { useCanChoose } from '../api/own.api.ts';

/** Doors of the settings that only some pupils have: an own password, and the way back to the parent. */
export function OwnButtons({ leerlingId, meekijken }: { leerlingId: string; meekijken: boolean }): ReactNode {
  const { t } = useTranslation('leerling');
  const { data } = useCanChoose(meekijken ? null : leerlingId);
  return (
    <>
      {data?.mag === true && (
        <Link className="button-calm" to={ownPasswordPath(leerlingId)}>
          {t('eigen.knop')}
        </Link>
      )}
      {session.isHomeSession() && (
        <Link className="button-calm" to={`/leerling/${leerlingId}/ouder`}>
          {t('ouder.terug')}
        </Link>
      )}
    </>
  );
}
