import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isPlanOpen, type PlanStatus } from '#engine/core/domein/handelingsplan.ts';
import type { Handelingsplan } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { serverClock } from '#web/platform/clock.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { stepPlan } from '../shared/api/handelingsplannen.api.ts';
import { useAccess } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { stepOfField } from '../shared/zorgtraject/plan-form.tsx';
import { planShortDay, planWeek } from '../shared/zorgtraject/plan-text.ts';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';
import { roadPlaceOf, ROAD } from './road.ts';
import { AddendumDialog, ReasonDialog, SignDialog } from './step-dialog.tsx';

/** The road of a plan with the day of each step. */
function Road({ plan }: { plan: Handelingsplan }) {
  const { t, i18n } = useTranslation('zorgtraject');
  const place = roadPlaceOf(plan);
  const over = !isPlanOpen(plan.status);
  const { week, weeks } = planWeek(plan.plan, new Date(serverClock.nu()));
  const below = (name: (typeof ROAD)[number], nr: number): string => {
    if (name === 'lopend' && plan.status === 'lopend') return t('weg.week', { week, weken: weeks });
    const event = plan.events.find(({ naar: to }) => to === name || (to === 'voortgezet' && name === 'afgerond'));
    if (event !== undefined) return planShortDay(i18n.language, event.op.slice(0, 10));
    return !over && nr > place && name === 'eindtoets_open'
      ? t('weg.rond', { datum: planShortDay(i18n.language, plan.plan.end) })
      : '';
  };
  return (
    <ol className="road" aria-label={t('weg')}>
      {ROAD.map((name, nr) => {
        const state = nr < place || (over && nr === place) ? 'done' : nr === place ? 'now' : 'next';
        return (
          <li
            key={name}
            className={`road__step road__step--${state}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className="road__sign">{state === 'done' && <Icon name="vink" size={20} />}</span>
            <strong>{t(`weg.${name}`)}</strong>
            <small>{below(name, nr)}</small>
          </li>
        );
      })}
    </ol>
  );
}

type Question = 'skip' | 'stop' | 'afgerond' | 'voortgezet' | 'addendum';
interface Next {
  /** Words of the button, below `volgende.`. */
  key: string;
  to?: PlanStatus;
  link?: string;
  ask?: Question;
  skipTo?: PlanStatus;
}

/** The one next step of a plan. */
function nextOf({ status, tests }: Handelingsplan): Next {
  const taken = (kind: 'begin' | 'eind') => tests.find(({ soort: own }) => own === kind)?.takenOn !== undefined;
  if (status === 'concept') return { key: 'begintoets', to: 'begintoets', skipTo: 'lopend' };
  if (status === 'begintoets')
    return taken('begin')
      ? { key: 'start', to: 'lopend' }
      : { key: 'begin', link: 'eindtoets?soort=begin', skipTo: 'lopend' };
  if (status === 'lopend') return { key: 'eindtoets', to: 'eindtoets_open' };
  if (status === 'eindtoets_open')
    return taken('eind')
      ? { key: 'evaluatie', to: 'evaluatie' }
      : { key: 'eind', link: 'eindtoets', skipTo: 'evaluatie' };
  if (status === 'evaluatie') return { key: 'teken', ask: 'afgerond' };
  return { key: 'aanvulling', ask: 'addendum' };
}

/** What is still to be filled in before the start, each with the way to its step. */
function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('zorgtraject');
  const { plan: path } = usePlanSpot();
  const fields =
    error instanceof HttpError ? Object.keys(error.velden).filter((field) => field.startsWith('plan.')) : [];
  if (fields.length === 0) return <ErrorNotice fout={error} onRetry={onRetry} />;
  return (
    <div className="plan-notice plan-notice--missing" role="alert">
      <Icon name="let" size={22} />
      <div>
        <strong>{t('mist.kop')}</strong>
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <Link to={`${path}/bewerken?stap=${stepOfField(field)}`}>{t(`mist.${field.replace('plan.', '')}`)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Questions({
  plan,
  question,
  skipTo,
  onClose,
}: {
  plan: Handelingsplan;
  question: Question;
  skipTo: PlanStatus;
  onClose: () => void;
}) {
  if (question === 'addendum') return <AddendumDialog plan={plan} onClose={onClose} />;
  if (question === 'afgerond' || question === 'voortgezet')
    return <SignDialog plan={plan} to={question} onClose={onClose} />;
  return question === 'stop' ? (
    <ReasonDialog plan={plan} to="gestopt" kind="stop" onClose={onClose} />
  ) : (
    <ReasonDialog plan={plan} to={skipTo} kind="overslaan" onClose={onClose} />
  );
}

/** What can be done instead of the next step. */
function More({
  plan,
  skipTo,
  onAsk,
}: {
  plan: Handelingsplan;
  skipTo: PlanStatus | undefined;
  onAsk: (question: Question) => void;
}) {
  const { t } = useTranslation('zorgtraject');
  const stops = ['begintoets', 'lopend', 'eindtoets_open'].includes(plan.status);
  const buttons: [Question, string][] = [
    ...(skipTo === undefined
      ? []
      : [['skip', t(skipTo === 'lopend' ? 'knop.zonderBegin' : 'knop.zonderEind')] satisfies [Question, string]]),
    ...(plan.status === 'evaluatie' ? [['voortgezet', t('knop.voortgezet')] satisfies [Question, string]] : []),
    ...(stops ? [['stop', t('knop.stop')] satisfies [Question, string]] : []),
  ];
  if (buttons.length === 0) return null;
  return (
    <div className="steps-card__more">
      {buttons.map(([question, text]) => (
        <button key={question} type="button" className="button-text" onClick={() => onAsk(question)}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** The next step: a button that does it, or the way to where it is done. */
function NextButton({ next, disabled, onStep }: { next: Next; disabled: boolean; onStep: () => void }) {
  const { t } = useTranslation('zorgtraject');
  const { plan: path } = usePlanSpot();
  const text = (
    <>
      {t(`knop.${next.key}`)} <Icon name="pijl" size={18} />
    </>
  );
  if (next.link !== undefined)
    return (
      <Link className="button-full" to={`${path}/${next.link}`}>
        {text}
      </Link>
    );
  return (
    <button type="button" className="button-full" disabled={disabled} onClick={onStep}>
      {text}
    </button>
  );
}

/** Where the plan is, and the one thing to do now. */
export function StepsCard({ plan }: { plan: Handelingsplan }) {
  const { t } = useTranslation('zorgtraject');
  const { params } = usePlanSpot();
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const saving = useSaving();
  const [question, setQuestion] = useState<Question | null>(null);
  const next = nextOf(plan);
  const { to, ask, skipTo } = next;
  const step = () => {
    if (ask !== undefined) setQuestion(ask);
    if (to !== undefined) void saving.run(() => stepPlan(params, { versie: plan.versie, naar: to }));
  };
  return (
    <section className="plan-card steps-card" aria-label={t('weg')}>
      <Road plan={plan} />
      <div className="steps-card__next">
        <p>
          <small>{isPlanOpen(plan.status) ? t('volgende.kop') : t(`status.${plan.status}`)}</small>
          <strong>{t(`volgende.${next.key}`)}</strong>
        </p>
        <NextButton next={next} disabled={saving.bezig || readOnly} onStep={step} />
      </div>
      {!readOnly && <More plan={plan} skipTo={skipTo} onAsk={setQuestion} />}
      {saving.fout !== null && <Missing error={saving.fout} onRetry={step} />}
      {question !== null && (
        <Questions plan={plan} question={question} skipTo={skipTo ?? 'lopend'} onClose={() => setQuestion(null)} />
      )}
    </section>
  );
}
