import { useTranslation } from 'react-i18next';
import type { HealthDetails } from '#server/features/gezondheid/gezondheid.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { momentText } from '#web/platform/date-text.ts';
import { Facts, HealthCard } from './health-card.tsx';

/** A day, and time for one that failed to be made anew. */
const FRESH_MS = 36 * 3_600_000;

/** When the last backup was made, and when one was last put back to see whether that works. */
export function BackupCard({ backup }: Pick<HealthDetails, 'backup'>) {
  const { t, i18n } = useTranslation('server-health');
  const text = (moment: string | null): string =>
    moment === null ? t('backup.nooit') : momentText(i18n.language, new Date(moment));
  const fresh = backup.at !== null && serverClock.nu() - Date.parse(backup.at) < FRESH_MS;
  const key = backup.at === null ? 'geen' : 'oud';
  return (
    <HealthCard name={t('backup')} good={fresh} text={t(fresh ? 'backup.vers' : `backup.${key}`)}>
      <Facts
        facts={[
          [t('backup.laatst'), text(backup.at)],
          [t('backup.getest'), text(backup.tested)],
          [t('backup.nacht'), t(backup.nightly ? 'ja' : 'nee')],
        ]}
      />
      {!fresh && (
        <p className="soft">
          {t('backup.hoe')} <code>npm run backup -- --naar {t('backup.map')}</code>
        </p>
      )}
    </HealthCard>
  );
}
