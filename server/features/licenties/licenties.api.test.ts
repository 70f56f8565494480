import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson, mailsTo } from '../../test/site.ts';
import { aanvragenEndpoints as aanvragen } from '../aanvragen/aanvragen.contract.ts';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import { licentieEndpoints, type Licentie, type LicentieChange } from './licenties.contract.ts';

let kit: ApiKit;
let manager: ReturnType<ApiKit['as']>;
let office: ReturnType<ApiKit['as']>;
let boss: ReturnType<ApiKit['as']>;
const db = () => kit.server.database.knex;
const school = () => kit.scholen.een.adminId;
const inDays = (days: number): string => dateOfDay(dayOf(kit.klok.now()) + days);
const REASON = encodeURIComponent('Bestelling van de school');

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  manager = kit.as(await kit.token('beheer.een'));
  office = kit.as(await kit.token('kantoor'));
  boss = kit.as(await kit.token('super'));
  await db()('admins').where({ id: school() }).update({ email: 'directie@een.test' });
});
afterAll(() => kit.stop());
beforeEach(async () => {
  await db()('licenties')
    .where({ admin_id: school() })
    .update({ soort: 'proef', status: 'proef', plaatsen: 60, start: inDays(-12), eind: inDays(18), features: [] });
});

const find = (client = manager): Promise<Licentie> =>
  client.call(licentieEndpoints.find, { params: { adminId: school() } });
const ask = (part: object = {}) =>
  manager.post(`/api/admins/${school()}/licentieaanvragen`, { plaatsen: 120, features: ['testschool'], ...part });
async function change(part: Omit<LicentieChange, 'versie'>, client = office) {
  const now = await find();
  const path = `/api/admins/${school()}/licenties/${now.id}`;
  return client.patch(path, { versie: now.versie, ...part }).set('X-Reden', REASON);
}

describe('the licence as the tenant reads it', () => {
  it('says kind, days, seats and functions', async () => {
    expect(await find()).toMatchObject({
      soort: 'proef',
      status: 'proef',
      daysLeft: 18,
      plaatsen: { totaal: 60, gebruikt: 3 },
      features: [],
      choices: ['featureZorgtraject', 'testschool'],
    });
  });

  it('stays readable, and can be ordered, when nothing else is', async () => {
    for (const status of ['proef_afgelopen', 'verlopen']) {
      await db()('licenties')
        .where({ admin_id: school() })
        .update({ status, eind: inDays(-3) });
      expect(await find()).toMatchObject({ status, daysLeft: -3 });
      await ask({ opmerking: status }).expect(201);
    }
  });

  it('shows a docent no requests', async () => {
    await ask({ opmerking: 'voor de docent' }).expect(201);
    expect((await find()).requests).not.toEqual([]);
    expect((await find(kit.as(await kit.token('docent.een')))).requests).toEqual([]);
  });
});

describe('asking for more', () => {
  it('comes into the work list with its wishes, with a mail to both', async () => {
    const { body } = await ask({ purchaseNumber: 'PO-7', opmerking: 'Graag voor de vakantie.' }).expect(201);
    expect(body.nummer).toMatch(/^L-[A-Z0-9]{6}$/);
    const { items } = await office.call(aanvragen.list, {});
    expect(items.find((one) => one.nummer === body.nummer)).toMatchObject({
      soort: 'bestelling',
      status: 'nieuw',
      aantal: 120,
      features: ['testschool'],
      purchaseNumber: 'PO-7',
      opmerking: 'Graag voor de vakantie.',
      adminId: school(),
      twin: null,
    });
    expect((await mailsTo(kit, 'directie@een.test'))[0]?.tekst).toContain('Je vroeg een licentie aan.');
    expect((await mailsTo(kit, 'kas@kantoor.test'))[0]?.tekst).toContain(body.nummer);
    expect((await find()).requests[0]).toMatchObject({ nummer: body.nummer, status: 'nieuw' });
  });

  it('is an extension while the licence runs, and one request when it is sent twice', async () => {
    await db()('licenties').where({ admin_id: school() }).update({ status: 'actief', soort: 'school' });
    const [one, two] = await Promise.all([ask({ plaatsen: 130 }), ask({ plaatsen: 130 })]);
    expect(one?.body.nummer).toBe(two?.body.nummer);
    expect((await find()).requests[0]).toMatchObject({ soort: 'uitbreiding', aantal: 130 });
  });

  it.each([
    [{ plaatsen: 2 }, { plaatsen: 'bereik' }],
    [{ plaatsen: 3_001 }, { plaatsen: 'bereik' }],
    [{ plaatsen: '60' }, { plaatsen: 'geheel' }],
    [{ features: ['gratis'] }, { 'features.0': 'kies' }],
    [{ purchaseNumber: 'x'.repeat(41) }, { purchaseNumber: 'maxlengte' }],
    [{ opmerking: 'x'.repeat(1_001) }, { opmerking: 'maxlengte' }],
  ])('refuses %o', async (part, fields) => {
    expect((await ask(part).expect(400)).body.velden).toEqual(fields);
  });

  it('ends when the office has done it; it makes no customer and is joined with none', async () => {
    const { body } = await ask({ plaatsen: 140 }).expect(201);
    const read = async () => {
      const { items } = await office.call(aanvragen.list, {});
      const found = items.find((one) => one.nummer === body.nummer);
      if (found === undefined) throw new Error('the request is gone');
      return found;
    };
    const to = async (status: string) => {
      const now = await read();
      return office.patch(`/api/aanvragen/${now.id}`, { versie: now.versie, status });
    };
    expect((await to('in_behandeling')).status).toBe(200);
    expect((await to('samengevoegd')).status).toBe(409);
    const now = await read();
    await office
      .post(`/api/aanvragen/${now.id}/omzettingen`, { versie: now.versie, licentie: { plaatsen: 10 } })
      .expect(409);
    expect((await to('afgehandeld')).body.status).toBe('afgehandeld');
  });
});

describe('granting', () => {
  it('makes a licence of a trial, with its reason in the log of the tenant', async () => {
    const { body } = await change({ actief: true, plaatsen: 120, eind: inDays(200), features: ['testschool'] });
    expect(body).toMatchObject({
      soort: 'school',
      status: 'actief',
      daysLeft: 200,
      plaatsen: { totaal: 120 },
      features: ['testschool'],
    });
    const rule = await db()('audit').where({ admin_id: school(), actie: 'licentie.status:actief' }).first();
    expect(rule).toMatchObject({ rol: 'office', reden: 'Bestelling van de school' });
  });

  it('lets what ended run on: a trial as a trial, a licence by the calendar', async () => {
    await db()('licenties')
      .where({ admin_id: school() })
      .update({ status: 'proef_afgelopen', eind: inDays(-2) });
    expect((await change({ eind: inDays(14) })).body).toMatchObject({ status: 'proef', soort: 'proef' });
    await db()('licenties')
      .where({ admin_id: school() })
      .update({ status: 'verlopen', soort: 'school', eind: inDays(-70) });
    expect((await change({ eind: inDays(30) })).body.status).toBe('aflopend');
    expect((await change({ eind: inDays(80) })).body.status).toBe('actief');
  });

  it('lets the office add ninety days at once, and a superadmin more', async () => {
    expect((await change({ eind: inDays(18 + 91) })).body.message).toContain('hoogstens 90 dagen');
    expect((await change({ eind: inDays(18 + 90) })).status).toBe(200);
    expect((await change({ eind: inDays(400) }, boss)).status).toBe(200);
  });

  it.each([
    [{ plaatsen: 2 }, { plaatsen: 'bereik' }],
    [{ eind: '2020-01-01' }, { eind: 'datumvolgorde' }],
    [{ eind: '31-07-2027' }, { eind: 'formaat' }],
  ])('refuses %o', async (part, fields) => {
    expect((await change(part)).body.velden).toEqual(fields);
  });

  it('refuses a confirmed order that is over already', async () => {
    expect((await change({ actief: true, eind: inDays(-1) })).body.velden).toEqual({ eind: 'bereik' });
  });

  it('asks a reason, the newest version, and a licence that is neither blocked nor erased', async () => {
    const { id, versie: version } = await find();
    const path = `/api/admins/${school()}/licenties/${id}`;
    expect((await office.patch(path, { versie: version, plaatsen: 70 }).expect(409)).body.code).toBe('REDEN_NODIG');
    const stale = office.patch(path, { versie: version + 1, plaatsen: 70 }).set('X-Reden', REASON);
    expect((await stale.expect(409)).body.code).toBe('GEWIJZIGD_DOOR_ANDER');
    await db()('licenties').where({ admin_id: school() }).update({ status: 'geblokkeerd' });
    expect((await change({ plaatsen: 70 })).body.code).toBe('STAP_NIET_TOEGESTAAN');
  });
});
