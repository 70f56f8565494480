import { createTransport } from 'nodemailer';
import type { MailInhoud } from './opmaak.ts';

export type Bezorging = 'bezorgd' | 'bestaat_niet';
/** Hands a mail to the post; throws when it may be tried again. */
export interface Afzender {
  stuur(aan: string, inhoud: MailInhoud): Promise<Bezorging>;
  close(): void;
}

const TIJD_MS = 20_000;

function isWeigering(fout: unknown): boolean {
  if (!(fout instanceof Error)) return false;
  const code: unknown = Reflect.get(fout, 'responseCode');
  // A refusal of the sender or of the sign-in is ours to mend; a refused receiver is gone for good.
  return Reflect.get(fout, 'command') === 'RCPT TO' && typeof code === 'number' && code >= 500;
}

/** Sends over SMTP; one connection is kept open and used again. */
export function createSmtpAfzender(delen: { smtpUrl: string; van: string }): Afzender {
  const post = createTransport({
    url: delen.smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIJD_MS,
    greetingTimeout: TIJD_MS,
    socketTimeout: TIJD_MS,
  });
  return {
    stuur: async (aan, inhoud) => {
      try {
        await post.sendMail({
          from: delen.van,
          to: { name: '', address: aan },
          subject: inhoud.onderwerp,
          text: inhoud.tekst,
          html: inhoud.html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return 'bezorgd';
      } catch (fout) {
        if (isWeigering(fout)) return 'bestaat_niet';
        throw fout;
      }
    },
    close: () => post.close(),
  };
}
