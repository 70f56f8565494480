import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker } from '../../test/build.ts';
import { adminsEndpoints, type AdminList } from './admins.contract.ts';

let kit: ApiKit;
let boss: ReturnType<ApiKit['as']>;
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
  boss = kit.as(await kit.token('super'));
  const belgian = await buildAdmin(db(), { soort: 'school', naam: 'Sint-Áloysius', code: 'ALOYSIUS', land: 'BE' });
  await db()('admins').where({ id: belgian }).update({ plaats: 'Zélzate', instellingsnummer: '123456' });
  const id = await buildGebruiker(db(), { adminId: belgian, role: 'schooladmin', naam: 'lut', voornaam: 'Lut' });
  await db()('gebruikers').where({ id }).update({ email: 'lut@aloysius.test', laatste_login: '2026-11-01T08:00:00Z' });
  await db()('licenties').where({ admin_id: belgian }).update({ status: 'proef', eind: '2026-12-01', plaatsen: 60 });
  const practice = await buildAdmin(db(), { soort: 'rt', naam: 'Praktijk 100%_zin', code: 'PRAKTIJK' });
  await db()('licenties').where({ admin_id: practice }).update({ status: 'verlopen', eind: '2026-01-01' });
});
afterAll(() => kit.stop());

const list = (query: object = {}): Promise<AdminList> =>
  boss.call(adminsEndpoints.list, {
    query: { zoek: '', sorteer: 'naam', pagina: 1, grootte: 25, ...query },
  });
const names = async (query: object): Promise<string[]> => (await list(query)).items.map(({ naam: name }) => name);

it('lists every customer with its licence, and not the office itself', async () => {
  const { items, totaal: total } = await list();
  expect(total).toBe(items.length);
  expect(items.map(({ naam: name }) => name)).not.toContain('Kantoor');
  expect(items.find(({ code }) => code === 'ALOYSIUS')).toMatchObject({
    soort: 'school',
    land: 'BE',
    plaats: 'Zélzate',
    status: 'proef',
    eind: '2026-12-01',
    plaatsen: { totaal: 60, gebruikt: 0 },
    lastLogin: '2026-11-01T08:00:00.000Z',
  });
});

it.each([
  ['aloysius', 'the name, whatever the accents'],
  ['ÁLOYS', 'a part of the name, whatever the case'],
  ['zelzate', 'the town'],
  ['aloysius.test', 'the address of somebody who works there'],
  ['123456', 'the number of the school'],
])('finds a school by %s: %s', async (search) => {
  expect(await names({ zoek: search })).toEqual(['Sint-Áloysius']);
});

it('takes signs of a pattern for what they are', async () => {
  expect(await names({ zoek: '100%_' })).toEqual(['Praktijk 100%_zin']);
  expect(await names({ zoek: '%' })).toEqual(['Praktijk 100%_zin']);
  expect(await names({ zoek: "'; DROP TABLE admins; --" })).toEqual([]);
});

it('narrows by kind and state, sorts, and pages', async () => {
  expect(await names({ soort: 'rt' })).toEqual(['Praktijk 100%_zin']);
  expect(await names({ status: 'proef' })).toEqual(['Sint-Áloysius']);
  expect((await names({ sorteer: 'eind' })).slice(0, 2)).toEqual(['Praktijk 100%_zin', 'Sint-Áloysius']);
  const signedIn = (await list({ sorteer: 'laatst' })).items.map(({ lastLogin }) => lastLogin);
  expect(signedIn).toEqual(signedIn.toSorted((a, b) => (b ?? '').localeCompare(a ?? '')));
  const { totaal: total } = await list();
  const pages = await Promise.all([1, 2, 3, 4].map((page) => names({ grootte: 2, pagina: page })));
  expect(new Set(pages.flat()).size).toBe(total);
});

it('shows our own office only when it is asked for', async () => {
  const { items } = await list({ soort: 'kantoor' });
  expect(items.map(({ id }) => id)).toEqual([kit.scholen.kantoorId]);
});

it('narrows by function, and to those where nobody signed in for thirty days', async () => {
  const { adminId } = kit.scholen.een;
  const [row] = await db()('admins').where({ id: adminId }).select('naam');
  await db()('licenties').update({ features: [] });
  await db()('licenties')
    .where({ admin_id: adminId })
    .update({ features: ['testschool'] });
  expect(await names({ feature: 'testschool' })).toEqual([row?.naam]);
  expect(await names({ feature: 'featureZorgtraject' })).toEqual([]);
  const at = (days: number) => new Date(kit.klok.now() - days * 86_400_000);
  await db()('admins').update({ aangemaakt_op: at(100) });
  await db()('gebruikers').update({ laatste_login: at(31) });
  const all = await names({});
  expect(await names({ stil: 'ja' })).toEqual(all);
  // A leerling who signed in is somebody too, and who came in last week is no old customer.
  await db()('gebruikers')
    .where({ admin_id: adminId, role: 'leerling' })
    .update({ laatste_login: at(29) });
  await db()('admins')
    .where({ code: 'ALOYSIUS' })
    .update({ aangemaakt_op: at(3) });
  expect(await names({ stil: 'ja' })).toEqual(all.filter((name) => name !== row?.naam && name !== 'Sint-Áloysius'));
});

it.each([
  [{ soort: 'leger' }, { soort: 'kies' }],
  [{ feature: 'vliegen' }, { feature: 'kies' }],
  [{ stil: 'nee' }, { stil: 'kies' }],
  [{ status: 'weg' }, { status: 'kies' }],
  [{ zoek: 'x'.repeat(81) }, { zoek: 'maxlengte' }],
  [{ grootte: 101 }, { grootte: 'bereik' }],
])('refuses %o', async (query, fields) => {
  const { body } = await boss.get('/api/admins').query(query).expect(400);
  expect(body.velden).toEqual(fields);
});

it('says nothing of what was erased', async () => {
  await db()('admins').where({ code: 'PRAKTIJK' }).update({ gewist_op: new Date() });
  expect(await names({ zoek: '100%' })).toEqual([]);
});
