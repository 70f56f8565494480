import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildLeerling, skipInstap } from '../../test/build.ts';
import { playRonde } from '../../test/player.ts';

let kit: ApiKit;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;

beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

async function newChild(name: string): Promise<{ id: string; path: string }> {
  const id = await buildLeerling(db(), {
    adminId: one().adminId,
    naam: name,
    voornaam: name,
    groepId: one().groepA,
    jaargroep: 5,
  });
  return { id, path: `/api/leerlingen/${id}` };
}
/** Rows of everything that practice writes. */
async function stored(leerlingId: string): Promise<number[]> {
  const key = { admin_id: one().adminId, leerling_id: leerlingId };
  const tables = ['somvensters', 'taken', 'spelrondes', 'antwoorden', 'leerling_toestand', 'leerling_doel_standen'];
  return Promise.all(tables.map(async (table) => Number((await db()(table).where(key).count())[0]?.['count'])));
}

it('shows the stones of today of a child that has not begun, lets them be played dry, and stores nothing (B19)', async () => {
  const { id, path } = await newChild('nog-niet');
  await skipInstap(db(), { adminId: one().adminId, id });
  const before = await stored(id);
  const docent = kit.as(await kit.token('docent.een'));
  const { body: map } = await docent.get(`${path}/landkaart`).expect(200);
  const [route] = map.routes;
  expect([map.meekijken, map.routes.length]).toEqual([true, 1]);
  expect(route.stenen.length).toBeGreaterThanOrEqual(3);
  expect(map.vandaag.map(({ taakId }: { taakId: string }) => taakId)).toEqual(
    route.stenen.slice(0, 2).map(({ taakId }: { taakId: string }) => taakId),
  );
  // All day the same stones under the same ids, or none of them could be opened.
  expect((await docent.get(`${path}/landkaart`).expect(200)).body.routes).toEqual(map.routes);
  const [steen] = route.stenen;
  const rondes = `${path}/somvensters/${route.somvensterId}/taken/${steen.taakId}/spelrondes`;
  const { body: ronde } = await docent.post(rondes, { rondeId: v7(), game: steen.deuren[0] }).expect(200);
  expect(ronde).toMatchObject({ droog: true, titel: steen.titel });
  const { antwoorden } = playRonde(ronde, { taakId: steen.taakId, soort: 'goed' });
  expect(antwoorden.length).toBeGreaterThan(0);
  expect((await docent.post('/api/antwoorden', { antwoorden }).expect(409)).body.code).toBe('MEEKIJKEN');
  expect(await stored(id)).toEqual(before);
});

it('shows the very stones that the child gets when it begins', async () => {
  const { id, path } = await newChild('straks');
  await skipInstap(db(), { adminId: one().adminId, id });
  const docent = kit.as(await kit.token('docent.een'));
  const titles = ({ routes }: { routes: { stenen: { titel: string; doelId: string }[] }[] }) =>
    routes.flatMap(({ stenen }) => stenen.map((steen) => [steen.titel, steen.doelId]));
  const { body: seen } = await docent.get(`${path}/landkaart`).expect(200);
  const child = kit.as(await kit.token('straks'));
  const { body: own } = await child.get(`${path}/landkaart`).expect(200);
  expect(titles(own)).toEqual(titles(seen));
  // From then on an adult sees those, and no second route beside them.
  expect((await docent.get(`${path}/landkaart`).expect(200)).body.routes).toEqual(own.routes);
});

it('shows the first journey of a child that never practised, and is nobody else to open', async () => {
  const { path } = await newChild('eerste');
  const docent = kit.as(await kit.token('docent.een'));
  const { body } = await docent.get(`${path}/landkaart`).expect(200);
  expect(body.routes).toMatchObject([{ soort: 'instap' }]);
  const [route] = body.routes;
  const child = kit.as(await kit.token('eerste'));
  const stone = `${path}/somvensters/${route.somvensterId}/taken/${route.stenen[0].taakId}/spelrondes`;
  const { status } = await child.post(stone, { rondeId: v7(), game: route.stenen[0].deuren[0] });
  expect(status).toBe(404);
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
