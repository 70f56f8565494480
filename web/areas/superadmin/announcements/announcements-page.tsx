import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import '../shared/office-card.css';
import { AnnounceForm } from './announce-form.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { useAnnouncements } from './api.ts';
import './announcements.css';

const SKELETON = <CardSkeleton rules={6} />;

/** `/superadmin/mededelingen`: what we told many at once, and telling something. */
export function AnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const state = useAnnouncements();
  const [writing, setWriting] = useState(false);
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
        {!writing && (
          <Button variant="contained" startIcon={<Icon name="potlood" size={18} />} onClick={() => setWriting(true)}>
            {t('nieuw')}
          </Button>
        )}
      </div>
      {writing && <AnnounceForm onDone={() => setWriting(false)} />}
      <State stand={state} skeleton={SKELETON}>
        {({ items }) =>
          items.length === 0 && !writing ? (
            <Empty title={t('leeg.titel')} explanation={t('leeg.uitleg')} />
          ) : (
            items.map((one) => <AnnouncementCard key={one.id} announcement={one} />)
          )
        }
      </State>
    </>
  );
}
