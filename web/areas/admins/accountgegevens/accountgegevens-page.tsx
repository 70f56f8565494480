import Alert from '@mui/material/Alert';
import Tab from '@mui/material/Tab';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { AccountDetails } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { ScrollTabs } from '#web/ui/scroll-tabs.tsx';
import { FieldsSkeleton } from '#web/ui/skeleton.tsx';
import { Permission, useAccess } from '../shared/permission.tsx';
import { State } from '#web/platform/state.tsx';
import { DetailsForm, DetailsList } from './details-part.tsx';
import { SettingsPart } from './settings-part.tsx';
import { LogbookPart } from './logboek-part.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { useAccountDetails } from '../shared/api/accountgegevens.api.ts';
import '../shared/accountgegevens.css';

const SKELETON = (
  <>
    <FieldsSkeleton fields={6} />
    <FieldsSkeleton fields={3} />
  </>
);
const PARTS = ['gegevens', 'instellingen', 'privacy', 'logboek'] as const;
type Part = (typeof PARTS)[number];

interface Props {
  adminId: string;
  gegevens: AccountDetails;
  deel: Part;
  onDone: (notice: string) => void;
}

function Content({ adminId, gegevens: details, deel: part, onDone }: Props) {
  const { mag: allowed, readOnly } = useAccess('accountgegevens.wijzigen');
  const fixed = !allowed || readOnly;
  if (part === 'logboek') return <LogbookPart adminId={adminId} naam={details.naam} />;
  if (part === 'privacy') return <PrivacyPart adminId={adminId} gegevens={details} manager={allowed} />;
  if (part === 'instellingen')
    return <SettingsPart adminId={adminId} gegevens={details} vast={fixed} onDone={onDone} />;
  return allowed ? (
    <DetailsForm adminId={adminId} gegevens={details} vast={fixed} onDone={onDone} />
  ) : (
    <DetailsList gegevens={details} />
  );
}

function ScreenOf() {
  const { t } = useTranslation(['accountgegevens', 'tenant']);
  const { adminId } = useSpot();
  const [address, setAddress] = useSearchParams();
  const state = useAccountDetails(adminId);
  const { mag: manager, readOnly } = useAccess('accountgegevens.wijzigen');
  const { mag: mayReadLog } = useAccess('audit.lezen');
  const [notice, setNotice] = useState('');
  const parts = PARTS.filter((name) => name !== 'logboek' || mayReadLog);
  const part = parts.find((name) => name === address.get('deel')) ?? 'gegevens';
  const done = (zin: string) => {
    setNotice(zin);
    void state.mutate();
  };
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t(manager ? 'uitleg' : 'uitleg.lezen')}</p>
        </div>
      </div>
      <ScrollTabs
        className="not-at-paper tenant__tabs"
        value={part}
        aria-label={t('titel')}
        onChange={(_, newOne: Part) => {
          setNotice('');
          setAddress({ deel: newOne }, { replace: true });
        }}
      >
        {parts.map((name) => (
          <Tab key={name} value={name} label={t(`deel.${name}`)} id={`tab-${name}`} aria-controls={`deel-${name}`} />
        ))}
      </ScrollTabs>
      <div role="status" className="tenant__notice">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      {manager && readOnly && <Alert severity="warning">{t('alleenLezen')}</Alert>}
      <div role="tabpanel" id={`deel-${part}`} aria-labelledby={`tab-${part}`} className="tenant">
        <State stand={state} skeleton={SKELETON}>
          {(details) => <Content adminId={adminId} gegevens={details} deel={part} onDone={done} />}
        </State>
      </div>
    </>
  );
}

/** `/accountgegevens`: who the tenant is, what it chose, its papers, its data and what happened. */
export function AccountDetailsPage() {
  const { t } = useTranslation(['accountgegevens', 'tenant']);
  useTitle(t('titel'));
  return (
    <Permission actie="accountgegevens.lezen" titel={t('titel')}>
      <ScreenOf />
    </Permission>
  );
}
