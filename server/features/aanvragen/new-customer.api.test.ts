import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOfDay, dayOf } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson, mailsTo } from '../../test/site.ts';
import { newCustomerEndpoints as customers, type NewCustomerRequest } from './new-customer.contract.ts';

let kit: ApiKit;
let desk: ReturnType<ApiKit['as']>;
const db = () => kit.server.database.knex;
const inDays = (days: number): string => dateOfDay(dayOf(kit.klok.now()) + days);
interface Part {
  admin?: object;
  licentie?: object;
  manager?: object;
}
const bodyOf = ({ admin, licentie, manager }: Part = {}) => ({
  admin: { soort: 'school', land: 'NL', naam: 'De Kade', brin: '33KA', ...admin },
  licentie: { soort: 'proef', plaatsen: 80, ...licentie },
  manager: { naam: 'Kim Kade', email: 'kim@dekade.test', ...manager },
});
const create = (part: Part = {}) => desk.post('/api/admins', bodyOf(part));

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  desk = kit.as(await kit.token('kantoor'));
});
afterAll(() => kit.stop());

it('makes tenant, trial and invitation, and the first manager comes in', async () => {
  const { body } = await create().expect(201);
  expect(await db()('admins').where({ id: body.adminId }).first()).toMatchObject({ naam: 'De Kade', brin: '33KA' });
  expect(await db()('licenties').where({ admin_id: body.adminId }).first()).toMatchObject({
    soort: 'proef',
    status: 'proef',
    plaatsen: 80,
    features: ['featureZorgtraject', 'testschool'],
  });
  const [mail] = await mailsTo(kit, 'kim@dekade.test');
  expect(mail?.tekst).toContain('nodigt je uit als schoolbeheerder van De Kade');
  const token = /uitnodiging\/([\w-]+)/.exec(mail?.tekst ?? '')?.[1] ?? '';
  expect((await kit.agent.get(`/api/uitnodigingen/tokens/${token}`).expect(200)).body.rol).toBe('schooladmin');
  const log = await db()('audit').where({ admin_id: body.adminId, actie: 'admin.aangemaakt' }).first('rol');
  expect(log).toEqual({ rol: 'office' });
});

it('begins with an order that was confirmed', async () => {
  const licentie = { soort: 'besteld', plaatsen: 120, eind: inDays(200), features: ['testschool'] };
  const admin = { naam: 'De Sluis', brin: '34SL' };
  const { body } = await create({ admin, licentie, manager: { email: 'sam@desluis.test' } }).expect(201);
  const row = await db()('licenties')
    .where({ admin_id: body.adminId })
    .first('soort', 'status', 'features', db().raw(`to_char(eind, 'YYYY-MM-DD') AS eind`));
  expect(row).toEqual({ soort: 'school', status: 'actief', features: ['testschool'], eind: inDays(200) });
});

it('gives a home its group, and calls it after the parent', async () => {
  const admin = { soort: 'thuis', naam: '', brin: '', land: 'BE' };
  const { body } = await create({ admin, licentie: { plaatsen: 3 }, manager: { email: 'kim@thuis.test' } }).expect(201);
  expect(await db()('admins').where({ id: body.adminId }).first('naam', 'locale')).toEqual({
    naam: 'Thuis bij Kim Kade',
    locale: 'nl-BE',
  });
  expect(await db()('groepen').where({ admin_id: body.adminId }).pluck('naam')).toEqual(['Mijn kinderen']);
});

describe('what is refused, and makes nothing', () => {
  const count = async (): Promise<number> => (await db()('admins')).length;
  it.each<[Part, Record<string, string>]>([
    [{ admin: { naam: '' } }, { 'admin.naam': 'verplicht' }],
    [{ admin: { brin: '' } }, { 'admin.brin': 'verplicht' }],
    [{ admin: { brin: '12' } }, { 'admin.brin': 'formaat' }],
    [{ admin: { land: 'BE', brin: '' } }, { 'admin.instellingsnummer': 'verplicht' }],
    [{ admin: { soort: 'kantoor' } }, { 'admin.soort': 'kies' }],
    [{ licentie: { plaatsen: 0 } }, { 'licentie.plaatsen': 'bereik' }],
    [{ licentie: { soort: 'besteld' } }, { 'licentie.eind': 'verplicht' }],
    [{ manager: { email: 'kim@' } }, { 'manager.email': 'email' }],
  ])('%o', async (part, fields) => {
    const before = await count();
    expect((await create(part).expect(400)).body.velden).toEqual(fields);
    expect(await count()).toBe(before);
  });

  it('an order that is over, and functions for who cannot have them', async () => {
    const before = await count();
    const order = { soort: 'besteld', plaatsen: 5, eind: inDays(0) };
    expect((await create({ admin: { brin: '35XX' }, licentie: order }).expect(400)).body.velden).toEqual({
      'licentie.eind': 'datumvolgorde',
    });
    const practice = { soort: 'rt', brin: '', naam: 'RT Kade' };
    const wanted = { ...order, eind: inDays(30), features: ['testschool'] };
    expect((await create({ admin: practice, licentie: wanted }).expect(400)).body.velden).toEqual({
      'licentie.features': 'kies',
    });
    expect(await count()).toBe(before);
  });

  it('a school that is one already, and who is not of our office', async () => {
    const before = await count();
    expect((await create({ admin: { naam: 'De Kade 2' } }).expect(409)).body.message).toBe(
      'De Kade met dit nummer is al klant. Maak er geen tweede van.',
    );
    expect(await count()).toBe(before);
    await kit
      .as(await kit.token('beheer.een'))
      .post('/api/admins', bodyOf({ admin: { brin: '36XX' } }))
      .expect(403);
  });
});

it('names who may be the same: by number, by name, by the domain of its mail, and not by a domain of everybody', async () => {
  const twins = async (query: Partial<Record<keyof NewCustomerRequest['admin'] | 'email', string>>) =>
    (await desk.call(customers.twins, { query })).items.map(({ naam: name, reden: reason }) => [name, reason]);
  expect(await twins({ brin: '33KA' })).toEqual([['De Kade', 'nummer']]);
  expect(await twins({ naam: 'de kade' })).toEqual([['De Kade', 'naam']]);
  expect(await twins({ email: 'iemand@dekade.test' })).toEqual([['De Kade', 'domein']]);
  expect(await twins({ email: 'iemand@DEKADE' })).toEqual([]);
  await db()('admins').where({ naam: 'De Sluis' }).update({ email: 'desluis@gmail.com' });
  expect(await twins({ email: 'ander@gmail.com' })).toEqual([]);
  expect(await twins({})).toEqual([]);
});
