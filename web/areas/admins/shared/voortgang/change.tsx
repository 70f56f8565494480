import { useTranslation } from 'react-i18next';
import { STANDING_RULES } from '#engine/core/oefening/model/doel-standing.ts';
import { serverClock } from '#web/platform/clock.ts';
import type { HttpError } from '#web/platform/http-error.ts';
import { dayMonth } from '#web/platform/date-text.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import {
  TOLD_POINTS,
  weeksBefore,
  type PeriodChange,
  type ChangeCounts,
  type ChangeKind,
  type WeeksBefore,
} from './comparison.ts';
import type { Period } from './period.ts';

const CHANGE_ICON: Record<ChangeKind, IconName> = { up: 'op', down: 'af', same: 'same' };

/** Arrow of a change; the words stand beside it or in the label around it. */
export function ChangeSign({ kind, size = 14 }: { kind: ChangeKind; size?: number }) {
  return (
    <span className={`change change--${kind}`}>
      <Icon name={CHANGE_ICON[kind]} size={size} />
    </span>
  );
}

/** Share of before with its direction, in words and as an arrow. */
export function ChangeText({ change }: { change: PeriodChange }) {
  const { t } = useTranslation('period');
  return (
    <span className="change-text">
      <ChangeSign kind={change.kind} size={16} /> {t('vergelijk.was', { pct: change.was })},{' '}
      {t(`vergelijk.${change.kind}`)}
    </span>
  );
}

/** First and last day of the weeks before, in words. */
export function useWeeksText(): (weeks: WeeksBefore) => { van: string; tot: string } {
  const { i18n } = useTranslation();
  const text = (day: string): string => dayMonth(i18n.language, new Date(`${day}T12:00:00`));
  return ({ van: from, tot: until }) => ({ van: text(from), tot: text(until) });
}

/** The weeks that a period is compared with; null when it is not compared. */
export function comparedWith(period: Period, wanted: boolean): WeeksBefore | null {
  return wanted ? weeksBefore(period, new Date(serverClock.nu())) : null;
}

/** With which weeks is compared, and how many went up and down. */
export function ChangeSummary({
  weeks,
  counts,
  stand: state,
}: {
  weeks: WeeksBefore;
  counts: ChangeCounts;
  stand: { data: unknown; error: HttpError | undefined; mutate: () => unknown };
}) {
  const { t } = useTranslation('period');
  const weeksText = useWeeksText();
  const { up, down, same } = counts;
  if (state.data === undefined && state.error !== undefined)
    return <ErrorNotice fout={state.error} onRetry={() => void state.mutate()} />;
  return (
    <p className="change-summary" role="status" aria-busy={state.data === undefined}>
      <strong>{t('vergelijk.kop', weeksText(weeks))}.</strong>{' '}
      {state.data !== undefined &&
        (up + down + same === 0 ? (
          t('vergelijk.geen')
        ) : (
          <>
            {t('vergelijk.tel', { up, down, same })}{' '}
            <small>{t('vergelijk.uitleg', { points: TOLD_POINTS, enough: STANDING_RULES.enough })}</small>
          </>
        ))}
    </p>
  );
}
