import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { FirstStep, FirstSteps } from '#server/features/first-steps/first-steps.contract.ts';
import type { ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isUnfinished, setStepsAway, STEPS_ASKED, useFirstSteps } from '../shared/api/first-steps.api.ts';
import { useAdmin } from '../shared/api/tenant.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import './first-steps.css';

/** Where a step is taken; none while what it needs is not there yet, or when it is taken on this very page. */
function useTarget({ groepId, leerlingId }: FirstSteps, home: boolean): (step: FirstStep) => string | null {
  const { adminId, groepenPath } = useSpot();
  const inGroep = (screen: string): string | null => (groepId === null ? null : `${groepenPath}/${groepId}/${screen}`);
  const targets: Readonly<Record<FirstStep, string | null>> = {
    groepen: null,
    leerlingen: inGroep(home ? 'kinderen-toevoegen' : 'leerlingen/toevoegen'),
    kaartjes: leerlingId === null ? null : inGroep('wachtwoorden'),
    oefening: leerlingId === null ? null : inGroep(home ? 'leerlingen' : 'wachtwoorden'),
    collegas: `/admins/${adminId}/docenten`,
  };
  return (step) => targets[step];
}

interface LineProps {
  step: FirstStep;
  nr: number;
  done: boolean;
  /** The first that is to be done: it says how, and has the one button. */
  current: boolean;
  target: string | null;
  leerlingId: string | null;
}

/** The button of the current step; for practice also a look at the island as the child sees it. */
function StepButtons({
  step,
  current,
  target,
  leerlingId,
}: Pick<LineProps, 'step' | 'current' | 'target' | 'leerlingId'>) {
  const { t } = useTranslation('first-steps');
  return (
    <span className="first-steps__buttons">
      {target !== null && (
        <Link className={current ? 'button-full' : 'button-text'} to={target}>
          {t(`stap.${step}.knop`)}
        </Link>
      )}
      {step === 'oefening' && current && leerlingId !== null && (
        <a className="button-tint" href={`/leerling/${leerlingId}/landkaart`} target="_blank" rel="noreferrer">
          <Icon name="oog" size={18} /> {t('stap.oefening.kijk')}
        </a>
      )}
    </span>
  );
}

function StepLine({ step, nr, done, current, target, leerlingId }: LineProps) {
  const { t } = useTranslation('first-steps');
  const state = done ? 'done' : current ? 'current' : 'next';
  return (
    <li className={`first-steps__line first-steps__line--${state}`} aria-current={current ? 'step' : undefined}>
      <span className="first-steps__sign">
        {done ? <Icon name="vink" size={24} /> : <span aria-hidden="true">{nr}</span>}
      </span>
      <span className="first-steps__text">
        <strong>
          {t(`stap.${step}`)}
          {done && <span className="only-reader"> {t('klaar')}</span>}
        </strong>
        {current && <small>{t(`stap.${step}.uitleg`)}</small>}
      </span>
      {!done && <StepButtons step={step} current={current} target={target} leerlingId={leerlingId} />}
    </li>
  );
}

/** What is left when the list was put away just now: where it went, and the way back. */
function Away({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('first-steps');
  return (
    <p className="first-steps__away" role="status">
      {t('weg')}
      <button type="button" className="button-text" onClick={onBack}>
        {t('terug')}
      </button>
    </p>
  );
}

function Card({ steps, home, onAway }: { steps: FirstSteps; home: boolean; onAway: () => void }) {
  const { t } = useTranslation('first-steps');
  const targetOf = useTarget(steps, home);
  const ready = steps.steps.filter(({ done }) => done).length;
  const all = steps.steps.length;
  const current = steps.steps.find(({ done }) => !done)?.step;
  const finished = current === undefined;
  return (
    <section className="first-steps" aria-labelledby="first-steps-kop">
      <div className="first-steps__header">
        <div>
          <h2 id="first-steps-kop">{t(finished ? 'af' : 'titel')}</h2>
          <p>{t(finished ? 'af.uitleg' : 'uitleg')}</p>
        </div>
        <span className="first-steps__count">
          <span>{t('stand', { klaar: ready, alles: all })}</span>
          <span className="week-bar" aria-hidden="true">
            <span style={{ width: `${(100 * ready) / all}%` }} />
          </span>
        </span>
      </div>
      <ol>
        {steps.steps.map(({ step, done }, index) => (
          <StepLine
            key={step}
            step={step}
            nr={index + 1}
            done={done}
            current={step === current}
            target={targetOf(step)}
            leerlingId={steps.leerlingId}
          />
        ))}
      </ol>
      <div className="first-steps__foot">
        <button type="button" className="button-text" onClick={onAway}>
          {t('wegzetten')}
        </button>
      </div>
    </section>
  );
}

/** Puts the list away and takes it back; whoever asks for it in the menu sees it, put away or not. */
function useAway(adminId: string, { data, mutate }: ReadState<FirstSteps>) {
  const [params, setParams] = useSearchParams();
  const [justAway, setJustAway] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const set = async (next: boolean): Promise<void> => {
    setError(null);
    try {
      await mutate(setStepsAway(adminId, next), { revalidate: false });
      setJustAway(next);
      setParams({}, { replace: true });
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    }
  };
  return { set, isAway: data?.away === true && !params.has(STEPS_ASKED), justAway, error };
}

/** The guided first hour: what is done follows from the data, it can be put away, and the menu brings it back. */
export function FirstStepsCard() {
  const { adminId } = useSpot();
  const state = useFirstSteps(adminId);
  const { data: admin } = useAdmin(adminId);
  const { set, isAway, justAway, error } = useAway(adminId, state);
  const { data } = state;
  if (data === undefined || admin === undefined) return null;
  // Whoever has been at work for long needs no list of what is done; a trial hears that it is ready to go.
  const shown = !isAway && (isUnfinished(data) || admin.licentieStatus === 'proef');
  return (
    <>
      {error !== null && <ErrorNotice fout={error} onRetry={() => void set(!data.away)} />}
      {shown && <Card steps={data} home={admin.soort === 'thuis'} onAway={() => void set(true)} />}
      {isAway && justAway && <Away onBack={() => void set(false)} />}
    </>
  );
}
