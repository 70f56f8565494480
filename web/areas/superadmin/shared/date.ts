const DAY_MS = 86_400_000;

/** Noon of a calendar day, so that no time zone makes it another one. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Whole days from now to a calendar day; 0 = today or past. */
export const daysUntil = (day: string, now: Date): number =>
  Math.max(0, Math.ceil((noonOf(day).getTime() - now.getTime()) / DAY_MS));
/** 25 nov. 2026: for a table with many columns. */
export const briefDate = (language: string, moment: Date): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(moment);
