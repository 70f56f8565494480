import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import {
  PLAN_PARTS,
  planTextSchema,
  type PlanPart,
  type PlanText,
} from '#server/features/handelingsplannen/handelingsplan-text.contract.ts';
import type { PlanProposal } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { GoalFields } from './goal-fields.tsx';
import { carePlanWeekday } from './plan-text.ts';
import { SentenceList } from './sentence-list.tsx';

/** Steps of the form, in the order in which a plan is thought out. */
export const PLAN_FORM_STEPS = ['aanleiding', 'beginsituatie', 'doelen', 'aanpak', 'afspraken'] as const;
export type PlanFormStep = (typeof PLAN_FORM_STEPS)[number];

/** Rule that a field of a plan breaks, by its path. */
export const planMistakes = checkWith<PlanText>(planTextSchema);

const FIELDS_OF: Readonly<Record<PlanFormStep, readonly string[]>> = {
  aanleiding: ['titel', 'reason', 'question'],
  beginsituatie: ['situation', 'needs'],
  doelen: ['goals'],
  aanpak: ['minuten', 'timesPerWeek', 'wie', 'materials', 'start', 'end', 'evaluateOn'],
  afspraken: ['home', 'parentsToldOn', 'parentsNotTold', 'leerlingSays', 'parentsSay'],
};

/** Step of the form on which a field stands. */
export const stepOfField = (path: string): PlanFormStep =>
  PLAN_FORM_STEPS.find((step) => FIELDS_OF[step].some((field) => path.split('.').includes(field))) ?? 'aanleiding';

/** Steps on which a proposal still waits for a judgment. */
export const openStepsOf = (plan: PlanText): ReadonlySet<PlanFormStep> =>
  new Set(
    [...PLAN_PARTS, 'goals' as const]
      .filter((part) => plan[part].some(({ voorstel: proposed }) => proposed))
      .map((part) => stepOfField(part)),
  );

interface FormProps {
  step: PlanFormStep;
  plan: PlanText;
  choices: PlanProposal['choices'];
  /** A test was made of the goals. */
  locked: boolean;
  onChange: (plan: PlanText) => void;
}
type TextName = 'titel' | 'wie' | 'parentsNotTold' | 'leerlingSays' | 'parentsSay';
type DayName = 'start' | 'end' | 'evaluateOn' | 'parentsToldOn';
type NumberName = 'minuten' | 'timesPerWeek';

/** Fields of a plan by their kind. */
function usePlanFields({ plan, onChange }: Pick<FormProps, 'plan' | 'onChange'>) {
  const { t, i18n } = useTranslation('zorgtraject');
  const rule = useRuleText();
  const mistakes = planMistakes(plan);
  const base = (name: TextName | DayName | NumberName) => ({
    label: t(`veld.${name}`),
    error: mistakes[name] !== undefined,
    helperText: mistakes[name] === 'bereik' ? t(`fout.${name}`) : rule(mistakes[name] ?? null),
  });
  return {
    mistakes,
    text: (name: TextName, max: number, rows = 1) => (
      <TextField
        {...base(name)}
        fullWidth
        multiline={rows > 1}
        minRows={rows}
        value={plan[name]}
        onChange={({ target }) => onChange({ ...plan, [name]: target.value })}
        slotProps={{ htmlInput: { maxLength: max } }}
      />
    ),
    day: (name: DayName) => (
      // A browser may write the month first, and a plan had better not begin on a Sunday: the day is said in words.
      <TextField
        {...base(name)}
        {...(mistakes[name] === undefined ? { helperText: carePlanWeekday(i18n.language, plan[name]) } : {})}
        type="date"
        value={plan[name]}
        onChange={({ target }) => onChange({ ...plan, [name]: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    ),
    count: (name: NumberName, max: number) => (
      <TextField
        {...base(name)}
        type="number"
        value={plan[name]}
        onChange={({ target }) => onChange({ ...plan, [name]: Math.round(Number(target.value)) })}
        slotProps={{ htmlInput: { min: 1, max, inputMode: 'numeric' } }}
      />
    ),
    part: (name: PlanPart) => (
      <SentenceList
        title={t(`deel.${name}`)}
        help={t(`hulp.${name}`)}
        sentences={plan[name]}
        onChange={(sentences) => onChange({ ...plan, [name]: sentences })}
      />
    ),
  };
}

function Approach({
  fields,
  plan,
  onChange,
}: { fields: ReturnType<typeof usePlanFields> } & Pick<FormProps, 'plan' | 'onChange'>) {
  const { t } = useTranslation('zorgtraject');
  return (
    <>
      <section className="plan-part" aria-label={t('deel.rhythm')}>
        <h2>{t('deel.rhythm')}</h2>
        <div className="plan-fields">
          {fields.count('timesPerWeek', 5)}
          {fields.count('minuten', 60)}
          {fields.text('wie', 120)}
        </div>
        <div className="plan-fields">
          {fields.day('start')}
          {fields.day('end')}
          {fields.day('evaluateOn')}
        </div>
        <FormControlLabel
          control={<Switch checked={plan.guided} onChange={(_, guided) => onChange({ ...plan, guided })} />}
          label={t('veld.guided')}
        />
      </section>
      {fields.part('materials')}
    </>
  );
}

/** One step of the form. */
export function PlanForm({ step, plan, choices, locked, onChange }: FormProps) {
  const { t } = useTranslation('zorgtraject');
  const fields = usePlanFields({ plan, onChange });
  if (step === 'aanleiding')
    return (
      <>
        {fields.text('titel', 80)}
        {fields.part('reason')}
        {fields.part('question')}
      </>
    );
  if (step === 'beginsituatie')
    return (
      <>
        {fields.part('situation')}
        {fields.part('needs')}
      </>
    );
  if (step === 'doelen')
    return (
      <GoalFields
        plan={plan}
        choices={choices}
        locked={locked}
        mistakes={fields.mistakes}
        onChange={(goals) => onChange({ ...plan, goals })}
      />
    );
  if (step === 'aanpak') return <Approach fields={fields} plan={plan} onChange={onChange} />;
  return (
    <>
      {fields.part('home')}
      <section className="plan-part" aria-label={t('deel.parents')}>
        <h2>{t('deel.parents')}</h2>
        <p className="soft">{t('hulp.parents')}</p>
        <div className="plan-fields">{fields.day('parentsToldOn')}</div>
        {plan.parentsToldOn === '' && fields.text('parentsNotTold', 300)}
        {fields.text('parentsSay', 1000, 2)}
        {fields.text('leerlingSays', 500, 2)}
      </section>
    </>
  );
}
