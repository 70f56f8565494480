import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isPlanWritable } from '#engine/core/domein/handelingsplan.ts';
import { openProposals } from '#server/features/handelingsplannen/handelingsplan-text.contract.ts';
import type { Handelingsplan, PlanProposal } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { changePlan, useHandelingsplan, useProposal } from '../shared/api/handelingsplannen.api.ts';
import { useAccess } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { CareGate } from '../shared/zorgtraject/care-gate.tsx';
import { FormSteps } from '../shared/zorgtraject/form-steps.tsx';
import { openStepsOf, PLAN_FORM_STEPS, PlanForm, planMistakes, stepOfField } from '../shared/zorgtraject/plan-form.tsx';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';

const SKELETON = <CardSkeleton rules={8} />;

/** What stands in the form, kept at every step. */
function useEditor(data: Handelingsplan) {
  const { params, plan: path } = usePlanSpot();
  const navigate = useNavigate();
  const saving = useSaving();
  const [search, setSearch] = useSearchParams();
  const [saved, setSaved] = useState(data);
  const [plan, setPlan] = useState(data.plan);
  const step = PLAN_FORM_STEPS.find((name) => name === search.get('stap')) ?? 'aanleiding';
  const mistakes = Object.keys(planMistakes(plan));
  const keep = async (to: (typeof PLAN_FORM_STEPS)[number] | undefined) => {
    const changed = JSON.stringify(plan) !== JSON.stringify(saved.plan);
    if (changed) {
      const done = await saving.run(() => changePlan(params, { versie: saved.versie, plan }));
      if (done === undefined) return;
      setSaved(done.uit);
      setPlan(done.uit.plan);
    }
    if (to === undefined) await navigate(path);
    else setSearch({ stap: to });
    document.documentElement.scrollTo({ top: 0 });
  };
  const wrongHere = mistakes.some((field) => stepOfField(field) === step);
  return { saving, plan, setPlan, step, mistakes, wrongHere, keep };
}

function Editor({ data, choices }: { data: Handelingsplan; choices: PlanProposal['choices'] }) {
  const { t } = useTranslation(['zorgtraject', 'gemeen']);
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const { saving, plan, setPlan, step, mistakes, wrongHere, keep } = useEditor(data);
  const place = PLAN_FORM_STEPS.indexOf(step);
  const next = PLAN_FORM_STEPS[place + 1];
  const previous = PLAN_FORM_STEPS[place - 1];
  const blocked = saving.bezig || mistakes.length > 0 || readOnly;
  const open = openProposals(plan);
  return (
    <>
      <div className="plan-header">
        <AnimalTile animal={data.leerling.dier} size={56} />
        <div>
          <h1>{t('bewerk.titel', { naam: data.leerling.roepnaam })}</h1>
          <p>{t('bewerk.voorstellen', { count: open })}</p>
        </div>
      </div>
      <FormSteps now={step} open={openStepsOf(plan)} onChoose={blocked ? null : (to) => void keep(to)} />
      <form
        noValidate
        className="plan-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocked) void keep(next);
        }}
      >
        <PlanForm step={step} plan={plan} choices={choices} locked={data.status !== 'concept'} onChange={setPlan} />
        {mistakes.length > 0 && !wrongHere && <p role="alert">{t('bewerk.elders')}</p>}
        {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void keep(next)} />}
        <div className="plan-form__foot">
          {previous !== undefined && (
            <button type="button" className="button-text" disabled={blocked} onClick={() => void keep(previous)}>
              <Icon name="links" size={18} /> {t('bewerk.vorige')}
            </button>
          )}
          {next !== undefined && (
            <button type="button" className="button-tint" disabled={blocked} onClick={() => void keep(undefined)}>
              {t('bewerk.naarPlan')}
            </button>
          )}
          <button type="submit" className="button-full" disabled={blocked}>
            {t(next === undefined ? 'bewerk.klaar' : 'bewerk.verder')} <Icon name="pijl" size={18} />
          </button>
        </div>
      </form>
    </>
  );
}

function Content() {
  const { t } = useTranslation('zorgtraject');
  const { adminId, leerlingId, params } = usePlanSpot();
  const plan = useHandelingsplan(params);
  const proposal = useProposal(adminId, leerlingId, {});
  return (
    <>
      {(plan.data === undefined || proposal.data === undefined) && (
        <div className="page-header">
          <h1>{t('bewerk.kort')}</h1>
        </div>
      )}
      <State stand={plan} skeleton={SKELETON}>
        {(data) =>
          isPlanWritable(data.status) ? (
            <State stand={proposal} skeleton={SKELETON}>
              {({ choices }) => <Editor key={data.id} data={data} choices={choices} />}
            </State>
          ) : (
            <Empty title={t('bewerk.vast')} explanation={t('bewerk.vast.uitleg')} />
          )
        }
      </State>
    </>
  );
}

/** The text of a plan in five steps. */
export function EditPlanPage() {
  const { t } = useTranslation('zorgtraject');
  return (
    <CareGate title={t('bewerk.kort')}>
      <Content />
    </CareGate>
  );
}
