import { useTranslation } from 'react-i18next';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { Recht, useMag } from '../recht.tsx';
import { Importgeschiedenis } from '../importeren/importgeschiedenis.tsx';
import { Stappen } from '../importeren/stappen.tsx';
import { STAPPEN, useLvs, type Lvs } from './gebruik-lvs.ts';
import { maakLvsOngedaan, useLvsGeschiedenis } from './lvsspelling.api.ts';
import { KiesStap } from './kies-stap.tsx';
import { KlaarStap } from './klaar-stap.tsx';
import { KolommenStap } from './kolommen-stap.tsx';
import { VoorbeeldStap } from './voorbeeld-stap.tsx';
import '../importeren/importeren.css';
import './lvsspelling.css';

function Geschiedenis({ adminId }: { adminId: string }) {
  const { t } = useTranslation('lvsspelling');
  const stand = useLvsGeschiedenis(adminId);
  return (
    <Importgeschiedenis
      adminId={adminId}
      stand={stand}
      teksten="lvsspelling"
      draai={({ planId }) => maakLvsOngedaan(adminId, planId)}
      regel={(item, datum) => ({ titel: datum, bij: t('eerder.bij', { ...item }) })}
    />
  );
}

function HuidigeStap({ adminId, dicht, lvs }: { adminId: string; dicht: boolean; lvs: Lvs }) {
  const { stap, plan, uitkomst, bestand } = lvs;
  const kies = (nieuw: File): void => void lvs.kies(nieuw);
  if (stap === 'kies' || plan === null)
    return (
      <>
        <KiesStap bezig={lvs.bezig} fout={lvs.fout} dicht={dicht} onKies={kies} />
        <Geschiedenis adminId={adminId} />
      </>
    );
  if (stap === 'kolommen')
    return (
      <KolommenStap
        key={plan.planId}
        plan={plan}
        bezig={lvs.bezig}
        fout={lvs.fout}
        onTerug={lvs.opnieuw}
        onVerder={lvs.verder}
      />
    );
  if (stap === 'klaar' && uitkomst !== null)
    return <KlaarStap adminId={adminId} uitkomst={uitkomst} onOpnieuw={lvs.opnieuw} />;
  return (
    <VoorbeeldStap
      lvs={lvs}
      plan={plan}
      onNieuwPlan={() => {
        if (bestand !== null) kies(bestand);
      }}
    />
  );
}

function Import({ adminId }: { adminId: string }) {
  const { t } = useTranslation('lvsspelling');
  const { alleenLezen } = useMag('lvs.importeren');
  const lvs = useLvs(adminId);
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      <Stappen label={t('stappen')} namen={STAPPEN.map((stap) => t(`stap.${stap}`))} plek={STAPPEN.indexOf(lvs.stap)} />
      <HuidigeStap adminId={adminId} dicht={alleenLezen} lvs={lvs} />
    </>
  );
}

/** Results of spelling tests from a file, for whoever may do so. */
export function LvsspellingPage() {
  const { t } = useTranslation('lvsspelling');
  const { adminId } = usePlek();
  useTitel(t('titel'));
  return (
    <Recht actie="lvs.importeren" titel={t('titel')}>
      <Import adminId={adminId} />
    </Recht>
  );
}
