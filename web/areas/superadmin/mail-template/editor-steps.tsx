import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailTemplate } from '#server/features/mail-templates/mail-templates.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { publishConcept, sendTry } from './api.ts';

interface Props {
  template: MailTemplate;
  mayPublish: boolean;
  /** What is typed is not in the concept yet. */
  unsaved: boolean;
  sendable: boolean;
  onDone: (text: string) => void;
  onDiscard: () => void;
}

/** Why it cannot be published now; empty when it can. */
function useObstacle({ template, mayPublish, unsaved, sendable }: Props): string {
  const { t } = useTranslation('mail-template');
  if (!mayPublish) return t('publiceer.wie');
  if (unsaved) return t('publiceer.bewaar');
  if (template.concept === null) return t('publiceer.geen');
  return sendable ? '' : t('publiceer.mis');
}

function Publish(props: Props) {
  const { template, onDone } = props;
  const { t } = useTranslation('mail-template');
  const [asked, setAsked] = useState(false);
  const saving = useSaving();
  const obstacle = useObstacle(props);
  const run = async (): Promise<void> => {
    const done = await saving.run(() => publishConcept(template, template.concept?.revision ?? 0));
    if (done !== undefined) onDone(t('gepubliceerd', { versie: done.uit.versie }));
  };
  if (obstacle !== '') return <p className="soft">{obstacle}</p>;
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void run()} />}
      {asked && <p>{t('publiceer.zeker.uitleg', { land: t(`land.${template.locale}`) })}</p>}
      <div className="office-card__buttons">
        {asked ? (
          <>
            <Button variant="contained" disabled={saving.bezig} onClick={() => void run()}>
              {t('publiceer.zeker')}
            </Button>
            <Button onClick={() => setAsked(false)}>{t('publiceer.niet')}</Button>
          </>
        ) : (
          <Button variant="contained" color="success" onClick={() => setAsked(true)}>
            {t('publiceer')}
          </Button>
        )}
      </div>
    </>
  );
}

/** After the writing: a try to oneself, to people, or away with it. */
export function EditorSteps(props: Props) {
  const { template, unsaved, onDone, onDiscard } = props;
  const { t } = useTranslation('mail-template');
  const trying = useSaving();
  const run = async (): Promise<void> => {
    const done = await trying.run(() => sendTry(template));
    if (done !== undefined) onDone(t('proef.gedaan', done.uit));
  };
  return (
    <div className="mail-steps">
      {trying.fout !== null && <ErrorNotice fout={trying.fout} onRetry={() => void run()} />}
      <div className="office-card__buttons">
        <Button variant="outlined" disabled={unsaved || trying.bezig} onClick={() => void run()}>
          {t('proef')}
        </Button>
        {template.concept !== null && <Button onClick={onDiscard}>{t('concept.weg')}</Button>}
      </div>
      <Publish {...props} />
    </div>
  );
}
