import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { z } from 'zod/mini';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { notitieSchema } from './landkaart.contract.ts';

let kit: ApiKit;
let docent: ReturnType<ApiKit['as']>;
let kind: ReturnType<ApiKit['as']>;
const one = () => kit.scholen.een;
const L = () => `/api/leerlingen/${one().leerling}`;
const send = (text: string, ids = [one().leerling]) =>
  docent.post(`/api/admins/${one().adminId}/leerlingen/notities`, { ids, tekst: text });
const post = async () => z.array(notitieSchema).parse((await kind.get(`${L()}/landkaart`).expect(200)).body.notities);

beforeAll(async () => {
  kit = await startKit();
  docent = kit.as(await kit.token('docent.een'));
  kind = kit.as(await kit.token('zoé.een'));
});
afterAll(() => kit.stop());

it('comes to the map of the leerling with who wrote it, newest first, and stays after reading', async () => {
  expect(await post()).toEqual([]);
  await send('Wat heb jij hard gewerkt!').expect(204);
  kit.klok.ahead(60_000);
  await send('  Tot morgen.  ', [one().leerling, one().imagesLeerling]).expect(204);
  const [newest, first] = await post();
  expect([newest, first]).toMatchObject([
    { tekst: 'Tot morgen.', van: 'Dirk Proef', gelezen: false },
    { tekst: 'Wat heb jij hard gewerkt!', gelezen: false },
  ]);
  const path = `${L()}/notities/${first?.id ?? ''}`;
  await kind.patch(path, {}).expect(204);
  const { gelezen_op: at } = await kit.server.database
    .knex('leerlingnotities')
    .where({ admin_id: one().adminId, id: first?.id ?? '' })
    .first('gelezen_op');
  kit.klok.ahead(60_000);
  await kind.patch(path, { reactie: 'hart' }).expect(204);
  await kind.patch(path, {}).expect(204);
  expect(
    await kit.server.database
      .knex('leerlingnotities')
      .where({ admin_id: one().adminId, id: first?.id ?? '' })
      .first('gelezen_op', 'reactie'),
  ).toEqual({ gelezen_op: at, reactie: 'hart' });
  expect(await post()).toMatchObject([{ gelezen: false }, { gelezen: true, reactie: 'hart' }]);
});

it('is marked by the leerling alone', async () => {
  const [note] = await post();
  const path = `${L()}/notities/${note?.id ?? ''}`;
  expect((await kind.patch(path, { reactie: 'boos' }).expect(400)).body.velden).toEqual({ reactie: 'kies' });
  expect((await docent.patch(path, {}).expect(409)).body.code).toBe('MEEKIJKEN');
  await kind.patch(`${L()}/notities/${v7()}`, {}).expect(404);
  await kind.patch(`${L()}/notities/geen-id`, {}).expect(404);
  const other = kit.as(await kit.token('zoé.twee'));
  await other.patch(path, {}).expect(403);
  await other.patch(`/api/leerlingen/${kit.scholen.twee.leerling}/notities/${note?.id ?? ''}`, {}).expect(404);
  expect((await post())[0]?.gelezen).toBe(false);
});

it('keeps the twenty newest on the map', async () => {
  for (let nr = 1; nr <= 21; nr += 1) {
    kit.klok.ahead(1_000);
    await send(`Brief ${nr}`).expect(204);
  }
  const mails = await post();
  expect(mails).toHaveLength(20);
  expect([mails[0]?.tekst, mails.at(-1)?.tekst]).toEqual(['Brief 21', 'Brief 2']);
});

it('asks every statement for its tenant', () => {
  expect(kit.wacht.withoutTenant()).toEqual([]);
});
