import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { Importplan, ImportOutcome } from '#server/features/edexml/edexml.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useAdmin } from '../shared/api/tenant.api.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission } from '../shared/permission.tsx';
import { undoImport, requestImportPlan, inviteDocenten, useHistory, runImportPlan, type ImportKind } from './api.ts';
import { ImportHistoryList } from '../shared/importing/import-history.tsx';
import { ChoicesStep } from './choices-step.tsx';
import { EDEXML_INITIAL, edexmlChoices, type EdexmlState } from './choice-state.ts';
import { EdexmlChooseStep } from './choose-step.tsx';
import { EdexmlDoneStep } from './done-step.tsx';
import { Steps } from '../shared/importing/steps.tsx';
import { EdexmlPreviewStep } from './example-step.tsx';
import '../shared/importing/importing.css';

const STEPS = ['kies', 'voorbeeld', 'keuzes', 'klaar'] as const;
type Step = (typeof STEPS)[number];
interface Work {
  soort: ImportKind;
  bestand: File;
}

const READ_ONLY: readonly string[] = ['proef_afgelopen', 'alleen_lezen', 'verlopen', 'geblokkeerd'];

/** The four steps; the file stays in the browser, so that an expired plan costs one press. */
function useImport(adminId: string) {
  const [step, setStep] = useState<Step>('kies');
  const [work, setWork] = useState<Work | null>(null);
  const [plan, setPlan] = useState<Importplan | null>(null);
  const [choices, setChoices] = useState<EdexmlState>(EDEXML_INITIAL);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const taak = useSaving();
  const to = (newOne: Step): void => {
    taak.wis();
    setStep(newOne);
  };
  const choose = (newOne: Work) =>
    taak.run(async () => {
      setWork(newOne);
      setPlan(await requestImportPlan(adminId, newOne.soort, newOne.bestand));
      setChoices(EDEXML_INITIAL);
      to('voorbeeld');
    });
  const rotate = () =>
    taak.run(async () => {
      if (plan === null) return;
      const out = await runImportPlan(adminId, plan, edexmlChoices(choices));
      setOutcome(out);
      to('klaar');
      await inviteDocenten(
        adminId,
        out.leerkrachten.filter((docent) => !docent.uitgenodigd),
      );
    });
  const retry = (): void => {
    setPlan(null);
    setOutcome(null);
    to('kies');
  };
  return {
    stap: step,
    work,
    plan,
    keuzes: choices,
    uitkomst: outcome,
    ...taak,
    naar: to,
    kies: choose,
    draai: rotate,
    opnieuw: retry,
    setChoices,
  };
}

function HistoryLog({ adminId }: { adminId: string }) {
  const { t } = useTranslation('edexml');
  const state = useHistory(adminId);
  return (
    <ImportHistoryList
      adminId={adminId}
      stand={state}
      texts="importing"
      draai={(item) => undoImport(adminId, item)}
      regel={(item, date) => ({
        titel: t('eerder.regel', { soort: t(`soort.${item.soort}`), datum: date }),
        bij: t('eerder.bij', { ...item }),
      })}
    />
  );
}

interface StepProps {
  adminId: string;
  kinds: readonly ImportKind[];
  dicht: boolean;
  work: ReturnType<typeof useImport>;
}

function CurrentStep({ adminId, kinds, dicht: closed, work }: StepProps) {
  const { stap: step, plan, uitkomst: outcome, bezig: busy, fout: error, keuzes: choices } = work;
  if (step === 'kies' || plan === null) {
    return (
      <>
        <EdexmlChooseStep
          kinds={kinds}
          bezig={busy}
          fout={error}
          dicht={closed}
          onChoose={(kind, file) => void work.kies({ soort: kind, bestand: file })}
        />
        <HistoryLog adminId={adminId} />
      </>
    );
  }
  if (step === 'voorbeeld')
    return (
      <EdexmlPreviewStep
        plan={plan}
        keuzes={choices}
        onChoices={work.setChoices}
        onBack={work.opnieuw}
        onProceed={() => work.naar('keuzes')}
      />
    );
  if (step === 'klaar' && outcome !== null)
    return <EdexmlDoneStep adminId={adminId} plan={plan} uitkomst={outcome} fout={error} onRetry={work.opnieuw} />;
  return (
    <ChoicesStep
      plan={plan}
      keuzes={choices}
      bezig={busy}
      fout={error}
      onChoices={work.setChoices}
      onBack={() => work.naar('voorbeeld')}
      onRun={() => void work.draai()}
      onNewPlan={() => {
        if (work.work !== null) void work.kies(work.work);
      }}
    />
  );
}

function Import({ adminId, kinds }: { adminId: string; kinds: readonly ImportKind[] }) {
  const { t } = useTranslation('edexml');
  const { data: admin } = useAdmin(adminId);
  const work = useImport(adminId);
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      <Steps label={t('stappen')} namen={STEPS.map((step) => t(`stap.${step}`))} plek={STEPS.indexOf(work.stap)} />
      <CurrentStep
        adminId={adminId}
        kinds={kinds}
        dicht={admin !== undefined && READ_ONLY.includes(admin.licentieStatus)}
        work={work}
      />
    </>
  );
}

/** Pupils from EDEXML or from a list, for whoever may do so. */
export function ImportPage() {
  const { t } = useTranslation('edexml');
  const { adminId } = useSpot();
  const gebruiker = useGebruiker();
  const [search] = useSearchParams();
  useTitle(t('titel'));
  const listFirst = t('voorkeur') === 'csv' || search.get('bron') === 'lijst';
  const all: readonly ImportKind[] = listFirst ? ['csv', 'edexml'] : ['edexml', 'csv'];
  const kinds = all.filter(
    (kind) => kind === 'csv' || (gebruiker !== null && allowed(gebruiker.role, 'edexml.importeren')),
  );
  return (
    <Permission actie="leerlingen.importeren" titel={t('titel')}>
      <Import adminId={adminId} kinds={kinds} />
    </Permission>
  );
}
