import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { Importplan, ImportOutcome } from '#server/features/edexml/edexml.contract.ts';
import { saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { longDate } from '#web/platform/date-text.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { undoImport } from './api.ts';
import { UndoImport } from '../shared/importing/undo.tsx';

const PARTS = ['aangemaakt', 'gewijzigd', 'verplaatst', 'teruggezet', 'prullenbak', 'groepen', 'gearchiveerd'] as const;

interface Props {
  adminId: string;
  plan: Importplan;
  uitkomst: ImportOutcome;
  fout: Error | null;
  onRetry: () => void;
}

function LoginCards({ uitkomst: outcome }: { uitkomst: ImportOutcome }) {
  const { t } = useTranslation(['edexml', 'importing']);
  const { groepenPath } = useSpot();
  if (outcome.kaartgroepen.length === 0) return null;
  return (
    <section className="card">
      <h2>{t('kaartjes.kop')}</h2>
      <p className="soft">{t('kaartjes.uitleg')}</p>
      <ul className="card-groepen">
        {outcome.kaartgroepen.map(({ id, naam: name, aantal: count }) => (
          <li key={id}>
            <Link className="button-tint" to={`${groepenPath}/${id}/wachtwoorden`}>
              <Icon name="print" size={18} />
              {t('kaartjes.knop', { naam: name, count })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Step 4: what was done, cards to print, and the way back. */
export function EdexmlDoneStep({ adminId, plan, uitkomst: outcome, fout: error, onRetry }: Props) {
  const { t, i18n } = useTranslation(['edexml', 'importing']);
  const { groepenPath } = useSpot();
  const { mutate } = useSWRConfig();
  const over = plan.regels.filter(
    (rule) => rule.soort === 'fout' || rule.soort === 'overgeslagen' || rule.soort === 'voorstel',
  );
  const refresh = (): void => void mutate((key) => typeof key === 'string' && key.includes(adminId));
  const invited = outcome.leerkrachten.filter((docent) => !docent.uitgenodigd).length;
  return (
    <section className="step-box" aria-label={t('stap.klaar')}>
      <div className="card card--correct">
        <h2>
          <Icon name="vink" size={24} />
          {t('klaar.kop')}
        </h2>
        <ul className="outcome">
          {PARTS.filter((part) => outcome[part] > 0).map((part) => (
            <li key={part}>{t(`klaar.${part}`, { count: outcome[part] })}</li>
          ))}
          {invited > 0 && error === null && <li>{t('klaar.uitgenodigd', { count: invited })}</li>}
          {PARTS.every((part) => outcome[part] === 0) && invited === 0 && <li>{t('klaar.niets')}</li>}
        </ul>
        <div className="card__buttons">
          <Link className="button-full" to={groepenPath} onClick={refresh}>
            {t('naarGroepen')}
          </Link>
          <Button onClick={onRetry}>{t('nogEen')}</Button>
          {over.length > 0 && (
            <Button
              startIcon={<Icon name="download" size={18} />}
              onClick={() =>
                saveCsv(t('over.bestand'), [
                  [t('kolom.naam'), t('kolom.sleutel'), t('kolom.regel'), t('kolom.melding')],
                  ...over.map((r) => [
                    r.naam,
                    r.sleutel ?? '',
                    String(r.regel ?? ''),
                    r.codes.map((code) => t(`code.${code}`)).join(' '),
                  ]),
                ])
              }
            >
              {t('over', { count: over.length })}
            </Button>
          )}
        </div>
      </div>
      {error !== null && <ErrorNotice fout={error} onRetry={onRetry} />}
      <LoginCards uitkomst={outcome} />
      <section className="card">
        <h2>{t('ongedaan.kop')}</h2>
        <p className="soft">
          {t('ongedaan.uitleg', { datum: longDate(i18n.language, new Date(outcome.ongedaanTot)) })}
        </p>
        <UndoImport
          draai={() => undoImport(adminId, { soort: plan.soort, planId: outcome.planId })}
          tekst={(part, values) => t(`ongedaan.${part}`, { ...values })}
          onDone={refresh}
        />
      </section>
    </section>
  );
}
