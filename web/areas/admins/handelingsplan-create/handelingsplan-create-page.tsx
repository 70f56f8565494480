import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PLAN_RULES } from '#engine/core/domein/handelingsplan.ts';
import type { PlanProposal, ProposalQuery } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { createPlan, useProposal } from '../shared/api/handelingsplannen.api.ts';
import { useAccess } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { CareGate } from '../shared/zorgtraject/care-gate.tsx';
import { FormSteps } from '../shared/zorgtraject/form-steps.tsx';
import { openStepsOf, PlanForm, planMistakes } from '../shared/zorgtraject/plan-form.tsx';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';

const SKELETON = <CardSkeleton rules={8} />;

/** Others of the groep who can be in the same plan; who stumbles over the same comes first. */
function Together({
  others,
  chosen,
  onChoose,
}: {
  others: PlanProposal['others'];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
}) {
  const { t } = useTranslation('zorgtraject');
  const full = chosen.length + 1 >= PLAN_RULES.groepMax;
  // Whoever was chosen before this page opened must be seen.
  const [opened] = useState(chosen.length > 0);
  return (
    <details className="plan-part together" open={opened}>
      <summary>{t('samen.kop')}</summary>
      <p className="soft">{t('samen.uitleg')}</p>
      <ul className="together__list">
        {others.map(({ id, naam: name, dier: animal, same }) => (
          <li key={id}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={chosen.includes(id)}
                  disabled={full && !chosen.includes(id)}
                  onChange={(_, on) => onChoose(on ? [...chosen, id] : chosen.filter((other) => other !== id))}
                />
              }
              label={
                <span className="together__who">
                  <AnimalTile animal={animal} /> {name}
                  {same > 0 && <small>{t('samen.zelfde', { count: same })}</small>}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function introOf(t: TFunction<['zorgtraject', 'gemeen']>, { leerling, toets, enough }: PlanProposal): string {
  const { roepnaam: name } = leerling;
  if (!enough) return t('maak.weinig', { naam: name });
  return toets === undefined ? t('maak.uitleg', { naam: name }) : t('maak.toets', { naam: name, toets: toets.titel });
}

function Draft({ data, along }: { data: PlanProposal; along: readonly string[] }) {
  const { t } = useTranslation(['zorgtraject', 'gemeen']);
  const { adminId, leerlingId, track } = usePlanSpot();
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const navigate = useNavigate();
  const saving = useSaving();
  const [plan, setPlan] = useState(data.plan);
  const [others, setOthers] = useState<readonly string[]>(() =>
    data.others.map(({ id }) => id).filter((id, place) => along.includes(id) && place < PLAN_RULES.groepMax - 1),
  );
  const wrong = Object.keys(planMistakes(plan)).length > 0;
  const keep = async () => {
    const done = await saving.run(() => createPlan(adminId, { leerlingIds: [leerlingId, ...others], plan }));
    const [id] = done?.uit.ids ?? [];
    if (id !== undefined) await navigate(`${track}/${id}/bewerken?stap=beginsituatie`);
  };
  return (
    <>
      <div className="plan-header">
        <AnimalTile animal={data.leerling.dier} size={56} />
        <div>
          <h1>{t('maak.titel', { naam: data.leerling.roepnaam })}</h1>
          <p>{introOf(t, data)}</p>
        </div>
      </div>
      <FormSteps now="aanleiding" open={openStepsOf(plan)} onChoose={null} />
      <form
        noValidate
        className="plan-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving.bezig && !wrong) void keep();
        }}
      >
        <PlanForm step="aanleiding" plan={plan} choices={data.choices} locked={false} onChange={setPlan} />
        {data.others.length > 0 && <Together others={data.others} chosen={others} onChoose={setOthers} />}
        {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void keep()} />}
        <div className="plan-form__foot">
          <button type="submit" className="button-full" disabled={saving.bezig || wrong || readOnly}>
            {t('maak.knop')} <Icon name="pijl" size={18} />
          </button>
        </div>
      </form>
    </>
  );
}

/** Where a plan is made from: a toets and who stays below on the same goal, when the address names them. */
function useSource(): { query: ProposalQuery; along: readonly string[] } {
  const [search] = useSearchParams();
  return {
    query: { toets: search.get('toets') ?? undefined, doel: search.get('doel') ?? undefined },
    along: (search.get('met') ?? '').split(',').filter((id) => id !== ''),
  };
}

function Content() {
  const { t } = useTranslation('zorgtraject');
  const { adminId, leerlingId } = usePlanSpot();
  const { query, along } = useSource();
  const proposal = useProposal(adminId, leerlingId, query);
  return (
    <>
      {proposal.data === undefined && (
        <div className="page-header">
          <h1>{t('maak.kort')}</h1>
        </div>
      )}
      <State stand={proposal} skeleton={SKELETON}>
        {(data) => <Draft key={data.leerling.id} data={data} along={along} />}
      </State>
    </>
  );
}

/** A first draft of a plan, written from what the leerling did. */
export function CreatePlanPage() {
  const { t } = useTranslation('zorgtraject');
  return (
    <CareGate title={t('maak.kort')}>
      <Content />
    </CareGate>
  );
}
