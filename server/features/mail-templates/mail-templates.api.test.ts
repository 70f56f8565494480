import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressHash } from '../../platform/mail/addresses.ts';
import { postMail } from '../../platform/mail/post.ts';
import { MailRepository } from '../../platform/mail/mail.repository.ts';
import { loadVault } from '../../platform/auth/vault.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson, mailsTo } from '../../test/site.ts';
import { mailTemplateEndpoints as templates, type MailTemplate } from './mail-templates.contract.ts';

let kit: ApiKit;
let boss: ReturnType<ApiKit['as']>;
let office: ReturnType<ApiKit['as']>;
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  boss = kit.as(await kit.token('super'));
  office = kit.as(await kit.token('kantoor'));
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await db()('mailsjablonen').delete();
  await db()('mailberichten').delete();
});

const SPOT = { code: 'wachtwoord-gewijzigd', locale: 'nl-NL' } as const;
const AT = '/api/mailsjablonen/wachtwoord-gewijzigd/nl-NL';
const TEXT =
  '# Nieuw wachtwoord\n\n{aanhef}\n\nOp {moment} kreeg {gebruikersnaam} een nieuw wachtwoord.\n\n[Kijk na]({link})';
const find = (params: { code: string; locale: 'nl-NL' | 'nl-BE' } = SPOT): Promise<MailTemplate> =>
  office.call(templates.find, { params });
const save = (revision: number, text = TEXT, subject = 'Je nieuwe wachtwoord') =>
  office.patch(AT, { revision, onderwerp: subject, tekst: text });
const publish = (revision: number, at = AT) => boss.post(`${at}/publicaties`, { revision });

async function send(locale: 'nl-NL' | 'nl-BE' = 'nl-NL') {
  await postMail(
    { mail: new MailRepository(db(), loadVault(kit.env.DATA_DIR)), clock: kit.klok },
    {
      adminId: kit.scholen.een.adminId,
      sjabloon: 'wachtwoord-gewijzigd',
      locale,
      aan: 'bea@school.test',
      waarden: {
        naam: 'Bea',
        gebruikersnaam: '<b>bea</b>',
        organisatie: 'School een',
        moment: '3 maart',
        pad: '/app/auth/wachtwoordaanvragen',
      },
    },
  );
  const [mail] = await mailsTo(kit, 'bea@school.test');
  return mail;
}

describe('the list of mails', () => {
  it('holds every mail for both countries, as it came with the product', async () => {
    const { items } = await office.call(templates.list, {});
    expect(items.length).toBeGreaterThan(60);
    expect(items.find(({ code, locale }) => code === SPOT.code && locale === 'nl-NL')).toEqual({
      ...SPOT,
      doel: 'Het wachtwoord is veranderd',
      onderwerp: 'Je wachtwoord is gewijzigd',
      versie: 0,
      source: 'meegeleverd',
      concept: null,
      lastSent: null,
      failures: 0,
    });
  });

  it('tells what is being written, what follows the Dutch text, what was sent last and what failed', async () => {
    await save(0).expect(200);
    await send();
    await db()('mailberichten').insert({
      admin_id: kit.scholen.een.adminId,
      id: '019f955b-73e2-7000-8000-0000000000f1',
      sjabloon: SPOT.code,
      locale: 'nl-NL',
      aan_hash: addressHash('weg@school.test'),
      status: 'teruggekomen',
      op: new Date(),
      volgende_op: new Date(),
    });
    const { items } = await office.call(templates.list, {});
    const [nl, be] = items.filter(({ code }) => code === SPOT.code);
    expect(nl).toMatchObject({ locale: 'nl-NL', concept: 1, versie: 0, failures: 1 });
    expect(nl?.lastSent).not.toBeNull();
    expect(be).toMatchObject({ locale: 'nl-BE', concept: null, source: 'nl', failures: 0, lastSent: null });
  });
});

describe('writing and publishing', () => {
  it('sends as before while a concept is written, and the new text from the moment it is published', async () => {
    await save(0).expect(200);
    expect((await send())?.onderwerp).toBe('Je wachtwoord is gewijzigd');
    const { body } = await publish(1).expect(200);
    expect(body).toMatchObject({ versie: 1, source: 'gepubliceerd', concept: null });
    const mail = await send();
    expect(mail?.onderwerp).toBe('Je nieuwe wachtwoord');
    expect(mail?.tekst).toContain('Hallo Bea,');
    expect(mail?.html).toContain('&lt;b&gt;bea&lt;/b&gt;');
    expect(mail?.html).toContain('/app/auth/wachtwoordaanvragen"');
    const { text_version: version } = await db()('mailberichten').orderBy('id', 'desc').first();
    expect(version).toBe(1);
    const rules = await db()('audit').where({ actie: 'mailsjablonen.gepubliceerd:wachtwoord-gewijzigd nl-NL' });
    expect(rules).toMatchObject([{ doel_id: 'wachtwoord-gewijzigd/nl-NL/1', rol: 'superadmin' }]);
  });

  it('goes to Belgium too until that country has a text of its own', async () => {
    await save(0);
    await publish(1);
    expect(await find({ ...SPOT, locale: 'nl-BE' })).toMatchObject({ source: 'nl', versie: 1 });
    expect((await send('nl-BE'))?.onderwerp).toBe('Je nieuwe wachtwoord');
    const versions = () => office.call(templates.versions, { params: { ...SPOT, locale: 'nl-BE' } });
    expect((await versions()).items).toEqual([]);
    const be = '/api/mailsjablonen/wachtwoord-gewijzigd/nl-BE';
    await office.patch(be, { revision: 0, onderwerp: 'Voor Vlaanderen', tekst: TEXT }).expect(200);
    await publish(1, be).expect(200);
    expect((await send('nl-BE'))?.onderwerp).toBe('Voor Vlaanderen');
    expect((await send('nl-NL'))?.onderwerp).toBe('Je nieuwe wachtwoord');
    expect((await versions()).items.map(({ status }) => status)).toEqual(['gepubliceerd', 'vervangen']);
  });

  it.each([
    [TEXT.replace('{moment}', 'gisteren'), 'in de tekst ontbreekt {moment}'],
    [TEXT.replace('[Kijk na]({link})', ''), 'in de tekst ontbreekt {link}'],
    [`${TEXT}\n\n{klantnummer}`, 'deze mail kent {klantnummer} niet'],
    [TEXT.replace('# ', ''), 'de eerste regel is geen kop'],
    [`${TEXT}\n\n[Nog een]({link})`, 'er kan maar één knop in'],
  ])('keeps from people what is unfinished (B29): %#', async (text, sentence) => {
    await save(0, text).expect(200);
    const { body } = await publish(1).expect(409);
    expect(body).toMatchObject({ code: 'STAP_NIET_TOEGESTAAN', velden: { tekst: 'formaat' } });
    expect(body.message).toContain(sentence);
    expect(await find()).toMatchObject({ versie: 0, concept: { tekst: text.trim(), revision: 1 } });
    expect((await send())?.onderwerp).toBe('Je wachtwoord is gewijzigd');
  });

  it('publishes nothing without a concept, and only a superadmin does it', async () => {
    expect((await publish(0).expect(409)).body.message).toBe('Er is geen concept om te publiceren.');
    await save(0);
    await office.post(`${AT}/publicaties`, { revision: 1 }).expect(403);
  });

  it('lets one of two at once save, publish or restore', async () => {
    for (const step of [
      () => save(0),
      () => save(1),
      () => publish(2),
      () => office.post(`${AT}/versies/0/herstellingen`, { revision: 0 }),
    ]) {
      const answers = await Promise.all([step(), step()]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('GEWIJZIGD_DOOR_ANDER');
    }
    expect(await db()('mailsjablonen').where(SPOT)).toHaveLength(2);
  });

  it('refuses what is too long or no mail at all', async () => {
    expect((await save(0, 'x'.repeat(8_001)).expect(400)).body.velden).toEqual({ tekst: 'maxlengte' });
    expect((await save(0, TEXT, 'x'.repeat(151)).expect(400)).body.velden).toEqual({ onderwerp: 'maxlengte' });
    expect((await save(0, TEXT, ' ').expect(400)).body.velden).toEqual({ onderwerp: 'verplicht' });
    await save(0, 'x'.repeat(8_000), 'x'.repeat(150)).expect(200);
    await office.patch('/api/mailsjablonen/geen-mail/nl-NL', { revision: 0, onderwerp: 'x', tekst: 'x' }).expect(404);
    await office.patch('/api/mailsjablonen/wachtwoord-gewijzigd/fr-BE', {}).expect(404);
  });
});

describe('older versions', () => {
  it('stay, newest first, down to the one of the product', async () => {
    await save(0);
    await publish(1);
    await save(0, TEXT, 'Tweede');
    await publish(1);
    await save(0, TEXT, 'Derde');
    const { items } = await office.call(templates.versions, { params: SPOT });
    expect(items.map((item) => [item.versie, item.status, item.onderwerp])).toEqual([
      [3, 'concept', 'Derde'],
      [2, 'gepubliceerd', 'Tweede'],
      [1, 'vervangen', 'Je nieuwe wachtwoord'],
      [0, 'vervangen', 'Je wachtwoord is gewijzigd'],
    ]);
    expect(items[1]?.wie).toBe('Suus Proef');
  });

  it('become the concept when they are restored; the one in force takes the concept away', async () => {
    await save(0);
    await publish(1);
    const lines = () => db()('audit').where({ actie: 'mailsjablonen.hersteld:wachtwoord-gewijzigd nl-NL' });
    const { length: before } = await lines();
    const back = await office.post(`${AT}/versies/0/herstellingen`, { revision: 0 }).expect(200);
    expect(back.body.concept).toMatchObject({ versie: 2, revision: 1, onderwerp: 'Je wachtwoord is gewijzigd' });
    expect(back.body.onderwerp).toBe('Je nieuwe wachtwoord');
    const gone = await office.post(`${AT}/versies/1/herstellingen`, { revision: 1 }).expect(200);
    expect(gone.body.concept).toBeNull();
    await office.post(`${AT}/versies/7/herstellingen`, { revision: 0 }).expect(404);
    expect(await lines()).toHaveLength(before + 2);
  });
});

describe('taking an own text back', () => {
  const BE = '/api/mailsjablonen/uitnodiging-gevraagd/nl-BE';
  const SPOT_BE = { code: 'uitnodiging-gevraagd', locale: 'nl-BE' } as const;
  const ASKED = '# Vraag\n\n{email} van {organisatie} vraagt het.\n\n[Open]({link})';

  it('lets Belgium follow the Dutch text again, also a newer one, and keeps what it had', async () => {
    await office.patch(BE, { revision: 0, onderwerp: 'Voor Vlaanderen', tekst: ASKED }).expect(200);
    await publish(1, BE).expect(200);
    expect(await find(SPOT_BE)).toMatchObject({ source: 'gepubliceerd', fallback: 'nl' });
    const { body } = await boss.post(`${BE}/intrekkingen`, { revision: 0 }).expect(200);
    expect(body).toMatchObject({ source: 'nl', versie: 0, concept: null });
    const nl = '/api/mailsjablonen/uitnodiging-gevraagd/nl-NL';
    await office.patch(nl, { revision: 0, onderwerp: 'Nieuw in Nederland', tekst: ASKED }).expect(200);
    await publish(1, nl).expect(200);
    expect(await find(SPOT_BE)).toMatchObject({ source: 'nl', onderwerp: 'Nieuw in Nederland' });
    const { items } = await office.call(templates.versions, { params: SPOT_BE });
    expect(items.map(({ onderwerp: subject, status }) => [subject, status])).toEqual([
      ['Voor Vlaanderen', 'vervangen'],
    ]);
    await office.post(`${BE}/versies/1/herstellingen`, { revision: 0 }).expect(200);
    await publish(1, BE).expect(200);
    expect(await find(SPOT_BE)).toMatchObject({ source: 'gepubliceerd', onderwerp: 'Voor Vlaanderen', versie: 2 });
  });

  it('goes back to the text of the product where the product has one, and leaves a concept alone', async () => {
    await save(0);
    await publish(1);
    await save(0, TEXT, 'In de maak');
    const { body } = await boss.post(`${AT}/intrekkingen`, { revision: 1 }).expect(200);
    expect(body).toMatchObject({ source: 'meegeleverd', fallback: 'meegeleverd', versie: 0 });
    expect(body.concept).toMatchObject({ onderwerp: 'In de maak', versie: 2 });
    expect((await send())?.onderwerp).toBe('Je wachtwoord is gewijzigd');
    const rules = await db()('audit').where({ actie: 'mailsjablonen.ingetrokken:wachtwoord-gewijzigd nl-NL' });
    expect(rules).toMatchObject([{ doel_id: 'wachtwoord-gewijzigd/nl-NL/1', rol: 'superadmin' }]);
  });

  it('is refused when there is none, when somebody wrote meanwhile, and to who may not publish', async () => {
    expect((await boss.post(`${AT}/intrekkingen`, { revision: 0 }).expect(409)).body.message).toContain(
      'geen eigen tekst',
    );
    await save(0);
    await publish(1);
    await save(0);
    expect((await boss.post(`${AT}/intrekkingen`, { revision: 0 }).expect(409)).body.code).toBe('GEWIJZIGD_DOOR_ANDER');
    await office.post(`${AT}/intrekkingen`, { revision: 1 }).expect(403);
    expect(await find()).toMatchObject({ source: 'gepubliceerd' });
  });
});

describe('a try', () => {
  it('goes to who asks, with the concept and examples, and counts for nothing', async () => {
    await save(0);
    const { body } = await office.post(`${AT}/proefmails`, {}).expect(202);
    expect(body).toEqual({ aan: 'kas@kantoor.test' });
    const [mail] = await mailsTo(kit, 'kas@kantoor.test');
    expect(mail?.onderwerp).toBe('Proef: Je nieuwe wachtwoord');
    expect(mail?.tekst).toContain('Hallo Kas,');
    expect(mail?.tekst).toContain('sanne.devries');
    expect(mail?.tekst).not.toContain('{');
    const { items } = await office.call(templates.list, {});
    expect(items.find(({ code }) => code === SPOT.code)?.lastSent).toBeNull();
  });

  it('is what people get when nothing is being written', async () => {
    await office.post('/api/mailsjablonen/gegevens-gewist/nl-BE/proefmails', {}).expect(202);
    const [mail] = await mailsTo(kit, 'kas@kantoor.test');
    expect(mail?.onderwerp).toBe('Proef: De gegevens van De Regenboog zijn gewist');
  });

  it('needs an address', async () => {
    const rows = () => db()('gebruikers').where({ admin_id: kit.scholen.kantoorId, gebruikersnaam: 'kantoor' });
    await rows().update({ email: null });
    expect((await office.post(`${AT}/proefmails`, {}).expect(409)).body.message).toContain('geen mailadres');
    await rows().update({ email: 'kas@kantoor.test' });
  });
});
