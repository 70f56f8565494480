import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson, mailsTo } from '../../test/site.ts';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import { LICENTIE_STEPS, mayStepLicentie, type LicentieStep } from './licentie-steps.ts';
import { LICENTIE_STATUSES, licentieEndpoints, type LicentieStatus } from './licenties.contract.ts';

let kit: ApiKit;
let manager: ReturnType<ApiKit['as']>;
let office: ReturnType<ApiKit['as']>;
const DAY_MS = 86_400_000;
const MAIL = 'beheer.een@school.test';
const REASON = encodeURIComponent('Afspraak met de directie');
const db = () => kit.server.database.knex;
const school = () => kit.scholen.een.adminId;
const inDays = (days: number): string => dateOfDay(dayOf(kit.klok.now()) + days);
const set = (part: object) => db()('licenties').where({ admin_id: school() }).update(part);
const status = async () => (await db()('licenties').where({ admin_id: school() }).first('status')).status;
/** Subjects of what was mailed; a mail about a new device comes before or after it. */
const subjects = async () => (await mailsTo(kit, MAIL)).map(({ onderwerp: subject }) => subject);
const version = async (): Promise<number> =>
  (await db()('licenties').where({ admin_id: school() }).first('versie')).versie;
async function signIn(): Promise<void> {
  manager = kit.as(await kit.token('beheer.een'));
  office = kit.as(await kit.token('kantoor'));
}

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  await db()('gebruikers').where({ admin_id: school(), id: kit.scholen.een.schooladmin }).update({ email: MAIL });
  await db()('prijsregels').update({ is_voorbeeld: false });
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await set({
    soort: 'school',
    status: 'actief',
    eind: inDays(200),
    renews: false,
    before_block: null,
    gemeld_voor: null,
  });
  await signIn();
});

const base = () => `/api/admins/${school()}`;
/** The call of each step, as whoever may make it. */
const CALLS: Readonly<Record<LicentieStep, (number: number) => ReturnType<typeof manager.get>>> = {
  stop: (number) => manager.post(`${base()}/licentie/opzeggingen`, { versie: number }),
  resume: () => manager.del(`${base()}/licentie/opzeggingen`),
  renewal: (number) => manager.patch(`${base()}/licentie`, { versie: number, renews: true }),
  block: (number) =>
    office
      .post(`${base()}/blokkades`, { versie: number, reden: 'Al drie maanden niet betaald.' })
      .set('X-Reden', REASON),
  unblock: () => office.del(`${base()}/blokkades`).set('X-Reden', REASON),
};
const perform = async (step: LicentieStep) => CALLS[step](await version());

describe.each(LICENTIE_STEPS)('every state and %s', (step) => {
  it.each(LICENTIE_STATUSES)('from %s', async (from: LicentieStatus) => {
    await set({ status: from, before_block: 'actief' });
    const { status: code, body } = await perform(step);
    if (mayStepLicentie(step, from)) expect(code).toBe(200);
    else expect([code, body.code, await status()]).toEqual([409, 'STAP_NIET_TOEGESTAAN', from]);
  });
});

describe('stopping', () => {
  it('lets it run to its last day, can be taken back until then, and mails both times what holds', async () => {
    await set({ status: 'aflopend', eind: inDays(20), renews: true });
    expect((await perform('stop')).body).toMatchObject({ status: 'opgezegd', renews: false, daysLeft: 20 });
    expect(await subjects()).toContain('De licentie van School een is opgezegd');
    expect((await perform('resume')).body.status).toBe('aflopend');
    await perform('stop');
    kit.klok.ahead(21 * DAY_MS);
    await kit.night('licenties.verloop');
    await signIn();
    expect(await status()).toBe('alleen_lezen');
    expect((await perform('resume')).status).toBe(409);
  });

  it('refuses an old version', async () => {
    const { body } = await manager
      .post(`${base()}/licentie/opzeggingen`, { versie: (await version()) + 1 })
      .expect(409);
    expect(body.code).toBe('GEWIJZIGD_DOOR_ANDER');
  });

  it('is for whoever manages the tenant, and not for our office', async () => {
    const docent = kit.as(await kit.token('docent.een'));
    const path = `${base()}/licentie/opzeggingen`;
    const ofOffice = office.post(path, { versie: 1 }).set('X-Reden', REASON);
    const answers = [await docent.post(path, { versie: 1 }), await ofOffice];
    expect(answers.map(({ status: code }) => code)).toEqual([403, 403]);
  });
});

describe('going on by itself', () => {
  /** Turns the clock to the day after the last one. */
  async function afterEnd(): Promise<void> {
    kit.klok.ahead(8 * DAY_MS);
    await kit.night('licenties.verloop');
  }

  it('begins a new school year, says so, and lays an invoice ready at our office', async () => {
    await set({ status: 'aflopend', eind: inDays(7), plaatsen: 90 });
    expect((await perform('renewal')).body.renews).toBe(true);
    await afterEnd();
    const row = await db()('licenties')
      .where({ admin_id: school() })
      .first('status', db().raw(`to_char(eind, 'MM-DD') AS day`));
    expect(row).toEqual({ status: 'actief', day: '07-31' });
    expect(await subjects()).toContainEqual(expect.stringContaining('is verlengd tot en met 31 juli'));
    const bills = await db()('facturen').where({ admin_id: school() }).select('soort', 'status', 'bedrag', 'nummer');
    expect(bills).toEqual([{ soort: 'factuur', status: 'concept', bedrag: 90 * 825 + 9_500 + 7_500, nummer: null }]);
  });

  it('does not happen unasked, nor after a stop', async () => {
    await set({ status: 'aflopend', eind: inDays(7) });
    await afterEnd();
    expect(await status()).toBe('alleen_lezen');
    await set({ status: 'aflopend', eind: inDays(7), renews: true });
    await signIn();
    await perform('stop');
    await afterEnd();
    expect(await status()).toBe('alleen_lezen');
  });

  it('makes no invoice of example prices', async () => {
    await db()('facturen').delete();
    await db()('prijsregels').update({ is_voorbeeld: true });
    await set({ status: 'aflopend', eind: inDays(7), renews: true });
    await afterEnd();
    expect(await status()).toBe('actief');
    expect(await db()('facturen')).toEqual([]);
  });
});

describe('a block', () => {
  it('signs everybody out, keeps all, tells why, and gives back what it was', async () => {
    await set({ status: 'aflopend', eind: inDays(40) });
    expect((await perform('block')).body.status).toBe('geblokkeerd');
    await manager.get(`${base()}/licentie`).expect(401);
    const mail = (await mailsTo(kit, MAIL)).find(({ onderwerp: subject }) => subject.includes('stilgezet'));
    expect(mail?.tekst).toContain('Al drie maanden niet betaald.');
    await signIn();
    await manager.get(`${base()}/licentie`).expect(200);
    await manager.get(`${base()}/groepen`).expect(402);
    expect(await kit.night('licenties.verloop')).toBeUndefined();
    expect(await status()).toBe('geblokkeerd');
    expect((await perform('unblock')).body.status).toBe('aflopend');
    const log = await db()('audit')
      .where({ admin_id: school(), actie: 'licentie.status:geblokkeerd' })
      .first('rol', 'reden');
    expect(log).toEqual({ rol: 'office', reden: 'Afspraak met de directie' });
  });

  it('has the calendar go on behind it', async () => {
    await set({ status: 'aflopend', eind: inDays(3) });
    await perform('block');
    kit.klok.ahead(5 * DAY_MS);
    await signIn();
    expect((await perform('unblock')).body.status).toBe('alleen_lezen');
  });

  it('asks why, of our office and for the customer', async () => {
    const body = { versie: await version(), reden: 'Al drie maanden niet betaald.' };
    expect((await office.post(`${base()}/blokkades`, body).expect(409)).body.code).toBe('REDEN_NODIG');
    const short = office.post(`${base()}/blokkades`, { ...body, reden: 'nee' }).set('X-Reden', REASON);
    expect((await short.expect(400)).body.velden).toEqual({ reden: 'minlengte' });
  });
});

it('mails that a confirmed order is a licence', async () => {
  await set({ soort: 'proef', status: 'proef', eind: inDays(5) });
  const { id, versie: newest } = await manager.call(licentieEndpoints.find, { params: { adminId: school() } });
  const before = (await mailsTo(kit, MAIL)).length;
  const order = { versie: newest, actief: true, eind: inDays(300) };
  await office.patch(`${base()}/licenties/${id}`, order).set('X-Reden', REASON).expect(200);
  // A mail about the sign-in of this file may come in beside it.
  const fresh = (await mailsTo(kit, MAIL)).slice(0, -before || undefined).map(({ onderwerp: subject }) => subject);
  expect(fresh).toContain('De licentie van School een is actief');
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
