import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EilandScene } from '#web/ui/eiland-scene.tsx';

export function SiteNietGevonden() {
  const { t } = useTranslation();
  return (
    <EilandScene titel={t('nietgevonden.titel')} uitleg={t('nietgevonden.uitleg')}>
      <Link to="/site/home">{t('nietgevonden.knop')}</Link>
    </EilandScene>
  );
}
