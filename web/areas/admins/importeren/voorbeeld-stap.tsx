import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Importplan, PlanRegel } from '#server/features/importplan/importplan.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { kies, telUit, type Keuzestand } from './keuzestand.ts';
import { Meldingen } from './meldingen.tsx';
import { RegelsTabel } from './regels-tabel.tsx';

const getal = new Intl.NumberFormat('nl');

const TABBEN = [
  'nieuw',
  'voorstel',
  'gewijzigd',
  'ongewijzigd',
  'uit_school',
  'niet_in_bestand',
  'fout',
  'overgeslagen',
] as const;
type TabNaam = (typeof TABBEN)[number];

interface Props {
  plan: Importplan;
  keuzes: Keuzestand;
  onKeuzes: (stand: Keuzestand) => void;
  onTerug: () => void;
  onVerder: () => void;
}

/** Seats and pupils before and after. */
export function Stand({ plan, keuzes }: { plan: Importplan; keuzes: Keuzestand }) {
  const { t } = useTranslation('importeren');
  const telling = telUit(plan, keuzes);
  const cijfers = [
    ['nieuw', telling.nieuw],
    ['gewijzigd', telling.gewijzigd],
    ['terug', telling.terug],
    ['weg', telling.weg],
  ] as const;
  return (
    <section className="stand" aria-label={t('stand')}>
      {cijfers.map(([naam, getal]) => (
        <p key={naam} className={getal === 0 ? 'stand__vak stand__vak--nul' : `stand__vak stand__vak--${naam}`}>
          <strong>{getal}</strong>
          <span>{t(`stand.${naam}`, { count: getal })}</span>
        </p>
      ))}
      <p className={telling.tekort > 0 ? 'stand__vak stand__vak--tekort' : 'stand__vak'}>
        <strong>
          {plan.plaatsen === undefined
            ? getal.format(telling.straks)
            : t('stand.van', { straks: getal.format(telling.straks), plaatsen: getal.format(plan.plaatsen) })}
        </strong>
        <span>
          {t(telling.tekort > 0 ? 'stand.tekort' : 'stand.straks', { nu: plan.actief, count: telling.tekort })}
        </span>
      </p>
    </section>
  );
}

function Berichten({ plan, keuzes, onKeuzes }: Pick<Props, 'plan' | 'keuzes' | 'onKeuzes'>) {
  const { t } = useTranslation('importeren');
  const voorstellen = plan.regels.filter((regel) => regel.soort === 'voorstel');
  return (
    <>
      {plan.school.nieuwSchooljaar && (
        <p className="melding melding--zee">
          <Icoon naam="school" />
          {t('nieuwjaar', { jaar: plan.school.schooljaar })}
        </p>
      )}
      {plan.koppelmodus && (
        <div className="melding melding--let">
          <Icoon naam="let" />
          <span>
            <strong>{t('koppelmodus.kop')}</strong> {t('koppelmodus', { count: voorstellen.length })}
          </span>
          <Button variant="contained" onClick={() => onKeuzes(kies(keuzes, voorstellen, true))}>
            {t('koppelmodus.knop')}
          </Button>
        </div>
      )}
      {plan.voorbeeldnamen.length > 0 && (
        <div className="melding melding--let">
          <Icoon naam="let" />
          <span>
            <strong>{t('namen.kop')}</strong> {t('namen')} <em>{plan.voorbeeldnamen.join(' · ')}</em>
          </span>
          <label className="vinkje">
            <input
              type="checkbox"
              checked={keuzes.namenKloppen}
              onChange={({ target }) => onKeuzes({ ...keuzes, namenKloppen: target.checked })}
            />
            {t('namen.vink')}
          </label>
        </div>
      )}
    </>
  );
}

/** Step 2: what the file says, per kind of row. */
export function VoorbeeldStap({ plan, keuzes, onKeuzes, onTerug, onVerder }: Props) {
  const { t } = useTranslation('importeren');
  const perSoort = (soort: TabNaam): PlanRegel[] => plan.regels.filter((regel) => regel.soort === soort);
  const gevuld = TABBEN.filter((soort) => plan.tellingen[soort] > 0);
  const [tab, stelTab] = useState<TabNaam | 'meldingen'>(gevuld[0] ?? 'meldingen');
  const meldingen = [...plan.fouten, ...plan.waarschuwingen];
  return (
    <section className="stapvak" aria-label={t('stap.voorbeeld')}>
      <Berichten plan={plan} keuzes={keuzes} onKeuzes={onKeuzes} />
      <Stand plan={plan} keuzes={keuzes} />
      <Tabs
        value={tab}
        onChange={(_, nieuw: TabNaam | 'meldingen') => stelTab(nieuw)}
        variant="scrollable"
        aria-label={t('tabs')}
      >
        {gevuld.map((soort) => (
          <Tab
            key={soort}
            value={soort}
            label={
              <span className="tabnaam">
                {t(`tab.${soort}`)} <span className="tabnaam__getal">{plan.tellingen[soort]}</span>
              </span>
            }
          />
        ))}
        {meldingen.length > 0 && (
          <Tab
            value="meldingen"
            label={
              <span className="tabnaam">
                {t('tab.meldingen')} <span className="tabnaam__getal">{meldingen.length}</span>
              </span>
            }
          />
        )}
      </Tabs>
      {tab === 'meldingen' ? (
        <Meldingen meldingen={meldingen} />
      ) : (
        <RegelsTabel key={tab} soort={tab} regels={perSoort(tab)} keuzes={keuzes} onKeuzes={onKeuzes} />
      )}
      <div className="stapknoppen">
        <Button onClick={onTerug}>{t('ander')}</Button>
        <Button variant="contained" onClick={onVerder} endIcon={<Icoon naam="pijl" maat={18} />}>
          {t('verder')}
        </Button>
      </div>
    </section>
  );
}
