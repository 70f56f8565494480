import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  announcementTrialSchema,
  type AnnouncementTrial,
} from '#server/features/berichten/office-berichten.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { tryOut } from './api.ts';

/** A mail to whoever writes it, before anybody else reads it. */
export function TryOut(trial: AnnouncementTrial) {
  const { t } = useTranslation('announcements');
  const saving = useSaving();
  const [address, setAddress] = useState('');
  const run = async (): Promise<void> => {
    setAddress('');
    const done = await saving.run(() => tryOut(trial));
    if (done !== undefined) setAddress(done.uit);
  };
  return (
    <div className="announcement-trial">
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <Button disabled={saving.bezig || !announcementTrialSchema.safeParse(trial).success} onClick={() => void run()}>
        {t('proef')}
      </Button>
      <span role="status">{address === '' ? '' : t('proef.gestuurd', { adres: address })}</span>
    </div>
  );
}
