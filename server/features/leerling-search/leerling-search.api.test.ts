import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling } from '../../test/build.ts';
import { buildOfficePerson } from '../../test/site.ts';
import { verhuistokensEndpoints } from '../verhuistokens/verhuistokens.contract.ts';
import { leerlingSearchEndpoints as endpoints, type LeerlingSearch } from './leerling-search.contract.ts';

const WHY = 'Juf belt: kan niet inloggen';
let kit: ApiKit;
let clerk: ReturnType<ApiKit['as']>;
let leerling: string;
const db = () => kit.server.database.knex;
const school = () => kit.scholen.een;
const search = (part: Partial<LeerlingSearch>) =>
  clerk.call(endpoints.search, { body: { soort: 'gebruikersnaam', zoek: 'zïlver.twist', reden: WHY, ...part } });
const linesOf = (adminId: string) =>
  db()('audit').where({ admin_id: adminId, actie: 'leerlingen.gezocht' }).select('doel_id', 'reden', 'rol', 'soort');

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  clerk = kit.as(await kit.token('kantoor'));
  const { adminId, groepA } = school();
  leerling = await buildLeerling(db(), {
    adminId,
    naam: 'Zïlver.Twist',
    voornaam: 'Zïlver',
    groepId: groepA,
    jaargroep: 4,
  });
});
afterAll(() => kit.stop());

it('finds by the whole user name, whatever its accents, and tells school, group and devices', async () => {
  await kit.token('Zïlver.Twist');
  const { items, more, token } = await search({ zoek: ' zilver.TWIST ' });
  expect({ more, token }).toEqual({ more: false, token: null });
  expect(items).toEqual([
    expect.objectContaining({
      id: leerling,
      adminId: school().adminId,
      gebruikersnaam: 'Zïlver.Twist',
      status: 'actief',
      sessions: 1,
    }),
  ]);
  expect(items[0]?.groep).toEqual(expect.any(String));
});

it('never searches on a part of a name across customers, and does so within one school', async () => {
  expect((await search({ zoek: 'zïlver' })).items).toEqual([]);
  const [row] = await db()('admins').where({ id: school().adminId }).select('code');
  expect((await search({ zoek: 'zïlver', schoolcode: row.code.toLowerCase() })).items.map(({ id }) => id)).toEqual([
    leerling,
  ]);
  expect((await search({ zoek: 'twist', schoolcode: row.code })).items.map(({ id }) => id)).toEqual([leerling]);
  expect((await search({ zoek: '%%%', schoolcode: row.code })).items).toEqual([]);
  expect((await search({ zoek: 'zïlver', schoolcode: 'NERGENS' })).items).toEqual([]);
});

it('finds by number, and says that there are more than it shows', async () => {
  expect((await search({ soort: 'id', zoek: leerling.toUpperCase() })).items.map(({ id }) => id)).toEqual([leerling]);
  expect((await search({ soort: 'id', zoek: v7() })).items).toEqual([]);
  const { adminId, groepB } = kit.scholen.twee;
  for (let nr = 0; nr < 21; nr += 1)
    await buildLeerling(db(), { adminId, naam: `veel${nr}`, voornaam: 'Veel', groepId: groepB, jaargroep: 5 });
  const [row] = await db()('admins').where({ id: adminId }).select('code');
  const many = await search({ zoek: 'veel', schoolcode: row.code });
  expect([many.items.length, many.more]).toEqual([20, true]);
});

it('refuses a search without a real reason, too short, or by a number that is none', async () => {
  const ask = (body: object) => clerk.post('/api/leerlingen/zoekopdrachten', body).expect(400);
  const good = { soort: 'gebruikersnaam', zoek: 'zïlver.twist', reden: WHY };
  expect((await ask({ ...good, reden: 'kort' })).body.velden).toEqual({ reden: 'minlengte' });
  expect((await ask({ ...good, zoek: 'zo' })).body.velden).toEqual({ zoek: 'minlengte' });
  expect((await ask({ ...good, zoek: 'a'.repeat(65) })).body.velden).toEqual({ zoek: 'maxlengte' });
  expect((await ask({ ...good, soort: 'id' })).body.velden).toEqual({ zoek: 'formaat' });
  expect((await ask({ ...good, soort: 'roepnaam' })).body.velden).toEqual({ soort: 'kies' });
  await kit.agent.post('/api/leerlingen/zoekopdrachten').send(good).expect(401);
  await kit
    .as(await kit.token('beheer.een'))
    .post('/api/leerlingen/zoekopdrachten', good)
    .expect(403);
});

it('writes the reason in the log of each school whose leerling was shown, and in ours when nobody was', async () => {
  await db()('audit').where({ actie: 'leerlingen.gezocht' }).delete();
  await search({});
  expect(await linesOf(school().adminId)).toEqual([
    { doel_id: leerling, reden: WHY, rol: 'office', soort: 'leerling' },
  ]);
  expect(await linesOf(kit.scholen.kantoorId)).toEqual([]);
  await search({ zoek: 'niemand.hier' });
  expect(await linesOf(kit.scholen.kantoorId)).toMatchObject([{ reden: WHY }]);
});

it('shows who is in the bin', async () => {
  await db()('leerlingen').where({ id: leerling }).update({ status: 'prullenbak' });
  expect((await search({})).items[0]?.status).toBe('prullenbak');
  await db()('leerlingen').where({ id: leerling }).update({ status: 'actief' });
});

it('traces a code: not used yet, expired, withdrawn', async () => {
  const head = kit.as(await kit.token('beheer.een'));
  const { adminId } = school();
  const scope = { voortgang: true, beloningen: true, instellingen: true, zorg: false };
  const made = await head.call(verhuistokensEndpoints.create, {
    params: { adminId },
    body: { leerlingIds: [leerling], scope },
  });
  const code = made.tokens[0]?.token ?? '';
  const fresh = await search({ soort: 'token', zoek: code });
  expect(fresh.token).toMatchObject({ status: 'gemaakt' });
  expect(fresh.items.map(({ id }) => id)).toEqual([leerling]);
  await db()('verhuistokens').update({ verloopt_op: new Date(kit.klok.now() - 1) });
  expect((await search({ soort: 'token', zoek: code })).token?.status).toBe('verlopen');
  await db()('verhuistokens').update({ status: 'ingetrokken' });
  expect((await search({ soort: 'token', zoek: code })).token?.status).toBe('ingetrokken');
  expect(await search({ soort: 'token', zoek: 'bestaat-niet' })).toEqual({ items: [], more: false, token: null });
});

it('signs out everywhere, with a reason, and only who is there', async () => {
  const token = await kit.token('Zïlver.Twist');
  const path = `/api/admins/${school().adminId}/leerlingen/${leerling}/sessies`;
  await clerk.del(path).expect(409);
  const { body } = await clerk.del(path).set('X-Reden', encodeURIComponent(WHY)).expect(200);
  expect(body.aantal).toBeGreaterThanOrEqual(1);
  await kit.as(token).get('/api/users/mij').expect(401);
  expect((await search({})).items[0]?.sessions).toBe(0);
  const other = `/api/admins/${kit.scholen.twee.adminId}/leerlingen/${leerling}/sessies`;
  await clerk.del(other).set('X-Reden', encodeURIComponent(WHY)).expect(404);
});
