import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vrienduitnodigingen } from '#server/features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { FieldsSkeleton } from '#web/ui/skeleton.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission } from '../shared/permission.tsx';
import { useVrienduitnodigingen } from './api.ts';
import { FriendForm } from './friend-form.tsx';
import { FriendTable } from './friend-table.tsx';
import { OwnLinkCard } from './own-link-card.tsx';
import '../shared/accountgegevens.css';
import './vrienduitnodigingen.css';

const SKELETON = (
  <>
    <FieldsSkeleton fields={3} />
    <FieldsSkeleton fields={1} />
  </>
);

function Content({ data, onDone }: { data: Vrienduitnodigingen; onDone: (notice: string) => void }) {
  const { t } = useTranslation('vrienduitnodigingen');
  return (
    <div className="friends">
      {data.bonusDays > 0 && (
        <p className="friends__bonus">
          <strong>{t('bonus', { count: data.bonusDays })}</strong> {t('bonus.uitleg')}
        </p>
      )}
      <FriendForm data={data} onDone={onDone} />
      <OwnLinkCard link={data.link} />
      <FriendTable items={data.items} onDone={onDone} />
    </div>
  );
}

function ScreenOf() {
  const { t } = useTranslation('vrienduitnodigingen');
  const { adminId } = useSpot();
  const state = useVrienduitnodigingen(adminId);
  const [notice, setNotice] = useState('');
  const done = (text: string): void => {
    setNotice(text);
    void state.mutate();
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
        {(data) => <Content data={data} onDone={done} />}
      </State>
    </>
  );
}

/** `/vriend-uitnodigen`: tell somebody outside about the product, by mail or with a link of one's own. */
export function VrienduitnodigingenPage() {
  const { t } = useTranslation('vrienduitnodigingen');
  useTitle(t('titel'));
  return (
    <Permission actie="vrienduitnodigingen.versturen" titel={t('titel')}>
      <ScreenOf />
    </Permission>
  );
}
