import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedQuestion } from '#server/features/vragen/question-management.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { removeQuestion } from './api.ts';

/** An own question goes for good; one of the product gets its own words back. */
export function TakeAway({ one, onDone }: { one: ManagedQuestion; onDone: (text: string) => void }) {
  const { t } = useTranslation('faq-management');
  const saving = useSaving();
  const [asked, setAsked] = useState(false);
  const step = one.builtIn ? 'terugzetten' : 'weg';
  const run = async (): Promise<void> => {
    const done = await saving.run(() => removeQuestion(one));
    if (done !== undefined) onDone(t(`gedaan.${step}`, { vraag: one.nl.vraag }));
  };
  return (
    <div className="faq-management__away">
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {asked ? (
        <>
          <p role="alert">{t(`zeker.${step}`)}</p>
          <span className="office-card__buttons">
            <Button variant="contained" color="warning" disabled={saving.bezig} onClick={() => void run()}>
              {t(saving.bezig ? 'bezig' : `ja.${step}`)}
            </Button>
            <Button disabled={saving.bezig} onClick={() => setAsked(false)}>
              {t('annuleer')}
            </Button>
          </span>
        </>
      ) : (
        <Button color="warning" onClick={() => setAsked(true)}>
          {t(step)}
        </Button>
      )}
    </div>
  );
}
