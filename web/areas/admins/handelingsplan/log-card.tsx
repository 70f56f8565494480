import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Handelingsplan, CareLine } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { removePlanLine } from '../shared/api/handelingsplannen.api.ts';
import { useAccess } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { planShortDay } from '../shared/zorgtraject/plan-text.ts';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';
import { LineDialog } from './step-dialog.tsx';

const SHOWN = 6;

function Line({ line, onRemove }: { line: CareLine; onRemove: (() => void) | null }) {
  const { t, i18n } = useTranslation('zorgtraject');
  const { answers } = line;
  return (
    <li className="log-line">
      <span className={line.guided ? 'log-line__sign log-line__sign--guided' : 'log-line__sign'}>
        <Icon name={line.guided ? 'leerlingen' : 'ster'} size={20} />
      </span>
      <span className="log-line__day">{planShortDay(i18n.language, line.datum)}</span>
      <span className="log-line__what">
        <strong>{answers === undefined ? t(line.guided ? 'log.samen' : 'log.alleenGeoefend') : line.wie}</strong>
        <small>
          {answers === undefined
            ? [line.wie, line.tekst].filter((part) => part !== '').join(': ')
            : t('log.gespeeld', { goed: answers.goed, n: answers.n })}
        </small>
      </span>
      <span className="log-line__minutes">{t('log.min', { n: line.minuten })}</span>
      {onRemove !== null && (
        <button
          type="button"
          className="button-text"
          aria-label={t('log.weg', { datum: planShortDay(i18n.language, line.datum) })}
          onClick={onRemove}
        >
          <Icon name="prullenbak" size={16} />
        </button>
      )}
    </li>
  );
}

/** What was done: written by hand when somebody sat beside the leerling, by itself when the leerling played. */
export function LogCard({ plan }: { plan: Handelingsplan }) {
  const { t } = useTranslation('zorgtraject');
  const { params } = usePlanSpot();
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const saving = useSaving();
  const [open, setOpen] = useState(false);
  const [every, setEvery] = useState(false);
  const running = plan.status === 'lopend' || plan.status === 'eindtoets_open';
  const lines = every ? plan.lines : plan.lines.slice(0, SHOWN);
  return (
    <section className="plan-card" aria-labelledby="log-card">
      <div className="plan-card__header">
        <h2 id="log-card">{t('log.kop')}</h2>
        {running && (
          <button type="button" className="button-tint" disabled={readOnly} onClick={() => setOpen(true)}>
            <Icon name="plus" size={18} /> {t('log.voegToe')}
          </button>
        )}
      </div>
      {plan.lines.length === 0 && <p className="soft">{t(running ? 'log.leeg' : 'log.nogNiet')}</p>}
      <ul className="log-lines">
        {lines.map((line, nr) => {
          const { id } = line;
          return (
            <Line
              key={id ?? `${line.datum}-${line.wie}-${nr}`}
              line={line}
              onRemove={
                running && !readOnly && id !== undefined
                  ? () => void saving.run(() => removePlanLine(params, id))
                  : null
              }
            />
          );
        })}
      </ul>
      {!every && plan.lines.length > SHOWN && (
        <button type="button" className="button-text" onClick={() => setEvery(true)}>
          {t('log.alle', { count: plan.lines.length })}
        </button>
      )}
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {open && <LineDialog plan={plan} onClose={() => setOpen(false)} />}
    </section>
  );
}
