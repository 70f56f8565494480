import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { questionsEndpoints as questions, QUESTION_GROUPS } from './vragen.contract.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit({ env: { BELGIAN_HOSTS: 'vlaams.test' } });
});
afterAll(() => kit.stop());
const list = async (query: object = {}) => (await kit.agent.get('/api/vragen').query(query).expect(200)).body;

it('answers at least twenty questions, some in every group, in the words of the host', async () => {
  const { items } = await list();
  expect(items.length).toBeGreaterThanOrEqual(20);
  for (const groep of QUESTION_GROUPS) expect((await list({ groep })).items.length).toBeGreaterThanOrEqual(3);
  const belgian = await kit.agent.get('/api/vragen').set('Host', 'vlaams.test').expect(200);
  const text = (body: object) => JSON.stringify(body);
  expect(text(items)).toContain('groep 3 tot en met 8');
  expect(text(belgian.body)).not.toMatch(/groep 3|remedial/);
  expect(text(belgian.body)).toContain('zesde leerjaar');
});

it('finds by words of question and answer, without accents, and else offers the three that come nearest', async () => {
  const found = await list({ zoek: 'PROEF 30' });
  expect([found.gevonden, found.items.map(({ id }: { id: string }) => id)]).toEqual([true, ['proefperiode']]);
  const none = await list({ zoek: 'dyslectische zebra' });
  expect(none.gevonden).toBe(false);
  expect(none.items).toHaveLength(3);
  expect(none.items[0].id).toBe('rt-dyslexie');
  await kit.agent
    .get('/api/vragen')
    .query({ zoek: 'x'.repeat(81) })
    .expect(400);
});

it('counts whether an answer helped, of a question that is there', async () => {
  const judge = (vraagId: string, helped: boolean) =>
    kit.as('').request(questions.judge, { params: { vraagId }, body: { hielp: helped } });
  await judge('cookies', true).expect(204);
  await judge('cookies', true).expect(204);
  await judge('cookies', false).expect(204);
  await judge('bestaat-niet', true).expect(404);
  expect(await kit.server.database.knex('vraag_beoordelingen').select('*')).toEqual([
    { vraag: 'cookies', hielp: 2, hielp_niet: 1 },
  ]);
  for (let nr = 0; nr < 57; nr += 1) await judge('cookies', true).expect(204);
  await judge('cookies', true).expect(429);
});
