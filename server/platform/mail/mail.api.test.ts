// @module-tag embedded
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadVault } from '../auth/vault.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { createAddresses } from './addresses.ts';
import { AttachmentMakers } from './attachments.ts';
import { createSmtpSender } from './sender.ts';
import { MailDeliverer, WAIT_TIMES_MIN } from './deliverer.ts';
import { MailTextRepository } from './mail-texts.repository.ts';
import { MailRepository } from './mail.repository.ts';
import { postMail, type MailBericht } from './post.ts';
import { createLogger } from '../logging/logger.ts';

let kit: ApiKit;
/** What the mail server of the test does with a receiver. */
let refuse: '' | 'tijdelijk' | 'altijd' = '';
let received: string[] = [];
let smtp: SMTPServer;
let smtpUrl = '';
const db = () => kit.server.database.knex;
const makers = new AttachmentMakers();
const repository = () => new MailRepository(db(), loadVault(kit.env.DATA_DIR));
const rows = () => db()('mailberichten').select('*').orderBy('id');

const including = (code: number, zin: string): Error => Object.assign(new Error(zin), { responseCode: code });

beforeAll(async () => {
  kit = await startKit();
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (address, _session, done) => {
      if (refuse === 'tijdelijk') return done(including(451, 'later'));
      if (refuse === 'altijd') return done(including(550, 'no such user'));
      received.push(address.address);
      done();
    },
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', () => done()));
  const address = smtp.server.address();
  smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(async () => {
  await new Promise<void>((done) => smtp.close(() => done()));
  await kit.stop();
});
beforeEach(async () => {
  refuse = '';
  received = [];
  await db()('mailberichten').delete();
});

function deliverer(): MailDeliverer {
  const addresses = createAddresses(
    { BASE_URL: 'https://taaltocht.test', BASE_URL_BE: undefined, MAIL_FROM: undefined, MAIL_HELP: undefined },
    () => 0,
  );
  return new MailDeliverer({
    mail: repository(),
    texts: new MailTextRepository(db()),
    attachments: makers,
    afzender: createSmtpSender({ smtpUrl, van: addresses.van }),
    adressen: addresses,
    clock: kit.klok,
    log: createLogger({ LOG_LEVEL: 'silent' }),
  });
}

const bericht = (part: Partial<MailBericht> = {}): MailBericht => ({
  adminId: kit.scholen.een.adminId,
  sjabloon: 'wachtwoord-gewijzigd',
  locale: 'nl-NL',
  aan: 'bea@school.test',
  waarden: {
    naam: 'Bea',
    gebruikersnaam: 'bea',
    organisatie: 'School een',
    moment: '3 maart',
    pad: '/app/auth/wachtwoordaanvragen',
  },
  ...part,
});
const post = (part?: Partial<MailBericht>) => postMail({ mail: repository(), clock: kit.klok }, bericht(part));

describe('the queue of mail', () => {
  it('makes a file when the mail goes out, and lets it go with the mail', async () => {
    kit.server.mail.attachments.add('proef', (id) =>
      Promise.resolve({ name: `${id}.txt`, mediaType: 'text/plain', content: Buffer.from('inhoud') }),
    );
    const id = kit.scholen.een.docent;
    await post({ attachments: [{ maker: 'proef', id }] });
    expect(await kit.server.mail.deliverer?.run()).toBe(1);
    expect(kit.server.mail.mailbox?.mails()[0]?.files).toEqual([`${id}.txt`]);
    expect(await db()('mail_attachments')).toEqual([]);
  });

  it('waits with a mail whose file cannot be made, and sends no half of it', async () => {
    await post({ attachments: [{ maker: 'niemand', id: kit.scholen.een.docent }] });
    expect(await deliverer().run()).toBe(0);
    expect(received).toEqual([]);
    expect((await rows())[0]).toMatchObject({ status: 'wachtrij', pogingen: 1 });
    expect(await db()('mail_attachments')).toHaveLength(1);
  });

  it('sends a mail to the mailbox of this machine, readable in both kinds, without the address afterwards', async () => {
    await post({ waarden: { ...bericht().waarden, naam: '<Bea & "co">' } });
    expect(await kit.server.mail.deliverer?.run()).toBe(1);
    const [mail] = kit.server.mail.mailbox?.mails() ?? [];
    expect(mail).toMatchObject({ aan: 'bea@school.test', onderwerp: 'Je wachtwoord is gewijzigd' });
    expect(mail?.tekst).toContain('Hallo <Bea & "co">,');
    expect(mail?.html).toContain('&lt;Bea &amp; &quot;co&quot;&gt;');
    expect(mail?.html).not.toMatch(/<img|https?:\/\/(?!localhost)/);
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'verzonden', aan: null, pogingen: 1 });
    expect(row.aan_hash).not.toContain('bea');
  });

  it('is emptied by two workers at once with every mail sent once', async () => {
    for (let nr = 0; nr < 45; nr += 1) await post({ aan: `nr${nr}@school.test` });
    const [one, two] = [deliverer(), deliverer()];
    const counts = await Promise.all([one.run(), two.run()]);
    expect(counts[0] + counts[1]).toBe(45);
    expect(new Set(received).size).toBe(45);
    expect(received).toHaveLength(45);
    await Promise.all([one.stop(), two.stop()]);
  });

  it('tries again after 1, 5, 30, 120 and 720 minutes and then gives up', async () => {
    refuse = 'tijdelijk';
    await post();
    const worker = deliverer();
    await worker.run();
    for (const minutes of WAIT_TIMES_MIN) {
      const [before] = await rows();
      kit.klok.ahead((minutes - 0.5) * 60_000);
      await worker.run();
      expect((await rows())[0].pogingen).toBe(before.pogingen);
      kit.klok.ahead(60_000);
      await worker.run();
      expect((await rows())[0].pogingen).toBe(before.pogingen + 1);
    }
    const [row] = await rows();
    expect(row).toMatchObject({
      status: 'mislukt',
      reden: 'server_weigert',
      answer_code: 451,
      aan: 'bea@school.test',
    });
    expect(JSON.stringify(row)).not.toContain('wachtwoordaanvragen');
    await worker.stop();
  });

  it('keeps nothing of a mail that opens an account when it failed', async () => {
    refuse = 'tijdelijk';
    await post({ sjabloon: 'wachtwoord-herstel' });
    const worker = deliverer();
    for (const minutes of [0, ...WAIT_TIMES_MIN]) {
      kit.klok.ahead(minutes * 60_000 + 1);
      await worker.run();
    }
    expect((await rows())[0]).toMatchObject({ status: 'mislukt', aan: null, waarden: null });
    await worker.stop();
  });

  it('goes on where a worker died', async () => {
    await post();
    const mail = repository();
    expect(await mail.claim({ nu: new Date(kit.klok.now()), leaseMs: 120_000, hoogstens: 5 })).toHaveLength(1);
    const worker = deliverer();
    expect(await worker.run()).toBe(0);
    kit.klok.ahead(121_000);
    expect(await worker.run()).toBe(1);
    await worker.stop();
  });

  it('marks an address that does not exist', async () => {
    refuse = 'altijd';
    const { een: one } = kit.scholen;
    await db()('gebruikers').where({ admin_id: one.adminId, id: one.docent }).update({ email: 'weg@school.test' });
    await post({ aan: 'weg@school.test', gebruikerId: one.docent });
    const worker = deliverer();
    await worker.run();
    expect((await rows())[0]).toMatchObject({ status: 'teruggekomen', aan: null });
    expect(
      (await db()('gebruikers').where({ admin_id: one.adminId, id: one.docent }).first('email_teruggekomen_op'))
        .email_teruggekomen_op,
    ).not.toBeNull();
    await worker.stop();
  });

  it('forgets the values of a mail that opens an account as soon as it is sent', async () => {
    await post({ sjabloon: 'wachtwoord-herstel' });
    await post();
    await kit.server.mail.deliverer?.run();
    const over = async () =>
      (await rows()).filter(({ waarden: values }) => values !== null).map(({ sjabloon: template }) => template);
    expect(await over()).toEqual(['wachtwoord-gewijzigd']);
  });
});

/** A deliverer with a sender that tells what it hands over, and does as it is told. */
function senderThat(act: (to: string) => void): MailDeliverer {
  const addresses = createAddresses(
    { BASE_URL: 'https://taaltocht.test', BASE_URL_BE: undefined, MAIL_FROM: undefined, MAIL_HELP: undefined },
    () => 0,
  );
  return new MailDeliverer({
    mail: repository(),
    texts: new MailTextRepository(db()),
    attachments: makers,
    afzender: {
      send: async (to) => {
        act(to);
        received.push(to);
        return 'bezorgd';
      },
      close: () => undefined,
    },
    adressen: addresses,
    clock: kit.klok,
    log: createLogger({ LOG_LEVEL: 'silent' }),
  });
}

describe('a mail server that is away', () => {
  it('for an hour costs time: of what was written meanwhile nothing is lost and nothing goes twice', async () => {
    let away = true;
    const refuseAll = (): void => {
      if (away) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    };
    const workers = [senderThat(refuseAll), senderThat(refuseAll)];
    const written: string[] = [];
    for (let minute = 0; minute < 240; minute += 1) {
      if (minute < 60 && minute % 3 === 0) {
        written.push(`nr${minute}@school.test`);
        await post({ aan: `nr${minute}@school.test` });
      }
      if (minute === 60) {
        expect(received).toEqual([]);
        expect((await rows())[0]).toMatchObject({ status: 'wachtrij', reden: 'geen_verbinding' });
        away = false;
      }
      await Promise.all(workers.map((worker) => worker.run()));
      kit.klok.ahead(60_000);
    }
    expect(received.toSorted()).toEqual(written.toSorted());
    const after = await rows();
    expect(after.every(({ status, reden: reason }) => status === 'verzonden' && reason === null)).toBe(true);
  });

  it('and hangs gives back what it cannot try in time, so that another process does not send the same', async () => {
    for (let nr = 0; nr < 10; nr += 1) await post({ aan: `nr${nr}@school.test` });
    let calls = 0;
    const other = senderThat(() => undefined);
    const slow = senderThat(() => {
      calls += 1;
      kit.klok.ahead(25_000);
    });
    expect(await slow.run()).toBe(10);
    expect(await other.run()).toBe(0);
    expect(calls).toBe(10);
    expect(new Set(received).size).toBe(10);
    expect((await rows()).every(({ pogingen: tries }) => tries === 1)).toBe(true);
  });
});

describe('a database that is away just after a mail went', () => {
  it('writes it down later, and the mail does not go again', async () => {
    await post();
    const mail = repository();
    const worker = senderThat(() => undefined);
    const broken = vi.spyOn(MailRepository.prototype, 'finish').mockRejectedValueOnce(new Error('away'));
    expect(await worker.run()).toBe(1);
    expect((await rows())[0]).toMatchObject({ status: 'wachtrij', aan: 'bea@school.test' });
    kit.klok.ahead(121_000);
    await worker.run();
    broken.mockRestore();
    expect(received).toEqual(['bea@school.test']);
    expect((await rows())[0]).toMatchObject({ status: 'verzonden', aan: null });
    expect(await mail.claim({ nu: new Date(kit.klok.now()), leaseMs: 1, hoogstens: 5 })).toEqual([]);
  });
});

describe('the link of a mail', () => {
  it('lies sealed in the queue, arrives whole and is gone afterwards', async () => {
    await post({ waarden: { ...bericht().waarden, pad: '/app/auth/geheime-plek' } });
    expect(JSON.stringify(await rows())).not.toContain('geheime-plek');
    expect(await kit.server.mail.deliverer?.run()).toBe(1);
    expect(kit.server.mail.mailbox?.mails()[0]?.tekst).toContain('/app/auth/geheime-plek');
    const [row] = await rows();
    expect(Object.keys(row.waarden).toSorted()).toEqual(['gebruikersnaam', 'moment', 'naam', 'organisatie']);
  });

  it('of another key is never sent', async () => {
    await post();
    const [row] = await rows();
    await db()('mailberichten').update({ waarden: JSON.stringify({ ...row.waarden, zegel: 'AAAA' }) });
    expect(await kit.server.mail.deliverer?.run()).toBe(0);
    expect((await rows())[0]).toMatchObject({ status: 'mislukt', aan: null, waarden: null });
  });
});

describe('the page of the mailbox', () => {
  it('opens on this machine only', async () => {
    await post({
      sjabloon: 'uitnodiging-docent',
      locale: 'nl-BE',
      waarden: {
        afzender: 'Bea',
        organisatie: 'De Brug',
        rol: 'leerkracht',
        verlooptOp: '3 maart',
        pad: '/app/auth/uitnodiging/x',
      },
    });
    await kit.server.mail.deliverer?.run();
    const list = await kit.agent.get('/ontwikkel/postbus').expect(200);
    expect(list.text).toContain('Bea nodigt je uit voor Taaltocht');
    const { body } = await kit.agent.get('/ontwikkel/postbus.json').expect(200);
    expect(body.items[0].tekst).toContain('spelletjes');
    expect(body.items[0].tekst).toContain('http://vlaams.localhost:');
    expect(body.items[0].tekst).not.toContain('{');
    await kit.agent.get(`/ontwikkel/postbus/${body.items[0].nr}`).expect(200);
    await kit.agent.get('/ontwikkel/postbus').set('X-Forwarded-For', '10.0.0.8').expect(404);
    await kit.agent.get('/ontwikkel/postbus').set('Host', 'school.example').expect(404);
  });

  it('does not exist with a mail server or in production', async () => {
    const environments: Record<string, string>[] = [
      { SMTP_URL: smtpUrl, BASE_URL: 'https://taaltocht.test' },
      { NODE_ENV: 'production' },
    ];
    for (const env of environments) {
      const other = await startKit({ env, leeg: true });
      expect((await other.agent.get('/ontwikkel/postbus')).text).not.toContain('Postbus van');
      expect(other.server.mail.deliverer === undefined).toBe('NODE_ENV' in env);
      await other.stop();
    }
  });

  it('wants the own address beside a mail server', async () => {
    await expect(startKit({ env: { SMTP_URL: smtpUrl }, leeg: true })).rejects.toThrow('BASE_URL');
  });
});
