import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IslandScene } from '#web/ui/island-scene.tsx';
import type { SpelError } from './spel-standing.ts';

const RETRY: ReadonlySet<SpelError> = new Set(['verbinding', 'druk', 'fout']);
const OWN_TITLE: ReadonlySet<SpelError> = new Set(['leeg', 'licentie']);

/** Why there is no game now, in child words only: what the server says is for adults. There is always a way back to the map. */
export function SpelNotice({ error, map, onRetry }: { error: SpelError; map: string; onRetry: () => void }) {
  const { t } = useTranslation(['spel', 'leerling']);
  return (
    <IslandScene
      title={t(`spel.${OWN_TITLE.has(error) ? error : 'fout'}.titel`)}
      explanation={t(`spel.${error}.tekst`)}
    >
      {RETRY.has(error) && (
        <button type="button" onClick={onRetry}>
          {t('spel.opnieuw')}
        </button>
      )}
      <Link to={map}>{t('spel.fout.kaart')}</Link>
    </IslandScene>
  );
}
