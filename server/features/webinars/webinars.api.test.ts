import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { BY_PERSON, buildOfficePerson, buildWebinar, mailsTo, WEBINAR_LINK } from '../../test/site.ts';
import { webinarsEndpoints as webinars } from './webinars.contract.ts';

let kit: ApiKit;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const db = () => kit.server.database.knex;
const visitor = () => kit.as('');

const build = (part: object = {}): Promise<string> => buildWebinar(kit, part);
const signUp = (webinarId: string, email: string, part: object = {}) =>
  kit.agent
    .post(`/api/webinars/${webinarId}/aanmeldingen`)
    .send({ ...BY_PERSON, naam: 'Els', email, aantal: 1, ...part });
async function tokenOf(email: string): Promise<string> {
  return /aanmelding=([\w-]+)/.exec((await mailsTo(kit, email))[0]?.tekst ?? '')?.[1] ?? '';
}
const subjectOf = async (email: string) => (await mailsTo(kit, email))[0]?.onderwerp;
const find = (token: string) => visitor().call(webinars.find, { params: { token } });
const cancel = (token: string) => visitor().request(webinars.cancel, { params: { token } });

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());
beforeEach(async () => {
  kit.klok.ahead(DAY);
  await db()('webinars').delete();
});

it('lists what is to come and what was recorded, with the seats that are left', async () => {
  await build();
  await build({ titel: 'Concept', status: 'concept' });
  await build({ titel: 'Voorbij', datum: new Date(kit.klok.now() - DAY) });
  await build({ titel: 'Opname', datum: new Date(kit.klok.now() - 2 * DAY), recording: 'https://film.test/1' });
  await build({ titel: 'Nu', datum: new Date(kit.klok.now() - 60_000) });
  const { items } = await visitor().call(webinars.list, {});
  expect(items.map(({ titel: title, stand, free }) => [title, stand, free])).toEqual([
    ['Opname', 'geweest', 2],
    ['Nu', 'bezig', 2],
    ['Starten met Taaltocht', 'open', 2],
  ]);
  expect(JSON.stringify(items)).not.toContain(WEBINAR_LINK);
});

it('gives a seat with a mail that holds the address to join and the link to cancel', async () => {
  const id = await build();
  expect((await signUp(id, 'els@a.test', { aantal: 2 }).expect(201)).body).toEqual({ status: 'aangemeld' });
  const [mail] = await mailsTo(kit, 'els@a.test');
  expect(mail?.tekst).toContain(WEBINAR_LINK);
  expect(await find(await tokenOf('els@a.test'))).toMatchObject({ status: 'aangemeld', aantal: 2 });
  // Again is the same sign-up, with the same mail.
  await signUp(id, 'ELS@a.test').expect(201);
  expect(await db()('webinar_aanmeldingen').where({ webinar_id: id }).select('aantal')).toEqual([{ aantal: 2 }]);
  expect(await mailsTo(kit, 'els@a.test')).toHaveLength(2);
});

it('gives the last seat once', async () => {
  const id = await build({ plaatsen: 1 });
  const both = await Promise.all([signUp(id, 'een@b.test'), signUp(id, 'twee@b.test')]);
  expect(both.map(({ body }) => body.status).toSorted()).toEqual(['aangemeld', 'wachtlijst']);
});

it('holds a seat that comes free for the first on the list for a day, and then for the next (B28)', async () => {
  const id = await build({ plaatsen: 1 });
  for (const name of ['zit', 'eerste', 'tweede']) {
    await signUp(id, `${name}@c.test`).expect(201);
    kit.klok.ahead(1_000);
  }
  expect(await subjectOf('eerste@c.test')).toContain('Je staat op de wachtlijst');
  await cancel(await tokenOf('zit@c.test')).expect(204);
  await cancel(await tokenOf('zit@c.test')).expect(204);
  expect(await subjectOf('eerste@c.test')).toContain('Er is een plek vrij');
  expect(await subjectOf('tweede@c.test')).toContain('wachtlijst');

  kit.klok.ahead(DAY - 1_000);
  await kit.background('webinars');
  expect((await find(await tokenOf('eerste@c.test'))).status).toBe('aangeboden');
  kit.klok.ahead(1_000);
  const late = await visitor().request(webinars.take, { params: { token: await tokenOf('eerste@c.test') } });
  expect(late.status).toBe(409);
  await kit.background('webinars');
  expect((await find(await tokenOf('eerste@c.test'))).status).toBe('afgemeld');
  expect(await subjectOf('tweede@c.test')).toContain('Er is een plek vrij');

  const token = await tokenOf('tweede@c.test');
  expect(await visitor().call(webinars.take, { params: { token } })).toMatchObject({ status: 'aangemeld' });
  kit.klok.ahead(2 * DAY);
  await kit.background('webinars');
  expect((await find(token)).status).toBe('aangemeld');
});

it('lets nobody new go before who waits', async () => {
  const id = await build({ plaatsen: 3 });
  await signUp(id, 'een@d.test', { aantal: 2 }).expect(201);
  expect((await signUp(id, 'groep@d.test', { aantal: 2 })).body.status).toBe('wachtlijst');
  expect((await signUp(id, 'nieuw@d.test', { aantal: 1 })).body.status).toBe('wachtlijst');
  const { items } = await visitor().call(webinars.list, {});
  expect(items).toMatchObject([{ stand: 'vol', free: 0 }]);
});

it('reminds once, the day before', async () => {
  const id = await build();
  await signUp(id, 'els@e.test').expect(201);
  await kit.background('webinars');
  expect(await mailsTo(kit, 'els@e.test')).toHaveLength(1);
  kit.klok.ahead(9 * DAY + HOUR);
  await kit.background('webinars');
  await kit.background('webinars');
  expect(await subjectOf('els@e.test')).toContain('Morgen');
  expect(await mailsTo(kit, 'els@e.test')).toHaveLength(2);
});

it('takes nobody once it began, and knows no made up link', async () => {
  const id = await build({ datum: new Date(kit.klok.now() - 60_000) });
  expect((await signUp(id, 'laat@f.test').expect(409)).body.message).toBe(
    'Aanmelden voor deze training kan niet meer.',
  );
  await visitor()
    .request(webinars.find, { params: { token: 'verzonnen' } })
    .expect(410);
  await cancel('verzonnen').expect(410);
});

it('names every field that is wrong', async () => {
  const id = await build();
  const { body } = await signUp(id, 'els@', { naam: '', aantal: 11, organisatie: 'x'.repeat(121) }).expect(400);
  expect(body.velden).toEqual({ naam: 'verplicht', email: 'email', organisatie: 'maxlengte', aantal: 'bereik' });
});

it('gives a file for the calendar, without the address to join', async () => {
  const id = await build();
  const { headers, text } = await visitor()
    .request(webinars.calendar, { params: { webinarId: id } })
    .expect(200);
  expect(headers['content-type']).toContain('text/calendar');
  expect(text).toContain('SUMMARY:Starten met Taaltocht');
  expect(text).not.toContain(WEBINAR_LINK);
});

it('forgets who came three months later', async () => {
  const id = await build();
  await signUp(id, 'els@g.test').expect(201);
  kit.klok.ahead(101 * DAY);
  await kit.night('privacy.webinars');
  expect(await db()('webinar_aanmeldingen').select('id')).toEqual([]);
});
