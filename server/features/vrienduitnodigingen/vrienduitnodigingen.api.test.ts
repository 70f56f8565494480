import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { BY_PERSON, buildOfficePerson, mailsTo } from '../../test/site.ts';
import { aanvragenEndpoints as aanvragen } from '../aanvragen/aanvragen.contract.ts';
import {
  openVrienduitnodigingenEndpoints as open,
  vrienduitnodigingenEndpoints as friends,
} from './vrienduitnodigingen.contract.ts';

type Client = ReturnType<ApiKit['as']>;
const DAY_MS = 86_400_000;
const FRIEND = 'vriendin@andere-school.test';
let kit: ApiKit;
let docent: Client;
let manager: Client;
let params: { adminId: string };
const db = () => kit.server.database.knex;
const send = (emails: string[], personal = '', client = docent) =>
  client.request(friends.send, { params, body: { emails, persoonlijk: personal } });
const list = (client = docent) => client.call(friends.list, { params });
const newest = async (address = FRIEND) => {
  const [mail] = await mailsTo(kit, address);
  if (mail === undefined) throw new Error(`no mail to ${address}`);
  return mail;
};
/** What stands in an address of a mail behind a name. */
const partOf = (text: string, name: string): string => new RegExp(`[?]${name}=([\\w-]+)`).exec(text)?.[1] ?? '';
const ask = (uitnodiging: string, email = FRIEND) =>
  kit.agent.post('/api/aanvragen').send({
    ...BY_PERSON,
    soort: 'proef',
    organisatiesoort: 'thuis',
    land: 'NL',
    naam: 'Vera',
    email,
    akkoord: true,
    uitnodiging,
  });

beforeAll(async () => {
  kit = await startKit({ env: { VRIEND_BONUS_DAYS: '30' } });
  await buildOfficePerson(kit);
  params = { adminId: kit.scholen.een.adminId };
});
afterAll(() => kit.stop());
beforeEach(async () => {
  kit.klok.ahead(DAY_MS);
  docent = kit.as(await kit.token('docent.een'));
  manager = kit.as(await kit.token('beheer.een'));
  for (const table of ['vrienduitnodigingen', 'friend_opt_outs', 'aanvragen', 'mailberichten'])
    await db()(table).delete();
});

describe('sending', () => {
  it('posts one mail with the words of the sender, and says nothing more than that it is dealt with', async () => {
    const { body } = await send([FRIEND], 'Echt iets voor jouw groep 5!').expect(201);
    expect(body.items).toMatchObject([{ email: FRIEND, status: 'verwerkt' }]);
    const mail = await newest();
    expect(mail.onderwerp).toMatch(/raadt je Taaltocht aan$/);
    expect(mail.tekst).toContain('schrijft erbij: Echt iets voor jouw groep 5!');
    expect(mail.tekst).toContain('/site/aanvraagformulier?uitnodiging=');
    expect(mail.tekst).toContain('/site/vrienduitnodiging?wie=');
    expect(await db()('audit').where({ actie: 'vrienduitnodiging.verwerkt' })).toHaveLength(1);
  });

  it('keeps neither the address, the words nor the links once the mail went', async () => {
    await send([FRIEND], 'Tot gauw').expect(201);
    await newest();
    expect(await db()('mailberichten').where({ sjabloon: 'vriend-uitnodiging' })).toMatchObject([
      { status: 'verzonden', aan: null, waarden: null },
    ]);
  });

  it('drops the line of the sender when there is none, and never reads a header out of one', async () => {
    await send([FRIEND]).expect(201);
    expect((await newest()).tekst).not.toContain('schrijft erbij');
    await send(['b@andere-school.test'], 'Hoi\r\nBcc: rest@andere-school.test\r\n\r\n# Kop\n[Klik]({link})').expect(
      201,
    );
    const mail = await newest('b@andere-school.test');
    expect(mail.onderwerp).not.toContain('Bcc');
    expect(mail.html).not.toContain('>Klik</a>');
    expect(await mailsTo(kit, 'rest@andere-school.test')).toEqual([]);
    await send(['c@andere-school.test\r\nBcc: rest@andere-school.test']).expect(400);
  });

  it('names the wrong fields: nobody, too many, a bad address, too long a line', async () => {
    expect((await send([]).expect(400)).body.velden).toEqual({ emails: 'verplicht' });
    const six = Array.from({ length: CONSTANTS.VRIEND_MAX + 1 }, (_, nr) => `v${nr}@andere-school.test`);
    expect((await send(six).expect(400)).body.velden).toEqual({ emails: 'maxlengte' });
    expect((await send([FRIEND, 'geen adres'], 'x'.repeat(501)).expect(400)).body.velden).toEqual({
      'emails.1': 'email',
      persoonlijk: 'maxlengte',
    });
  });

  it('refuses people of the own organisation, an address twice and one of this month, and then sends none', async () => {
    const { adminId, schooladmin } = kit.scholen.een;
    await db()('gebruikers').where({ admin_id: adminId, id: schooladmin }).update({ email: 'Baas@school-een.test' });
    const { body } = await send([FRIEND, 'baas@SCHOOL-een.test', FRIEND.toUpperCase()]).expect(400);
    expect(body.velden).toEqual({ 'emails.1': 'bestaat_al', 'emails.2': 'bestaat_al' });
    expect((await list()).items).toEqual([]);
    await send([FRIEND]).expect(201);
    expect((await send([FRIEND], '', manager).expect(400)).body.velden).toEqual({ 'emails.0': 'bestaat_al' });
    expect(await mailsTo(kit, FRIEND)).not.toHaveLength(0);
  });

  it('stops at twenty a month, also at once, in a sentence that counts, and goes on a month later', async () => {
    const batch = (nr: number) => Array.from({ length: 5 }, (_, k) => `m${nr}-${k}@andere-school.test`);
    for (let nr = 0; nr < 3; nr += 1) await send(batch(nr)).expect(201);
    expect((await list()).left).toBe(5);
    const both = await Promise.all([send(batch(3)), send(batch(4))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const full = await send(['te-veel@andere-school.test']).expect(409);
    expect(full.body.message).toContain('deze maand al 20 mensen');
    expect((await list(manager)).left).toBe(20);
    kit.klok.ahead(28 * DAY_MS);
    docent = kit.as(await kit.token('docent.een'));
    expect((await list()).left).toBe(0);
    kit.klok.ahead(3 * DAY_MS);
    docent = kit.as(await kit.token('docent.een'));
    await send(['weer@andere-school.test']).expect(201);
  });

  it('says how many are left when fewer go than are asked', async () => {
    for (let nr = 0; nr < 3; nr += 1)
      await send(Array.from({ length: 5 }, (_, k) => `n${nr}-${k}@andere-school.test`)).expect(201);
    await send(['n4@andere-school.test', 'n5@andere-school.test']).expect(201);
    const { body } = await send(['o1', 'o2', 'o3', 'o4'].map((name) => `${name}@andere-school.test`)).expect(409);
    expect(body.message).toContain('Je hebt er nog 3.');
  });

  it('slows down whoever keeps trying addresses', async () => {
    for (let nr = 0; nr < 20; nr += 1) await send([FRIEND, FRIEND]).expect(400);
    const { headers } = await send([FRIEND]).expect(429);
    expect(headers['retry-after']).toBe('3600');
  });
});

describe('the list', () => {
  it('is of oneself, with the own link, the bonus and the words of the mail', async () => {
    await send([FRIEND]).expect(201);
    const own = await list();
    expect(own).toMatchObject({ bonusDays: 30, left: 19, items: [{ email: FRIEND }] });
    expect(own.mail.tekst).toContain('{persoonlijk}');
    expect(own.mail.spots).toMatchObject({ productnaam: 'Taaltocht' });
    expect((await list()).link).toBe(own.link);
    const other = await list(manager);
    expect(other.items).toEqual([]);
    expect(other.link).not.toBe(own.link);
  });

  it('withdraws the own one, whose link then opens nothing, and no one else can', async () => {
    await send([FRIEND]).expect(201);
    const token = partOf((await newest()).tekst, 'uitnodiging');
    const [item] = (await list()).items;
    const spot = { params: { ...params, uitnodigingId: item?.id ?? '' } };
    await manager.request(friends.withdraw, spot).expect(404);
    await docent.request(friends.withdraw, spot).expect(204);
    await docent.request(friends.withdraw, spot).expect(409);
    expect((await list()).items).toMatchObject([{ status: 'ingetrokken' }]);
    const { body } = await kit.as('').request(open.find, { params: { token } }).expect(410);
    expect(body.message).toContain('Een aanvraag doen kan gewoon.');
  });

  it('tells what ran out after thirty days, and forgets the address after ninety', async () => {
    await send([FRIEND]).expect(201);
    kit.klok.ahead(31 * DAY_MS);
    docent = kit.as(await kit.token('docent.een'));
    expect((await list()).items).toMatchObject([{ status: 'verlopen' }]);
    await kit.night('privacy.vrienduitnodigingen');
    expect((await list()).items).toHaveLength(1);
    kit.klok.ahead(60 * DAY_MS);
    await kit.night('privacy.vrienduitnodigingen');
    expect(await db()('vrienduitnodigingen')).toEqual([]);
  });

  it('is closed to a leerling, the office and another school', async () => {
    for (const name of ['zoé.een', 'kantoor', 'docent.twee']) {
      const client = kit.as(await kit.token(name));
      await client.request(friends.list, { params }).expect((res) => expect([403, 404]).toContain(res.status));
    }
  });
});

describe('the link', () => {
  it('shows who invites, and the office sees it at the request', async () => {
    await send([FRIEND]).expect(201);
    const token = partOf((await newest()).tekst, 'uitnodiging');
    const inviter = await kit.as('').call(open.find, { params: { token } });
    expect(Object.keys(inviter).sort()).toEqual(['naam', 'organisatie']);
    await ask(token).expect(201);
    const { items } = await kit.as(await kit.token('kantoor')).call(aanvragen.list, {});
    expect(items).toMatchObject([{ naam: 'Vera', inviter: { ...inviter, adminId: params.adminId } }]);
    expect((await list()).items).toMatchObject([{ status: 'aangevraagd' }]);
  });

  it('of somebody counts as often as it is used, and an unknown one keeps nobody from asking', async () => {
    const code = partOf((await list()).link, 'uitnodiging');
    await ask(code, 'een@elders.test').expect(201);
    await ask(code, 'twee@elders.test').expect(201);
    await ask('bestaat-niet', 'drie@elders.test').expect(201);
    const { items } = await kit.as(await kit.token('kantoor')).call(aanvragen.list, {});
    expect(items.map(({ inviter }) => inviter !== null)).toEqual([true, true, false]);
  });
});

describe('opting out', () => {
  const optOut = (token: string) => kit.agent.post('/api/vriendafmeldingen').send({ token });

  it('keeps a mark of the address only, and later invitations go nowhere without the sender hearing of it', async () => {
    await send([FRIEND]).expect(201);
    const token = partOf((await newest()).tekst, 'wie');
    await optOut(token).expect(204);
    await optOut(token).expect(204);
    const rows = await db()('friend_opt_outs');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('vriendin');
    const before = (await mailsTo(kit, FRIEND)).length;
    await db()('vrienduitnodigingen').delete();
    const { body } = await send([FRIEND.toUpperCase(), 'ander@andere-school.test']).expect(201);
    expect(body.items.map(({ status }: { status: string }) => status)).toEqual(['verwerkt', 'verwerkt']);
    expect(await mailsTo(kit, FRIEND.toUpperCase())).toEqual([]);
    expect(await mailsTo(kit, FRIEND)).toHaveLength(before);
    expect(await mailsTo(kit, 'ander@andere-school.test')).toHaveLength(1);
    expect((await list()).items.map(({ status }) => status)).toEqual(['verwerkt', 'verwerkt']);
  });

  it('takes no made-up link', async () => {
    const { body } = await optOut(Buffer.from('iemand@elders.test').toString('base64url')).expect(410);
    expect(body.message).toContain('Deze link klopt niet');
    await optOut('').expect(400);
    await optOut('x'.repeat(601)).expect(400);
    expect(await db()('friend_opt_outs')).toEqual([]);
  });
});
