import type { TextLocale } from './texts.ts';

const ZONE = 'Europe/Amsterdam';

/** Moment for a reader, e.g. `3 maart 2027 om 09:12`. */
export const serverMomentText = (ms: number, locale: TextLocale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE }).format(ms);

/** Day for a reader, e.g. `3 maart 2027`. */
export const serverDayText = (ms: number, locale: TextLocale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: ZONE }).format(ms);
