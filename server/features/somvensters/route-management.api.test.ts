import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextSomvenster, SOMVENSTER_STATUSES } from '#engine/core/somvenster/somvenster.ts';
import { newTaak, nextTaak, TAAK_STATUSES } from '#engine/core/somvenster/taak.ts';
import { dateOf } from '../../platform/time/clock.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import type { Landkaart } from '../landkaart/landkaart.contract.ts';
import type { ManagedRoutes } from './route-management.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
interface Child {
  id: string;
  ik: ReturnType<ApiKit['as']>;
}
let mo: Child;
let nr = 0;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const A = () => `/api/admins/${one().adminId}`;
const key = (id: string) => ({ admin_id: one().adminId, id });

beforeAll(async () => {
  kit = await startKit();
});
// The clock moves on by days, so everybody signs in anew.
beforeEach(async () => {
  docent = kit.as(await kit.token('docent.een'));
  nr += 1;
  const name = `kind${nr}`;
  const who = { adminId: one().adminId, naam: name, voornaam: name, groepId: one().groepA, jaargroep: 5 };
  const id = await buildLeerling(db(), who);
  await skipInstap(db(), { adminId: one().adminId, id });
  mo = { id, ik: kit.as(await kit.token(name)) };
});
afterAll(() => kit.stop());

const card = async (): Promise<Landkaart> => (await mo.ik.get(`/api/leerlingen/${mo.id}/landkaart`).expect(200)).body;
const open = async () => (await card()).routes.filter(({ status }) => status === 'open');
const listed = async (): Promise<ManagedRoutes['items']> =>
  (await docent.get(`${A()}/leerlingen/${mo.id}/somvensters`).expect(200)).body.items;
const give = async (doelIds: readonly string[] = ['ei']): Promise<string> => {
  const { body } = await docent.post(`${A()}/somvensters`, { leerlingIds: [mo.id], doelIds }).expect(201);
  return body.ids[0];
};
const set = (id: string, status: string, who = docent) => who.patch(`${A()}/somvensters/${id}`, { status });
const withdraw = (id: string) => docent.del(`${A()}/somvensters/${id}`);
const skip = (taakId: string) => docent.patch(`${A()}/taken/${taakId}`, { status: 'overgeslagen' });
const stones = async (routeId: string) => (await listed()).find(({ id }) => id === routeId)?.stenen ?? [];
/** The route of the pupil's own: its id, the ids of its stones. */
async function ownRoute(): Promise<{ id: string; taken: string[]; first: string }> {
  const route = (await open()).find(({ soort: kind }) => kind === 'adaptief');
  const taken = route?.stenen.map(({ taakId }) => taakId) ?? [];
  if (route === undefined || taken[0] === undefined) throw new Error('no route of its own');
  return { id: route.somvensterId, taken, first: taken[0] };
}
const play = async (routeId: string, taakId: string) => {
  const deur = (await card()).routes.flatMap(({ stenen }) => stenen).find((steen) => steen.taakId === taakId)
    ?.deuren[0];
  return mo.ik.post(`/api/leerlingen/${mo.id}/somvensters/${routeId}/taken/${taakId}/spelrondes`, {
    rondeId: v7(),
    game: deur ?? 'pizzabakken',
  });
};

describe('the routes of a pupil (8.12)', () => {
  it('are shown in the order of the map, with what was begun', async () => {
    const given = await give();
    const [first] = (await open())[0]?.stenen ?? [];
    expect((await play(given, first?.taakId ?? '')).status).toBe(200);
    const items = await listed();
    expect(items.map(({ soort: kind, status, week }) => [kind, status, week])).toEqual([
      ['leerkracht', 'open', false],
      ['adaptief', 'open', false],
    ]);
    expect(items[0]?.stenen[0]).toMatchObject({ taakId: first?.taakId, status: 'bezig', begun: true });
    expect(items[1]?.stenen.every(({ begun }) => !begun)).toBe(true);
  });

  it('wait without being played or replaced, and go on with the days of a new one', async () => {
    const { id, taken, first } = await ownRoute();
    await set(id, 'bevroren').expect(204);
    expect(await open()).toEqual([]);
    expect((await listed()).map(({ status }) => status)).toEqual(['bevroren']);
    expect((await play(id, first)).status).toBe(409);
    kit.klok.ahead(10 * 86_400_000);
    docent = kit.as(await kit.token('docent.een'));
    mo.ik = kit.as(await kit.token(`kind${nr}`));
    // The pupil was away for longer than a route lasts: nothing is lost.
    expect(await open()).toEqual([]);
    await set(id, 'open').expect(204);
    expect(await ownRoute()).toEqual({ id, taken, first });
    expect((await play(id, first)).status).toBe(200);
  });

  it('get another last day, from today on, and go on until then', async () => {
    const id = await give();
    const { id: own } = await ownRoute();
    const day = (days: number): string => dateOf(kit.klok.now() + days * 86_400_000);
    const setEnd = (route: string, body: object) => docent.patch(`${A()}/somvensters/${route}`, body);
    await setEnd(id, { eind: day(-2) }).expect(400);
    await setEnd(id, { eind: day(200) }).expect(400);
    await setEnd(id, { eind: day(3), status: 'open' }).expect(400);
    await setEnd(id, {}).expect(400);
    await setEnd(id, { eind: day(21) }).expect(204);
    await set(own, 'bevroren').expect(204);
    await setEnd(own, { eind: day(14) }).expect(204);
    expect((await listed()).map(({ eind: end, status }) => [end, status])).toEqual([
      [day(21), 'open'],
      [day(14), 'bevroren'],
    ]);
    kit.klok.ahead(20 * 86_400_000);
    docent = kit.as(await kit.token('docent.een'));
    mo.ik = kit.as(await kit.token(`kind${nr}`));
    expect((await open()).some(({ somvensterId }) => somvensterId === id)).toBe(true);
    await withdraw(id).expect(204);
    await setEnd(id, { eind: day(5) }).expect(409);
    await db()('somvensters')
      .where(key(own))
      .update({ week: day(0) });
    expect((await setEnd(own, { eind: day(5) }).expect(409)).body.message).toContain('weekplan');
  });

  it('stand in the list for two weeks after they are done', async () => {
    const id = await give();
    const before = await listed();
    await db()('somvensters')
      .where(key(id))
      .update({ status: 'voltooid', voltooid_op: new Date(kit.klok.now()) });
    const after = await listed();
    expect(after.map(({ status }) => status).at(-1)).toBe('voltooid');
    expect(after).toHaveLength(before.length);
    kit.klok.ahead(15 * 86_400_000);
    docent = kit.as(await kit.token('docent.een'));
    expect((await listed()).some((route) => route.id === id)).toBe(false);
  });

  it('keep their place while they wait', async () => {
    const [first] = [await give(['ei']), await give(['au'])];
    await set(first, 'bevroren').expect(204);
    const body = { leerlingIds: [mo.id], doelIds: ['verdubbeling'] };
    const third = () => docent.post(`${A()}/somvensters`, body).expect(201);
    expect((await third()).body.overgeslagen).toEqual([mo.id]);
    await withdraw(first).expect(204);
    expect((await third()).body.ids).toHaveLength(1);
  });

  it('are taken off the map, also when a round is on: that one counts', async () => {
    const id = await give();
    const [steen] = await stones(id);
    const round = await play(id, steen?.taakId ?? '');
    expect(round.status).toBe(200);
    await withdraw(id).expect(204);
    expect((await open()).map(({ soort: kind }) => kind)).toEqual(['adaptief']);
    expect((await listed()).map((route) => route.id)).not.toContain(id);
    const path = `/api/leerlingen/${mo.id}/somvensters/${id}/taken/${steen?.taakId}/spelrondes/${round.body.rondeId}`;
    expect((await mo.ik.post(`${path}/afsluitingen`, { gestopt: true })).status).toBe(200);
    const again = await mo.ik.post(path.slice(0, path.lastIndexOf('/')), { rondeId: v7(), game: round.body.game });
    expect(again.body.code).toBe('STAP_NIET_TOEGESTAAN');
  });

  it('of the plan of weeks wait, but are not taken away', async () => {
    const id = await give();
    await db()('somvensters').where(key(id)).update({ week: '2026-11-23' });
    const refused = await withdraw(id).expect(409);
    expect(refused.body.message).toContain('weekplan');
    await set(id, 'bevroren').expect(204);
  });

  it('are out of reach for another group, another school and the pupil', async () => {
    const id = await give();
    const [steen] = await stones(id);
    const two = kit.scholen.twee;
    const elsewhere = kit.as(await kit.token('docent.twee'));
    expect((await elsewhere.patch(`/api/admins/${two.adminId}/somvensters/${id}`, { status: 'bevroren' })).status).toBe(
      404,
    );
    expect((await elsewhere.del(`/api/admins/${two.adminId}/somvensters/${id}`)).status).toBe(404);
    const taak = `/api/admins/${two.adminId}/taken/${steen?.taakId}`;
    expect((await elsewhere.patch(taak, { status: 'overgeslagen' })).status).toBe(404);
    expect((await set(id, 'bevroren', mo.ik)).status).toBe(403);
    expect((await set(v7(), 'bevroren')).status).toBe(404);
    expect((await listed()).find((route) => route.id === id)?.status).toBe('open');
  });
});

describe('every step of a somvenster that an adult can ask for (5.5)', () => {
  const STEPS = [
    ['bevries', (id: string) => set(id, 'bevroren')],
    ['ontdooi', (id: string) => set(id, 'open')],
    ['trekIn', (id: string) => withdraw(id)],
  ] as const;
  const ALL = SOMVENSTER_STATUSES.flatMap((from) => STEPS.map(([event, ask]) => ({ from, event, ask })));
  it.each(ALL)('$from: $event', async ({ from, event, ask }) => {
    const id = await give();
    await db()('somvensters').where(key(id)).update({ status: from });
    const allowed = nextSomvenster(from, event);
    const { status, body } = await ask(id);
    expect(status).toBe(allowed.ok ? 204 : 409);
    if (!allowed.ok) expect(body.code).toBe('STAP_NIET_TOEGESTAAN');
    const after = await db()('somvensters').where(key(id)).first('status');
    expect(after.status).toBe(allowed.ok ? allowed.value : from);
  });

  it('ends by its last day, and is not made to wait after that', async () => {
    const id = await give();
    await db()('somvensters').where(key(id)).update({ eind: '2026-01-01' });
    await set(id, 'bevroren').expect(409);
    await card();
    const after = await db()('somvensters').where(key(id)).first('status');
    expect(after.status).toBe('verlopen');
  });
});

describe('a stone that an adult leaves out (5.6)', () => {
  it.each(TAAK_STATUSES)('is left out from %s as the table says', async (status) => {
    const id = await give();
    const [steen] = await stones(id);
    await db()('taken')
      .where(key(steen?.taakId ?? ''))
      .update({ status });
    const allowed = nextTaak({ ...newTaak(), status }, { soort: 'slaOver' }).ok;
    const answer = await skip(steen?.taakId ?? '');
    expect(answer.status).toBe(allowed ? 204 : 409);
    const after = await db()('taken')
      .where(key(steen?.taakId ?? ''))
      .first('status');
    expect(after.status).toBe(allowed ? 'overgeslagen' : status);
  });

  it('opens the next one of a fixed order', async () => {
    const { id, taken, first } = await ownRoute();
    await db()('taken')
      .where({ admin_id: one().adminId, somvenster_id: id })
      .whereNot('id', first)
      .update({ status: 'dicht' });
    await skip(first).expect(204);
    const now = (await stones(id)).filter(({ status }) => status === 'open');
    expect(now.map(({ taakId }) => taakId)).toEqual([taken[1]]);
    expect((await play(id, first)).status).toBe(409);
  });

  it('ends the route when it was the last, with its gift only for who did some of it', async () => {
    const gifts = async (id: string) =>
      db()('muntboekingen').where({ admin_id: one().adminId, leerling_id: mo.id, sleutel: `route:${id}` });
    const [untouched, begun] = [await give(['ei']), await give(['au'])];
    for (const steen of await stones(untouched)) await skip(steen.taakId).expect(204);
    const [first, ...rest] = await stones(begun);
    await db()('taken')
      .where(key(first?.taakId ?? ''))
      .update({ status: 'klaar', sterren: 3, steen: 'goud' });
    expect(rest.length).toBeGreaterThan(0);
    for (const steen of rest) await skip(steen.taakId).expect(204);
    const rows = await db()('somvensters').whereIn('id', [untouched, begun]).where('admin_id', one().adminId);
    expect(rows.find((row) => row.id === untouched)?.status).toBe('voltooid');
    expect(await gifts(untouched)).toEqual([]);
    expect(await gifts(begun)).toHaveLength(1);
  });

  it('is refused while its route waits', async () => {
    const id = await give();
    const [steen] = await stones(id);
    await set(id, 'bevroren').expect(204);
    expect((await skip(steen?.taakId ?? '')).body.code).toBe('STAP_NIET_TOEGESTAAN');
  });
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
