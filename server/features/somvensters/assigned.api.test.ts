import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
});
afterAll(() => kit.stop());

interface Kind {
  id: string;
  ik: ReturnType<ApiKit['as']>;
}
async function newChild(name: string): Promise<Kind> {
  const id = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: name,
    voornaam: name,
    groepId: one().groepA,
    jaargroep: 5,
  });
  await skipInstap(db(), { adminId: one().adminId, id });
  return { id, ik: kit.as(await kit.token(name)) };
}
const cardOf = async ({ id, ik }: Kind): Promise<Landkaart> =>
  (await ik.get(`/api/leerlingen/${id}/landkaart`).expect(200)).body;
const kindsOf = async (kind: Kind): Promise<string[]> =>
  (await cardOf(kind)).routes.filter(({ status }) => status === 'open').map((route) => route.soort);
const set = (leerlingIds: readonly string[], doelIds: readonly string[], extra: object = {}) =>
  docent.post(`${A()}/somvensters`, { leerlingIds, doelIds, ...extra });

it('sets practice of a goal ready for several pupils, in front of their own route', async () => {
  const [mo, sam] = [await newChild('mo'), await newChild('sam')];
  const { body } = await set([mo.id, sam.id, mo.id], ['ei']).expect(201);
  expect(body.ids).toHaveLength(2);
  expect(body.overgeslagen).toEqual([]);
  const card = await cardOf(mo);
  expect(card.routes.map((other) => other.soort)).toEqual(['leerkracht', 'adaptief']);
  const [route] = card.routes;
  expect(route).toMatchObject({ titel: 'Voor jou klaargezet', kleur: 'B', status: 'open' });
  expect(new Set(route?.stenen.map(({ doelId }) => doelId))).toEqual(new Set(['ei']));
  expect(route?.stenen.every(({ deuren }) => deuren.length > 0)).toBe(true);
  // Today's work begins with it.
  expect(card.vandaag[0]?.somvensterId).toBe(route?.somvensterId);
  const [steen] = route?.stenen ?? [];
  const { body: ronde } = await mo.ik
    .post(`/api/leerlingen/${mo.id}/somvensters/${route?.somvensterId}/taken/${steen?.taakId}/spelrondes`, {
      rondeId: v7(),
      game: steen?.deuren[0],
    })
    .expect(200);
  expect(ronde.doelIds).toContain('ei');
  expect(ronde.pool.length).toBeGreaterThan(0);
});

it('skips who has it already, and keeps a place for the own route', async () => {
  const kind = await newChild('bo');
  const title = { titel: 'Samen met de juf' };
  expect((await set([kind.id], ['ei'], title).expect(201)).body.ids).toHaveLength(1);
  expect((await set([kind.id], ['ei']).expect(201)).body).toEqual({ ids: [], overgeslagen: [kind.id] });
  expect((await set([kind.id], ['au']).expect(201)).body.ids).toHaveLength(1);
  expect((await set([kind.id], ['verdubbeling']).expect(201)).body.overgeslagen).toEqual([kind.id]);
  expect(await kindsOf(kind)).toEqual(['leerkracht', 'leerkracht', 'adaptief']);
  expect((await cardOf(kind)).routes[0]?.titel).toBe(title.titel);
});

it('takes back what nobody began', async () => {
  const [begun, other] = [await newChild('li'), await newChild('jo')];
  const { body } = await set([begun.id, other.id], ['ei']).expect(201);
  const [route] = (await cardOf(begun)).routes;
  const [steen] = route?.stenen ?? [];
  await begun.ik
    .post(`/api/leerlingen/${begun.id}/somvensters/${route?.somvensterId}/taken/${steen?.taakId}/spelrondes`, {
      rondeId: v7(),
      game: steen?.deuren[0],
    })
    .expect(200);
  const undo = () => docent.post(`${A()}/somvensters/herstellingen`, { ids: body.ids }).expect(200);
  expect((await undo()).body).toEqual({ aantal: 1 });
  expect(await kindsOf(begun)).toContain('leerkracht');
  expect(await kindsOf(other)).toEqual(['adaptief']);
  expect((await undo()).body).toEqual({ aantal: 0 });
});

it('sets single words ready, with sister words of the same goal until it is a whole stone, once', async () => {
  const kind = await newChild('wo');
  const give = (woorden: readonly string[], extra: object = {}) =>
    docent.post(`${A()}/somvensters`, { leerlingIds: [kind.id], woorden, ...extra });
  expect((await give(['w-trein']).expect(201)).body.ids).toHaveLength(1);
  const [route] = (await cardOf(kind)).routes;
  expect(route).toMatchObject({ soort: 'leerkracht', titel: 'Deze woorden nog eens' });
  const [steen] = route?.stenen ?? [];
  const { body: ronde } = await kind.ik
    .post(`/api/leerlingen/${kind.id}/somvensters/${route?.somvensterId}/taken/${steen?.taakId}/spelrondes`, {
      rondeId: v7(),
      game: steen?.deuren[0],
    })
    .expect(200);
  expect(ronde.items).toBe(10);
  const asked = ronde.pool
    .filter((item: { hoofd?: string }) => item.hoofd === 'ei')
    .map(({ id }: { id: string }) => id);
  expect(asked).toContain('w-trein');
  expect((await give(['w-trein']).expect(201)).body.overgeslagen).toEqual([kind.id]);
  // Practice of the goal is something else than these words of it.
  expect((await set([kind.id], ['ei']).expect(201)).body.ids).toHaveLength(1);
  await give(['w-bestaat-niet']).expect(404);
  expect((await give(['w-trein'], { doelIds: ['ei'] }).expect(400)).body.velden).toEqual({ doelIds: 'kies' });
});

it('sets nothing when a pupil is out of reach, a goal is unknown, or nothing was chosen', async () => {
  const kind = await newChild('ro');
  await set([kind.id, one().leerlingB], ['ei']).expect(404);
  await set([kind.id], ['ei', 'bestaat-niet']).expect(404);
  expect((await set([], ['ei']).expect(400)).body.velden).toEqual({ leerlingIds: 'kies' });
  expect((await set([kind.id], []).expect(400)).body.velden).toEqual({ doelIds: 'kies' });
  expect(await kindsOf(kind)).toEqual(['adaptief']);
  const { body } = await kit
    .as(await kit.token('beheer.een'))
    .post(`${A()}/somvensters`, { leerlingIds: [one().leerlingB], doelIds: ['ei'] })
    .expect(201);
  // Of a group that is not the own, nothing can be taken back either.
  if (body.ids.length > 0) await docent.post(`${A()}/somvensters/herstellingen`, { ids: body.ids }).expect(404);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
