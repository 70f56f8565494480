import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Handelingsplan, PlanTest } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { dateText, momentText } from '#web/platform/date-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useAccess } from '../shared/permission.tsx';
import { carePlanDay, planShortDay } from '../shared/zorgtraject/plan-text.ts';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';
import { EvaluationDialog } from './step-dialog.tsx';

/** How a test that was not taken stands. */
function openKey(test: PlanTest | undefined): 'straks' | 'overgeslagen' | 'staatOpKaart' | 'klaar' {
  if (test === undefined) return 'straks';
  if (test.reden !== '') return 'overgeslagen';
  return test.onMap ? 'staatOpKaart' : 'klaar';
}

/** One test as dots: filled = right. */
function TestBox({ kind, test }: { kind: PlanTest['soort']; test: PlanTest | undefined }) {
  const { t, i18n } = useTranslation('zorgtraject');
  const { plan: path } = usePlanSpot();
  const done = test?.takenOn;
  if (test === undefined || done === undefined)
    return (
      <div className="test-box test-box--open">
        <small>{t(`toets.${kind}`)}</small>
        <p>{t(`toets.${openKey(test)}`)}</p>
      </div>
    );
  return (
    <Link className="test-box" to={`${path}/eindtoets${kind === 'begin' ? '?soort=begin' : ''}`}>
      <small>
        {t('toets.op', { toets: t(`toets.${kind}`), datum: planShortDay(i18n.language, done.slice(0, 10)) })}
      </small>
      <p>
        <strong>{test.goed}</strong> {t('toets.vanN', { n: test.totaal })}
      </p>
      <span className="dots" aria-hidden="true">
        {test.woorden.slice(0, test.totaal).map(({ woord }, nr) => (
          <span key={`${nr}-${woord}`} className={nr < test.goed ? 'dots__full' : ''} />
        ))}
      </span>
    </Link>
  );
}

function TestsCard({ plan }: { plan: Handelingsplan }) {
  const { t } = useTranslation('zorgtraject');
  const of = (kind: PlanTest['soort']) => plan.tests.find(({ soort: own }) => own === kind);
  const n = of('begin')?.totaal ?? of('eind')?.totaal ?? 0;
  return (
    <section className="plan-card" aria-labelledby="tests-card">
      <h2 id="tests-card">{t('toets.kop')}</h2>
      <div className="test-boxes">
        <TestBox kind="begin" test={of('begin')} />
        <TestBox kind="eind" test={of('eind')} />
      </div>
      {n > 0 && <p className="soft">{t('toets.klein', { n })}</p>}
    </section>
  );
}

function MinutesCard({ plan }: { plan: Handelingsplan }) {
  const { t } = useTranslation('zorgtraject');
  const { guided, planned } = plan.minutes;
  const { timesPerWeek, minuten: minutes, wie: who } = plan.plan;
  return (
    <section className="plan-card" aria-labelledby="minutes-card">
      <div className="plan-card__header">
        <h2 id="minutes-card">{t('tijd.kop')}</h2>
        <span>
          <strong className="minutes__number">{guided}</strong> {t('tijd.van', { n: planned })}
        </span>
      </div>
      <div className="minutes__bar" aria-hidden="true">
        <span style={{ width: `${planned === 0 ? 0 : Math.min(100, (100 * guided) / planned)}%` }} />
      </div>
      <p className="soft">
        {t(who === '' ? 'plan.ritmeZonder' : 'plan.ritme', { keer: timesPerWeek, minuten: minutes, wie: who })}
      </p>
    </section>
  );
}

/** What was said halfway, and what came after the signature. */
function EventsCard({ plan }: { plan: Handelingsplan }) {
  const { t, i18n } = useTranslation('zorgtraject');
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const [open, setOpen] = useState(false);
  const said = plan.events.filter(({ soort: kind, tekst: text }) => kind !== 'stap' || text !== '');
  if (said.length === 0 && plan.status !== 'lopend' && plan.evaluation === '') return null;
  return (
    <section className="plan-card" aria-labelledby="events-card">
      <div className="plan-card__header">
        <h2 id="events-card">{t('tussen.kop')}</h2>
        {plan.status === 'lopend' && (
          <button type="button" className="button-tint" disabled={readOnly} onClick={() => setOpen(true)}>
            {t('tussen.schrijf')}
          </button>
        )}
      </div>
      {plan.status === 'lopend' && (
        <p className="soft">{t('volgende', { datum: carePlanDay(i18n.language, plan.plan.evaluateOn) })}</p>
      )}
      <ul className="said">
        {plan.evaluation !== '' && (
          <li>
            {plan.resultaat !== undefined && <strong>{t(`resultaat.${plan.resultaat}`)}</strong>}
            <p>{plan.evaluation}</p>
          </li>
        )}
        {said.map((event) => (
          <li key={event.id}>
            <small>
              {event.soort === 'stap' && event.naar !== undefined
                ? t(`weg.${event.naar}`)
                : t(`gebeurtenis.${event.soort}`)}
              , {event.wie}, {dateText(i18n.language, new Date(event.op))}
            </small>
            <p>{event.tekst}</p>
          </li>
        ))}
      </ul>
      {open && <EvaluationDialog plan={plan} onClose={() => setOpen(false)} />}
    </section>
  );
}

function AgreementsCard({ plan: data }: { plan: Handelingsplan }) {
  const { t, i18n } = useTranslation('zorgtraject');
  const { track } = usePlanSpot();
  const { plan, together, viewers } = data;
  const parents =
    plan.parentsToldOn === ''
      ? t('afspraak.nogNiet')
      : t('afspraak.ouders', { datum: carePlanDay(i18n.language, plan.parentsToldOn) });
  return (
    <section className="plan-card" aria-labelledby="agreements-card">
      <h2 id="agreements-card">{t('afspraak.kop')}</h2>
      <ul className="agreements">
        {[...plan.materials, ...plan.home].map(({ tekst: text }, nr) => (
          <li key={`${nr}-${text}`}>
            <Icon name="vink" size={18} /> {text}
          </li>
        ))}
        <li>
          <Icon name={plan.parentsToldOn === '' ? 'klok' : 'vink'} size={18} /> {parents}
        </li>
        {together.length > 0 && (
          <li>
            <Icon name="leerlingen" size={18} />{' '}
            {t('samen.met', { namen: together.map(({ naam: name }) => name).join(', ') })}
          </li>
        )}
        {data.previousId !== undefined && (
          <li>
            <Icon name="terug" size={18} /> <Link to={`${track}/${data.previousId}`}>{t('vorige')}</Link>
          </li>
        )}
      </ul>
      {viewers.length > 0 && (
        <ul className="viewers">
          {viewers.map(({ naam: name, op: at }) => (
            <li key={name}>
              <Icon name="oog" size={18} /> {t('keek', { naam: name, op: momentText(i18n.language, new Date(at)) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Beside the goals: tests, time, what was said and agreed, and who looked. */
export function SideCards({ plan }: { plan: Handelingsplan }) {
  return (
    <>
      <TestsCard plan={plan} />
      <MinutesCard plan={plan} />
      <EventsCard plan={plan} />
      <AgreementsCard plan={plan} />
    </>
  );
}
