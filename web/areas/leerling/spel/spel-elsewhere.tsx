import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IslandScene } from '#web/ui/island-scene.tsx';

/** The game is open in another tab: a child goes on there, or brings it here. */
export function SpelElsewhere({ map, onTakeOver }: { map: string; onTakeOver: () => void }) {
  const { t } = useTranslation(['spel', 'leerling', 'gemeen']);
  return (
    <IslandScene title={t('spel.elders.titel')} explanation={t('spel.elders.tekst')}>
      <button type="button" onClick={onTakeOver}>
        {t('spel.elders.hier')}
      </button>
      <Link to={map}>{t('spel.fout.kaart')}</Link>
    </IslandScene>
  );
}
