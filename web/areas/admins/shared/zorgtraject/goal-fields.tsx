import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { PLAN_RULES } from '#engine/core/domein/handelingsplan.ts';
import type { PlanGoal, PlanText } from '#server/features/handelingsplannen/handelingsplan-text.contract.ts';
import type { PlanProposal } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { Icon } from '#web/ui/icon.tsx';

type Choices = PlanProposal['choices'];
type Mistakes = Readonly<Record<string, string>>;
interface GoalProps {
  goal: PlanGoal;
  nr: number;
  choices: Choices;
  taken: readonly string[];
  /** A test was made of it: what is measured stays. */
  locked: boolean;
  mistakes: Mistakes;
  onChange: (goal: PlanGoal | null) => void;
}

function Percent({
  label,
  value,
  mistake,
  disabled,
  onChange,
}: {
  label: string;
  value: number;
  mistake: string | undefined;
  disabled: boolean;
  onChange: (value: number) => void;
}) {
  const rule = useRuleText();
  const { t } = useTranslation('zorgtraject');
  return (
    <TextField
      type="number"
      label={label}
      value={value}
      disabled={disabled}
      error={mistake !== undefined}
      helperText={mistake === 'bereik' ? t('doel.hoger') : rule(mistake ?? null)}
      onChange={({ target }) => onChange(Math.round(Number(target.value)))}
      slotProps={{ htmlInput: { min: 0, max: 100, inputMode: 'numeric' } }}
    />
  );
}

function Goal({ goal, nr, choices, taken, locked, mistakes, onChange }: GoalProps) {
  const { t } = useTranslation('zorgtraject');
  const known = choices.some(({ doelId }) => doelId === goal.doelId);
  const options = choices.filter(({ doelId }) => doelId === goal.doelId || !taken.includes(doelId));
  const own = (change: Partial<PlanGoal>) => onChange({ ...goal, ...change, voorstel: false });
  return (
    <li className={goal.voorstel ? 'goal-box goal-box--proposal' : 'goal-box'}>
      <div className="goal-box__header">
        <h3>{t('doel.nr', { nr: nr + 1 })}</h3>
        {goal.voorstel && <strong className="sentence__mark">{t('voorstel')}</strong>}
        {goal.voorstel && (
          <button type="button" className="button-tint" onClick={() => own({})}>
            <Icon name="vink" size={18} /> {t('doel.neem', { nr: nr + 1 })}
          </button>
        )}
        {!locked && (
          <button
            type="button"
            className="button-text"
            aria-label={t('doel.weg', { nr: nr + 1 })}
            onClick={() => onChange(null)}
          >
            <Icon name="prullenbak" size={18} />
          </button>
        )}
      </div>
      <div className="goal-box__fields">
        <TextField
          select
          fullWidth
          label={t('doel.kies')}
          value={known ? goal.doelId : ''}
          disabled={locked}
          onChange={({ target }) => {
            const choice = choices.find(({ doelId }) => doelId === target.value);
            if (choice === undefined) return;
            const fromPct = choice.nowPct ?? 0;
            own({
              doelId: choice.doelId,
              tekst: choice.tekst,
              fromPct,
              toPct: Math.min(95, Math.max(PLAN_RULES.aimPct, fromPct + PLAN_RULES.risePct)),
            });
          }}
        >
          {options.map(({ doelId, naam: name, nowPct }) => (
            <MenuItem key={doelId} value={doelId}>
              {nowPct === null ? name : t('doel.metPct', { doel: name, pct: nowPct })}
            </MenuItem>
          ))}
        </TextField>
        <Percent
          label={t('doel.van')}
          value={goal.fromPct}
          mistake={mistakes[`goals.${nr}.fromPct`]}
          disabled={locked}
          onChange={(fromPct) => own({ fromPct })}
        />
        <Percent
          label={t('doel.naar')}
          value={goal.toPct}
          mistake={mistakes[`goals.${nr}.toPct`]}
          disabled={false}
          onChange={(toPct) => own({ toPct })}
        />
      </div>
      <TextField
        fullWidth
        multiline
        label={t('doel.tekst')}
        value={goal.tekst}
        error={mistakes[`goals.${nr}.tekst`] !== undefined}
        onChange={({ target }) => own({ tekst: target.value })}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
    </li>
  );
}

/** One to three goals, with where it begins and where it goes. */
export function GoalFields({
  plan,
  choices,
  locked,
  mistakes,
  onChange,
}: {
  plan: PlanText;
  choices: Choices;
  locked: boolean;
  mistakes: Mistakes;
  onChange: (goals: PlanGoal[]) => void;
}) {
  const { t } = useTranslation('zorgtraject');
  const { goals } = plan;
  const taken = goals.map(({ doelId }) => doelId);
  const next = choices.find(({ doelId }) => !taken.includes(doelId));
  const add = ({ doelId, tekst: text, nowPct }: Choices[number]) => {
    const fromPct = nowPct ?? 0;
    const toPct = Math.min(95, Math.max(PLAN_RULES.aimPct, fromPct + PLAN_RULES.risePct));
    onChange([...goals, { doelId, tekst: text, voorstel: false, fromPct, toPct, datum: plan.end }]);
  };
  return (
    <section className="plan-part" aria-labelledby="plan-goals">
      <h2 id="plan-goals">{t('deel.goals')}</h2>
      <p className="soft">{t(locked ? 'doel.vast' : 'hulp.goals')}</p>
      <ul className="goal-list">
        {goals.map((goal, nr) => (
          <Goal
            key={`${nr}-${goal.doelId}`}
            goal={goal}
            nr={nr}
            choices={choices}
            taken={taken}
            locked={locked}
            mistakes={mistakes}
            onChange={(changed) => onChange(goals.flatMap((old, index) => (index === nr ? (changed ?? []) : old)))}
          />
        ))}
      </ul>
      {!locked && goals.length < PLAN_RULES.goalsMax && next !== undefined && (
        <button type="button" className="button-text" onClick={() => add(next)}>
          <Icon name="plus" size={18} /> {t('doel.nieuw')}
        </button>
      )}
    </section>
  );
}
