import { beginOfDate, dateOfDay, dayOf, midnight, timeOf } from '../time/clock.ts';

/** Local time of day in the countries of our schools, `HH:MM`. */
export type TimeOfDay = `${number}:${number}`;

/** When a job has its turn: so many minutes after the one before, or once a night. */
export type JobMoment = { readonly everyMinutes: number } | { readonly nightlyAt: TimeOfDay };

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** A job that failed is tried again after this time, or at its own next turn when that comes first. */
const RETRY_MS = 10 * MINUTE_MS;
/** Days that work of the night may be late before it is done while children play, e.g. on a computer that is off at night. */
const OVERDUE_DAYS = 2;

/** Local hours in which no class plays. */
const isSilent = (hour: number): boolean => (hour >= 2 && hour < 6) || hour >= 17;
const isQuiet = (now: number): boolean => isSilent((now - midnight(now).getTime()) / HOUR_MS);

/** Day up to which work of the night should be done now. */
export const dayOfNightWork = (now: number): number => dayOf(now) - (isQuiet(now) ? 0 : OVERDUE_DAYS);

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A local time of a day; on the night that the clocks change the hour that does not exist begins an hour later. */
function momentOn(day: number, time: TimeOfDay): number {
  const wanted = minutesOf(time);
  const counted = beginOfDate(dateOfDay(day)).getTime() + wanted * MINUTE_MS;
  const moved = counted - (minutesOf(timeOf(counted)) - wanted) * MINUTE_MS;
  return minutesOf(timeOf(moved)) === wanted && dayOf(moved) === day ? moved : counted;
}

/** First turn of a job that was never done. */
export function firstMoment(moment: JobMoment, now: number): number {
  if ('everyMinutes' in moment) return now;
  const today = momentOn(dayOf(now), moment.nightlyAt);
  return today > now ? today : momentOn(dayOf(now) + 1, moment.nightlyAt);
}

/** The turn after one that was done. */
export function nextMoment(moment: JobMoment, now: number): number {
  if ('everyMinutes' in moment) return now + moment.everyMinutes * MINUTE_MS;
  return momentOn(dayOfNightWork(now) + 1, moment.nightlyAt);
}

/** The turn after one that failed. */
export const retryMoment = (moment: JobMoment, now: number): number =>
  'everyMinutes' in moment ? Math.min(nextMoment(moment, now), now + RETRY_MS) : now + RETRY_MS;

/** Whether a job has its turn now; work of the night waits while children play, unless it is days late. */
export function isDue(moment: JobMoment, next: number, now: number): boolean {
  if (now < next) return false;
  return 'everyMinutes' in moment || isQuiet(now) || dayOf(now) - dayOf(next) >= OVERDUE_DAYS;
}
