import Alert from '@mui/material/Alert';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Accountgegevens } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { VeldenGeraamte } from '#web/ui/geraamte.tsx';
import { Recht, useMag } from '../recht.tsx';
import { Toestand } from '#web/platform/toestand.tsx';
import { GegevensFormulier, GegevensLijst } from './gegevens-deel.tsx';
import { InstellingenDeel } from './instellingen-deel.tsx';
import { LogboekDeel } from './logboek-deel.tsx';
import { PrivacyDeel } from './privacy-deel.tsx';
import { useAccountgegevens } from './tenant.api.ts';
import './tenant.css';

const GERAAMTE = (
  <>
    <VeldenGeraamte velden={6} />
    <VeldenGeraamte velden={3} />
  </>
);
const DELEN = ['gegevens', 'instellingen', 'privacy', 'logboek'] as const;
type Deel = (typeof DELEN)[number];

interface Props {
  adminId: string;
  gegevens: Accountgegevens;
  deel: Deel;
  onKlaar: (melding: string) => void;
}

function Inhoud({ adminId, gegevens, deel, onKlaar }: Props) {
  const { mag, alleenLezen } = useMag('accountgegevens.wijzigen');
  const vast = !mag || alleenLezen;
  if (deel === 'logboek') return <LogboekDeel adminId={adminId} naam={gegevens.naam} />;
  if (deel === 'privacy') return <PrivacyDeel adminId={adminId} gegevens={gegevens} beheerder={mag} />;
  if (deel === 'instellingen')
    return <InstellingenDeel adminId={adminId} gegevens={gegevens} vast={vast} onKlaar={onKlaar} />;
  return mag ? (
    <GegevensFormulier adminId={adminId} gegevens={gegevens} vast={vast} onKlaar={onKlaar} />
  ) : (
    <GegevensLijst gegevens={gegevens} />
  );
}

function Scherm() {
  const { t } = useTranslation('tenant');
  const { adminId } = usePlek();
  const [adres, stelAdres] = useSearchParams();
  const stand = useAccountgegevens(adminId);
  const { mag: beheerder, alleenLezen } = useMag('accountgegevens.wijzigen');
  const { mag: magLog } = useMag('audit.lezen');
  const [melding, stelMelding] = useState('');
  const delen = DELEN.filter((naam) => naam !== 'logboek' || magLog);
  const deel = delen.find((naam) => naam === adres.get('deel')) ?? 'gegevens';
  const klaar = (zin: string) => {
    stelMelding(zin);
    void stand.mutate();
  };
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t(beheerder ? 'uitleg' : 'uitleg.lezen')}</p>
        </div>
      </div>
      <Tabs
        className="niet-op-papier tenant__tabs"
        value={deel}
        variant="scrollable"
        aria-label={t('titel')}
        onChange={(_, nieuw: Deel) => {
          stelMelding('');
          stelAdres({ deel: nieuw }, { replace: true });
        }}
      >
        {delen.map((naam) => (
          <Tab key={naam} value={naam} label={t(`deel.${naam}`)} id={`tab-${naam}`} aria-controls={`deel-${naam}`} />
        ))}
      </Tabs>
      <div role="status" className="tenant__melding">
        {melding !== '' && (
          <Alert severity="success" role="presentation" onClose={() => stelMelding('')}>
            {melding}
          </Alert>
        )}
      </div>
      {beheerder && alleenLezen && <Alert severity="warning">{t('alleenLezen')}</Alert>}
      <div role="tabpanel" id={`deel-${deel}`} aria-labelledby={`tab-${deel}`} className="tenant">
        <Toestand stand={stand} geraamte={GERAAMTE}>
          {(gegevens) => <Inhoud adminId={adminId} gegevens={gegevens} deel={deel} onKlaar={klaar} />}
        </Toestand>
      </div>
    </>
  );
}

/** `/accountgegevens`: who the tenant is, what it chose, its papers, its data and what happened. */
export function AccountgegevensPage() {
  const { t } = useTranslation('tenant');
  useTitel(t('titel'));
  return (
    <Recht actie="accountgegevens.lezen" titel={t('titel')}>
      <Scherm />
    </Recht>
  );
}
