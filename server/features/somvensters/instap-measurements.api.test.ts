import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
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
  return { id, ik: kit.as(await kit.token(name)) };
}
async function openRoute({ id, ik }: Kind): Promise<{ soort: string; id: string; taakId: string; deur: string }> {
  const card: Landkaart = (await ik.get(`/api/leerlingen/${id}/landkaart`).expect(200)).body;
  const route = card.routes.find((r) => r.status === 'open');
  const [steen] = route?.stenen ?? [];
  if (route === undefined || steen === undefined) throw new Error('no open route');
  return { soort: route.soort, id: route.somvensterId, taakId: steen.taakId, deur: steen.deuren[0] ?? '' };
}
const start = (ids: readonly string[]) => docent.post(`${A()}/leerlingen/instapmetingen`, { ids });
const passwordReset = async (started: unknown) =>
  (await docent.post(`${A()}/leerlingen/instapmetingen/herstellingen`, { gestart: started }).expect(200)).body.aantal;

it('starts tests in bulk, skips who has one, and takes back what nobody began', async () => {
  const [newOne, busy, done] = [await newChild('nina'), await newChild('bas'), await newChild('kim')];
  for (const kind of [busy, done]) await skipInstap(db(), { adminId: one().adminId, id: kind.id });
  const before = await openRoute(done);
  expect(before.soort).toBe('adaptief');
  expect((await openRoute(newOne)).soort).toBe('instap');
  const { body } = await start([newOne.id, busy.id, done.id, done.id]).expect(200);
  expect(body.overgeslagen).toEqual([newOne.id]);
  expect(body.gestart).toMatchObject([{ leerlingId: busy.id }, { leerlingId: done.id, vorigeId: before.id }]);
  const started = await openRoute(busy);
  expect(started.soort).toBe('instap');
  await busy.ik
    .post(`/api/leerlingen/${busy.id}/somvensters/${started.id}/taken/${started.taakId}/spelrondes`, {
      rondeId: v7(),
      game: started.deur,
    })
    .expect(200);
  expect(await passwordReset(body.gestart)).toBe(1);
  expect(await openRoute(done)).toMatchObject({ soort: 'adaptief', id: before.id });
  expect((await openRoute(busy)).soort).toBe('instap');
  expect(await passwordReset(body.gestart)).toBe(0);
});

it('starts nothing at all when one is out of reach, or the list is wrong', async () => {
  const kind = await newChild('lot');
  await skipInstap(db(), { adminId: one().adminId, id: kind.id });
  await start([kind.id, one().leerlingB]).expect(404);
  expect((await openRoute(kind)).soort).toBe('adaptief');
  expect((await start([]).expect(400)).body.velden).toEqual({ ids: 'kies' });
  expect((await start(Array.from({ length: 501 }, () => v7())).expect(400)).body.velden).toEqual({ ids: 'bereik' });
});

it('copies a setting to others and puts back exactly what they had', async () => {
  const [source, other, third] = [await newChild('mo'), await newChild('sam'), await newChild('ro')];
  const own = (id: string) =>
    db()('oefeninstellingen')
      .where({ admin_id: one().adminId, scope: 'leerling', scope_id: id })
      .select('naam', 'instelling');
  const id = v7();
  const row = (leerlingId: string, name: string, over: object) => ({
    admin_id: one().adminId,
    id: name === 'Rustig' ? id : v7(),
    naam: name,
    scope: 'leerling',
    scope_id: leerlingId,
    instelling: JSON.stringify({ ...defaultSetting(5), ...over }),
  });
  await db()('oefeninstellingen').insert([
    row(source.id, 'Rustig', { rustigeStand: true }),
    row(other.id, 'Anders', { duurMin: 10 }),
  ]);
  const { body } = await docent
    .post(`${A()}/oefeninstellingen/${id}/kopieen`, { leerlingIds: [other.id, third.id] })
    .expect(200);
  expect(body.vorige.items).toMatchObject([{ leerlingId: other.id, naam: 'Anders', instelling: { duurMin: 10 } }]);
  for (const kind of [other, third])
    expect(await own(kind.id)).toMatchObject([{ naam: 'Rustig', instelling: { rustigeStand: true } }]);
  await docent.put(`${A()}/leerlingen/oefeninstellingen`).send(body.vorige).expect(200);
  expect(await own(other.id)).toMatchObject([{ naam: 'Anders', instelling: { duurMin: 10 } }]);
  expect(await own(third.id)).toEqual([]);
  await docent.post(`${A()}/oefeninstellingen/${id}/kopieen`, { leerlingIds: [one().leerlingB] }).expect(404);
  await docent
    .post(`${A()}/oefeninstellingen/${kit.scholen.twee.settingA}/kopieen`, { leerlingIds: [other.id] })
    .expect(404);
  const unexpected = {
    leerlingIds: [other.id],
    items: [{ leerlingId: third.id, naam: 'x', instelling: defaultSetting(5) }],
  };
  expect((await docent.put(`${A()}/leerlingen/oefeninstellingen`).send(unexpected).expect(400)).body.velden).toEqual({
    items: 'onbekend',
  });
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
