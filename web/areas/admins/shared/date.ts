const DAY_MS = 86_400_000;

const midnight = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
/** Whole days between two moments, counted by the calendar. */
export const daysAgo = (moment: Date, now: Date): number => Math.round((midnight(now) - midnight(moment)) / DAY_MS);

const maker = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', options);

/** donderdag 26 november */
export const longDate = (language: string, moment: Date): string =>
  maker(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(moment);
/** wo 25 nov */
export const shortDate = (language: string, moment: Date): string =>
  maker(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(moment);

/** 25 nov. 2026 14:03 */
export const momentText = (language: string, moment: Date): string =>
  maker(language, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(
    moment,
  );
/** 25 november 2026 */
export const dateText = (language: string, moment: Date): string =>
  maker(language, { day: 'numeric', month: 'long', year: 'numeric' }).format(moment);

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
