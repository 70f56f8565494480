import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Importplan, PlanLine } from '#server/features/edexml/edexml.contract.ts';
import { ScrollTabs } from '#web/ui/scroll-tabs.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { chooseInEdexml, tallyEdexml, type EdexmlState } from './choice-state.ts';
import { Notices } from './messages.tsx';
import { LinesTable } from './rules-table.tsx';

const number = new Intl.NumberFormat('nl');

const TABS = [
  'nieuw',
  'voorstel',
  'gewijzigd',
  'ongewijzigd',
  'uit_school',
  'niet_in_bestand',
  'fout',
  'overgeslagen',
] as const;
type TabName = (typeof TABS)[number];

interface Props {
  plan: Importplan;
  keuzes: EdexmlState;
  onChoices: (state: EdexmlState) => void;
  onBack: () => void;
  onProceed: () => void;
}

/** Seats and pupils before and after. */
export function PlanSummary({ plan, keuzes: choices }: { plan: Importplan; keuzes: EdexmlState }) {
  const { t } = useTranslation(['edexml', 'importing']);
  const tally = tallyEdexml(plan, choices);
  const digits = [
    ['nieuw', tally.nieuw],
    ['gewijzigd', tally.gewijzigd],
    ['terug', tally.terug],
    ['weg', tally.weg],
  ] as const;
  return (
    <section className="standing" aria-label={t('stand')}>
      {digits.map(([name, number]) => (
        <p
          key={name}
          className={number === 0 ? 'standing__box standing__box--zero' : `standing__box stand__vak--${name}`}
        >
          <strong>{number}</strong>
          <span>{t(`stand.${name}`, { count: number })}</span>
        </p>
      ))}
      <p className={tally.shortage > 0 ? 'standing__box standing__box--shortage' : 'standing__box'}>
        <strong>
          {plan.plaatsen === undefined
            ? number.format(tally.straks)
            : t('stand.van', { straks: number.format(tally.straks), plaatsen: number.format(plan.plaatsen) })}
        </strong>
        <span>
          {t(tally.shortage > 0 ? 'stand.tekort' : 'stand.straks', { nu: plan.actief, count: tally.shortage })}
        </span>
      </p>
    </section>
  );
}

function Berichten({ plan, keuzes: choices, onChoices }: Pick<Props, 'plan' | 'keuzes' | 'onChoices'>) {
  const { t } = useTranslation(['edexml', 'importing']);
  const proposals = plan.regels.filter((rule) => rule.soort === 'voorstel');
  return (
    <>
      {plan.school.nieuwSchooljaar && (
        <p className="notice notice--sea">
          <Icon name="school" />
          {t('nieuwjaar', { jaar: plan.school.schooljaar })}
        </p>
      )}
      {plan.koppelmodus && (
        <div className="notice notice--let">
          <Icon name="let" />
          <span>
            <strong>{t('koppelmodus.kop')}</strong> {t('koppelmodus', { count: proposals.length })}
          </span>
          <Button variant="contained" onClick={() => onChoices(chooseInEdexml(choices, proposals, true))}>
            {t('koppelmodus.knop')}
          </Button>
        </div>
      )}
      {plan.voorbeeldnamen.length > 0 && (
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
      )}
    </>
  );
}

/** Step 2: what the file says, per kind of row. */
export function EdexmlPreviewStep({ plan, keuzes: choices, onChoices, onBack, onProceed }: Props) {
  const { t } = useTranslation(['edexml', 'importing']);
  const perKind = (kind: TabName): PlanLine[] => plan.regels.filter((rule) => rule.soort === kind);
  const filled = TABS.filter((kind) => plan.tellingen[kind] > 0);
  const [tab, setTab] = useState<TabName | 'meldingen'>(filled[0] ?? 'meldingen');
  const notices = [...plan.fouten, ...plan.waarschuwingen];
  return (
    <section className="step-box" aria-label={t('stap.voorbeeld')}>
      <Berichten plan={plan} keuzes={choices} onChoices={onChoices} />
      <PlanSummary plan={plan} keuzes={choices} />
      <ScrollTabs value={tab} onChange={(_, newOne: TabName | 'meldingen') => setTab(newOne)} aria-label={t('tabs')}>
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
        {notices.length > 0 && (
          <Tab
            value="meldingen"
            label={
              <span className="tab-name">
                {t('tab.meldingen')} <span className="tab-name__number">{notices.length}</span>
              </span>
            }
          />
        )}
      </ScrollTabs>
      {tab === 'meldingen' ? (
        <Notices meldingen={notices} />
      ) : (
        <LinesTable key={tab} soort={tab} regels={perKind(tab)} keuzes={choices} onChoices={onChoices} />
      )}
      <div className="step-buttons">
        <Button onClick={onBack}>{t('ander')}</Button>
        <Button variant="contained" onClick={onProceed} endIcon={<Icon name="pijl" size={18} />}>
          {t('verder')}
        </Button>
      </div>
    </section>
  );
}
