import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Licentie } from '#server/features/licenties/licenties.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { FieldsSkeleton } from '#web/ui/skeleton.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission, useAccess } from '../shared/permission.tsx';
import { useLicentie } from './api.ts';
import { AfterwardCard } from './afterward-card.tsx';
import { FacturenCard } from './facturen-card.tsx';
import { FeaturesCard } from './features-card.tsx';
import { RenewalCard } from './renewal-card.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { StandingCard } from './standing-card.tsx';
import '../shared/accountgegevens.css';
import './licentie.css';

const SKELETON = (
  <>
    <FieldsSkeleton fields={3} />
    <FieldsSkeleton fields={3} />
  </>
);

interface ContentProps {
  licentie: Licentie;
  onSent: (number: string) => void;
  onChange: (next: Licentie, notice: string) => void;
  onNotice: (text: string) => void;
}

function Content({ licentie, onSent, onChange, onNotice }: ContentProps) {
  const { mag: mayAsk } = useAccess('licentie.aanvragen');
  const { mag: mayStop } = useAccess('licentie.opzeggen');
  const { mag: mayPay } = useAccess('facturen.lezen');
  return (
    <div className="licentie">
      <StandingCard licentie={licentie} />
      <FeaturesCard licentie={licentie} />
      {mayAsk && <RequestCard licentie={licentie} onSent={onSent} />}
      <RequestsCard licentie={licentie} />
      {mayPay && <FacturenCard onNotice={onNotice} />}
      {mayStop && <RenewalCard licentie={licentie} onChange={onChange} />}
      <AfterwardCard />
    </div>
  );
}

function ScreenOf() {
  const { t } = useTranslation('licentie');
  const { adminId } = useSpot();
  const state = useLicentie(adminId);
  const [notice, setNotice] = useState('');
  const sent = (number: string): void => {
    setNotice(t('aanvraag.klaar', { nummer: number }));
    void state.mutate();
  };
  const changed = (next: Licentie, text: string): void => {
    setNotice(text);
    void state.mutate(next, { revalidate: false });
  };
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      <div role="status" className="tenant__notice">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      <State stand={state} skeleton={SKELETON}>
        {(licentie) => <Content licentie={licentie} onSent={sent} onChange={changed} onNotice={setNotice} />}
      </State>
    </>
  );
}

/** `/licentie`: what the tenant has and until when, what it can do, how to get more, and what happens afterwards. */
export function LicentiePage() {
  const { t } = useTranslation('licentie');
  useTitle(t('titel'));
  return (
    <Permission actie="licentie.lezen" titel={t('titel')}>
      <ScreenOf />
    </Permission>
  );
}
