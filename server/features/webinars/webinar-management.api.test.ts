import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { BY_PERSON, buildOfficePerson, mailsTo } from '../../test/site.ts';
import {
  STEPS_FROM,
  WEBINAR_STEPS,
  webinarManagementEndpoints as management,
  type ManagedWebinar,
  type NewWebinar,
  type WebinarStand,
} from './webinar-management.contract.ts';
import { webinarsEndpoints as open } from './webinars.contract.ts';

let kit: ApiKit;
let office: ReturnType<ApiKit['as']>;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const db = () => kit.server.database.knex;
const ahead = (ms: number): string => new Date(kit.klok.now() + ms).toISOString();
const plan = (part: Partial<NewWebinar> = {}): NewWebinar => ({
  titel: 'Starten met Taaltocht',
  omschrijving: 'Van inlogkaart tot eerste overzicht.',
  doelgroep: ['leerkracht'],
  datum: ahead(10 * DAY),
  duur: 45,
  plaatsen: 2,
  link: 'https://praten.test/training',
  ...part,
});
const create = (part: Partial<NewWebinar> = {}) => office.call(management.create, { body: plan(part) });
const step = ({ id, versie: version }: ManagedWebinar, to: (typeof WEBINAR_STEPS)[number]) =>
  office.request(management.step, { params: { webinarId: id }, body: { naar: to, versie: version } });
async function publish(part: Partial<NewWebinar> = {}): Promise<ManagedWebinar> {
  const { id } = await create(part);
  await step(await find(id), 'gepubliceerd').expect(201);
  return find(id);
}
async function find(id: string): Promise<ManagedWebinar> {
  const { items } = await office.call(management.list, {});
  const found = items.find((one) => one.id === id);
  if (found === undefined) throw new Error('no such training');
  return found;
}
/** The training as it stands, with other fields. */
const changed = (webinar: ManagedWebinar, part: object = {}) => {
  const { id, stand: _stand, taken: _taken, waiting: _waiting, came: _came, ...fields } = webinar;
  return office.patch(`/api/webinars/${id}`, { ...fields, ...part });
};
const signUp = (webinarId: string, email: string, part: object = {}) =>
  kit.agent
    .post(`/api/webinars/${webinarId}/aanmeldingen`)
    .send({ ...BY_PERSON, naam: 'Els', email, aantal: 1, ...part })
    .expect(201);
const signUps = async (webinarId: string) => (await office.call(management.signUps, { params: { webinarId } })).items;
async function signUpOf(webinarId: string, email: string) {
  const found = (await signUps(webinarId)).find((one) => one.email === email);
  if (found === undefined) throw new Error('nobody of that address');
  return found;
}
const mark = (id: string, status: 'aangemeld' | 'geweest' | 'afgemeld') =>
  office.request(management.changeSignUp, { params: { signUpId: id }, body: { status } });
const subjects = async (email: string) => (await mailsTo(kit, email)).map(({ onderwerp: subject }) => subject);
const audits = (id: string) => db()('audit').where({ doel_id: id }).orderBy('id').pluck('actie');

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  office = kit.as(await kit.token('kantoor'));
});
afterAll(() => kit.stop());
/** Later, and signed in anew. */
async function later(ms: number): Promise<void> {
  kit.klok.ahead(ms);
  office = kit.as(await kit.token('kantoor'));
}
beforeEach(async () => {
  await later(DAY);
  await db()('webinars').delete();
});

it('plans a training that nobody sees until it is published', async () => {
  const concept = await create();
  expect(concept).toMatchObject({ stand: 'concept', taken: 0, waiting: 0, came: 0, recording: '', versie: 1 });
  expect((await kit.as('').call(open.list, {})).items).toEqual([]);
  await step(concept, 'gepubliceerd').expect(201);
  expect((await kit.as('').call(open.list, {})).items).toMatchObject([{ id: concept.id, stand: 'open' }]);
  expect(await audits(concept.id)).toEqual(['webinars.gepubliceerd']);
});

it('publishes nothing that is past or has no address to join', async () => {
  const past = await create({ datum: ahead(-HOUR), link: '' });
  const { body } = await step(past, 'gepubliceerd').expect(400);
  expect(body.velden).toEqual({ datum: 'datumvolgorde', link: 'verplicht' });
  expect(body.message).toBe('Zet er eerst een moment bij dat nog komt en een adres om mee te doen.');
});

it('names every field that is wrong', async () => {
  const wrong = { titel: ' ', omschrijving: 'x'.repeat(2_001), doelgroep: [], datum: 'morgen', duur: 14 };
  const { body } = await office
    .post('/api/webinars/beheer', { ...plan(), ...wrong, plaatsen: 501, link: 'http://praten.test' })
    .expect(400);
  expect(body.velden).toEqual({
    titel: 'verplicht',
    omschrijving: 'maxlengte',
    doelgroep: 'kies',
    datum: 'verplicht',
    duur: 'bereik',
    plaatsen: 'bereik',
    link: 'formaat',
  });
  for (const link of ['javascript:alert(1)', 'https://', 'praten.test', 'https://a b.test'])
    expect((await office.post('/api/webinars/beheer', plan({ link }))).body.velden, link).toEqual({ link: 'formaat' });
});

it('lists what comes first and then what was, also what is off', async () => {
  const later = await publish({ titel: 'Later', datum: ahead(20 * DAY) });
  const sooner = await publish({ titel: 'Eerder', datum: ahead(2 * DAY) });
  const off = await publish({ titel: 'Gaat niet door', datum: ahead(3 * DAY) });
  await step(off, 'afgelast').expect(201);
  const { items } = await office.call(management.list, {});
  expect(items.map(({ titel: title, stand }) => [title, stand])).toEqual([
    [sooner.titel, 'open'],
    [later.titel, 'open'],
    [off.titel, 'afgelast'],
  ]);
});

describe('the steps of a training', () => {
  const stands: Readonly<Record<WebinarStand, () => Promise<ManagedWebinar>>> = {
    concept: () => create(),
    open: () => publish(),
    vol: async () => {
      const { id } = await publish({ plaatsen: 1 });
      await signUp(id, 'vol@a.test');
      return find(id);
    },
    bezig: async () => {
      const { id } = await publish({ datum: ahead(HOUR) });
      await later(HOUR + 60_000);
      return find(id);
    },
    geweest: async () => {
      const { id } = await publish({ datum: ahead(HOUR) });
      await later(2 * HOUR);
      return find(id);
    },
    gearchiveerd: async () => {
      const held = await stands.geweest();
      await step(held, 'gearchiveerd').expect(201);
      return find(held.id);
    },
    afgelast: async () => {
      const made = await publish();
      await step(made, 'afgelast').expect(201);
      return find(made.id);
    },
  };
  const rows = (['concept', 'open', 'vol', 'bezig', 'geweest', 'gearchiveerd', 'afgelast'] as const).flatMap((stand) =>
    WEBINAR_STEPS.map((to) => [stand, to, STEPS_FROM[stand].includes(to)] as const),
  );
  const ALLOWED = ['concept gepubliceerd', 'open afgelast', 'vol afgelast', 'bezig geweest', 'geweest gearchiveerd'];

  it('are those of the document and no others', () => {
    expect(rows.flatMap(([stand, to, fits]) => (fits ? [`${stand} ${to}`] : []))).toEqual(ALLOWED);
  });

  it.each(rows)('%s to %s: %s', async (stand, to, fits) => {
    const made = await stands[stand]();
    expect(made.stand).toBe(stand);
    await step(made, to).expect(fits ? 201 : 409);
  });
});

it('calls a training off with a mail to everybody, and says so behind the link of a sign-up', async () => {
  const made = await publish({ plaatsen: 1 });
  await signUp(made.id, 'zit@b.test');
  await signUp(made.id, 'wacht@b.test');
  const token = /aanmelding=([\w-]+)/.exec((await mailsTo(kit, 'zit@b.test'))[0]?.tekst ?? '')?.[1] ?? '';
  await step(await find(made.id), 'afgelast').expect(201);
  for (const name of ['zit', 'wacht'])
    expect((await subjects(`${name}@b.test`))[0]).toBe('Gaat niet door: Starten met Taaltocht');
  expect(await kit.as('').call(open.find, { params: { token } })).toMatchObject({ off: true });
  expect((await kit.as('').call(open.list, {})).items).toEqual([]);
  await kit.agent
    .post(`/api/webinars/${made.id}/aanmeldingen`)
    .send({ ...BY_PERSON, naam: 'Te laat', email: 'laat@b.test', aantal: 1 })
    .expect(404);
});

it('tells another moment to all and another address to who comes, and nothing else', async () => {
  const made = await publish({ plaatsen: 1 });
  await signUp(made.id, 'zit@c.test');
  await signUp(made.id, 'wacht@c.test');
  await changed(await find(made.id), { titel: 'Beginnen met Taaltocht' }).expect(200);
  expect(await subjects('zit@c.test')).toHaveLength(1);
  await changed(await find(made.id), { link: 'https://praten.test/ander' }).expect(200);
  expect((await mailsTo(kit, 'zit@c.test'))[0]).toMatchObject({ onderwerp: 'Gewijzigd: Beginnen met Taaltocht' });
  expect((await mailsTo(kit, 'zit@c.test'))[0]?.tekst).toContain('https://praten.test/ander');
  expect(await subjects('wacht@c.test')).toHaveLength(1);
  await changed(await find(made.id), { datum: ahead(12 * DAY) }).expect(200);
  expect(await subjects('zit@c.test')).toHaveLength(3);
  expect((await subjects('wacht@c.test'))[0]).toBe('Gewijzigd: Beginnen met Taaltocht');
});

it('reminds anew of another moment', async () => {
  const made = await publish({ datum: ahead(20 * HOUR) });
  await signUp(made.id, 'els@d.test');
  await kit.background('webinars');
  await changed(await find(made.id), { datum: ahead(5 * DAY) }).expect(200);
  kit.klok.ahead(4 * DAY + HOUR);
  await kit.background('webinars');
  expect((await subjects('els@d.test')).filter((subject) => subject.startsWith('Morgen'))).toHaveLength(2);
});

it('offers new seats to who waits, and takes none away that are given', async () => {
  const made = await publish({ plaatsen: 2 });
  await signUp(made.id, 'twee@e.test', { aantal: 2 });
  await signUp(made.id, 'wacht@e.test');
  const { body } = await changed(await find(made.id), { plaatsen: 1 }).expect(400);
  expect(body.velden).toEqual({ plaatsen: 'bereik' });
  await changed(await find(made.id), { plaatsen: 3 }).expect(200);
  expect((await subjects('wacht@e.test'))[0]).toContain('Er is een plek vrij');
  expect(await find(made.id)).toMatchObject({ taken: 3, waiting: 0 });
});

it('keeps moment, seats and address once it began, and the rest open', async () => {
  const made = await publish({ datum: ahead(HOUR) });
  await later(HOUR + 60_000);
  const { body } = await changed(await find(made.id), { plaatsen: 9 }).expect(409);
  expect(body.message).toContain('liggen nu vast');
  await changed(await find(made.id), { omschrijving: 'We zijn begonnen.' }).expect(200);
  await changed(await find(made.id), { recording: 'https://film.test/1' }).expect(409);
});

it('puts the recording on the site and mails it once', async () => {
  const made = await publish({ datum: ahead(HOUR) });
  await signUp(made.id, 'els@f.test');
  await later(3 * HOUR);
  await changed(await find(made.id), { recording: 'https://film.test/1' }).expect(200);
  expect((await mailsTo(kit, 'els@f.test'))[0]?.tekst).toContain('https://film.test/1');
  expect((await kit.as('').call(open.list, {})).items).toMatchObject([{ recording: 'https://film.test/1' }]);
  await changed(await find(made.id), { recording: '' }).expect(200);
  await changed(await find(made.id), { recording: 'https://film.test/2' }).expect(200);
  const told = (await subjects('els@f.test')).filter((subject) => subject.startsWith('De opname'));
  expect(told).toHaveLength(1);
});

it('changes nothing of what is off, and lets one of two at once win', async () => {
  const off = await publish();
  await step(off, 'afgelast').expect(201);
  await changed(await find(off.id), { titel: 'Toch' }).expect(409);
  const made = await publish();
  const answers = await Promise.all([changed(made, { titel: 'Een' }), changed(made, { titel: 'Twee' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('GEWIJZIGD_DOOR_ANDER');
});

it('throws a concept away, and nothing that was made known', async () => {
  const concept = await create();
  await office.request(management.remove, { params: { webinarId: concept.id } }).expect(204);
  expect((await office.call(management.list, {})).items).toEqual([]);
  const made = await publish();
  await office.request(management.remove, { params: { webinarId: made.id } }).expect(409);
});

describe('who signed up', () => {
  it('stands in the order of the seats: given, waiting in turn, given up', async () => {
    const { id } = await publish({ plaatsen: 1 });
    for (const name of ['af', 'zit', 'eerste', 'tweede']) {
      await signUp(id, `${name}@g.test`);
      kit.klok.ahead(1_000);
      if (name === 'af') await mark((await signUpOf(id, 'af@g.test')).id, 'afgemeld').expect(200);
    }
    expect((await signUps(id)).map(({ email, status }) => [email.split('@')[0], status])).toEqual([
      ['zit', 'aangemeld'],
      ['eerste', 'wachtlijst'],
      ['tweede', 'wachtlijst'],
      ['af', 'afgemeld'],
    ]);
    await office.request(management.signUps, { params: { webinarId: v7() } }).expect(404);
  });

  it('is given a seat by the office when there is one, and gives it up to the next', async () => {
    const { id } = await publish({ plaatsen: 1 });
    await signUp(id, 'zit@h.test');
    await signUp(id, 'wacht@h.test');
    const waiting = await signUpOf(id, 'wacht@h.test');
    const { body } = await mark(waiting.id, 'aangemeld').expect(409);
    expect(body.message).toContain('niet genoeg vrije plekken');
    await mark((await signUpOf(id, 'zit@h.test')).id, 'afgemeld').expect(200);
    expect(await signUpOf(id, 'wacht@h.test')).toMatchObject({ status: 'aangeboden' });
    await mark(waiting.id, 'aangemeld').expect(200);
    await mark(waiting.id, 'aangemeld').expect(200);
    expect((await subjects('wacht@h.test')).filter((one) => one.startsWith('Je bent aangemeld'))).toHaveLength(1);
  });

  it('is marked present once it began, and back again', async () => {
    const { id } = await publish({ datum: ahead(HOUR) });
    await signUp(id, 'els@i.test', { aantal: 2 });
    const who = await signUpOf(id, 'els@i.test');
    await mark(who.id, 'geweest').expect(409);
    await later(HOUR + 60_000);
    await mark(who.id, 'geweest').expect(200);
    expect(await find(id)).toMatchObject({ came: 2, taken: 2 });
    await mark(who.id, 'afgemeld').expect(409);
    await mark(who.id, 'aangemeld').expect(200);
    expect(await find(id)).toMatchObject({ came: 0, taken: 2 });
    expect(await subjects('els@i.test')).toHaveLength(1);
  });

  it('is written by the office in its own words, which stay words', async () => {
    const { id } = await publish({ plaatsen: 1 });
    const write = (part: object) =>
      office.post(`/api/webinars/${id}/berichten`, {
        aan: 'allen',
        onderwerp: 'Later',
        tekst: 'Kwart over vier.',
        ...part,
      });
    expect((await write({}).expect(400)).body.message).toContain('niemand om te schrijven');
    await signUp(id, 'zit@j.test');
    await signUp(id, 'wacht@j.test');
    expect((await write({ aan: 'wachtlijst' }).expect(201)).body).toEqual({ aantal: 1 });
    expect((await write({ tekst: '<script>x</script>\n\nTot dan.' }).expect(201)).body).toEqual({ aantal: 2 });
    const [mail] = await mailsTo(kit, 'zit@j.test');
    expect(mail?.onderwerp).toBe('Later');
    expect(mail?.tekst).toContain('Tot dan.');
    expect(mail?.html).not.toContain('<script>');
    expect(await audits(id)).toEqual(['webinars.gepubliceerd', 'webinars.gemaild', 'webinars.gemaild']);
  });
});
