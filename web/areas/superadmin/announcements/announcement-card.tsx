import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Announcement, Segment } from '#server/features/berichten/office-berichten.contract.ts';
import { momentText } from '#web/platform/date-text.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { throwAway, withdraw } from './api.ts';
import { SEGMENT_PARTS } from './segment-parts.ts';

const CHIP = {
  concept: 'chip',
  gepland: 'chip chip--sun',
  verzonden: 'chip chip--correct',
  ingetrokken: 'chip chip--rust',
} as const;
const PERCENT = 100;

/** What a segment chooses, in words. */
function useSegmentText(segment: Segment): string {
  const { t } = useTranslation('announcements');
  const parts = SEGMENT_PARTS.map(({ name }) => segment[name].map((one) => t(`keuze.${name}.${one}`)).join(', '));
  const text = parts.filter((part) => part !== '').join('; ');
  return text === '' ? t('iedereen') : text;
}

interface EndProps {
  id: string;
  step: 'intrekken' | 'weg';
  work: (id: string) => Promise<void>;
  /** What else can be done; it waits while the question stands there. */
  children?: ReactNode;
}

/** Taking it back, or throwing a concept away: asked once more. */
function End({ id, step, work, children }: EndProps) {
  const { t } = useTranslation('announcements');
  const [asked, setAsked] = useState(false);
  const saving = useSaving();
  const run = (): void => void saving.run(() => work(id));
  return (
    <>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={run} />}
      <div className="office-card__buttons">
        {asked ? (
          <>
            <Button variant="contained" disabled={saving.bezig} onClick={run}>
              {t(step === 'weg' ? 'weg.zeker' : 'intrekken.zeker')}
            </Button>
            <Button onClick={() => setAsked(false)}>{t('intrekken.niet')}</Button>
          </>
        ) : (
          <>
            {children}
            <Button variant="outlined" onClick={() => setAsked(true)}>
              {t(step)}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** One announcement: for whom, when, and how many read it. */
export function AnnouncementCard({
  announcement,
  onWrite,
}: {
  announcement: Announcement;
  onWrite: (announcement: Announcement) => void;
}) {
  const { t, i18n } = useTranslation('announcements');
  const { id, status, moment, receivers, readers } = announcement;
  const open = status === 'concept' || status === 'gepland';
  const share = receivers === 0 ? 0 : Math.round((readers / receivers) * PERCENT);
  return (
    <article className="office-card" aria-label={announcement.onderwerp}>
      <p>
        <span className={CHIP[status]}>{t(`stand.${status}`)}</span>
      </p>
      <h2>{announcement.onderwerp}</h2>
      <blockquote>{announcement.tekst}</blockquote>
      <dl>
        <div>
          <dt>{t('moment')}</dt>
          <dd>{moment === null ? t('nogNiet') : momentText(i18n.language, new Date(moment))}</dd>
        </div>
        <div>
          <dt>{t('voor')}</dt>
          <dd>{useSegmentText(announcement.segment)}</dd>
        </div>
        <div>
          <dt>{t(open ? 'ontvangen' : 'gelezen')}</dt>
          <dd>
            {open
              ? t('ontvangers', { count: receivers })
              : t('gelezen.deel', { aantal: readers, alle: receivers, deel: share })}
          </dd>
        </div>
      </dl>
      {status !== 'ingetrokken' && (
        <End
          id={id}
          step={status === 'concept' ? 'weg' : 'intrekken'}
          work={status === 'concept' ? throwAway : withdraw}
        >
          {open && (
            <Button variant="contained" onClick={() => onWrite(announcement)}>
              {t('verder')}
            </Button>
          )}
        </End>
      )}
    </article>
  );
}
