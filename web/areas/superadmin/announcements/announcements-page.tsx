import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Announcement } from '#server/features/berichten/office-berichten.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import '../shared/office-card.css';
import { AnnounceForm } from './announce-form.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { useAnnouncements } from './api.ts';
import { EVERYBODY, segmentOf } from './segment-parts.ts';
import './announcements.css';

const SKELETON = <CardSkeleton rules={6} />;

/** `/superadmin/mededelingen`: what we told many at once, and telling something. */
export function AnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const state = useAnnouncements();
  const [params, setParams] = useSearchParams();
  const asked = segmentOf(params);
  const [writing, setWriting] = useState<Announcement | 'new' | null>(asked === null ? null : 'new');
  const done = (): void => {
    setWriting(null);
    if (asked !== null) setParams({}, { replace: true });
  };
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <Link className="button-text office-card__back" to="/superadmin/berichten">
            <Icon name="links" size={18} />
            {t('terug')}
          </Link>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        {writing === null && (
          <Button variant="contained" startIcon={<Icon name="potlood" size={18} />} onClick={() => setWriting('new')}>
            {t('nieuw')}
          </Button>
        )}
      </div>
      {writing !== null && (
        <AnnounceForm
          key={writing === 'new' ? writing : writing.id}
          before={writing === 'new' ? null : writing}
          segment={asked ?? EVERYBODY}
          onDone={done}
        />
      )}
      <State stand={state} skeleton={SKELETON}>
        {({ items }) =>
          items.length === 0 && writing === null ? (
            <Empty title={t('leeg.titel')} explanation={t('leeg.uitleg')} />
          ) : (
            items.map((one) => <AnnouncementCard key={one.id} announcement={one} onWrite={setWriting} />)
          )
        }
      </State>
    </>
  );
}
