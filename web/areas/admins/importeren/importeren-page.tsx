import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mag } from '#engine/core/domein/rechten.ts';
import type { Importplan, Uitkomst } from '#server/features/importplan/importplan.contract.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { useAdmin } from '../admins.api.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { Recht } from '../recht.tsx';
import { maakOngedaan, maakPlan, nodigUit, useGeschiedenis, voerUit, type Importsoort } from './importeren.api.ts';
import { Importgeschiedenis } from './importgeschiedenis.tsx';
import { KeuzesStap } from './keuzes-stap.tsx';
import { BEGINSTAND, naarKeuzes, type Keuzestand } from './keuzestand.ts';
import { KiesStap } from './kies-stap.tsx';
import { KlaarStap } from './klaar-stap.tsx';
import { Stappen } from './stappen.tsx';
import { VoorbeeldStap } from './voorbeeld-stap.tsx';
import './importeren.css';

const STAPPEN = ['kies', 'voorbeeld', 'keuzes', 'klaar'] as const;
type Stap = (typeof STAPPEN)[number];
interface Werk {
  soort: Importsoort;
  bestand: File;
}

const ALLEEN_LEZEN: readonly string[] = ['proef_afgelopen', 'alleen_lezen', 'verlopen', 'geblokkeerd'];

/** The four steps; the file stays in the browser, so that an expired plan costs one press. */
function useImport(adminId: string) {
  const [stap, stelStap] = useState<Stap>('kies');
  const [werk, stelWerk] = useState<Werk | null>(null);
  const [plan, stelPlan] = useState<Importplan | null>(null);
  const [keuzes, stelKeuzes] = useState<Keuzestand>(BEGINSTAND);
  const [uitkomst, stelUitkomst] = useState<Uitkomst | null>(null);
  const taak = useBewaren();
  const naar = (nieuw: Stap): void => {
    taak.wis();
    stelStap(nieuw);
  };
  const kies = (nieuw: Werk) =>
    taak.run(async () => {
      stelWerk(nieuw);
      stelPlan(await maakPlan(adminId, nieuw.soort, nieuw.bestand));
      stelKeuzes(BEGINSTAND);
      naar('voorbeeld');
    });
  const draai = () =>
    taak.run(async () => {
      if (plan === null) return;
      const uit = await voerUit(adminId, plan, naarKeuzes(keuzes));
      stelUitkomst(uit);
      naar('klaar');
      await nodigUit(
        adminId,
        uit.leerkrachten.filter((leerkracht) => !leerkracht.uitgenodigd),
      );
    });
  const opnieuw = (): void => {
    stelPlan(null);
    stelUitkomst(null);
    naar('kies');
  };
  return { stap, werk, plan, keuzes, uitkomst, ...taak, naar, kies, draai, opnieuw, stelKeuzes };
}

function Geschiedenis({ adminId }: { adminId: string }) {
  const { t } = useTranslation('importeren');
  const stand = useGeschiedenis(adminId);
  return (
    <Importgeschiedenis
      adminId={adminId}
      stand={stand}
      teksten="importeren"
      draai={(item) => maakOngedaan(adminId, item)}
      regel={(item, datum) => ({
        titel: t('eerder.regel', { soort: t(`soort.${item.soort}`), datum }),
        bij: t('eerder.bij', { ...item }),
      })}
    />
  );
}

interface StapProps {
  adminId: string;
  soorten: readonly Importsoort[];
  dicht: boolean;
  werk: ReturnType<typeof useImport>;
}

function HuidigeStap({ adminId, soorten, dicht, werk }: StapProps) {
  const { stap, plan, uitkomst, bezig, fout, keuzes } = werk;
  if (stap === 'kies' || plan === null) {
    return (
      <>
        <KiesStap
          soorten={soorten}
          bezig={bezig}
          fout={fout}
          dicht={dicht}
          onKies={(soort, bestand) => void werk.kies({ soort, bestand })}
        />
        <Geschiedenis adminId={adminId} />
      </>
    );
  }
  if (stap === 'voorbeeld')
    return (
      <VoorbeeldStap
        plan={plan}
        keuzes={keuzes}
        onKeuzes={werk.stelKeuzes}
        onTerug={werk.opnieuw}
        onVerder={() => werk.naar('keuzes')}
      />
    );
  if (stap === 'klaar' && uitkomst !== null)
    return <KlaarStap adminId={adminId} plan={plan} uitkomst={uitkomst} fout={fout} onOpnieuw={werk.opnieuw} />;
  return (
    <KeuzesStap
      plan={plan}
      keuzes={keuzes}
      bezig={bezig}
      fout={fout}
      onKeuzes={werk.stelKeuzes}
      onTerug={() => werk.naar('voorbeeld')}
      onDraai={() => void werk.draai()}
      onNieuwPlan={() => {
        if (werk.werk !== null) void werk.kies(werk.werk);
      }}
    />
  );
}

function Import({ adminId, soorten }: { adminId: string; soorten: readonly Importsoort[] }) {
  const { t } = useTranslation('importeren');
  const { data: admin } = useAdmin(adminId);
  const werk = useImport(adminId);
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      <Stappen
        label={t('stappen')}
        namen={STAPPEN.map((stap) => t(`stap.${stap}`))}
        plek={STAPPEN.indexOf(werk.stap)}
      />
      <HuidigeStap
        adminId={adminId}
        soorten={soorten}
        dicht={admin !== undefined && ALLEEN_LEZEN.includes(admin.licentieStatus)}
        werk={werk}
      />
    </>
  );
}

/** Pupils from EDEXML or from a list, for whoever may do so. */
export function ImporterenPage() {
  const { t } = useTranslation('importeren');
  const { adminId } = usePlek();
  const gebruiker = useGebruiker();
  const [zoek] = useSearchParams();
  useTitel(t('titel'));
  const lijstEerst = t('voorkeur') === 'csv' || zoek.get('bron') === 'lijst';
  const alle: readonly Importsoort[] = lijstEerst ? ['csv', 'edexml'] : ['edexml', 'csv'];
  const soorten = alle.filter(
    (soort) => soort === 'csv' || (gebruiker !== null && mag(gebruiker.role, 'edexml.importeren')),
  );
  return (
    <Recht actie="leerlingen.importeren" titel={t('titel')}>
      <Import adminId={adminId} soorten={soorten} />
    </Recht>
  );
}
