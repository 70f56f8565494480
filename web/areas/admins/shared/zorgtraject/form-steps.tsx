import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { PLAN_FORM_STEPS, type PlanFormStep } from './plan-form.tsx';

/** The five steps of a plan; every step can be opened at once, except before the plan was kept. */
export function FormSteps({
  now,
  open,
  onChoose,
}: {
  now: PlanFormStep;
  /** Steps with a proposal that nobody judged yet. */
  open: ReadonlySet<PlanFormStep>;
  onChoose: ((step: PlanFormStep) => void) | null;
}) {
  const { t } = useTranslation('zorgtraject');
  const place = PLAN_FORM_STEPS.indexOf(now);
  const isDone = (step: PlanFormStep, nr: number): boolean => nr < place && !open.has(step);
  return (
    <ol className="form-steps" aria-label={t('stappen')}>
      {PLAN_FORM_STEPS.map((step, nr) => (
        <li key={step} className={isDone(step, nr) ? 'form-steps__done' : undefined}>
          <button
            type="button"
            aria-current={step === now ? 'step' : undefined}
            disabled={onChoose === null && step !== now}
            onClick={() => onChoose?.(step)}
          >
            <span className="form-steps__nr" aria-hidden="true">
              {isDone(step, nr) ? <Icon name="vink" size={18} /> : nr + 1}
            </span>
            {t(`stap.${step}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
