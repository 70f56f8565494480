import { dateText, longDate, shortDate } from '#web/platform/date-text.ts';

const noon = (date: string): Date => new Date(`${date}T12:00:00`);
const DAY_MS = 86_400_000;

/** 12 oktober 2026 */
export const carePlanDay = (language: string, date: string): string => dateText(language, noon(date));
/** maandag 12 oktober; empty for a day that is not there. */
export const carePlanWeekday = (language: string, date: string): string =>
  Number.isNaN(noon(date).getTime()) ? '' : longDate(language, noon(date));
/** First day of a period as it is read before the last: 12 oktober, with its year only when that is another one. */
export const carePlanBegin = (language: string, { start, end }: { start: string; end: string }): string =>
  start.slice(0, 4) === end.slice(0, 4)
    ? carePlanDay(language, start).replace(` ${start.slice(0, 4)}`, '')
    : carePlanDay(language, start);
/** ma 12 okt */
export const planShortDay = (language: string, date: string): string => shortDate(language, noon(date));

/** Day `weeks` later. */
export const weeksLater = (date: string, weeks: number): string =>
  new Date(noon(date).getTime() + weeks * 7 * DAY_MS).toISOString().slice(0, 10);

/** Week of a plan today is in, and of how many; before the first day 1. */
export function planWeek({ start, end }: { start: string; end: string }, now: Date): { week: number; weeks: number } {
  const weeks = Math.max(1, Math.round((noon(end).getTime() - noon(start).getTime()) / DAY_MS / 7));
  const week = Math.floor((now.getTime() - noon(start).getTime()) / DAY_MS / 7) + 1;
  return { week: Math.min(weeks, Math.max(1, week)), weeks };
}
