import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressHash } from '../../platform/mail/addresses.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson, mailsTo } from '../../test/site.ts';
import {
  officeUitnodigingenEndpoints as endpoints,
  type OfficeInvite,
  type SentStatus,
} from './office-uitnodigingen.contract.ts';

const WHY = 'De beheerder is ziek en vroeg om een tweede';
const DAY_MS = 86_400_000;
let kit: ApiKit;
let clerk: ReturnType<ApiKit['as']>;
const db = () => kit.server.database.knex;
const school = () => kit.scholen.een.adminId;
const bodyOf = (part: Partial<OfficeInvite> = {}): OfficeInvite => ({
  soort: 'docent',
  adminId: school(),
  emails: ['an@school.test'],
  reden: WHY,
  ...part,
});
const send = async (part: Partial<OfficeInvite> = {}) =>
  (await clerk.call(endpoints.send, { body: bodyOf(part) })).items;
const sent = async (status?: SentStatus) =>
  (await clerk.call(endpoints.list, { query: status === undefined ? {} : { status } })).items;
const one = async (email: string) => {
  const item = (await sent()).find((row) => row.email === email);
  if (item === undefined) throw new Error(`${email} got no invitation`);
  return item;
};
const linkIn = async (address: string): Promise<string> => {
  const [mail] = await mailsTo(kit, address);
  return /uitnodiging\/([\w-]+)/.exec(mail?.tekst ?? '')?.[1] ?? '';
};
const accept = (token: string, gebruikersnaam: string) =>
  kit.agent.post(`/api/uitnodigingen/tokens/${token}/acceptaties`).send({
    voornaam: 'An',
    achternaam: 'Proef',
    gebruikersnaam,
    wachtwoord: 'paarse olifant danst',
    akkoord: true,
  });

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  clerk = kit.as(await kit.token('kantoor'));
});
afterAll(() => kit.stop());

it('lets somebody in at a customer, with the reason in its log, and shows it in the list', async () => {
  expect(await send({ persoonlijk: 'Welkom!' })).toEqual([{ email: 'an@school.test', status: 'verzonden' }]);
  expect(await one('an@school.test')).toMatchObject({
    adminId: school(),
    soort: 'docent',
    status: 'verzonden',
    open: true,
  });
  const lines = await db()('audit').where({ admin_id: school(), soort: 'uitnodiging' }).select('actie', 'reden', 'rol');
  expect(lines).toEqual([{ actie: 'uitnodiging.verzonden:docent', reden: WHY, rol: 'office' }]);
  const [mail] = await mailsTo(kit, 'an@school.test');
  expect(mail?.tekst).toContain('Welkom!');
  await accept(await linkIn('an@school.test'), 'an.school').expect(201);
  expect((await one('an@school.test')).status).toBe('geaccepteerd');
  expect((await one('an@school.test')).open).toBe(false);
});

it('sends the rest when an address is taken, twice there or in use, and says which', async () => {
  expect(await send({ emails: ['an@school.test', 'bo@school.test', 'BO@school.test', 'cas@school.test'] })).toEqual([
    { email: 'an@school.test', status: 'bestaat_al' },
    { email: 'bo@school.test', status: 'verzonden' },
    { email: 'BO@school.test', status: 'bestaat_al' },
    { email: 'cas@school.test', status: 'verzonden' },
  ]);
});

it('refuses a customer that is none, a role that it has not, no reason, and what is no address', async () => {
  const refusal = async (part: Partial<OfficeInvite>) =>
    (await clerk.post('/api/uitnodigingen', bodyOf(part)).expect(400)).body.velden;
  expect(await refusal({ adminId: v7() })).toEqual({ adminId: 'kies' });
  expect(await refusal({ adminId: kit.scholen.kantoorId })).toEqual({ adminId: 'kies' });
  expect(await refusal({ soort: 'rtadmin' })).toEqual({ soort: 'kies' });
  expect(await refusal({ reden: 'zomaar' })).toEqual({ reden: 'minlengte' });
  expect(await refusal({ emails: [] })).toEqual({ emails: 'verplicht' });
  expect(await refusal({ emails: ['geen adres'] })).toEqual({ 'emails.0': 'email' });
  expect(await refusal({ emails: Array.from({ length: 51 }, (_, nr) => `p${nr}@school.test`) })).toEqual({
    emails: 'maxlengte',
  });
  await kit
    .as(await kit.token('beheer.een'))
    .post('/api/uitnodigingen', bodyOf())
    .expect(403);
});

it('sends a new link, after which the old one is worth nothing', async () => {
  const old = await linkIn('bo@school.test');
  const { id } = await one('bo@school.test');
  kit.klok.ahead(60_000);
  await clerk.request(endpoints.resend, { params: { uitnodigingId: id } }).expect(204);
  const newest = await linkIn('bo@school.test');
  expect(newest).not.toBe(old);
  await kit.agent.get(`/api/uitnodigingen/tokens/${old}`).expect(410);
  await kit.agent.get(`/api/uitnodigingen/tokens/${newest}`).expect(200);
  expect((await one('bo@school.test')).status).toBe('geopend');
});

it('shows which mail came back, until it is sent once more', async () => {
  await send({ emails: ['Terug@school.test'] });
  const lost = await linkIn('Terug@school.test');
  await db()('mailberichten')
    .where({ admin_id: school(), aan_hash: addressHash('terug@school.test') })
    .update({
      status: 'teruggekomen',
    });
  expect(await one('Terug@school.test')).toMatchObject({ status: 'mislukt', open: true });
  expect((await sent('mislukt')).map(({ email }) => email)).toEqual(['Terug@school.test']);
  expect((await sent('verzonden')).map(({ email }) => email)).not.toContain('Terug@school.test');
  kit.klok.ahead(60_000);
  await clerk.request(endpoints.resend, { params: { uitnodigingId: (await one('Terug@school.test')).id } }).expect(204);
  expect((await one('Terug@school.test')).status).toBe('verzonden');
  await kit.agent.get(`/api/uitnodigingen/tokens/${lost}`).expect(410);
  await accept(await linkIn('Terug@school.test'), 'terug.school').expect(201);
});

it('walks the whole of 5.2: opened, refused, expired, sent again, taken back; and refuses what is no step', async () => {
  const { id } = await one('cas@school.test');
  const again = () => clerk.request(endpoints.resend, { params: { uitnodigingId: id } });
  const takeBack = () => clerk.request(endpoints.withdraw, { params: { uitnodigingId: id } });
  const old = await linkIn('cas@school.test');
  kit.klok.ahead(31 * DAY_MS);
  clerk = kit.as(await kit.token('kantoor'));
  await kit.night('uitnodigingen');
  expect((await one('cas@school.test')).status).toBe('verlopen');
  expect((await sent('verlopen')).map(({ email }) => email)).toContain('cas@school.test');
  await again().expect(204);
  expect((await one('cas@school.test')).status).toBe('verzonden');
  const token = await linkIn('cas@school.test');
  expect(token).not.toBe(old);
  await kit.agent.get(`/api/uitnodigingen/tokens/${old}`).expect(410);
  await kit.agent.post(`/api/uitnodigingen/tokens/${token}/weigeringen`).send({}).expect(204);
  expect(await one('cas@school.test')).toMatchObject({ status: 'geweigerd', open: false });
  await again().expect(409);
  await takeBack().expect(204);
  expect((await one('cas@school.test')).status).toBe('ingetrokken');
  await again().expect(409);
  await takeBack().expect(409);
  await accept(token, 'cas').expect(410);
});

describe('a planned invitation', () => {
  const HOUR_MS = 3_600_000;
  const later = (hours: number) => new Date(kit.klok.now() + hours * HOUR_MS).toISOString();
  const work = (name: string) => kit.background(name);
  /** The office signs in again: it is signed out after a quarter of an hour. */
  async function wait(hours: number): Promise<void> {
    kit.klok.ahead(hours * HOUR_MS);
    clerk = kit.as(await kit.token('kantoor'));
  }

  it('is a concept that nobody can open, and goes out at its moment, once', async () => {
    const moment = later(2);
    expect(await send({ emails: ['plan@school.test'], moment })).toEqual([
      { email: 'plan@school.test', status: 'gepland' },
    ]);
    expect(await one('plan@school.test')).toMatchObject({ status: 'concept', verzondenOp: moment, open: true });
    await work('uitnodigingen.gepland');
    expect(await mailsTo(kit, 'plan@school.test')).toEqual([]);
    await wait(2);
    await work('uitnodigingen.gepland');
    await work('uitnodigingen.gepland');
    expect(await mailsTo(kit, 'plan@school.test')).toHaveLength(1);
    const gone = await one('plan@school.test');
    expect(gone.status).toBe('verzonden');
    // Its thirty days begin when it goes out.
    expect(Date.parse(gone.verlooptOp)).toBeGreaterThanOrEqual(Date.parse(moment) + 30 * DAY_MS);
    await accept(await linkIn('plan@school.test'), 'plan.school').expect(201);
    const lines = await db()('audit').where({ admin_id: school(), doel_id: (await one('plan@school.test')).id });
    expect(lines.map(({ actie: action }) => action)).toEqual(
      expect.arrayContaining(['uitnodiging.gepland:docent', 'uitnodiging.verzonden:docent']),
    );
  });

  it('holds its address, can be sent now, and can be taken back; then no mail goes', async () => {
    const emails = ['nu@school.test', 'weg@school.test'];
    await send({ emails, moment: later(5) });
    expect(await send({ emails })).toEqual(emails.map((email) => ({ email, status: 'bestaat_al' })));
    const [now, gone] = [await one('nu@school.test'), await one('weg@school.test')];
    await clerk.request(endpoints.resend, { params: { uitnodigingId: now.id } }).expect(204);
    await clerk.request(endpoints.withdraw, { params: { uitnodigingId: gone.id } }).expect(204);
    await wait(5);
    await work('uitnodigingen.gepland');
    expect(await mailsTo(kit, 'nu@school.test')).toHaveLength(1);
    expect(await mailsTo(kit, 'weg@school.test')).toEqual([]);
    expect((await sent('ingetrokken')).map(({ email }) => email)).toContain('weg@school.test');
  });

  it('ends without a mail when that person came in by another way', async () => {
    await send({ emails: ['al@school.test'], moment: later(1) });
    await db()('gebruikers')
      .where({ admin_id: school(), id: kit.scholen.een.docent })
      .update({ email: 'al@school.test' });
    await db()('aanmeldnamen').insert({
      naam: 'al@school.test',
      admin_id: school(),
      gebruiker_id: kit.scholen.een.docent,
    });
    await wait(1);
    await work('uitnodigingen.gepland');
    expect(await mailsTo(kit, 'al@school.test')).toEqual([]);
    expect((await one('al@school.test')).status).toBe('ingetrokken');
  });

  it('is for a moment that is still to come, within a year', async () => {
    for (const moment of [later(0), later(-1), later(366 * 24)])
      expect((await clerk.post('/api/uitnodigingen', bodyOf({ moment })).expect(400)).body.velden).toEqual({
        moment: 'bereik',
      });
    const wrong = { ...bodyOf(), moment: 'morgen' };
    expect((await clerk.post('/api/uitnodigingen', wrong).expect(400)).body.velden).toEqual({ moment: 'formaat' });
  });
});

it('knows nothing of what a customer sent itself', async () => {
  const head = kit.as(await kit.token('beheer.een'));
  const { body } = await head
    .post(`/api/admins/${school()}/uitnodigingen`, { emails: ['eigen@school.test'], rol: 'docent', groepIds: [] })
    .expect(201);
  expect((await sent()).map(({ email }) => email)).not.toContain('eigen@school.test');
  const params = { uitnodigingId: String(body.items[0].id) };
  await clerk.request(endpoints.withdraw, { params }).expect(404);
  await clerk.request(endpoints.resend, { params }).expect(404);
});

it('sends it again on the page of that customer, with a reason that the customer reads', async () => {
  const head = kit.as(await kit.token('beheer.een'));
  const address = 'laat@school.test';
  const { body } = await head
    .post(`/api/admins/${school()}/uitnodigingen`, { emails: [address], rol: 'docent', groepIds: [] })
    .expect(201);
  const old = await linkIn(address);
  kit.klok.ahead(60_000);
  const path = `/api/admins/${school()}/uitnodigingen/${body.items[0].id}/herhalingen`;
  expect((await clerk.post(path, {}).expect(409)).body.code).toBe('REDEN_NODIG');
  await clerk.post(path, {}).set('X-Reden', encodeURIComponent(WHY)).expect(204);
  await kit.agent.get(`/api/uitnodigingen/tokens/${old}`).expect(410);
  await accept(await linkIn(address), 'laat.school').expect(201);
  const line = await db()('audit')
    .where({ admin_id: school(), actie: 'uitnodiging.herhaald', reden: WHY })
    .first('rol');
  expect(line).toEqual({ rol: 'office' });
});
