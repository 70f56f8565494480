import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { BY_PERSON, buildOfficePerson, mailsTo } from '../../test/site.ts';
import { aanvragenEndpoints as aanvragen, openAanvragenEndpoints as open } from './aanvragen.contract.ts';

let kit: ApiKit;
const HOUR = 3_600_000;
const db = () => kit.server.database.knex;
const office = async () => kit.as(await kit.token('kantoor'));
const visitor = () => kit.as('');

const WISH = {
  ...BY_PERSON,
  soort: 'proef',
  organisatiesoort: 'school',
  land: 'NL',
  organisatie: 'De Duinroos',
  naam: 'Anke de Wit',
  email: 'anke@duinroos.test',
  telefoon: '+31 6 12345678',
  aantal: 140,
  opmerking: 'Wij willen beginnen na de kerst.',
  akkoord: true,
} as const;
const send = (part: object = {}) => kit.agent.post('/api/aanvragen').send({ ...WISH, ...part });
async function find(number: string) {
  const { items } = await (await office()).call(aanvragen.list, {});
  const found = items.find((item) => item.nummer === number);
  if (found === undefined) throw new Error(`request ${number} is not in the list`);
  return found;
}
async function take(number: string) {
  const row = await find(number);
  return (await office()).call(aanvragen.change, {
    params: { aanvraagId: row.id },
    body: { versie: row.versie, status: 'in_behandeling' },
  });
}

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());
// The brake on floods lets go.
beforeEach(() => kit.klok.ahead(25 * HOUR));

describe('a request from the site', () => {
  it('gets a number, and mails to whoever asked and to the office', async () => {
    const { body } = await send().expect(201);
    expect(body.nummer).toMatch(/^A-[A-Z0-9]{6}$/);
    const [received] = await mailsTo(kit, WISH.email);
    expect(received?.tekst).toContain(`Het nummer van je aanvraag is ${body.nummer}`);
    const [internal] = await mailsTo(kit, 'kas@kantoor.test');
    expect(internal?.tekst).toContain('De Duinroos vroeg een proefperiode aan');
    expect(await find(body.nummer)).toMatchObject({ status: 'nieuw', aantal: 140, land: 'NL', behandelaar: null });
  });

  it('is one request when it is sent twice within a day, also at once, and another one after that', async () => {
    const [one, two] = await Promise.all([send(), send({ email: 'ANKE@duinroos.test' })]);
    expect(one?.body.nummer).toBe(two?.body.nummer);
    expect(await mailsTo(kit, WISH.email)).toHaveLength(2);
    kit.klok.ahead(25 * HOUR);
    expect((await send().expect(201)).body.nummer).not.toBe(one?.body.nummer);
  });

  it('names every field that is wrong', async () => {
    const { body } = await send({
      soort: 'x',
      organisatie: 'x'.repeat(121),
      naam: ' ',
      email: 'anke@',
      telefoon: 'bel mij',
      brin: '12ab',
      instellingsnummer: '12x',
      aantal: 3_001,
      opmerking: 'x'.repeat(1_001),
      akkoord: false,
    }).expect(400);
    expect(body.velden).toEqual({
      soort: 'kies',
      organisatie: 'maxlengte',
      naam: 'verplicht',
      email: 'email',
      telefoon: 'formaat',
      brin: 'hoofdletters',
      instellingsnummer: 'cijfers',
      aantal: 'bereik',
      opmerking: 'maxlengte',
      akkoord: 'kies',
    });
  });

  it('asks the name of the organisation, but not at home', async () => {
    expect((await send({ organisatie: '' }).expect(400)).body.velden).toEqual({ organisatie: 'verplicht' });
    await send({ organisatie: '', organisatiesoort: 'thuis' }).expect(201);
  });

  it('keeps nothing of a program, and slows down whoever is too fast or sends too much', async () => {
    const count = async () => Number((await db()('aanvragen').count('* as n'))[0]?.['n']);
    const before = await count();
    expect((await send({ website: 'https://koop.test' }).expect(201)).body.nummer).toMatch(/^A-/);
    const fast = await send({ openMs: 2_999 }).expect(429);
    expect(fast.body.message).toContain('erg snel');
    expect(await count()).toBe(before);
    for (let nr = 0; nr < 10; nr += 1) await send({ email: `v${nr}@duinroos.test` }).expect(201);
    const flood = await send({ email: 'v11@duinroos.test' }).expect(429);
    expect(flood.headers['retry-after']).toBe('3600');
  });

  it('keeps script in a field as the text it is', async () => {
    const name = '<script>alert(1)</script>';
    const { body } = await send({ naam: name, email: 'script@duinroos.test' }).expect(201);
    expect((await find(body.nummer)).naam).toBe(name);
    expect((await mailsTo(kit, 'script@duinroos.test'))[0]?.html).not.toContain('<script>');
  });

  it('comes in without an office too, and then waits in the list', async () => {
    const bare = await startKit({ leeg: true });
    await bare.agent.post('/api/aanvragen').send(WISH).expect(201);
    expect(await bare.server.database.knex('aanvragen').count('* as n')).toMatchObject([{ n: '1' }]);
    await bare.stop();
  });
});

describe('the office', () => {
  it('takes a request before it decides, and one of two who decide at once is told', async () => {
    const { body } = await send({ email: 'b@school-b.test', organisatie: 'B' }).expect(201);
    const row = await find(body.nummer);
    const params = { aanvraagId: row.id };
    const change = (version: number, status: 'in_behandeling' | 'afgewezen' | 'samengevoegd') => ({
      params,
      body: { versie: version, status },
    });
    const desk = await office();
    expect((await desk.request(aanvragen.change, change(row.versie, 'afgewezen')).expect(409)).body.code).toBe(
      'STAP_NIET_TOEGESTAAN',
    );
    const taken = await desk.call(aanvragen.change, change(row.versie, 'in_behandeling'));
    expect(taken).toMatchObject({ status: 'in_behandeling', behandelaar: { naam: 'Kas Proef' } });
    await desk.request(aanvragen.change, change(row.versie, 'afgewezen')).expect(409);
    await desk.request(aanvragen.change, change(taken.versie, 'samengevoegd')).expect(409);
    expect(await desk.call(aanvragen.change, change(taken.versie, 'afgewezen'))).toMatchObject({ status: 'afgewezen' });
    const { versie: version } = await find(body.nummer);
    await desk.request(aanvragen.change, change(version, 'in_behandeling')).expect(409);
  });

  it('joins a request with an earlier one of the same mail domain and name', async () => {
    const first = (await send({ email: 'een@twin.test', organisatie: 'De Twééling' }).expect(201)).body.nummer;
    kit.klok.ahead(HOUR);
    const second = (await send({ email: 'twee@twin.test', organisatie: 'de tweeling' }).expect(201)).body.nummer;
    expect((await find(first)).twin).toBeNull();
    const row = await find(second);
    expect(row.twin).toBe(first);
    const taken = await take(second);
    const body = { versie: taken.versie, status: 'samengevoegd' } as const;
    const joined = await (await office()).call(aanvragen.change, { params: { aanvraagId: row.id }, body });
    expect(joined).toMatchObject({ status: 'samengevoegd', twin: null });
  });

  it('is the only one that sees requests', async () => {
    const bea = kit.as(await kit.token('beheer.een'));
    expect((await bea.request(aanvragen.list, {})).status).toBe(403);
    expect((await visitor().request(aanvragen.list, {})).status).toBe(401);
  });
});

describe('a customer', () => {
  const convert = async (number: string, seats = 60) => {
    const { id, versie: version } = await take(number);
    return (await office()).request(aanvragen.convert, {
      params: { aanvraagId: id },
      body: { versie: version, licentie: { plaatsen: seats } },
    });
  };
  const tokenIn = (text = ''): string => /uitnodiging\/([\w-]+)/.exec(text)?.[1] ?? '';
  const acceptance = (gebruikersnaam: string) => ({
    voornaam: 'Anke',
    achternaam: 'de Wit',
    gebruikersnaam,
    wachtwoord: 'paarse olifant danst',
    akkoord: true,
  });

  it('begins with a trial of thirty days and an invitation, and signs in', async () => {
    const wish = { email: 'hoofd@nieuw.test', organisatie: 'De Nieuwe', brin: '11XY' };
    const { nummer: number } = (await send(wish).expect(201)).body;
    const { body, status } = await convert(number, 80);
    expect(status).toBe(201);
    const tenant = await db()('admins').where({ id: body.adminId }).first();
    expect(tenant).toMatchObject({ soort: 'school', naam: 'De Nieuwe', locale: 'nl-NL', brin: '11XY' });
    const licentie = await db()('licenties').where({ admin_id: body.adminId }).first();
    expect(licentie).toMatchObject({ soort: 'proef', status: 'proef', plaatsen: 80 });
    expect(new Date(licentie.eind).getTime() - new Date(licentie.start).getTime()).toBe(30 * 24 * HOUR);

    const [mail] = await mailsTo(kit, wish.email);
    expect(mail?.tekst).toContain('Kas Proef nodigt je uit als schoolbeheerder van De Nieuwe');
    const token = tokenIn(mail?.tekst);
    await kit.agent.post(`/api/uitnodigingen/tokens/${token}/acceptaties`).send(acceptance('hoofd.nieuw')).expect(201);
    const signedIn = await kit.agent
      .post('/api/auth')
      .send({ gebruikersnaam: wish.email, wachtwoord: 'paarse olifant danst' })
      .expect(200);
    const me = await kit.as(signedIn.body.token).get('/api/users/mij').expect(200);
    expect(me.body).toMatchObject({ role: 'schooladmin', adminId: body.adminId, licentieStatus: 'proef' });
    expect(await find(number)).toMatchObject({ status: 'omgezet', adminId: body.adminId });
  });

  it('at home has one group and invites a parent', async () => {
    const wish = { email: 'ouder@huis.test', organisatie: '', organisatiesoort: 'thuis', land: 'BE' };
    const { nummer: number } = (await send(wish).expect(201)).body;
    const { body } = await convert(number, 4);
    const groepen = await db()('groepen').where({ admin_id: body.adminId }).select('naam');
    expect(groepen).toEqual([{ naam: 'Mijn kinderen' }]);
    expect(await db()('admins').where({ id: body.adminId }).first('naam', 'locale')).toEqual({
      naam: 'Thuis bij Anke de Wit',
      locale: 'nl-BE',
    });
    const token = tokenIn((await mailsTo(kit, wish.email))[0]?.tekst);
    const opened = await kit.agent.get(`/api/uitnodigingen/tokens/${token}`).expect(200);
    expect(opened.body.rol).toBe('thuisadmin');
    await kit.agent.post(`/api/uitnodigingen/tokens/${token}/acceptaties`).send(acceptance('ouder.huis')).expect(201);
  });

  it('is made once, and not of a school that is one already', async () => {
    const wish = { email: 'c@school-c.test', organisatie: 'C', brin: '22ZZ' };
    const { nummer: number } = (await send(wish).expect(201)).body;
    const row = await take(number);
    const input = { params: { aanvraagId: row.id }, body: { versie: row.versie, licentie: { plaatsen: 60 } } };
    const desk = await office();
    const both = await Promise.all([1, 2].map(async () => desk.request(aanvragen.convert, input)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const again = (await send({ ...wish, email: 'd@school-c.test', organisatie: 'C2' }).expect(201)).body.nummer;
    const refused = await convert(again);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'C met dit nummer is al klant. Maak er geen tweede van.',
    ]);
  });

  it('gets a new link when the first one was lost, until somebody is in', async () => {
    const wish = { email: 'kwijt@school-e.test', organisatie: 'E' };
    const { nummer: number } = (await send(wish).expect(201)).body;
    expect((await convert(number)).status).toBe(201);
    const { id } = await find(number);
    const old = tokenIn((await mailsTo(kit, wish.email))[0]?.tekst);
    const desk = await office();
    await desk.request(aanvragen.invite, { params: { aanvraagId: id } }).expect(204);
    const token = tokenIn((await mailsTo(kit, wish.email))[0]?.tekst);
    expect(token).not.toBe(old);
    await kit.agent.get(`/api/uitnodigingen/tokens/${old}`).expect(410);
    await kit.agent.post(`/api/uitnodigingen/tokens/${token}/acceptaties`).send(acceptance('kwijt.e')).expect(201);
    await desk.request(aanvragen.invite, { params: { aanvraagId: id } }).expect(409);
  });

  it('that came too late asks the office for another invitation', async () => {
    const wish = { email: 'laat@school-g.test', organisatie: 'G' };
    const { nummer: number } = (await send(wish).expect(201)).body;
    expect((await convert(number)).status).toBe(201);
    const token = tokenIn((await mailsTo(kit, wish.email))[0]?.tekst);
    const opened = await kit.agent.get(`/api/uitnodigingen/tokens/${token}`).expect(200);
    expect(opened.body.afzender).toBe('Taaltocht');
    kit.klok.ahead(31 * 24 * HOUR);
    await kit.agent.post(`/api/uitnodigingen/tokens/${token}/aanvragen`).expect(202);
    expect((await mailsTo(kit, 'kas@kantoor.test'))[0]?.onderwerp).toContain('laat@school-g.test vraagt om');
  });

  it('gets no more seats than the list of prices knows', async () => {
    const { nummer: number } = (await send({ email: 'f@school-f.test', organisatie: 'F' }).expect(201)).body;
    expect((await convert(number, 0)).body.velden).toEqual({ 'licentie.plaatsen': 'bereik' });
  });
});

it('answers the form through its own contract', async () => {
  const answer = await visitor().call(open.send, { body: { ...WISH, email: 'contract@duinroos.test' } });
  expect(answer.nummer).toMatch(/^A-/);
});
