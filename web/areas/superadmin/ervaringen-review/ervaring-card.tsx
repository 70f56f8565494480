import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErvaringChange, OfficeErvaring } from '#server/features/ervaringen/ervaringen.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { decideErvaring } from './api.ts';

const CHIP = { nieuw: 'chip chip--sun', goedgekeurd: 'chip chip--correct', afgewezen: 'chip chip--rust' } as const;
const CHOICES = ['goedgekeurd', 'afgewezen'] as const satisfies readonly ErvaringChange['status'][];

/** One experience, whose it is, and the choice of the office; a choice can be made again. */
export function ErvaringCard({ ervaring }: { ervaring: OfficeErvaring }) {
  const { t, i18n } = useTranslation('ervaringen-review');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ status: ErvaringChange['status']; cause: Error } | null>(null);
  const choose = async (status: ErvaringChange['status']): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      await decideErvaring(ervaring, status);
    } catch (cause) {
      setFailed({ status, cause: cause instanceof Error ? cause : new Error(String(cause)) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <article className="office-card" aria-label={t('van', { naam: ervaring.naam })}>
      <p>
        <span className={CHIP[ervaring.status]}>{t(`stand.${ervaring.status}`)}</span>
        {ervaring.voorbeeld && <span className="chip">{t('voorbeeld')}</span>}
      </p>
      <blockquote>{ervaring.tekst}</blockquote>
      <dl>
        <div>
          <dt>{t('naam')}</dt>
          <dd>{`${ervaring.naam}, ${t(`rol.${ervaring.rol}`)}`}</dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${ervaring.email}`}>{ervaring.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('op')}</dt>
          <dd>{dateText(i18n.language, new Date(ervaring.op))}</dd>
        </div>
      </dl>
      {failed !== null && <ErrorNotice fout={failed.cause} onRetry={() => void choose(failed.status)} />}
      <div className="office-card__buttons">
        {CHOICES.filter((status) => status !== ervaring.status).map((status) => (
          <Button
            key={status}
            variant={status === 'goedgekeurd' ? 'contained' : 'outlined'}
            disabled={busy}
            onClick={() => void choose(status)}
          >
            {t(`kies.${status}`)}
          </Button>
        ))}
      </div>
    </article>
  );
}
