import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Importplan, PlanGroep } from '#server/features/edexml/edexml.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { Icon } from '#web/ui/icon.tsx';
import { yearText, yearsText } from '../shared/jaargroep.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { YEARS } from './years.ts';
import { chooseGroepYear, tallyEdexml, missingInEdexml, type EdexmlState } from './choice-state.ts';
import { PlanSummary } from './example-step.tsx';

interface Part {
  plan: Importplan;
  keuzes: EdexmlState;
  onChoices: (state: EdexmlState) => void;
}
interface Props extends Part {
  bezig: boolean;
  fout: Error | null;
  onBack: () => void;
  onRun: () => void;
  onNewPlan: () => void;
}

const COMBINATION = 'combinatie';

function GroepRow({ groep, plan, keuzes: choices, onChoices }: Part & { groep: PlanGroep }) {
  const { t } = useTranslation(['edexml', 'importing', 'woorden']);
  const partner = plan.groepen.find(({ sleutel: key }) => key === groep.samenMet);
  const year = choices.groepjaren.get(groep.sleutel);
  const setTogether = (together: boolean): void => {
    const apart = new Set(choices.apart);
    if (together) apart.delete(groep.sleutel);
    else apart.add(groep.sleutel);
    onChoices({ ...choices, apart });
  };
  const setYear = (value: string): void =>
    onChoices(chooseGroepYear(choices, plan, { groep, year: value === COMBINATION ? null : Number(value) }));
  return (
    <li className="groep-row">
      <span>
        <strong>{groep.naam}</strong>
        <small>
          {[yearsText(t, groep.jaargroepen), t('groep.leerlingen', { count: groep.aantal })]
            .filter((part) => part !== '')
            .join(', ')}
        </small>
      </span>
      <span className={groep.bestaand ? 'chip' : 'chip chip--sea'}>
        {t(groep.bestaand ? 'groep.bestaand' : groep.samengesteld ? 'groep.extra' : 'groep.nieuw')}
      </span>
      {partner !== undefined && (
        <label className="checkmark">
          <input
            type="checkbox"
            checked={!choices.apart.has(groep.sleutel)}
            onChange={({ target }) => setTogether(target.checked)}
          />
          {t('groep.samen')}
        </label>
      )}
      {groep.jaargroepNodig && (
        <TextField
          select
          size="small"
          className="year-choice"
          label={t('groep.jaar')}
          value={year === undefined ? '' : (year ?? COMBINATION)}
          onChange={({ target }) => setYear(String(target.value))}
        >
          {YEARS.map((nr) => (
            <MenuItem key={nr} value={nr}>
              {yearText(t, nr)}
            </MenuItem>
          ))}
          <MenuItem value={COMBINATION}>{t('groep.combinatie')}</MenuItem>
        </TextField>
      )}
    </li>
  );
}

function DocentenChoice({ plan, keuzes: choices, onChoices }: Part) {
  const { t } = useTranslation(['edexml', 'importing', 'woorden']);
  const set = (nr: number, email: string | null): void => {
    const docenten = new Map(choices.leerkrachten);
    if (email === null) docenten.delete(nr);
    else docenten.set(nr, email);
    onChoices({ ...choices, leerkrachten: docenten });
  };
  return (
    <section className="card">
      <h2>{t('leerkrachten.kop')}</h2>
      <p className="soft">{t('leerkrachten.uitleg')}</p>
      <ul className="choice-list">
        {plan.leerkrachten.map((who) => {
          const email = choices.leerkrachten.get(who.nr);
          return (
            <li key={who.nr} className="groep-row">
              <span>
                <label className="checkmark">
                  <input
                    type="checkbox"
                    checked={email !== undefined}
                    onChange={({ target }) => set(who.nr, target.checked ? (who.email ?? '') : null)}
                  />
                  {who.naam}
                </label>
                <small>{[...who.groepen, ...who.rollen.map((role) => t(`rol.${role}`))].join(', ')}</small>
              </span>
              {who.bekend && <span className="chip chip--correct">{t('leerkrachten.bekend')}</span>}
              {email !== undefined && (
                <TextField
                  type="email"
                  size="small"
                  label={t('leerkrachten.email')}
                  value={email}
                  onChange={({ target }) => set(who.nr, target.value)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Confirm({ plan, keuzes: choices, onChoices }: Part) {
  const { t } = useTranslation(['edexml', 'importing', 'woorden']);
  const { weg: gone, groot: large } = tallyEdexml(plan, choices);
  if (!large) return null;
  return (
    <section className="card card--let">
      <h2>{t('groot.kop', { count: gone })}</h2>
      <p>{t('groot.uitleg', { count: gone })}</p>
      <TextField
        label={t('groot.veld')}
        value={choices.bevestigd}
        error={choices.bevestigd !== '' && Number(choices.bevestigd) !== gone}
        helperText={
          choices.bevestigd !== '' && Number(choices.bevestigd) !== gone ? t('groot.fout', { count: gone }) : ' '
        }
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => onChoices({ ...choices, bevestigd: target.value.replace(/\D/g, '') })}
      />
    </section>
  );
}

/** Step 3: groups, teachers, large removals, and the button. */
export function ChoicesStep({
  plan,
  keuzes: choices,
  bezig: busy,
  fout: error,
  onChoices,
  onBack,
  onRun,
  onNewPlan,
}: Props) {
  const { t } = useTranslation(['edexml', 'importing', 'woorden']);
  const mist = missingInEdexml(plan, choices, tallyEdexml(plan, choices));
  const lapsed = error instanceof HttpError && error.code === 'PLAN_VERVALLEN';
  const part = { plan, keuzes: choices, onChoices };
  return (
    <section className="step-box" aria-label={t('stap.keuzes')}>
      <PlanSummary plan={plan} keuzes={choices} />
      <section className="card">
        <h2>{t('groep.kop')}</h2>
        <ul className="choice-list">
          {plan.groepen.map((groep) => (
            <GroepRow key={groep.sleutel} groep={groep} {...part} />
          ))}
        </ul>
        {plan.school.nieuwSchooljaar && (
          <label className="checkmark">
            <input
              type="checkbox"
              checked={choices.oudeGroepenWeg}
              onChange={({ target }) => onChoices({ ...choices, oudeGroepenWeg: target.checked })}
            />
            {t('oudeGroepen')}
          </label>
        )}
      </section>
      {plan.leerkrachten.length > 0 && <DocentenChoice {...part} />}
      <Confirm {...part} />
      {error !== null && <ErrorNotice fout={error} onRetry={lapsed ? onNewPlan : onRun} />}
      {busy && (
        <div className="busy" role="status">
          <p>{t('bezig.draai')}</p>
          <LinearProgress />
        </div>
      )}
      <div className="step-buttons">
        <Button onClick={onBack} disabled={busy}>
          {t('terug')}
        </Button>
        {mist !== null && (
          <span className="step-buttons__why" role="status">
            <Icon name="let" size={18} />
            {t(`mist.${mist}`)}
          </span>
        )}
        <Button variant="contained" onClick={onRun} disabled={busy || mist !== null}>
          {t('draai')}
        </Button>
      </div>
    </section>
  );
}
