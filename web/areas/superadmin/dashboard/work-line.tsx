import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WorkItem } from '#server/features/work-list/work-list.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { dateText, momentText } from '#web/platform/date-text.ts';
import { daysUntil, noonOf } from '../shared/date.ts';
import { placeOf } from './place.ts';

const DAY_MS = 86_400_000;
/** A line that waits so many days is late; one that ends within so many is near. */
const LATE_DAYS = 2;
const NEAR_DAYS = 7;

/** What it is about, in words. */
function useDetail(item: WorkItem): string {
  const { t } = useTranslation('dashboard');
  if (item.soort === 'aanvraag') return t(`aanvraag.${item.detail}`);
  if (item.soort === 'contactbericht') return t(`onderwerp.${item.detail}`);
  if (item.soort === 'factuur')
    return item.detail === '' ? t('factuur.concept') : t('factuur.open', { nummer: item.detail });
  if (item.soort === 'mail') return t('mails', { count: item.aantal });
  return item.detail;
}

/** How long it waits, or how soon it ends. */
function Age({ item }: { item: WorkItem }) {
  const { t, i18n } = useTranslation('dashboard');
  const now = new Date(serverClock.nu());
  if (item.tot !== null) {
    const left = daysUntil(item.tot, now);
    return (
      <span
        className={left <= NEAR_DAYS ? 'chip chip--rust' : 'chip chip--sea'}
        title={dateText(i18n.language, noonOf(item.tot))}
      >
        {left === 0 ? t('vandaag') : t('nog', { count: left })}
      </span>
    );
  }
  const days = Math.floor((now.getTime() - Date.parse(item.since)) / DAY_MS);
  return (
    <span
      className={days >= LATE_DAYS ? 'chip chip--sun' : 'chip'}
      title={momentText(i18n.language, new Date(item.since))}
    >
      {days < 1 ? t('nieuw') : t('wacht', { count: days })}
    </span>
  );
}

interface Props {
  item: WorkItem;
  busy: boolean;
  onHandler: (item: WorkItem, taken: boolean) => void;
}

/** One line of work: where it leads, how long it waits, and who has it. */
export function WorkLine({ item, busy, onHandler }: Props) {
  const { t } = useTranslation('dashboard');
  const detail = useDetail(item);
  const free = item.behandelaar === null;
  return (
    <li className="work-line">
      <Link className="work-line__what" to={placeOf(item)}>
        <strong>{item.tekst}</strong>
        {detail !== '' && <span>{detail}</span>}
      </Link>
      <Age item={item} />
      <span className={free ? 'work-line__who soft' : 'work-line__who'}>
        {free ? t('niemand') : item.eigen ? t('ik') : item.behandelaar}
      </span>
      <button
        type="button"
        className="button-text not-at-paper"
        disabled={busy}
        aria-label={t(free ? 'pak.naam' : 'los.naam', { naam: item.tekst })}
        onClick={() => onHandler(item, free)}
      >
        {t(free ? 'pak' : 'los')}
      </button>
    </li>
  );
}
