import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson, mailsTo } from '../../test/site.ts';
import { berichtenEndpoints as berichten, type Bericht, type Inbox } from './berichten.contract.ts';
import { officeBerichtenEndpoints as office, type Segment } from './office-berichten.contract.ts';

type Client = ReturnType<ApiKit['as']>;
let kit: ApiKit;
let manager: Client;
let docent: Client;
let foreign: Client;
let clerk: Client;
const DAY_MS = 86_400_000;
const db = () => kit.server.database.knex;
const school = () => kit.scholen.een.adminId;
const EVERYBODY: Segment = { kinds: [], landen: [], statuses: [], roles: [], features: [] };

async function signIn(): Promise<void> {
  manager = kit.as(await kit.token('beheer.een'));
  docent = kit.as(await kit.token('docent.een'));
  foreign = kit.as(await kit.token('beheer.twee'));
  clerk = kit.as(await kit.token('kantoor'));
}
/** So much later; whoever was signed in has to come in again. */
async function later(ms: number): Promise<void> {
  kit.klok.ahead(ms);
  await signIn();
}

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  await signIn();
  await db()('gebruikers').where({ gebruikersnaam: 'docent.een' }).update({ email: 'docent@een.test' });
  await db()('gebruikers').where({ gebruikersnaam: 'beheer.een' }).update({ email: 'beheer@een.test' });
});
afterAll(() => kit.stop());
beforeEach(async () => {
  for (const table of ['conversations', 'announcements', 'bericht_reads', 'mailberichten']) await db()(table).delete();
  await db()('gebruikers').update({ bericht_mail: true });
});

const inbox = (client: Client, query: object = {}): Promise<Inbox> =>
  client.call(berichten.list, { params: { adminId: school() }, query });
const subjects = async (client: Client, query: object = {}): Promise<string[]> =>
  (await inbox(client, query)).items.map((item) => item.onderwerp);
const unread = async (client: Client): Promise<number> =>
  (await client.call(berichten.unread, { params: { adminId: school() } })).aantal;
const open = (client: Client, id: string): Promise<Bericht> =>
  client.call(berichten.find, { params: { adminId: school(), berichtId: id } });
const write = async (client: Client, subject = 'Inloggen lukt niet', text = 'De hele klas staat stil.') =>
  client.call(berichten.create, { params: { adminId: school() }, body: { onderwerp: subject, tekst: text } });
const reply = (id: string, text = 'We kijken ernaar.') =>
  clerk.call(office.answer, { params: { berichtId: id }, body: { tekst: text } });
/** Subject of the last mail to somebody. */
const mailed = async (address: string): Promise<string> => (await mailsTo(kit, address))[0]?.onderwerp ?? '';
const announce = (part: object = {}) =>
  clerk.request(office.announce, {
    body: { segment: EVERYBODY, onderwerp: 'Nieuw spel', tekst: 'De trein rijdt.', ...part },
  });

describe('a conversation', () => {
  it('goes from the customer to the office and back, with a mail each time', async () => {
    const { id, status, regels: lines } = await write(docent);
    expect([status, lines.map((line) => [line.tekst, line.kantoor])]).toEqual([
      'open',
      [['De hele klas staat stil.', false]],
    ]);
    expect(await mailed('kas@kantoor.test')).toBe('Nieuw bericht van een klant: Inloggen lukt niet');
    expect(await unread(docent)).toBe(0);

    kit.klok.ahead(60_000);
    expect(await reply(id)).toMatchObject({ status: 'beantwoord', behandelaar: expect.stringContaining('Ka') });
    expect(await mailed('docent@een.test')).toBe('Bericht van Taaltocht: Inloggen lukt niet');
    expect(await unread(docent)).toBe(1);
    expect((await inbox(docent)).items[0]).toMatchObject({ begin: 'We kijken ernaar.', unread: true });

    await docent
      .request(berichten.change, {
        params: { adminId: school(), berichtId: id },
        body: { gelezen: true },
      })
      .expect(204);
    expect(await unread(docent)).toBe(0);
    kit.klok.ahead(60_000);
    const again = await docent.call(berichten.answer, {
      params: { adminId: school(), berichtId: id },
      body: { tekst: 'Het werkt weer, dank!' },
    });
    expect([again.status, again.regels.map(({ kantoor }) => kantoor)]).toEqual(['open', [false, true, false]]);
  });

  it('is seen by who began it, by nobody else of the school, and by no other school', async () => {
    const { id } = await write(docent);
    expect(await subjects(docent)).toEqual(['Inloggen lukt niet']);
    expect(await subjects(manager)).toEqual([]);
    const params = { adminId: school(), berichtId: id };
    await manager.request(berichten.find, { params }).expect(404);
    await manager.request(berichten.answer, { params, body: { tekst: 'x' } }).expect(404);
    await foreign.request(berichten.find, { params }).expect(403);
    await foreign.request(berichten.find, { params: { ...params, adminId: kit.scholen.twee.adminId } }).expect(404);
  });

  it('of the office reaches whoever manages the tenant', async () => {
    const body = { adminId: school(), onderwerp: 'Je proefperiode', tekst: 'Zullen we bellen?' };
    const { id } = await clerk.call(office.create, { body });
    expect(await subjects(manager)).toEqual(['Je proefperiode']);
    expect(await subjects(docent)).toEqual([]);
    expect(await mailed('beheer@een.test')).toBe('Bericht van Taaltocht: Je proefperiode');
    await manager
      .request(berichten.answer, {
        params: { adminId: school(), berichtId: id },
        body: { tekst: 'Graag, morgen.' },
      })
      .expect(201);
    const items = async (query: { adminId?: string }) => (await clerk.call(office.list, { query })).items;
    expect((await items({}))[0]).toMatchObject({ begin: 'Graag, morgen.', status: 'open' });
    // The page of one customer shows its own only.
    const [first] = await items({});
    expect(await items({ adminId: first?.admin.id ?? '' })).toContainEqual(first);
    expect(await items({ adminId: kit.scholen.twee.adminId })).toEqual([]);
    await clerk.request(office.create, { body: { ...body, adminId: kit.scholen.kantoorId } }).expect(404);
  });

  it('sends no mail to who wants none, and can be put away until there is a new line', async () => {
    const { id } = await write(docent, 'Zonder mail');
    const at = { params: { adminId: school() } };
    await docent.request(berichten.setMail, { ...at, body: { aan: false } }).expect(204);
    expect((await inbox(docent)).mail).toBe(false);
    kit.klok.ahead(60_000);
    await docent
      .request(berichten.change, {
        params: { adminId: school(), berichtId: id },
        body: { gearchiveerd: true },
      })
      .expect(204);
    expect([await subjects(docent), await subjects(docent, { map: 'archief' })]).toEqual([[], ['Zonder mail']]);
    kit.klok.ahead(60_000);
    await reply(id);
    expect(await subjects(docent)).toEqual(['Zonder mail']);
    expect(await mailed('docent@een.test')).not.toContain('Zonder mail');
  });

  it('is found by its words, and in every state of the licence', async () => {
    await write(docent, 'Vraag over 100 % groen', 'Hoe werkt dat?');
    await write(docent, 'Iets anders', 'Geen idee.');
    expect(await subjects(docent, { zoek: '100 %' })).toEqual(['Vraag over 100 % groen']);
    expect(await subjects(docent, { zoek: 'GEEN idee' })).toEqual(['Iets anders']);
    const before = await db()('licenties').where({ admin_id: school() }).first('status');
    await db()('licenties').where({ admin_id: school() }).update({ status: 'verlopen' });
    await write(manager, 'We willen verder');
    await db()('licenties').where({ admin_id: school() }).update(before);
  });

  it('is taken, ended and opened again by the office; two at once is told', async () => {
    const { id } = await write(docent);
    const params = { berichtId: id };
    const before = await clerk.call(office.find, { params });
    const taken = await clerk.call(office.change, { params, body: { versie: before.versie, behandelaar: 'ik' } });
    expect(taken.behandelaar).not.toBeNull();
    await clerk.request(office.change, { params, body: { versie: before.versie, status: 'gesloten' } }).expect(409);
    const ended = await clerk.call(office.change, { params, body: { versie: taken.versie, status: 'gesloten' } });
    expect(ended.status).toBe('gesloten');
    await docent
      .request(berichten.answer, { params: { adminId: school(), ...params }, body: { tekst: 'Toch nog.' } })
      .expect(201);
    expect((await clerk.call(office.find, { params })).status).toBe('open');
  });

  it('ends by itself after thirty silent days, once it was answered', async () => {
    const [answered, waiting] = [await write(docent), await write(manager)];
    await reply(answered.id);
    const statusOf = async ({ id }: { id: string }) =>
      (await clerk.call(office.find, { params: { berichtId: id } })).status;
    await later(29 * DAY_MS);
    await kit.night('berichten.sluiten');
    expect(await statusOf(answered)).toBe('beantwoord');
    await later(2 * DAY_MS);
    await kit.night('berichten.sluiten');
    expect([await statusOf(answered), await statusOf(waiting)]).toEqual(['gesloten', 'open']);
  });
});

describe('an announcement', () => {
  it('reaches whom it is for, and counts who read it', async () => {
    const teachers = await clerk.call(office.count, { body: { ...EVERYBODY, roles: ['docent'], kinds: ['school'] } });
    expect(teachers.aantal).toBeGreaterThan(1);
    const { body } = await announce({ segment: { ...EVERYBODY, roles: ['docent'] } }).expect(201);
    expect(body).toMatchObject({ status: 'verzonden', receivers: teachers.aantal, readers: 0 });
    expect([await subjects(docent), await subjects(manager)]).toEqual([['Nieuw spel'], []]);
    expect((await open(docent, body.id)).regels).toMatchObject([{ tekst: 'De trein rijdt.', kantoor: true }]);
    const params = { adminId: school(), berichtId: body.id };
    await docent.request(berichten.change, { params, body: { gelezen: true } }).expect(204);
    expect((await clerk.call(office.announcements, {})).items[0]).toMatchObject({ readers: 1 });
    await docent.request(berichten.answer, { params, body: { tekst: 'Leuk!' } }).expect(409);
  });

  it('comes at its moment, and can be taken back', async () => {
    const moment = new Date(kit.klok.now() + 3_600_000).toISOString();
    const { body } = await announce({ moment }).expect(201);
    expect([body.status, await subjects(manager)]).toEqual(['gepland', []]);
    await later(3_700_000);
    expect(await subjects(manager)).toEqual(['Nieuw spel']);
    const { status } = await clerk.call(office.withdraw, { params: { berichtId: body.id } });
    expect([status, await unread(manager)]).toEqual(['ingetrokken', 0]);
    expect((await open(manager, body.id)).regels).toMatchObject([{ tekst: '' }]);
    await announce({ moment: new Date(kit.klok.now() - 60_000).toISOString() }).expect(400);
  });

  it('of nobody is refused, and so is one of many whose number was not typed', async () => {
    await announce({ segment: { ...EVERYBODY, kinds: ['rt'], landen: ['BE'], features: ['testschool'] } }).expect(400);
    const many = Array.from({ length: 501 }, (_, nr) => ({
      admin_id: school(),
      id: `019f955b-73e2-7000-9000-${String(nr).padStart(12, '0')}`,
      role: 'docent',
      gebruikersnaam: `veel.${nr}`,
      voornaam: 'V',
    }));
    await db().batchInsert('gebruikers', many);
    await announce().expect(400);
    const all = await clerk.call(office.count, { body: EVERYBODY });
    const sent = await announce({ aantal: all.aantal }).expect(201);
    expect(sent.body.receivers).toBe(all.aantal);
    await db()('gebruikers').where('gebruikersnaam', 'like', 'veel.%').delete();
  });
});

describe('the steps of 5.10', () => {
  const soon = () => new Date(kit.klok.now() + 3_600_000).toISOString();
  const withdraw = (id: string) => clerk.request(office.withdraw, { params: { berichtId: id } });

  it('takes back what is planned or was sent, once; what was taken back stays so', async () => {
    for (const part of [{}, { moment: soon() }]) {
      const { body } = await announce(part).expect(201);
      expect((await withdraw(body.id).expect(201)).body.status).toBe('ingetrokken');
      expect((await withdraw(body.id).expect(409)).body.code).toBe('STAP_NIET_TOEGESTAAN');
    }
    await later(3_700_000);
    expect((await clerk.call(office.announcements, {})).items.slice(0, 2).map(({ status }) => status)).toEqual([
      'ingetrokken',
      'ingetrokken',
    ]);
  });

  it('is a concept that nobody reads, planned, a concept again, and sent; then it stays as it was read', async () => {
    const part = { segment: { ...EVERYBODY, roles: ['docent' as const] }, onderwerp: 'Nieuw spel', tekst: 'Straks.' };
    const params = (berichtId: string) => ({ params: { berichtId } });
    // A concept may be for nobody yet.
    const nobody = { ...EVERYBODY, kinds: ['rt' as const], landen: ['BE' as const], features: ['testschool' as const] };
    const { body } = await announce({ segment: nobody, concept: true }).expect(201);
    expect([body.status, body.moment, body.versie]).toEqual(['concept', null, 1]);
    await withdraw(body.id).expect(409);
    const write = (version: number, more: object) =>
      clerk.request(office.rewrite, { ...params(body.id), body: { ...part, ...more, versie: version } });
    expect((await write(1, { moment: soon() }).expect(200)).body.status).toBe('gepland');
    expect((await write(1, { concept: true }).expect(409)).body.code).toBe('GEWIJZIGD_DOOR_ANDER');
    expect((await write(2, { concept: true }).expect(200)).body.status).toBe('concept');
    await later(3_700_000);
    expect((await clerk.call(office.announcements, {})).items[0]).toMatchObject({ id: body.id, status: 'concept' });
    expect((await write(3, { tekst: 'Nu!' }).expect(200)).body).toMatchObject({ status: 'verzonden', tekst: 'Nu!' });
    expect((await open(docent, body.id)).regels).toMatchObject([{ tekst: 'Nu!' }]);
    expect((await write(4, { tekst: 'Anders' }).expect(409)).body.code).toBe('STAP_NIET_TOEGESTAAN');
    await clerk.request(office.remove, params(body.id)).expect(409);
    const other = await announce({ concept: true }).expect(201);
    await clerk.request(office.remove, params(other.body.id)).expect(204);
    await clerk.request(office.remove, params(other.body.id)).expect(404);
  });

  it('is tried by a mail to whoever writes it alone', async () => {
    const before = await db()('mailberichten').count('* as n').first();
    const { aan: address } = await clerk.call(office.tryOut, {
      body: { onderwerp: 'Proefje', tekst: 'Tekst van de proef' },
    });
    const [mail] = await mailsTo(kit, address);
    expect(mail?.onderwerp).toBe('Proef: Proefje');
    expect(mail?.tekst).toContain('Tekst van de proef');
    const after = await db()('mailberichten').count('* as n').first();
    expect(Number(after?.['n'])).toBe(Number(before?.['n']) + 1);
  });

  it('is read and put away by each receiver alone', async () => {
    const { body } = await announce({ segment: { ...EVERYBODY, roles: ['docent', 'schooladmin'] } }).expect(201);
    const at = { params: { adminId: school(), berichtId: body.id } };
    await docent.request(berichten.change, { ...at, body: { gelezen: true } }).expect(204);
    await docent.request(berichten.change, { ...at, body: { gearchiveerd: true } }).expect(204);
    expect(await subjects(docent)).not.toContain('Nieuw spel');
    expect(await subjects(docent, { map: 'archief' })).toContain('Nieuw spel');
    expect(await subjects(manager)).toContain('Nieuw spel');
    expect(await unread(manager)).toBeGreaterThan(0);
  });
});
