import { useTranslation } from 'react-i18next';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { sessie } from '#web/platform/sessie.ts';
import { EilandScene } from '#web/ui/eiland-scene.tsx';

/** Unknown address inside the area; signing out is the one way that always works. */
export function SuperadminNietGevonden() {
  const { t } = useTranslation('superadmin');
  const gebruiker = useGebruiker();
  return (
    <EilandScene titel={t('nietgevonden.titel')} uitleg={t('nietgevonden.uitleg')}>
      {gebruiker && (
        <button type="button" onClick={() => sessie.logout()}>
          {t('uitloggen')}
        </button>
      )}
    </EilandScene>
  );
}
