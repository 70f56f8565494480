import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { layOutMail } from '#engine/core/mail/mail-layout.ts';
import { fillMailText, readMailText } from '#engine/core/mail/mail-text.ts';
import type { FriendMail } from '#server/features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';

/** The mail as a friend gets it, while the personal line is being written. */
export function FriendPreview({ mail, personal }: { mail: FriendMail; personal: string }) {
  const { t } = useTranslation('vrienduitnodigingen');
  const line = useDeferredValue(personal.trim());
  const words = fillMailText(readMailText(mail.onderwerp, mail.tekst), { ...mail.spots, persoonlijk: line });
  const { onderwerp: subject, html } = layOutMail(words, { ...mail, link: mail.spots['link'], scheme: 'light' });
  return (
    <div className="friends__preview">
      <p className="friends__subject">
        <small>{t('voorbeeld.onderwerp')}</small>
        <strong>{subject}</strong>
      </p>
      <iframe title={t('voorbeeld')} sandbox="" srcDoc={html} tabIndex={-1} />
    </div>
  );
}
