import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HttpFout } from '#web/platform/http-fout.ts';
import { EilandScene } from '#web/ui/eiland-scene.tsx';

/** Whether the question itself failed; other refusals are answers. */
export const isStoring = (fout: HttpFout | undefined): boolean =>
  fout !== undefined && (fout.status === 0 || fout.status >= 500);

/** The server or the connection is gone for a moment: again, or back to the map. */
export function EigenFout({
  fout,
  leerlingId,
  onOpnieuw,
}: {
  fout: HttpFout | undefined;
  leerlingId: string;
  onOpnieuw: () => void;
}): ReactNode {
  const { t } = useTranslation(['eigen', 'leerling', 'gemeen']);
  return (
    <EilandScene
      titel={t('eigen.storing')}
      uitleg={t(fout?.status === 0 ? 'gemeen:fout.verbinding' : 'eigen.storing.uitleg')}
    >
      <button type="button" onClick={onOpnieuw}>
        {t('gemeen:probeer')}
      </button>
      <Link className="kind-form__later" to={`/leerling/${leerlingId}/landkaart`}>
        {t('leerling:nietgevonden.knop')}
      </Link>
    </EilandScene>
  );
}
