import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { layOutMail } from '#engine/core/mail/mail-layout.ts';
import { fillMailText, readMailText } from '#engine/core/mail/mail-text.ts';
import type { FriendMail } from '#server/features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';

/** The mail as a friend gets it, while the personal line is being written; as tall as the mail is, so that nothing of it is cut. */
export function FriendPreview({ mail, personal }: { mail: FriendMail; personal: string }) {
  const { t } = useTranslation('vrienduitnodigingen');
  const line = useDeferredValue(personal.trim());
  const words = fillMailText(readMailText(mail.onderwerp, mail.tekst), { ...mail.spots, persoonlijk: line });
  const { onderwerp: subject, html } = layOutMail(words, { ...mail, link: mail.spots['link'], scheme: 'light' });
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = useCallback(() => {
    const box = frame.current;
    const paper = box?.contentDocument?.documentElement;
    // A frame that is loading has no page yet.
    if (!box || !paper) return;
    // A document is at least as tall as its frame: measured in a tall one, it would never get shorter again.
    box.style.blockSize = '0';
    box.style.blockSize = paper.scrollHeight > 0 ? `${paper.scrollHeight}px` : '';
  }, []);
  useEffect(() => {
    // The lines of the mail break anew when its frame gets another width.
    const watch = new ResizeObserver(fit);
    if (frame.current !== null) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [fit]);
  return (
    <div className="friends__preview">
      <p className="friends__subject">
        <small>{t('voorbeeld.onderwerp')}</small>
        <strong>{subject}</strong>
      </p>
      <iframe ref={frame} title={t('voorbeeld')} sandbox="allow-same-origin" srcDoc={html} tabIndex={-1} onLoad={fit} />
    </div>
  );
}
