import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../shared/form-parts.tsx';
import { calendarAddress, cancelSignUp, takeSeat, useSignUp } from './api.ts';
import { trainingMoment } from '#web/platform/training-moment.ts';

/** Sign-ups that can still be taken back. */
const LIVE: ReadonlySet<string> = new Set(['aangemeld', 'aangeboden', 'wachtlijst']);

/** The sign-up of the link in a mail: what it is, taking the seat that is held, and cancelling. */
export function OwnSignUp({ token }: { token: string }) {
  const { t, i18n } = useTranslation('training');
  const { data, error, mutate } = useSignUp(token);
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (cause) {
      setFailure(cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      await mutate().catch(() => undefined);
      setBusy(false);
    }
  };
  if (error !== undefined) return <Refusal error={error} />;
  if (data === undefined) return <p aria-busy="true">{t('laden')}</p>;
  const status = data.off ? 'afgelast' : data.status;
  const live = LIVE.has(status);
  return (
    <div className="own-sign-up">
      <h2>{data.titel}</h2>
      <p>{trainingMoment(i18n.language, data.datum)}</p>
      <p role="status">
        <strong>{t(`eigen.${status}`)}</strong>
      </p>
      {live && data.heldUntil !== null && (
        <p>{t('eigen.tot', { moment: trainingMoment(i18n.language, data.heldUntil) })}</p>
      )}
      <Refusal error={failure} />
      <div className="site-form__buttons">
        {status === 'aangeboden' && (
          <button type="button" className="site-button" disabled={busy} onClick={() => void run(() => takeSeat(token))}>
            {t('eigen.neem')}
          </button>
        )}
        {status === 'aangemeld' && (
          <a className="site-button" href={calendarAddress(data.webinarId)} download>
            {t('agenda')}
          </a>
        )}
        {live && (
          <button
            type="button"
            className="site-button site-button--edge"
            disabled={busy}
            onClick={() => void run(() => cancelSignUp(token))}
          >
            {t('eigen.afmelden')}
          </button>
        )}
      </div>
    </div>
  );
}
