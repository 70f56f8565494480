const ZONE = 'Europe/Amsterdam';

/** donderdag 3 december 2026 om 15:30 */
export const trainingMoment = (language: string, iso: string): string =>
  new Intl.DateTimeFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: ZONE,
  }).format(new Date(iso));

/** The leaf of a calendar: day and short month. */
export function leafOf(language: string, iso: string): { day: string; month: string } {
  const locale = language === 'nl-BE' ? 'nl-BE' : 'nl-NL';
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: ZONE }).format(new Date(iso));
  return { day: part({ day: 'numeric' }), month: part({ month: 'short' }) };
}
