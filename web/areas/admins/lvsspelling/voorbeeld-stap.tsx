import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LvsPlan, LvsRegelsoort } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { FoutMelding } from '#web/platform/toestand.tsx';
import type { Lvs } from './gebruik-lvs.ts';
import { telUit, watMist, type Keuzestand } from './keuzestand.ts';
import { RijenTabel } from './rijen-tabel.tsx';

/** What asks for somebody comes before what is as it should be. */
const TABBEN: readonly LvsRegelsoort[] = ['nieuw', 'gewijzigd', 'ambigu', 'niet_gevonden', 'fout', 'gelijk'];

interface KeuzeProps {
  plan: LvsPlan;
  keuzes: Keuzestand;
  onKeuzes: (stand: Keuzestand) => void;
}

function Stand({ plan, keuzes }: Omit<KeuzeProps, 'onKeuzes'>) {
  const { t } = useTranslation('lvsspelling');
  const telling = telUit(plan, keuzes);
  const vakken = [
    ['nieuw', 'nieuw'],
    ['gewijzigd', 'gewijzigd'],
    ['gelijk', 'gelijk'],
    ['over', 'weg'],
  ] as const;
  return (
    <section className="stand" aria-label={t('stand')}>
      {vakken.map(([naam, kleur]) => (
        <p
          key={naam}
          className={telling[naam] === 0 ? 'stand__vak stand__vak--nul' : `stand__vak stand__vak--${kleur}`}
        >
          <strong>{telling[naam]}</strong>
          <span>{t(`stand.${naam}`, { count: telling[naam] })}</span>
        </p>
      ))}
    </section>
  );
}

function Namen({ plan, keuzes, onKeuzes }: KeuzeProps) {
  const { t } = useTranslation('lvsspelling');
  if (plan.voorbeeldnamen.length === 0) return null;
  return (
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
  );
}

function Profiel({ plan, keuzes, onKeuzes }: KeuzeProps) {
  const { t } = useTranslation('lvsspelling');
  return (
    <section className="kaart">
      <h2>{t('profiel.kop')}</h2>
      <p className="zacht">{t('profiel.uitleg')}</p>
      <TextField
        size="small"
        className="lvs-profiel"
        label={t('profiel.naam')}
        placeholder={plan.herkend ?? t('profiel.voorbeeld')}
        value={keuzes.profielnaam}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        onChange={({ target }) => onKeuzes({ ...keuzes, profielnaam: target.value })}
      />
    </section>
  );
}

/** Step 3: what the file says row by row, and the one press that does it. */
export function VoorbeeldStap({ lvs, plan, onNieuwPlan }: { lvs: Lvs; plan: LvsPlan; onNieuwPlan: () => void }) {
  const { t } = useTranslation('lvsspelling');
  const { keuzes, stelKeuzes, bezig, fout } = lvs;
  const gevuld = TABBEN.filter((soort) => plan.tellingen[soort] > 0);
  const [tab, stelTab] = useState<LvsRegelsoort>(gevuld[0] ?? 'nieuw');
  const mist = watMist(plan, keuzes);
  const vervallen = fout instanceof HttpFout && fout.code === 'PLAN_VERVALLEN';
  const delen = { plan, keuzes, onKeuzes: stelKeuzes };
  return (
    <section className="stapvak" aria-label={t('stap.voorbeeld')}>
      <Namen {...delen} />
      {fout !== null && <FoutMelding fout={fout} onOpnieuw={vervallen ? onNieuwPlan : () => void lvs.draai()} />}
      <Stand plan={plan} keuzes={keuzes} />
      {gevuld.length > 0 && (
        <Tabs
          value={tab}
          onChange={(_, nieuw: LvsRegelsoort) => stelTab(nieuw)}
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
        </Tabs>
      )}
      <RijenTabel
        key={tab}
        soort={tab}
        regels={plan.regels.filter((regel) => regel.soort === tab)}
        keuzes={keuzes}
        onKeuzes={stelKeuzes}
      />
      <Profiel {...delen} />
      <div className="stapknoppen">
        {mist !== null && (
          <span className="stapknoppen__waarom" role="status">
            <Icoon naam="let" maat={18} />
            {t(`wacht.${mist}`)}
          </span>
        )}
        <Button onClick={() => lvs.naar('kolommen')} disabled={bezig}>
          {t('terug')}
        </Button>
        <Button
          variant="contained"
          disabled={mist !== null || bezig}
          onClick={() => void lvs.draai()}
          startIcon={<Icoon naam="vink" maat={18} />}
        >
          {t(bezig ? 'bezig.draai' : 'draai')}
        </Button>
      </div>
    </section>
  );
}
