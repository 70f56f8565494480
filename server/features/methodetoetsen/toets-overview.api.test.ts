import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildAdmin, buildGebruiker, buildLeerling } from '../../test/build.ts';
import { toetsOverviewEndpoints as overview } from './toets-overview.contract.ts';

let kit: ApiKit;
let dirk: ReturnType<ApiKit['as']>;
let mo: string;
let sam: string;
const HOUR = 3_600_000;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;
const T = (id: string) => `${A()}/methodetoetsen/${id}`;
const groep = (groepId = one().groepA) => ({ adminId: one().adminId, groepId });
const child = (leerlingId: string) => ({ adminId: one().adminId, leerlingId });
const at = (ms: number): string => new Date(kit.klok.now() + ms).toISOString();

const WORDS = [
  ['trein', 'ei'],
  ['plein', 'ei'],
  ['kijkt', 'ij'],
  ['blauw', 'au'],
  ['boom', undefined],
].map(([woord = '', leerdoelId]) => ({
  woord,
  zin: `Ik schrijf ${woord} op.`,
  overslaan: false,
  ...(leerdoelId === undefined ? {} : { leerdoelId }),
}));

const newChild = (name: string): Promise<string> =>
  buildLeerling(db(), { adminId: one().adminId, naam: name, voornaam: name, groepId: one().groepA, jaargroep: 4 });

beforeAll(async () => {
  kit = await startKit();
  mo = await newChild('mo');
  sam = await newChild('sam');
});
beforeEach(async () => {
  await db()('methodetoetsen').where({ admin_id: one().adminId }).delete();
  dirk = kit.as(await kit.token('docent.een'));
});
afterAll(() => kit.stop());

/** A test that is set ready for both, with a window that begins in so many hours. */
async function publish(title: string, begin = -1): Promise<string> {
  const { body } = await dirk.post(`${A()}/groepen/${one().groepA}/methodetoetsen`, { titel: title }).expect(201);
  await dirk
    .patch(T(body.id), {
      versie: body.versie,
      woorden: WORDS,
      vensterVan: at(begin * HOUR),
      vensterTot: at((begin + 2) * HOUR),
      deelnemers: [mo, sam],
    })
    .expect(200);
  await dirk.post(`${T(body.id)}/overgangen`, { naar: 'gepland' }).expect(200);
  return body.id;
}

async function take(id: string, name: 'mo' | 'sam', given: readonly string[], handIn = true): Promise<void> {
  const ik = kit.as(await kit.token(name));
  const sitting = `${T(id)}/afnames/${name === 'mo' ? mo : sam}`;
  await ik.post(`${sitting}/starts`).expect(200);
  for (const [index, ruw] of given.entries())
    await ik.put(`${sitting}/antwoorden/${index + 1}`, { ruw, beurten: 1 }).expect(200);
  if (handIn) await ik.post(`${sitting}/inleveringen`).expect(200);
}

it('shows of a group the average, what most missed with the spellings, who is missing and below on what', async () => {
  const id = await publish('Blok 3');
  await take(id, 'mo', ['trijn', 'plijn', 'kijkt', 'blauw', '']);
  const half = await dirk.call(overview.findGroep, { params: groep() });
  expect(half.items).toMatchObject([{ id, status: 'open', deelnemers: 2, ingeleverd: 1, pct: 40 }]);
  expect(half.items[0]?.missing).toEqual([{ leerlingId: sam, naam: 'sam', status: 'klaar' }]);
  await take(id, 'sam', ['trijn', 'plein', 'kijkt', 'blauw', 'boom']);
  const { groep: of, items } = await dirk.call(overview.findGroep, { params: groep() });
  expect(of.id).toBe(one().groepA);
  expect(items[0]).toMatchObject({ ingeleverd: 2, pct: 60, missing: [] });
  expect(items[0]?.missed).toEqual([
    { woord: 'trein', missers: 2, counted: 2, voorbeelden: [{ ruw: 'trijn', aantal: 2 }] },
    { woord: 'plein', missers: 1, counted: 2, voorbeelden: [{ ruw: 'plijn', aantal: 1 }] },
    { woord: 'boom', missers: 1, counted: 2, voorbeelden: [] },
  ]);
  expect(items[0]?.doelen.map(({ doelId, below }) => [doelId, below])).toEqual([
    ['ei', [mo, sam]],
    ['ij', []],
    ['au', []],
  ]);
});

it('says nothing of what somebody is still writing, nor of a word that was left out', async () => {
  const id = await publish('Blok 4');
  await take(id, 'mo', ['trijn', 'plein', 'kijkt', 'blauw', 'boom']);
  await take(id, 'sam', ['trijn'], false);
  await dirk.patch(`${T(id)}/woorden/1`, { overslaan: true }).expect(200);
  const { items } = await dirk.call(overview.findGroep, { params: groep() });
  expect(items[0]).toMatchObject({ pct: 100, missed: [], missing: [{ leerlingId: sam, status: 'bezig' }] });
  const [own] = (await dirk.call(overview.findLeerling, { params: child(sam) })).items;
  expect(own).toMatchObject({ afname: 'bezig', counted: 0, missed: [], doelen: [] });
  expect(own?.pct).toBeUndefined();
});

it('shows of one leerling the own score, the own spellings and the goals below the mark', async () => {
  const id = await publish('Blok 5');
  await take(id, 'mo', ['trijn', 'plein', 'kijkt', 'blauw', '']);
  const { leerling, items } = await dirk.call(overview.findLeerling, { params: child(mo) });
  expect(leerling).toEqual({ id: mo, roepnaam: 'mo' });
  expect(items).toMatchObject([{ id, groepId: one().groepA, afname: 'ingeleverd', goed: 3, counted: 5, pct: 60 }]);
  expect(items[0]?.missed).toEqual([
    { woord: 'trein', ruw: 'trijn' },
    { woord: 'boom', ruw: '' },
  ]);
  expect(items[0]?.doelen.map(({ doelId }) => doelId)).toEqual(['ei']);
  expect((await dirk.call(overview.findLeerling, { params: child(one().leerling) })).items).toEqual([]);
});

it('lists what is published, the latest window first, and no concept', async () => {
  const early = await publish('Eerst', -1.5);
  const later = await publish('Straks', 24);
  await dirk.post(`${A()}/groepen/${one().groepA}/methodetoetsen`, { titel: 'Concept' }).expect(201);
  for (const { items } of [
    await dirk.call(overview.findGroep, { params: groep() }),
    await dirk.call(overview.findLeerling, { params: child(mo) }),
  ])
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      [later, 'gepland'],
      [early, 'open'],
    ]);
});

it('is for who reaches the group and the leerling, and for no parent', async () => {
  const home = await buildAdmin(db(), { soort: 'thuis', naam: 'Thuis', code: 'THUIS' });
  await buildGebruiker(db(), { adminId: home, role: 'thuisadmin', naam: 'ouder', voornaam: 'Olga' });
  const other = kit.as(await kit.token('beheer.twee'));
  const parent = kit.as(await kit.token('ouder'));
  const away = kit.scholen.twee.adminId;
  const statuses = async (who: typeof dirk, adminId: string, ids: { groepId: string; leerlingId: string }) => [
    (await who.request(overview.findGroep, { params: { adminId, groepId: ids.groepId } })).status,
    (await who.request(overview.findLeerling, { params: { adminId, leerlingId: ids.leerlingId } })).status,
  ];
  const here = { groepId: one().groepA, leerlingId: mo };
  expect(await statuses(dirk, one().adminId, here)).toEqual([200, 200]);
  const beside = { groepId: one().groepB, leerlingId: one().leerlingB };
  expect(await statuses(dirk, one().adminId, beside)).toEqual([404, 404]);
  expect(await statuses(other, away, here)).toEqual([404, 404]);
  expect(await statuses(other, one().adminId, here)).toEqual([403, 403]);
  expect(await statuses(parent, home, here)).toEqual([403, 403]);
  expect(await statuses(parent, one().adminId, here)).toEqual([403, 403]);
});

it('asks for the feature', async () => {
  const set = (features: string[]) => db()('licenties').where({ admin_id: one().adminId }).update({ features });
  await set([]);
  for (const refused of [
    await dirk.request(overview.findGroep, { params: groep() }).expect(402),
    await dirk.request(overview.findLeerling, { params: child(mo) }).expect(402),
  ])
    expect(refused.body.code).toBe('FUNCTIE_NIET_IN_LICENTIE');
  await set(['testschool']);
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
