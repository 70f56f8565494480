import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contactbericht } from '#server/features/contactberichten/contactberichten.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { saveAttachment, markMessage } from './api.ts';

type Work = () => Promise<void>;

/** One message, its file, and the way to answer it. */
export function MessageDetail({ message }: { message: Contactbericht }) {
  const { t, i18n } = useTranslation('contactberichten');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ work: Work; cause: Error } | null>(null);
  const run = async (work: Work): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (cause) {
      setError({ work, cause: cause instanceof Error ? cause : new Error(String(cause)) });
    } finally {
      setBusy(false);
    }
  };
  const subject = t(`onderwerp.${message.onderwerp}`);
  const answer = new URLSearchParams({ subject: t('antwoord.onderwerp', { nummer: message.nummer }) });
  const done = message.status === 'afgehandeld';
  return (
    <section className="office-card" aria-label={subject}>
      <dl>
        <div>
          <dt>{t('kolom.email')}</dt>
          <dd>
            <a href={`mailto:${message.email}?${answer.toString().replaceAll('+', '%20')}`}>{message.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('kolom.onderwerp')}</dt>
          <dd>{subject}</dd>
        </div>
        <div>
          <dt>{t('kolom.op')}</dt>
          <dd>{dateText(i18n.language, new Date(message.op))}</dd>
        </div>
        <div>
          <dt>{t('kolom.behandelaar')}</dt>
          <dd>{message.behandelaar ?? t('niemand')}</dd>
        </div>
      </dl>
      <blockquote>{message.bericht}</blockquote>
      {error !== null && <ErrorNotice fout={error.cause} onRetry={() => void run(error.work)} />}
      <div className="office-card__buttons">
        <Button
          variant={done ? 'outlined' : 'contained'}
          disabled={busy}
          onClick={() => void run(() => markMessage(message, done ? 'nieuw' : 'afgehandeld'))}
        >
          {t(done ? 'heropen' : 'afhandelen')}
        </Button>
        {message.bijlage !== null && (
          <Button
            variant="outlined"
            disabled={busy}
            startIcon={<Icon name="download" size={18} />}
            onClick={() => void run(() => saveAttachment(message))}
          >
            {message.bijlage}
          </Button>
        )}
      </div>
    </section>
  );
}
