import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  jaarovergangSchema,
  type JaarovergangState,
  type JaarovergangOutcome,
} from '#server/features/jaarovergang/jaarovergang.contract.ts';
import { checkWith } from '#web/platform/check.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useJaarovergang, runJaarovergang } from './api.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Steps } from '../shared/importing/steps.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { FieldsSkeleton } from '#web/ui/skeleton.tsx';
import { Permission, useAccess } from '../shared/permission.tsx';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { initialPlan, undecided, requestOf, type SchooljaarPlan } from './plan.ts';
import { Check, GroepenStep, LeerlingenStep } from './steps.tsx';
import './jaarovergang.css';

const STEPS = ['groepen', 'leerlingen', 'controle'] as const;

/** What stops a step, in one sentence; null = go on. */
function objection(
  step: number,
  state: JaarovergangState,
  plan: SchooljaarPlan,
): 'naam' | 'dubbel' | 'jaren' | 'onbeslist' | null {
  const names = plan.groepen.map(({ naam: name }) => name.trim().toLocaleLowerCase('nl'));
  if (names.includes('')) return 'naam';
  if (new Set(names).size !== names.length) return 'dubbel';
  if (plan.groepen.some(({ jaargroepen }) => jaargroepen.length === 0)) return 'jaren';
  return step > 0 && undecided(state, plan).length > 0 ? 'onbeslist' : null;
}

function Done({ uitkomst: outcome, schooljaar }: { uitkomst: JaarovergangOutcome; schooljaar: string }) {
  const { t } = useTranslation(['jaarovergang', 'beheer']);
  const { adminId, groepenPath } = useSpot();
  return (
    <section className="empty">
      <h2>
        <Icon name="vink" size={24} /> {t('jaar.klaar', { jaar: schooljaar })}
      </h2>
      <p>
        {t('jaar.klaar.groepen', { count: outcome.groepen })}{' '}
        {t('jaar.klaar.leerlingen', { count: outcome.verplaatst })}{' '}
        {outcome.verlaters > 0 && t('jaar.klaar.verlaters', { count: outcome.verlaters })}
      </p>
      <Link className="button-full" to={groepenPath}>
        {t('jaar.klaar.knop')}
      </Link>
      {outcome.verlaters > 0 && (
        <Link className="button-text" to={`/admins/${adminId}/prullenbak`}>
          {t('bak.titel')}
        </Link>
      )}
    </section>
  );
}

interface ButtonsProps {
  stap: number;
  bezig: boolean;
  dicht: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

function Buttons({ stap: step, bezig: busy, dicht: closed, onPrevious, onNext }: ButtonsProps) {
  const { t } = useTranslation(['jaarovergang', 'beheer']);
  const text = t(step === STEPS.length - 1 ? 'jaar.uitvoeren' : 'volgende');
  return (
    <div className="year__buttons not-at-paper">
      {step > 0 && (
        <button type="button" className="button-tint" onClick={onPrevious}>
          {t('vorige')}
        </button>
      )}
      <button type="button" className="button-full" disabled={busy || closed} onClick={onNext}>
        {busy ? t('bezig') : text}
      </button>
    </div>
  );
}

function Step({
  stap: step,
  stand: state,
  plan,
  onPlan,
}: {
  stap: number;
  stand: JaarovergangState;
  plan: SchooljaarPlan;
  onPlan: (plan: SchooljaarPlan) => void;
}) {
  if (step === 0) return <GroepenStep plan={plan} onPlan={onPlan} />;
  return step === 1 ? (
    <LeerlingenStep stand={state} plan={plan} onPlan={onPlan} />
  ) : (
    <Check stand={state} plan={plan} />
  );
}

function Wizard({ stand: state }: { stand: JaarovergangState }) {
  const { t } = useTranslation(['jaarovergang', 'beheer']);
  const { adminId } = useSpot();
  const saving = useSaving();
  const { readOnly } = useAccess('jaarovergang.uitvoeren');
  const [step, setStep] = useState(0);
  const [plan, setPlan] = useState(() => initialPlan(state));
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<JaarovergangOutcome | null>(null);
  if (outcome !== null) return <Done uitkomst={outcome} schooljaar={plan.schooljaar} />;
  const miss = objection(step, state, plan);
  const request = requestOf(state, plan);
  const closed = step === 2 && (readOnly || Object.keys(checkWith(jaarovergangSchema)(request)).length > 0);
  const proceed = async () => {
    setTried(miss !== null);
    if (miss !== null) return;
    if (step < STEPS.length - 1) return setStep(step + 1);
    const succeeded = await saving.run(() => runJaarovergang(adminId, request));
    if (succeeded) setOutcome(succeeded.uit);
  };
  return (
    <>
      <Steps label={t('jaar.stappen')} namen={STEPS.map((name) => t(`jaar.stap.${name}`))} plek={step} />
      <Step stap={step} stand={state} plan={plan} onPlan={setPlan} />
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void proceed()} />}
      <div role="alert">
        {tried && miss !== null && (
          <p className="year__objection">
            <Icon name="let" size={18} /> {t(`jaar.mis.${miss}`)}
          </p>
        )}
      </div>
      <Buttons
        stap={step}
        bezig={saving.bezig}
        dicht={closed}
        onPrevious={() => {
          setStep(step - 1);
          setTried(false);
        }}
        onNext={() => void proceed()}
      />
    </>
  );
}

function ScreenOf() {
  const { t } = useTranslation(['jaarovergang', 'beheer']);
  const { adminId, groepenPath } = useSpot();
  const state = useJaarovergang(adminId);
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('jaar.titel')}</h1>
          <p>
            {state.data !== undefined && t('jaar.uitleg', { van: state.data.schooljaar, naar: state.data.volgend })}
          </p>
        </div>
      </div>
      <State
        stand={state}
        skeleton={
          <>
            <FieldsSkeleton fields={4} />
            <FieldsSkeleton fields={4} />
          </>
        }
      >
        {(data) =>
          data.groepen.length === 0 ? (
            <Empty title={t('jaar.leeg')} explanation={t('jaar.leeg.uitleg')}>
              <Link className="button-full" to={groepenPath}>
                {t('jaar.klaar.knop')}
              </Link>
            </Empty>
          ) : (
            <Wizard stand={data} />
          )
        }
      </State>
    </>
  );
}

/** `/{groepenwoord}/jaarovergang`: the school to its next year, in three steps. */
export function JaarovergangPage() {
  const { t } = useTranslation(['jaarovergang', 'beheer']);
  useTitle(t('jaar.titel'));
  return (
    <Permission actie="jaarovergang.uitvoeren" titel={t('jaar.titel')}>
      <ScreenOf />
    </Permission>
  );
}
