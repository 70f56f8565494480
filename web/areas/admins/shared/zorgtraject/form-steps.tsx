import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import { PLAN_FORM_STEPS, type PlanFormStep } from './plan-form.tsx';

/** The five steps of a plan; every step can be opened at once, except before the plan was kept. */
export function FormSteps({ now, onChoose }: { now: PlanFormStep; onChoose: ((step: PlanFormStep) => void) | null }) {
  const { t } = useTranslation('zorgtraject');
  const place = PLAN_FORM_STEPS.indexOf(now);
  return (
    <ol className="form-steps" aria-label={t('stappen')}>
      {PLAN_FORM_STEPS.map((step, nr) => (
        <li key={step} className={nr < place ? 'form-steps__done' : undefined}>
          <button
            type="button"
            aria-current={step === now ? 'step' : undefined}
            disabled={onChoose === null && step !== now}
            onClick={() => onChoose?.(step)}
          >
            <span className="form-steps__nr" aria-hidden="true">
              {nr < place ? <Icon name="vink" size={18} /> : nr + 1}
            </span>
            {t(`stap.${step}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
