import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { createAdressen } from './adressen.ts';
import { createSmtpAfzender } from './afzender.ts';
import { MailBezorger, WACHTTIJDEN_MIN } from './bezorger.ts';
import { MailRepository } from './mail.repository.ts';
import { postMail, type Mailbericht } from './post.ts';
import { createLogger } from '../logging/logger.ts';

let kit: ApiKit;
/** What the mail server of the test does with a receiver. */
let weiger: '' | 'tijdelijk' | 'altijd' = '';
let ontvangen: string[] = [];
let smtp: SMTPServer;
let smtpUrl = '';
const db = () => kit.server.database.knex;
const rijen = () => db()('mailberichten').select('*').orderBy('id');

const met = (code: number, zin: string): Error => Object.assign(new Error(zin), { responseCode: code });

beforeAll(async () => {
  kit = await startKit();
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (adres, _sessie, klaar) => {
      if (weiger === 'tijdelijk') return klaar(met(451, 'later'));
      if (weiger === 'altijd') return klaar(met(550, 'no such user'));
      ontvangen.push(adres.address);
      klaar();
    },
    onData: (stroom, _sessie, klaar) => {
      stroom.resume();
      stroom.on('end', () => klaar());
    },
  });
  await new Promise<void>((klaar) => smtp.listen(0, '127.0.0.1', () => klaar()));
  const adres = smtp.server.address();
  smtpUrl = `smtp://127.0.0.1:${typeof adres === 'object' && adres !== null ? adres.port : 0}`;
});
afterAll(async () => {
  await new Promise<void>((klaar) => smtp.close(() => klaar()));
  await kit.stop();
});
beforeEach(async () => {
  weiger = '';
  ontvangen = [];
  await db()('mailberichten').delete();
});

function bezorger(): MailBezorger {
  const adressen = createAdressen(
    { BASIS_URL: 'https://taaltocht.test', BASIS_URL_BE: undefined, MAIL_VAN: undefined, MAIL_HULP: undefined },
    () => 0,
  );
  return new MailBezorger({
    mail: new MailRepository(db()),
    afzender: createSmtpAfzender({ smtpUrl, van: adressen.van }),
    adressen,
    clock: kit.klok,
    log: createLogger({ LOG_LEVEL: 'silent' }),
  });
}

const bericht = (deel: Partial<Mailbericht> = {}): Mailbericht => ({
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
  ...deel,
});
const post = (deel?: Partial<Mailbericht>) =>
  postMail({ mail: new MailRepository(db()), clock: kit.klok }, bericht(deel));

describe('the queue of mail', () => {
  it('sends a mail to the mailbox of this machine, readable in both kinds, without the address afterwards', async () => {
    await post({ waarden: { ...bericht().waarden, naam: '<Bea & "co">' } });
    expect(await kit.server.mail.bezorger?.run()).toBe(1);
    const [mail] = kit.server.mail.postbus?.mails() ?? [];
    expect(mail).toMatchObject({ aan: 'bea@school.test', onderwerp: 'Je wachtwoord is gewijzigd' });
    expect(mail?.tekst).toContain('Hallo <Bea & "co">,');
    expect(mail?.html).toContain('&lt;Bea &amp; &quot;co&quot;&gt;');
    expect(mail?.html).not.toMatch(/<img|https?:\/\/(?!localhost)/);
    const [rij] = await rijen();
    expect(rij).toMatchObject({ status: 'verzonden', aan: null, pogingen: 1 });
    expect(rij.aan_hash).not.toContain('bea');
  });

  it('is emptied by two workers at once with every mail sent once', async () => {
    for (let nr = 0; nr < 45; nr += 1) await post({ aan: `nr${nr}@school.test` });
    const [een, twee] = [bezorger(), bezorger()];
    const aantallen = await Promise.all([een.run(), twee.run()]);
    expect(aantallen[0] + aantallen[1]).toBe(45);
    expect(new Set(ontvangen).size).toBe(45);
    expect(ontvangen).toHaveLength(45);
    await Promise.all([een.stop(), twee.stop()]);
  });

  it('tries again after 1, 5, 30, 120 and 720 minutes and then gives up', async () => {
    weiger = 'tijdelijk';
    await post();
    const werker = bezorger();
    await werker.run();
    for (const minuten of WACHTTIJDEN_MIN) {
      const [voor] = await rijen();
      kit.klok.vooruit((minuten - 0.5) * 60_000);
      await werker.run();
      expect((await rijen())[0].pogingen).toBe(voor.pogingen);
      kit.klok.vooruit(60_000);
      await werker.run();
      expect((await rijen())[0].pogingen).toBe(voor.pogingen + 1);
    }
    expect((await rijen())[0]).toMatchObject({ status: 'mislukt', aan: null, waarden: null });
    await werker.stop();
  });

  it('goes on where a worker died', async () => {
    await post();
    const mail = new MailRepository(db());
    expect(await mail.claim({ nu: new Date(kit.klok.now()), pachtMs: 120_000, hoogstens: 5 })).toHaveLength(1);
    const werker = bezorger();
    expect(await werker.run()).toBe(0);
    kit.klok.vooruit(121_000);
    expect(await werker.run()).toBe(1);
    await werker.stop();
  });

  it('marks an address that does not exist', async () => {
    weiger = 'altijd';
    const { een } = kit.scholen;
    await db()('gebruikers').where({ admin_id: een.adminId, id: een.docent }).update({ email: 'weg@school.test' });
    await post({ aan: 'weg@school.test', gebruikerId: een.docent });
    const werker = bezorger();
    await werker.run();
    expect((await rijen())[0]).toMatchObject({ status: 'teruggekomen', aan: null });
    expect(
      (await db()('gebruikers').where({ admin_id: een.adminId, id: een.docent }).first('email_teruggekomen_op'))
        .email_teruggekomen_op,
    ).not.toBeNull();
    await werker.stop();
  });

  it('forgets the values of a mail that opens an account as soon as it is sent', async () => {
    await post({ sjabloon: 'wachtwoord-herstel' });
    await post();
    await kit.server.mail.bezorger?.run();
    const over = async () => (await rijen()).filter(({ waarden }) => waarden !== null).map(({ sjabloon }) => sjabloon);
    expect(await over()).toEqual(['wachtwoord-gewijzigd']);
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
    await kit.server.mail.bezorger?.run();
    const lijst = await kit.agent.get('/ontwikkel/postbus').expect(200);
    expect(lijst.text).toContain('Bea nodigt je uit voor Taaltocht');
    const { body } = await kit.agent.get('/ontwikkel/postbus.json').expect(200);
    expect(body.items[0].tekst).toContain('spelletjes');
    expect(body.items[0].tekst).toContain('http://vlaams.localhost:');
    expect(body.items[0].tekst).not.toContain('{');
    await kit.agent.get(`/ontwikkel/postbus/${body.items[0].nr}`).expect(200);
    await kit.agent.get('/ontwikkel/postbus').set('X-Forwarded-For', '10.0.0.8').expect(404);
    await kit.agent.get('/ontwikkel/postbus').set('Host', 'school.example').expect(404);
  });

  it('does not exist with a mail server or in production', async () => {
    const omgevingen: Record<string, string>[] = [
      { SMTP_URL: smtpUrl, BASIS_URL: 'https://taaltocht.test' },
      { NODE_ENV: 'production' },
    ];
    for (const env of omgevingen) {
      const ander = await startKit({ env, leeg: true });
      expect((await ander.agent.get('/ontwikkel/postbus')).text).not.toContain('Postbus van');
      expect(ander.server.mail.bezorger === undefined).toBe('NODE_ENV' in env);
      await ander.stop();
    }
  });

  it('wants the own address beside a mail server', async () => {
    await expect(startKit({ env: { SMTP_URL: smtpUrl }, leeg: true })).rejects.toThrow('BASIS_URL');
  });
});
