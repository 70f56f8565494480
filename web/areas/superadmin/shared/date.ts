const DAY_MS = 86_400_000;

/** 25 november 2026 */
export const dayText = (language: string, moment: Date): string =>
  new Intl.DateTimeFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(moment);

/** Noon of a calendar day, so that no time zone makes it another one. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Whole days from now to a calendar day; 0 = today or past. */
export const daysUntil = (day: string, now: Date): number =>
  Math.max(0, Math.ceil((noonOf(day).getTime() - now.getTime()) / DAY_MS));
