const DAY_MS = 86_400_000;

const midnight = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
/** Whole days between two moments, counted by the calendar. */
export const daysAgo = (moment: Date, now: Date): number => Math.round((midnight(now) - midnight(moment)) / DAY_MS);

/** Local calendar day as YYYY-MM-DD. */
export function isoDay(moment: Date): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}

/** Part of the day for the greeting. */
export function dayPart(moment: Date): 'morgen' | 'middag' | 'avond' {
  const hour = moment.getHours();
  if (hour < 12) return 'morgen';
  return hour < 18 ? 'middag' : 'avond';
}
