import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived in the development mailbox. */
export interface PostbusMail {
  nr: number;
  van: string;
  aan: string;
  onderwerp: string;
  tekst: string;
  html: string;
  op: string;
}
export interface Postbus {
  smtpUrl: string;
  mails(): readonly PostbusMail[];
  stop(): Promise<void>;
}

const HOOGSTENS = 200;
const BYTES_MAX = 2_000_000;

function leesAlles(stroom: NodeJS.ReadableStream): Promise<Buffer> {
  return new Promise((klaar, mislukt) => {
    const delen: Buffer[] = [];
    stroom.on('data', (deel: Buffer) => delen.push(deel));
    stroom.on('end', () => klaar(Buffer.concat(delen)));
    stroom.on('error', mislukt);
  });
}

async function ontleed(bron: Buffer, nr: number): Promise<PostbusMail> {
  const mail = await PostalMime.parse(bron);
  return {
    nr,
    van: mail.from?.address ?? '',
    aan: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
    onderwerp: mail.subject ?? '',
    tekst: mail.text ?? '',
    html: mail.html ?? '',
    op: mail.date ?? '',
  };
}

/** Mailbox of a developer: a mail server on this machine only, whose mails stay in memory. */
export async function startPostbus(): Promise<Postbus> {
  const mails: PostbusMail[] = [];
  let nr = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: BYTES_MAX,
    onData: (stroom, _sessie, klaar) => {
      leesAlles(stroom)
        .then((bron) => ontleed(bron, (nr += 1)))
        .then(
          (mail) => {
            mails.unshift(mail);
            mails.length = Math.min(mails.length, HOOGSTENS);
            klaar();
          },
          (fout: unknown) => klaar(fout instanceof Error ? fout : new Error(String(fout))),
        );
    },
  });
  const { port }: AddressInfo = await new Promise((klaar, mislukt) => {
    server.once('error', mislukt);
    server.listen(0, '127.0.0.1', () => {
      const adres = server.server.address();
      if (typeof adres === 'object' && adres !== null) klaar(adres);
    });
  });
  server.on('error', () => undefined); // a connection that breaks off is not a reason to stop
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails: () => mails,
    stop: () => new Promise((klaar) => server.close(() => klaar())),
  };
}
