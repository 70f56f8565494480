import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslation } from 'react-i18next';
import type { PlanStatus } from '#engine/core/domein/handelingsplan.ts';
import {
  addendumSchema,
  newEvaluationSchema,
  newLineSchema,
  PLAN_RESULTS,
  planStepSchema,
  type Handelingsplan,
} from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { serverClock } from '#web/platform/clock.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useField } from '#web/ui/formulier/use-field.ts';
import { addAddendum, addPlanLine, evaluatePlan, stepPlan } from '../shared/api/handelingsplannen.api.ts';
import { isoDay } from '../shared/date.ts';
import { FormDialog } from '../shared/dialog.tsx';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';
import { weeksLater } from '../shared/zorgtraject/plan-text.ts';

interface DialogProps {
  plan: Handelingsplan;
  onClose: () => void;
}
const AREA = { multiline: true, minRows: 3, required: true, autoFocus: true } as const;

/** A step that asks why: a test is skipped, or the plan stops. */
export function ReasonDialog({
  plan,
  to,
  kind,
  onClose,
}: DialogProps & { to: PlanStatus; kind: 'overslaan' | 'stop' }) {
  const { t } = useTranslation('zorgtraject');
  const { params } = usePlanSpot();
  const form = useForm({
    begin: { reden: '' },
    schema: planStepSchema,
    body: ({ reden: reason }) => ({ versie: plan.versie, naar: to, reden: reason }),
    submit: async (body) => {
      await stepPlan(params, body);
      onClose();
    },
  });
  return (
    <FormDialog
      titel={t(`vraag.${kind}`)}
      knop={t(`vraag.${kind}.knop`)}
      danger={kind === 'stop'}
      form={form}
      onSluit={onClose}
    >
      <p>{t(`vraag.${kind}.uitleg`)}</p>
      <Field formulier={form} naam="reden" label={t('vraag.reden')} line={{ n: 500 }} field={AREA} />
    </FormDialog>
  );
}

const RESULT_OF: Readonly<Record<string, (typeof PLAN_RESULTS)[number] | undefined>> = {
  behaald: 'behaald',
  deels: 'deels',
  niet: 'niet',
};

/** The end: what came of it, signed with the own name. */
export function SignDialog({ plan, to, onClose }: DialogProps & { to: 'afgerond' | 'voortgezet' }) {
  const { t } = useTranslation('zorgtraject');
  const { params } = usePlanSpot();
  const form = useForm({
    begin: { evaluation: '', resultaat: '' },
    schema: planStepSchema,
    body: ({ evaluation, resultaat: result }) => ({
      versie: plan.versie,
      naar: to,
      evaluation,
      resultaat: RESULT_OF[result] ?? '',
    }),
    submit: async (body) => {
      await stepPlan(params, body);
      onClose();
    },
  });
  const result = useField(form, 'resultaat');
  return (
    <FormDialog titel={t(`teken.${to}`)} knop={t(`teken.${to}.knop`)} form={form} onSluit={onClose} breed>
      <p>{t(`teken.${to}.uitleg`)}</p>
      <Field formulier={form} naam="evaluation" label={t('teken.tekst')} line={{ n: 20 }} field={AREA} />
      <fieldset className="plan-choice">
        <legend>{t('teken.resultaat')}</legend>
        <RadioGroup name={result.name} value={result.value} onChange={result.onChange} onBlur={result.onBlur}>
          {PLAN_RESULTS.map((name) => (
            <FormControlLabel key={name} value={name} control={<Radio />} label={t(`resultaat.${name}`)} />
          ))}
        </RadioGroup>
        {result.code !== null && <p role="alert">{t('teken.kies')}</p>}
      </fieldset>
    </FormDialog>
  );
}

/** One line of the log: what was done together. */
export function LineDialog({ plan, onClose }: DialogProps) {
  const { t } = useTranslation('zorgtraject');
  const { params } = usePlanSpot();
  const group = plan.together.length > 0;
  const form = useForm({
    begin: {
      datum: isoDay(new Date(serverClock.nu())),
      minuten: String(plan.plan.minuten),
      tekst: '',
      guided: 'ja',
      together: group ? 'ja' : 'nee',
    },
    schema: newLineSchema,
    body: ({ minuten: minutes, guided, together, ...rest }) => ({
      ...rest,
      minuten: Number(minutes),
      guided: guided === 'ja',
      together: together === 'ja',
    }),
    submit: async (body) => {
      await addPlanLine(params, body);
      onClose();
    },
  });
  const guided = useField(form, 'guided');
  const together = useField(form, 'together');
  return (
    <FormDialog titel={t('log.nieuw')} knop={t('log.bewaar')} form={form} onSluit={onClose}>
      <div className="plan-fields">
        <Field
          formulier={form}
          naam="datum"
          label={t('log.datum')}
          zin={(code) => (code === 'bereik' ? t('log.toekomst') : undefined)}
          field={{ type: 'date', slotProps: { inputLabel: { shrink: true } } }}
        />
        <Field formulier={form} naam="minuten" label={t('log.minuten')} line={{ a: 1, b: 120 }} />
      </div>
      <Field
        formulier={form}
        naam="tekst"
        label={t('log.tekst')}
        line={{ n: 500 }}
        field={{ multiline: true, minRows: 2 }}
      />
      <RadioGroup name={guided.name} value={guided.value} onChange={guided.onChange} aria-label={t('log.hoe')}>
        <FormControlLabel value="ja" control={<Radio />} label={t('log.begeleid')} />
        <FormControlLabel value="nee" control={<Radio />} label={t('log.zelf')} />
      </RadioGroup>
      {group && (
        <RadioGroup
          name={together.name}
          value={together.value}
          onChange={together.onChange}
          aria-label={t('log.voorWie')}
        >
          <FormControlLabel value="ja" control={<Radio />} label={t('log.allemaal')} />
          <FormControlLabel value="nee" control={<Radio />} label={t('log.alleen', { naam: plan.leerling.roepnaam })} />
        </RadioGroup>
      )}
    </FormDialog>
  );
}

/** Halfway: what is seen, and when the next look comes. */
export function EvaluationDialog({ plan, onClose }: DialogProps) {
  const { t } = useTranslation('zorgtraject');
  const { params } = usePlanSpot();
  const later = weeksLater(plan.plan.evaluateOn, 2);
  const form = useForm({
    begin: { tekst: '', next: later > plan.plan.end ? plan.plan.end : later },
    schema: newEvaluationSchema,
    submit: async (body) => {
      await evaluatePlan(params, body);
      onClose();
    },
  });
  return (
    <FormDialog titel={t('tussen.titel')} knop={t('tussen.knop')} form={form} onSluit={onClose}>
      <Field formulier={form} naam="tekst" label={t('tussen.tekst')} line={{ n: 20 }} field={AREA} />
      <Field
        formulier={form}
        naam="next"
        label={t('tussen.volgende')}
        zin={(code) => (code === 'bereik' ? t('fout.evaluateOn') : undefined)}
        field={{ type: 'date', slotProps: { inputLabel: { shrink: true } } }}
      />
    </FormDialog>
  );
}

/** More below a plan that was signed. */
export function AddendumDialog({ onClose }: DialogProps) {
  const { t } = useTranslation('zorgtraject');
  const { params } = usePlanSpot();
  const form = useForm({
    begin: { tekst: '' },
    schema: addendumSchema,
    submit: async ({ tekst: text }) => {
      await addAddendum(params, text);
      onClose();
    },
  });
  return (
    <FormDialog titel={t('aanvulling.titel')} knop={t('aanvulling.knop')} form={form} onSluit={onClose}>
      <p>{t('aanvulling.uitleg')}</p>
      <Field formulier={form} naam="tekst" label={t('aanvulling.tekst')} line={{ n: 1000 }} field={AREA} />
    </FormDialog>
  );
}
