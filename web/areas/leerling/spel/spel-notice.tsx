import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IslandScene } from '#web/ui/island-scene.tsx';
import type { SpelError } from './spel-standing.ts';

const TITLE: Partial<Record<SpelError, string>> = { leeg: 'spel.leeg.titel', licentie: 'spel.licentie.titel' };
const TEXT: Partial<Record<SpelError, string>> = {
  leeg: 'spel.leeg.tekst',
  licentie: 'spel.licentie.tekst',
  verbinding: 'gemeen:fout.verbinding',
};

/** Why there is no game now, in child words, with one way on. */
export function SpelNotice({
  error,
  notice,
  map,
  onRetry,
}: {
  error: SpelError;
  notice: string;
  map: string;
  onRetry: () => void;
}) {
  const { t } = useTranslation(['spel', 'leerling', 'gemeen']);
  const key = TEXT[error];
  const retry = error === 'verbinding' || error === 'fout';
  return (
    <IslandScene
      title={t(TITLE[error] ?? 'spel.fout.titel')}
      explanation={key === undefined ? notice || t('gemeen:fout.onbekend') : t(key)}
    >
      {retry && (
        <button type="button" onClick={onRetry}>
          {t('spel.opnieuw')}
        </button>
      )}
      <Link to={map}>{t('spel.fout.kaart')}</Link>
    </IslandScene>
  );
}
