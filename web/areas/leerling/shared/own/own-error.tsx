import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HttpError } from '#web/platform/http-error.ts';
import { IslandScene } from '#web/ui/island-scene.tsx';

/** Whether the question itself failed; other refusals are answers. */
export const isOutage = (error: HttpError | undefined): boolean =>
  error !== undefined && (error.status === 0 || error.status >= 500);

/** The server or the connection is gone for a moment: again, or back to the map. */
export function OwnError({
  error,
  leerlingId,
  onRetry,
}: {
  error: HttpError | undefined;
  leerlingId: string;
  onRetry: () => void;
}): ReactNode {
  const { t } = useTranslation(['leerling', 'gemeen']);
  return (
    <IslandScene
      title={t('eigen.storing')}
      explanation={t(error?.status === 0 ? 'gemeen:fout.verbinding' : 'eigen.storing.uitleg')}
    >
      <button type="button" onClick={onRetry}>
        {t('gemeen:probeer')}
      </button>
      <Link className="kind-form__later" to={`/leerling/${leerlingId}/landkaart`}>
        {t('leerling:nietgevonden.knop')}
      </Link>
    </IslandScene>
  );
}
