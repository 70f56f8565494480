import type { Locale } from './texts.ts';

const ZONE = 'Europe/Amsterdam';

/** Moment for a reader, e.g. `3 maart 2027 om 09:12`. */
export const momentText = (ms: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE }).format(ms);

/** Day for a reader, e.g. `3 maart 2027`. */
export const dayText = (ms: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: ZONE }).format(ms);
