import { useTranslation } from 'react-i18next';
import { momentText } from '#web/platform/date-text.ts';
import type { MailPair } from './mail-rows.ts';

const COLUMNS = ['mail', 'code', 'nl-NL', 'nl-BE', 'laatst', 'mislukt'] as const;

/** The list of mails as lines of a file. */
export function useTemplatesCsv(): { head: string[]; rows: (pairs: readonly MailPair[]) => string[][] } {
  const { t, i18n } = useTranslation('mail-templates');
  const standingIn = (pair: MailPair, locale: 'nl-NL' | 'nl-BE'): string => {
    const one = pair.both.find((template) => template.locale === locale);
    if (one === undefined) return '';
    const standing = t(`bron.${one.source}`, { versie: one.versie });
    return one.concept === null ? standing : `${standing}, ${t('concept')}`;
  };
  return {
    head: COLUMNS.map((column) => t(`kolom.${column}`)),
    rows: (pairs) =>
      pairs.map((pair) => [
        pair.doel,
        pair.code,
        standingIn(pair, 'nl-NL'),
        standingIn(pair, 'nl-BE'),
        pair.lastSent === null ? '' : momentText(i18n.language, new Date(pair.lastSent)),
        String(pair.failures),
      ]),
  };
}
