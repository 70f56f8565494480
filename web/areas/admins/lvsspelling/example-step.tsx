import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LvsPlan, LvsLineKind } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { ScrollTabs } from '#web/ui/scroll-tabs.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorNotice } from '#web/platform/state.tsx';
import type { Lvs } from './use-lvs.ts';
import { tallyLvs, missingInLvs, type LvsState } from './choice-state.ts';
import { RowsTable } from './rows-table.tsx';

/** What asks for somebody comes before what is as it should be. */
const TABS: readonly LvsLineKind[] = ['nieuw', 'gewijzigd', 'ambigu', 'niet_gevonden', 'fout', 'gelijk'];

interface ChoiceProps {
  plan: LvsPlan;
  keuzes: LvsState;
  onChoices: (state: LvsState) => void;
}

function CurrentState({ plan, keuzes: choices }: Omit<ChoiceProps, 'onChoices'>) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  const tally = tallyLvs(plan, choices);
  const boxes = [
    ['nieuw', 'nieuw'],
    ['gewijzigd', 'gewijzigd'],
    ['gelijk', 'gelijk'],
    ['over', 'weg'],
  ] as const;
  return (
    <section className="standing" aria-label={t('stand')}>
      {boxes.map(([name, color]) => (
        <p
          key={name}
          className={tally[name] === 0 ? 'standing__box standing__box--zero' : `standing__box stand__vak--${color}`}
        >
          <strong>{tally[name]}</strong>
          <span>{t(`stand.${name}`, { count: tally[name] })}</span>
        </p>
      ))}
    </section>
  );
}

function Names({ plan, keuzes: choices, onChoices }: ChoiceProps) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  if (plan.voorbeeldnamen.length === 0) return null;
  return (
    <div className="notice notice--let">
      <Icon name="let" />
      <span>
        <strong>{t('namen.kop')}</strong> {t('namen')} <em>{plan.voorbeeldnamen.join(' · ')}</em>
      </span>
      <label className="checkmark">
        <input
          type="checkbox"
          checked={choices.namenKloppen}
          onChange={({ target }) => onChoices({ ...choices, namenKloppen: target.checked })}
        />
        {t('namen.vink')}
      </label>
    </div>
  );
}

function Profile({ plan, keuzes: choices, onChoices }: ChoiceProps) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  return (
    <section className="card">
      <h2>{t('profiel.kop')}</h2>
      <p className="soft">{t('profiel.uitleg')}</p>
      <TextField
        size="small"
        className="lvs-profile"
        label={t('profiel.naam')}
        placeholder={plan.herkend ?? t('profiel.voorbeeld')}
        value={choices.profielnaam}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={({ target }) => onChoices({ ...choices, profielnaam: target.value })}
      />
    </section>
  );
}

/** Step 3: what the file says row by row, and the one press that does it. */
export function LvsPreviewStep({ lvs, plan, onNewPlan }: { lvs: Lvs; plan: LvsPlan; onNewPlan: () => void }) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  const { keuzes: choices, setChoices, bezig: busy, fout: error } = lvs;
  const filled = TABS.filter((kind) => plan.tellingen[kind] > 0);
  const [tab, setTab] = useState<LvsLineKind>(filled[0] ?? 'nieuw');
  const mist = missingInLvs(plan, choices);
  const lapsed = error instanceof HttpError && error.code === 'PLAN_VERVALLEN';
  const parts = { plan, keuzes: choices, onChoices: setChoices };
  return (
    <section className="step-box" aria-label={t('stap.voorbeeld')}>
      <Names {...parts} />
      {error !== null && <ErrorNotice fout={error} onRetry={lapsed ? onNewPlan : () => void lvs.draai()} />}
      <CurrentState plan={plan} keuzes={choices} />
      {filled.length > 0 && (
        <ScrollTabs value={tab} onChange={(_, newOne: LvsLineKind) => setTab(newOne)} aria-label={t('tabs')}>
          {filled.map((kind) => (
            <Tab
              key={kind}
              value={kind}
              label={
                <span className="tab-name">
                  {t(`tab.${kind}`)} <span className="tab-name__number">{plan.tellingen[kind]}</span>
                </span>
              }
            />
          ))}
        </ScrollTabs>
      )}
      <RowsTable
        key={tab}
        soort={tab}
        regels={plan.regels.filter((rule) => rule.soort === tab)}
        keuzes={choices}
        onChoices={setChoices}
      />
      <Profile {...parts} />
      <div className="step-buttons">
        {mist !== null && (
          <span className="step-buttons__why" role="status">
            <Icon name="let" size={18} />
            {t(`wacht.${mist}`)}
          </span>
        )}
        <Button onClick={() => lvs.naar('kolommen')} disabled={busy}>
          {t('terug')}
        </Button>
        <Button
          variant="contained"
          disabled={mist !== null || busy}
          onClick={() => void lvs.draai()}
          startIcon={<Icon name="vink" size={18} />}
        >
          {t(busy ? 'bezig.draai' : 'draai')}
        </Button>
      </div>
    </section>
  );
}
