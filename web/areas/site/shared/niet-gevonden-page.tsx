import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IslandScene } from '#web/ui/island-scene.tsx';

export function SiteNotFound() {
  const { t } = useTranslation();
  return (
    <IslandScene title={t('nietgevonden.titel')} explanation={t('nietgevonden.uitleg')}>
      <Link to="/site/home">{t('nietgevonden.knop')}</Link>
    </IslandScene>
  );
}
