import { useTranslation } from 'react-i18next';
import { useTitle } from '#web/platform/use-title.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission, useAccess } from '../shared/permission.tsx';
import { ImportHistoryList } from '../shared/importing/import-history.tsx';
import { Steps } from '../shared/importing/steps.tsx';
import { STEPS, useLvs, type Lvs } from './use-lvs.ts';
import { undoLvs, useLvsHistory } from './api.ts';
import { LvsChooseStep } from './choose-step.tsx';
import { LvsDoneStep } from './done-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { LvsPreviewStep } from './example-step.tsx';
import '../shared/importing/importing.css';
import '../shared/lvsspelling/lvsspelling.css';

function HistoryLog({ adminId }: { adminId: string }) {
  const { t } = useTranslation('lvsspelling');
  const state = useLvsHistory(adminId);
  return (
    <ImportHistoryList
      adminId={adminId}
      stand={state}
      texts="lvs"
      draai={({ planId }) => undoLvs(adminId, planId)}
      regel={(item, date) => ({ titel: date, bij: t('eerder.bij', { ...item }) })}
    />
  );
}

function CurrentStep({ adminId, dicht: closed, lvs }: { adminId: string; dicht: boolean; lvs: Lvs }) {
  const { stap: step, plan, uitkomst: outcome, bestand: file } = lvs;
  const choose = (newOne: File): void => void lvs.kies(newOne);
  if (step === 'kies' || plan === null)
    return (
      <>
        <LvsChooseStep bezig={lvs.bezig} fout={lvs.fout} dicht={closed} onChoose={choose} />
        <HistoryLog adminId={adminId} />
      </>
    );
  if (step === 'kolommen')
    return (
      <ColumnsStep
        key={plan.planId}
        plan={plan}
        bezig={lvs.bezig}
        fout={lvs.fout}
        onBack={lvs.opnieuw}
        onProceed={lvs.proceed}
      />
    );
  if (step === 'klaar' && outcome !== null)
    return <LvsDoneStep adminId={adminId} uitkomst={outcome} onRetry={lvs.opnieuw} />;
  return (
    <LvsPreviewStep
      lvs={lvs}
      plan={plan}
      onNewPlan={() => {
        if (file !== null) choose(file);
      }}
    />
  );
}

function Import({ adminId }: { adminId: string }) {
  const { t } = useTranslation('lvsspelling');
  const { readOnly } = useAccess('lvs.importeren');
  const lvs = useLvs(adminId);
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      <Steps label={t('stappen')} namen={STEPS.map((step) => t(`stap.${step}`))} plek={STEPS.indexOf(lvs.stap)} />
      <CurrentStep adminId={adminId} dicht={readOnly} lvs={lvs} />
    </>
  );
}

/** Results of spelling tests from a file, for whoever may do so. */
export function LvsspellingPage() {
  const { t } = useTranslation('lvsspelling');
  const { adminId } = useSpot();
  useTitle(t('titel'));
  return (
    <Permission actie="lvs.importeren" titel={t('titel')}>
      <Import adminId={adminId} />
    </Permission>
  );
}
