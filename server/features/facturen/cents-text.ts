import type { TextLocale } from '../../platform/taal/texts.ts';

/** Cents as a reader of the country writes them, e.g. `€ 1.237,50`. */
export const centsText = (cents: number, locale: TextLocale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);
