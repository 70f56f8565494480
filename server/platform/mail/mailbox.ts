import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived in the development mailbox. */
export interface MailboxMail {
  nr: number;
  van: string;
  aan: string;
  onderwerp: string;
  tekst: string;
  html: string;
  op: string;
  /** Names of the files that came along. */
  files: readonly string[];
}
export interface Mailbox {
  smtpUrl: string;
  mails(): readonly MailboxMail[];
  stop(): Promise<void>;
}

const AT_MOST = 200;
const BYTES_MAX = 2_000_000;

function readEverything(stream: NodeJS.ReadableStream): Promise<Buffer> {
  return new Promise((done, failed) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => done(Buffer.concat(parts)));
    stream.on('error', failed);
  });
}

async function parse(source: Buffer, nr: number): Promise<MailboxMail> {
  const mail = await PostalMime.parse(source);
  return {
    nr,
    van: mail.from?.address ?? '',
    aan: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
    onderwerp: mail.subject ?? '',
    tekst: mail.text ?? '',
    html: mail.html ?? '',
    op: mail.date ?? '',
    files: mail.attachments.map(({ filename }) => filename ?? ''),
  };
}

/** Mailbox of a developer: a mail server on this machine only, whose mails stay in memory. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: MailboxMail[] = [];
  let nr = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: BYTES_MAX,
    onData: (stream, _session, settle) => {
      readEverything(stream)
        .then((source) => parse(source, (nr += 1)))
        .then(
          (mail) => {
            mails.unshift(mail);
            mails.length = Math.min(mails.length, AT_MOST);
            settle();
          },
          (error: unknown) => settle(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  const { port }: AddressInfo = await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address();
      if (typeof address === 'object' && address !== null) done(address);
    });
  });
  server.on('error', () => undefined); // a connection that breaks off is not a reason to stop
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails: () => mails,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
