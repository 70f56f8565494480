import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  jaarovergangSchema,
  type JaarovergangStand,
  type JaarovergangUitkomst,
} from '#server/features/jaarovergang/jaarovergang.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { useJaarovergang, voerJaarovergangUit } from '../beheer.api.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { Stappen } from '../importeren/stappen.tsx';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { VeldenGeraamte } from '#web/ui/geraamte.tsx';
import { Recht, useMag } from '../recht.tsx';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { beginplan, onbeslist, verzoekVan, type Plan } from './plan.ts';
import { Controle, Groepen, Leerlingen } from './stappen.tsx';
import './jaarovergang.css';

const STAPPEN = ['groepen', 'leerlingen', 'controle'] as const;

/** What stops a step, in one sentence; null = go on. */
function bezwaar(stap: number, stand: JaarovergangStand, plan: Plan): 'naam' | 'dubbel' | 'jaren' | 'onbeslist' | null {
  const namen = plan.groepen.map(({ naam }) => naam.trim().toLocaleLowerCase('nl'));
  if (namen.includes('')) return 'naam';
  if (new Set(namen).size !== namen.length) return 'dubbel';
  if (plan.groepen.some(({ jaargroepen }) => jaargroepen.length === 0)) return 'jaren';
  return stap > 0 && onbeslist(stand, plan).length > 0 ? 'onbeslist' : null;
}

function Klaar({ uitkomst, schooljaar }: { uitkomst: JaarovergangUitkomst; schooljaar: string }) {
  const { t } = useTranslation('beheer');
  const { adminId, groepenPad } = usePlek();
  return (
    <section className="leeg">
      <h2>
        <Icoon naam="vink" maat={24} /> {t('jaar.klaar', { jaar: schooljaar })}
      </h2>
      <p>
        {t('jaar.klaar.groepen', { count: uitkomst.groepen })}{' '}
        {t('jaar.klaar.leerlingen', { count: uitkomst.verplaatst })}{' '}
        {uitkomst.verlaters > 0 && t('jaar.klaar.verlaters', { count: uitkomst.verlaters })}
      </p>
      <Link className="knop-vol" to={groepenPad}>
        {t('jaar.klaar.knop')}
      </Link>
      {uitkomst.verlaters > 0 && (
        <Link className="knop-tekst" to={`/admins/${adminId}/prullenbak`}>
          {t('bak.titel')}
        </Link>
      )}
    </section>
  );
}

interface KnoppenProps {
  stap: number;
  bezig: boolean;
  dicht: boolean;
  onVorige: () => void;
  onVolgende: () => void;
}

function Knoppen({ stap, bezig, dicht, onVorige, onVolgende }: KnoppenProps) {
  const { t } = useTranslation('beheer');
  const tekst = t(stap === STAPPEN.length - 1 ? 'jaar.uitvoeren' : 'volgende');
  return (
    <div className="jaar__knoppen niet-op-papier">
      {stap > 0 && (
        <button type="button" className="knop-tint" onClick={onVorige}>
          {t('vorige')}
        </button>
      )}
      <button type="button" className="knop-vol" disabled={bezig || dicht} onClick={onVolgende}>
        {bezig ? t('bezig') : tekst}
      </button>
    </div>
  );
}

function Stap({
  stap,
  stand,
  plan,
  onPlan,
}: {
  stap: number;
  stand: JaarovergangStand;
  plan: Plan;
  onPlan: (plan: Plan) => void;
}) {
  if (stap === 0) return <Groepen plan={plan} onPlan={onPlan} />;
  return stap === 1 ? <Leerlingen stand={stand} plan={plan} onPlan={onPlan} /> : <Controle stand={stand} plan={plan} />;
}

function Assistent({ stand }: { stand: JaarovergangStand }) {
  const { t } = useTranslation('beheer');
  const { adminId } = usePlek();
  const bewaren = useBewaren();
  const { alleenLezen } = useMag('jaarovergang.uitvoeren');
  const [stap, stelStap] = useState(0);
  const [plan, stelPlan] = useState(() => beginplan(stand));
  const [geprobeerd, stelGeprobeerd] = useState(false);
  const [uitkomst, stelUitkomst] = useState<JaarovergangUitkomst | null>(null);
  if (uitkomst !== null) return <Klaar uitkomst={uitkomst} schooljaar={plan.schooljaar} />;
  const mis = bezwaar(stap, stand, plan);
  const verzoek = verzoekVan(stand, plan);
  const dicht = stap === 2 && (alleenLezen || Object.keys(controleMet(jaarovergangSchema)(verzoek)).length > 0);
  const verder = async () => {
    stelGeprobeerd(mis !== null);
    if (mis !== null) return;
    if (stap < STAPPEN.length - 1) return stelStap(stap + 1);
    const gelukt = await bewaren.run(() => voerJaarovergangUit(adminId, verzoek));
    if (gelukt) stelUitkomst(gelukt.uit);
  };
  return (
    <>
      <Stappen label={t('jaar.stappen')} namen={STAPPEN.map((naam) => t(`jaar.stap.${naam}`))} plek={stap} />
      <Stap stap={stap} stand={stand} plan={plan} onPlan={stelPlan} />
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => void verder()} />}
      <div role="alert">
        {geprobeerd && mis !== null && (
          <p className="jaar__bezwaar">
            <Icoon naam="let" maat={18} /> {t(`jaar.mis.${mis}`)}
          </p>
        )}
      </div>
      <Knoppen
        stap={stap}
        bezig={bewaren.bezig}
        dicht={dicht}
        onVorige={() => {
          stelStap(stap - 1);
          stelGeprobeerd(false);
        }}
        onVolgende={() => void verder()}
      />
    </>
  );
}

function Scherm() {
  const { t } = useTranslation('beheer');
  const { adminId, groepenPad } = usePlek();
  const stand = useJaarovergang(adminId);
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('jaar.titel')}</h1>
          <p>
            {stand.data !== undefined && t('jaar.uitleg', { van: stand.data.schooljaar, naar: stand.data.volgend })}
          </p>
        </div>
      </div>
      <Toestand
        stand={stand}
        geraamte={
          <>
            <VeldenGeraamte velden={4} />
            <VeldenGeraamte velden={4} />
          </>
        }
      >
        {(data) =>
          data.groepen.length === 0 ? (
            <Leeg titel={t('jaar.leeg')} uitleg={t('jaar.leeg.uitleg')}>
              <Link className="knop-vol" to={groepenPad}>
                {t('jaar.klaar.knop')}
              </Link>
            </Leeg>
          ) : (
            <Assistent stand={data} />
          )
        }
      </Toestand>
    </>
  );
}

/** `/{groepenwoord}/jaarovergang`: the school to its next year, in three steps. */
export function JaarovergangPage() {
  const { t } = useTranslation('beheer');
  useTitel(t('jaar.titel'));
  return (
    <Recht actie="jaarovergang.uitvoeren" titel={t('jaar.titel')}>
      <Scherm />
    </Recht>
  );
}
