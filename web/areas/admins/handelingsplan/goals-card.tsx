import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanGoal } from '#server/features/handelingsplannen/handelingsplan-text.contract.ts';
import type { Handelingsplan } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { assignPractice } from '../shared/api/practice.api.ts';
import { useAccess } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';

type Stand = 'reached' | 'onWay' | 'behind' | 'missed' | 'begun' | 'unknown';
/** Part of the time in which nothing can be said yet. */
const BEGIN_PART = 0.25;
/** Part of the time of a plan that was signed, continued or stopped. */
export const OVER = Number.POSITIVE_INFINITY;
const LOOK = {
  reached: ['vink', 'chip chip--correct'],
  onWay: ['bezig', 'chip chip--sea'],
  behind: ['golf', 'chip chip--almost'],
  missed: ['golf', 'chip chip--almost'],
  begun: ['klok', 'chip'],
  unknown: ['klok', 'chip'],
} as const satisfies Record<Stand, readonly ['vink' | 'bezig' | 'golf' | 'klok', string]>;

/** Half of the way in half of the time is on the way; what moved less lags behind. */
function standOf({ fromPct, toPct }: PlanGoal, now: number | null, part: number): Stand {
  if (now === null) return 'unknown';
  if (now >= toPct) return 'reached';
  if (part === OVER) return 'missed';
  if (part <= BEGIN_PART) return 'begun';
  return now - fromPct >= (toPct - fromPct) * part * 0.5 ? 'onWay' : 'behind';
}

/** Points on the way between which two labels of this size fit beside each other, on a telephone too. */
const LABELS_PCT = 30;
/** Above this there is no room for a number behind the bar, percent. */
const FULL_PCT = 85;
/** Widest label, in pixels. */
const LABEL_PX = 76;

/** Where the labels stand below their signs; close to each other one ends where the other begins. */
function placesOf({ fromPct, toPct }: PlanGoal): Record<'begin' | 'aim', CSSProperties> {
  if (toPct - fromPct < LABELS_PCT)
    return {
      begin: { left: `min(max(${fromPct}%, ${LABEL_PX}px), 100% - ${LABEL_PX}px)`, transform: 'translateX(-100%)' },
      aim: { left: `min(max(${toPct}%, ${LABEL_PX}px), 100% - ${LABEL_PX - 8}px)`, transform: 'none' },
    };
  return {
    begin: { left: `max(${fromPct}%, ${LABEL_PX / 2}px)` },
    aim: { left: `min(${toPct}%, 100% - ${LABEL_PX / 2}px)` },
  };
}

/** Where the share of now stands: beside its bar, and before the flag when there is no room behind it. */
const nowPlaceOf = ({ toPct }: PlanGoal, now: number): CSSProperties =>
  now >= toPct && now > FULL_PCT
    ? { left: `${toPct}%`, transform: 'translateX(-112%)' }
    : { left: `${Math.min(94, Math.max(6, now))}%` };

function GoalBar({ goal, name, now, part }: { goal: PlanGoal; name: string; now: number | null; part: number }) {
  const { t } = useTranslation('zorgtraject');
  const stand = standOf(goal, now, part);
  const [icon, look] = LOOK[stand];
  const width = now ?? goal.fromPct;
  return (
    <li className={`goal goal--${stand}`}>
      <div className="goal__header">
        <div>
          <h3>{name}</h3>
          <p className="soft">{goal.tekst}</p>
        </div>
        <span className={look}>
          <Icon name={icon} size={16} /> {t(`stand.${stand}`)}
        </span>
      </div>
      <div
        className="goal__bar"
        role="img"
        aria-label={t('doel.balk', { van: goal.fromPct, naar: goal.toPct, nu: now ?? t('papier.onbekend') })}
      >
        <span className="goal__fill" style={{ width: `${width}%` }} />
        <span className="goal__begin" style={{ left: `${goal.fromPct}%` }} />
        <span className="goal__flag" style={{ left: `${goal.toPct}%` }} />
        {now !== null && (
          <strong className="goal__now" style={nowPlaceOf(goal, now)}>
            {now}%
          </strong>
        )}
        <small className="goal__label" style={placesOf(goal).begin}>
          {t('doel.begin', { pct: goal.fromPct })}
        </small>
        <small className="goal__label" style={placesOf(goal).aim}>
          {t('doel.doel', { pct: goal.toPct })}
        </small>
      </div>
    </li>
  );
}

/** Practice about the goals of the plan on the map of the leerling, with the others of a small group. */
function PracticeButton({ plan }: { plan: Handelingsplan }) {
  const { t } = useTranslation('zorgtraject');
  const { adminId } = usePlanSpot();
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const saving = useSaving();
  const [said, setSaid] = useState('');
  const assign = async () => {
    const done = await saving.run(() =>
      assignPractice(adminId, {
        leerlingIds: [plan.leerling.id],
        doelIds: plan.goals.map(({ doelId }) => doelId),
        titel: t('oefenen.titel'),
      }),
    );
    if (done !== undefined) setSaid(t(done.uit.ids.length > 0 ? 'oefenen.klaar' : 'oefenen.al'));
  };
  return (
    <div className="goals-card__foot">
      <button type="button" className="button-tint" disabled={saving.bezig || readOnly} onClick={() => void assign()}>
        <Icon name="plus" size={18} /> {t('oefenen.knop')}
      </button>
      <p role="status">{said}</p>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void assign()} />}
    </div>
  );
}

/** Goal by goal: where it began, where it is now, where it goes. */
export function GoalsCard({ plan, part }: { plan: Handelingsplan; part: number }) {
  const { t } = useTranslation('zorgtraject');
  const n = plan.goals.reduce((sum, goal) => sum + goal.n, 0);
  return (
    <section className="plan-card" aria-labelledby="goals-card">
      <div className="plan-card__header">
        <h2 id="goals-card">{t('deel.goals')}</h2>
        <span className="soft">{t('doel.berekend', { count: n })}</span>
      </div>
      {plan.plan.goals.length === 0 && <p className="soft">{t('doel.geen')}</p>}
      <ul className="goals">
        {plan.plan.goals.map((goal) => {
          const known = plan.goals.find(({ doelId }) => doelId === goal.doelId);
          return (
            <GoalBar
              key={goal.doelId}
              goal={goal}
              name={known?.naam ?? goal.doelId}
              now={known?.nowPct ?? null}
              part={part}
            />
          );
        })}
      </ul>
      {plan.status === 'lopend' && plan.goals.length > 0 && <PracticeButton plan={plan} />}
    </section>
  );
}
