import { serverText, type TextLocale } from '../taal/texts.ts';

/** What stands around the words of every mail. */
export const mailFrame = (locale: TextLocale, help: string): { locale: TextLocale; brand: string; footer: string } => ({
  locale,
  brand: serverText(locale, 'mail.productnaam'),
  footer: serverText(locale, 'mail.voet', { hulpadres: help }),
});

/** First words of a mail; a name that is not known stays out. */
export const salutationOf = (locale: TextLocale, name: string): string =>
  name === '' ? serverText(locale, 'mail.aanhef') : serverText(locale, 'mail.aanhefNaam', { naam: name });
