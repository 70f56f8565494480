import { useTranslation } from 'react-i18next';
import type { LoggedMail } from '#server/features/mail-log/mail-log.contract.ts';
import { momentText } from '#web/platform/date-text.ts';

const COLUMNS = ['mail', 'code', 'stand', 'reden', 'klant', 'adres', 'wanneer'] as const;

/** The log as lines of a file: what stands on the screen, and no more. */
export function useLogCsv(): { head: string[]; rows: (mails: readonly LoggedMail[]) => string[][] } {
  const { t, i18n } = useTranslation('mail-log');
  return {
    head: COLUMNS.map((column) => t(`kolom.${column}`)),
    rows: (mails) =>
      mails.map((mail) => [
        mail.doel,
        mail.sjabloon,
        t(`stand.${mail.status}`),
        mail.reden === null ? '' : t(`reden.${mail.reden}`),
        mail.organisatie,
        mail.aan,
        momentText(i18n.language, new Date(mail.op)),
      ]),
  };
}
