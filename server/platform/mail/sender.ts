import { createTransport } from 'nodemailer';
import type { MailContent } from '#engine/core/mail/mail-layout.ts';
import type { MailAttachment } from './attachments.ts';

export type MailDelivery = 'bezorgd' | 'bestaat_niet';
/** Hands a mail to the post; throws when it may be tried again. */
export interface Sender {
  /** `key` is the same at every try, so that a mailbox that got the mail already can tell. */
  send(
    on: string,
    content: MailContent & { attachments?: readonly MailAttachment[] },
    key: string,
  ): Promise<MailDelivery>;
  close(): void;
}

const TIME_MS = 20_000;

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'responseCode');
  // A refusal of the sender or of the sign-in is ours to mend; a refused receiver is gone for good.
  return Reflect.get(error, 'command') === 'RCPT TO' && typeof code === 'number' && code >= 500;
}

/** Sends over SMTP; one connection is kept open and used again. */
export function createSmtpSender(parts: { smtpUrl: string; van: string }): Sender {
  const host = /@([^\s>]+)>?\s*$/.exec(parts.van)?.[1] ?? 'taaltocht.localhost';
  const post = createTransport({
    url: parts.smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIME_MS,
    greetingTimeout: TIME_MS,
    socketTimeout: TIME_MS,
  });
  return {
    send: async (on, content, key) => {
      try {
        await post.sendMail({
          from: parts.van,
          to: { name: '', address: on },
          subject: content.onderwerp,
          messageId: `<${key}@${host}>`,
          text: content.tekst,
          html: content.html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: (content.attachments ?? []).map((file) => ({
            filename: file.name,
            contentType: file.mediaType,
            content: file.content,
          })),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return 'bezorgd';
      } catch (error) {
        if (isRefusal(error)) return 'bestaat_niet';
        throw error;
      }
    },
    close: () => post.close(),
  };
}
