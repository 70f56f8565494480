import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { EilandScene } from '#web/ui/eiland-scene.tsx';

/** Open sea: this address leads nowhere, the map is one tap away. */
export function LeerlingNietGevonden() {
  const { t } = useTranslation('leerling');
  const { leerlingId = '' } = useParams();
  return (
    <EilandScene titel={t('nietgevonden.titel')} uitleg={t('nietgevonden.uitleg')}>
      <Link to={`/leerling/${leerlingId}/landkaart`}>{t('nietgevonden.knop')}</Link>
    </EilandScene>
  );
}
