import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { IslandScene } from '#web/ui/island-scene.tsx';

/** Open sea: this address leads nowhere, the map is one tap away. */
export function LeerlingNotFound() {
  const { t } = useTranslation('leerling');
  const { leerlingId = '' } = useParams();
  return (
    <IslandScene title={t('nietgevonden.titel')} explanation={t('nietgevonden.uitleg')}>
      <Link to={`/leerling/${leerlingId}/landkaart`}>{t('nietgevonden.knop')}</Link>
    </IslandScene>
  );
}
