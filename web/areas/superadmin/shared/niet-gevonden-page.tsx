import { useTranslation } from 'react-i18next';
import { useGebruiker } from '#web/platform/use-session.ts';
import { signOut } from '#web/platform/sign-out.ts';
import { IslandScene } from '#web/ui/island-scene.tsx';

/** Unknown address inside the area; signing out is the one way that always works. */
export function SuperadminNotFound() {
  const { t } = useTranslation('superadmin');
  const gebruiker = useGebruiker();
  return (
    <IslandScene title={t('nietgevonden.titel')} explanation={t('nietgevonden.uitleg')}>
      {gebruiker && (
        <button type="button" onClick={signOut}>
          {t('uitloggen')}
        </button>
      )}
    </IslandScene>
  );
}
