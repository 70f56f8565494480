import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reason } from '#web/platform/reason.ts';
import { IslandScene } from '#web/ui/island-scene.tsx';

/** Our office looks at an island from the school it opened with a reason; without one it is told the way. */
export function OfficeLook({ children }: { children: ReactNode }) {
  const { t } = useTranslation('reden');
  if (reason.last() !== null) return children;
  return (
    <IslandScene title={t('leerling.titel')} explanation={t('leerling.uitleg')}>
      <a href="/superadmin/admins">{t('leerling.knop')}</a>
    </IslandScene>
  );
}
