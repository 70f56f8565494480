import type { Clock } from '#engine/core/basis/clock.ts';

export const systemClock: Clock = { now: () => Date.now() };

/** Time zone of both countries; Brussels and Amsterdam keep the same time. */
const ZONE = 'Europe/Amsterdam';
const dateParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const DAY_MS = 86_400_000;
const BEGIN = Date.UTC(2020, 0, 1);

/** Every local day begins at a whole quarter of an hour of UTC. */
const QUARTER_MS = 900_000;
let latest = { quarter: Number.NaN, date: '' };

/** Local date `YYYY-MM-DD`; that of the same quarter of an hour is not written out again. */
export function dateOf(ms: number): string {
  const quarter = Math.floor(ms / QUARTER_MS);
  if (quarter !== latest.quarter) latest = { quarter, date: dateParts.format(ms) };
  return latest.date;
}

const timeParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
/** Local time of day `HH:MM`. */
export function timeOf(ms: number): string {
  return timeParts.format(ms);
}

/** Whole days since 2020-01-01 in the time zone of the tenant. */
export function dayOf(ms: number): number {
  return Math.round((Date.parse(`${dateOf(ms)}T00:00:00Z`) - BEGIN) / DAY_MS);
}

/** Date of a day number. */
export function dateOfDay(day: number): string {
  return new Date(BEGIN + day * DAY_MS).toISOString().slice(0, 10);
}

/** Monday of the week, as a date. */
export function mondayOf(ms: number): string {
  const day = dayOf(ms);
  const weekday = new Date(BEGIN + day * DAY_MS).getUTCDay();
  return dateOfDay(day - ((weekday + 6) % 7));
}

/** School year of a moment, e.g. `2026-2027`; it begins on 1 August. */
export function schooljaarOf(ms: number): string {
  const [year = '2020', month = '01'] = dateOf(ms).split('-');
  const begin = Number(month) >= 8 ? Number(year) : Number(year) - 1;
  return `${begin}-${begin + 1}`;
}

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' });

/** Midnight here of the date that begins at this moment in UTC: the hour here at that moment is the distance; no clock change falls between the two. */
const localBegin = (utcMidnight: number): Date =>
  new Date(utcMidnight - Number(hourFormat.format(utcMidnight)) * 3_600_000);

/** First moment of the local day. */
export function midnight(ms: number): Date {
  return localBegin(Date.parse(`${dateOf(ms)}T00:00:00Z`));
}

/** First moment of a local date `YYYY-MM-DD`, or of the date so many days later; of any year that can be written so. */
export function beginOfDate(date: string, daysLater = 0): Date {
  return localBegin(Date.parse(`${date}T00:00:00Z`) + daysLater * DAY_MS);
}
