import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailTemplate, TemplateSpot } from '#server/features/mail-templates/mail-templates.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { takeBackText } from './api.ts';

interface Props {
  spot: TemplateSpot;
  template: MailTemplate;
  onDone: (text: string) => void;
}

/** Way back from an own text, where there is one, to what goes out without it: that of the product, or in Belgium the Dutch one. */
export function TakeBack({ spot, template, onDone }: Props) {
  const { t } = useTranslation('mail-template');
  const [asked, setAsked] = useState(false);
  const saving = useSaving();
  const { fallback, source } = template;
  const run = async (): Promise<void> => {
    const done = await saving.run(() => takeBackText(spot, template.concept?.revision ?? 0));
    setAsked(false);
    if (done !== undefined) onDone(t(`intrek.${fallback}.gedaan`));
  };
  if (source !== 'gepubliceerd') return null;
  return (
    <section className="office-card" aria-labelledby="intrek">
      <h2 id="intrek">{t('intrek')}</h2>
      <p className="soft">{t(`intrek.${fallback}.uitleg`)}</p>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <div className="office-card__buttons">
        {asked ? (
          <>
            <Button variant="contained" color="warning" disabled={saving.bezig} onClick={() => void run()}>
              {t('intrek.zeker')}
            </Button>
            <Button onClick={() => setAsked(false)}>{t('intrek.niet')}</Button>
          </>
        ) : (
          <Button variant="outlined" onClick={() => setAsked(true)}>
            {t(`intrek.${fallback}`)}
          </Button>
        )}
      </div>
    </section>
  );
}
