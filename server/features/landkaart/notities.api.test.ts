import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { notitieSchema } from './landkaart.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['als']>;
let kind: ReturnType<ApiKit['als']>;
const een = () => kit.scholen.een;
const L = () => `/api/leerlingen/${een().leerling}`;
const stuur = (tekst: string, ids = [een().leerling]) =>
  docent.post(`/api/admins/${een().adminId}/leerlingen/notities`, { ids, tekst });
const post = async () => notitieSchema.array().parse((await kind.get(`${L()}/landkaart`).expect(200)).body.notities);

beforeAll(async () => {
  kit = await startKit();
  docent = kit.als(await kit.token('docent.een'));
  kind = kit.als(await kit.token('zoé.een'));
});
afterAll(() => kit.stop());

it('comes to the map of the leerling with who wrote it, newest first, and stays after reading', async () => {
  expect(await post()).toEqual([]);
  await stuur('Wat heb jij hard gewerkt!').expect(204);
  kit.klok.vooruit(60_000);
  await stuur('  Tot morgen.  ', [een().leerling, een().plaatjesLeerling]).expect(204);
  const [nieuwste, eerste] = await post();
  expect([nieuwste, eerste]).toMatchObject([
    { tekst: 'Tot morgen.', van: 'Dirk Proef', gelezen: false },
    { tekst: 'Wat heb jij hard gewerkt!', gelezen: false },
  ]);
  const pad = `${L()}/notities/${eerste?.id ?? ''}`;
  await kind.patch(pad, {}).expect(204);
  const { gelezen_op: op } = await kit.server.database
    .knex('leerlingnotities')
    .where({ admin_id: een().adminId, id: eerste?.id ?? '' })
    .first('gelezen_op');
  kit.klok.vooruit(60_000);
  await kind.patch(pad, { reactie: 'hart' }).expect(204);
  await kind.patch(pad, {}).expect(204);
  expect(
    await kit.server.database
      .knex('leerlingnotities')
      .where({ admin_id: een().adminId, id: eerste?.id ?? '' })
      .first('gelezen_op', 'reactie'),
  ).toEqual({ gelezen_op: op, reactie: 'hart' });
  expect(await post()).toMatchObject([{ gelezen: false }, { gelezen: true, reactie: 'hart' }]);
});

it('is marked by the leerling alone', async () => {
  const [brief] = await post();
  const pad = `${L()}/notities/${brief?.id ?? ''}`;
  expect((await kind.patch(pad, { reactie: 'boos' }).expect(400)).body.velden).toEqual({ reactie: 'kies' });
  expect((await docent.patch(pad, {}).expect(409)).body.code).toBe('MEEKIJKEN');
  await kind.patch(`${L()}/notities/${v7()}`, {}).expect(404);
  await kind.patch(`${L()}/notities/geen-id`, {}).expect(404);
  const ander = kit.als(await kit.token('zoé.twee'));
  await ander.patch(pad, {}).expect(403);
  await ander.patch(`/api/leerlingen/${kit.scholen.twee.leerling}/notities/${brief?.id ?? ''}`, {}).expect(404);
  expect((await post())[0]?.gelezen).toBe(false);
});

it('keeps the twenty newest on the map', async () => {
  for (let nr = 1; nr <= 21; nr += 1) {
    kit.klok.vooruit(1_000);
    await stuur(`Brief ${nr}`).expect(204);
  }
  const brieven = await post();
  expect(brieven).toHaveLength(20);
  expect([brieven[0]?.tekst, brieven.at(-1)?.tekst]).toEqual(['Brief 21', 'Brief 2']);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.zonderTenant()).toEqual([]);
});
