import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedItem } from '#server/features/roadmap/roadmap.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import '../shared/office-card.css';
import { useManagedRoadmap } from './api.ts';
import { IdeaList } from './idea-list.tsx';
import { ItemForm } from './item-form.tsx';
import { ItemList } from './item-list.tsx';
import './roadmap-management.css';

const SKELETON = <TableSkeleton rows={6} />;

/** `/superadmin/roadmap`: what customers can vote for, and what they come up with. */
export function RoadmapManagementPage() {
  const { t } = useTranslation('roadmap-management');
  const state = useManagedRoadmap();
  const [writing, setWriting] = useState<ManagedItem | 'nieuw' | null>(null);
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        {writing === null && (
          <Button variant="contained" startIcon={<Icon name="plus" size={18} />} onClick={() => setWriting('nieuw')}>
            {t('nieuw')}
          </Button>
        )}
      </div>
      {writing !== null && (
        <ItemForm
          key={writing === 'nieuw' ? writing : writing.id}
          item={writing === 'nieuw' ? null : writing}
          onDone={() => setWriting(null)}
        />
      )}
      <State stand={state} skeleton={SKELETON}>
        {({ items, ideas }) => (
          <div className="roadmap-management">
            {items.length === 0 ? (
              <Empty title={t('leeg.titel')} explanation={t('leeg.uitleg')} />
            ) : (
              <ItemList items={items} onChange={setWriting} />
            )}
            <IdeaList ideas={ideas} />
          </div>
        )}
      </State>
    </>
  );
}
