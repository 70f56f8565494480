import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson } from '../../test/site.ts';
import { questionManagementEndpoints as management } from './question-management.contract.ts';
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

const WORDS = { vraag: 'Mag het op een tablet?', antwoord: 'Ja, ook op een oude.' };

it('is written by the office: a concept first, then on the site of the countries that were chosen', async () => {
  await buildOfficePerson(kit);
  const clerk = kit.as(await kit.token('kantoor'));
  const shown = async (host?: string): Promise<string[]> => {
    const call = kit.agent.get('/api/vragen').query({ groep: 'techniek' });
    const { body } = await (host === undefined ? call : call.set('Host', host)).expect(200);
    return body.items.map(({ vraag }: { vraag: string }) => vraag);
  };
  const body = { groep: 'techniek' as const, nl: WORDS, be: null, countries: [] };
  const made = await clerk.call(management.create, { body });
  expect(made).toMatchObject({ id: 'mag-het-op-een-tablet', builtIn: false, countries: [], versie: 1 });
  expect(await shown()).not.toContain(WORDS.vraag);
  const params = { vraagId: made.id };
  await clerk.call(management.change, { params, body: { ...body, countries: ['BE'], versie: 1 } });
  expect(await shown()).not.toContain(WORDS.vraag);
  expect((await shown('vlaams.test')).at(-1)).toBe(WORDS.vraag);
  await clerk.request(management.change, { params, body: { ...body, versie: 1 } }).expect(409);
  // A second one with the same words has an anchor of its own.
  expect((await clerk.call(management.create, { body })).id).toBe('mag-het-op-een-tablet-2');
  await clerk.call(management.remove, { params });
  expect(await shown('vlaams.test')).not.toContain(WORDS.vraag);
  await clerk.request(management.remove, { params }).expect(404);
});

it('changes a question of the product, puts it elsewhere, and gives its words back', async () => {
  const clerk = kit.as(await kit.token('kantoor'));
  const params = { vraagId: 'cookies' };
  const first = (await clerk.call(management.list, {})).items.find(({ id }) => id === 'cookies');
  const own = { groep: 'privacy' as const, nl: { vraag: 'En koekjes?', antwoord: 'Geen.' }, be: null };
  await clerk.call(management.change, { params, body: { ...own, countries: ['NL'], versie: 0 } });
  await clerk.request(management.change, { params, body: { ...own, countries: ['NL'], versie: 0 } }).expect(409);
  const privacy = async () => (await list({ groep: 'privacy' })).items.map(({ id }: { id: string }) => id);
  const ids = (await clerk.call(management.list, {})).items
    .filter(({ groep }) => groep === 'privacy')
    .map(({ id }) => id);
  const turned = ids.toReversed();
  await clerk.call(management.order, { body: { groep: 'privacy', ids: turned } });
  expect(await privacy()).toEqual(turned);
  expect((await list({ zoek: 'koekjes' })).items.map(({ id }: { id: string }) => id)).toEqual(['cookies']);
  // A list that was read before somebody added one.
  await clerk.request(management.order, { body: { groep: 'privacy', ids: ids.slice(1) } }).expect(409);
  await clerk.call(management.remove, { params });
  expect((await clerk.call(management.list, {})).items.find(({ id }) => id === 'cookies')).toMatchObject({
    nl: first?.nl,
    changed: false,
    versie: 0,
    helped: first?.helped,
  });
  // There is nothing left to give back.
  await clerk.request(management.remove, { params }).expect(409);
});

it('refuses empty words and words that are too long', async () => {
  const clerk = kit.as(await kit.token('kantoor'));
  const body = { groep: 'school' as const, nl: { vraag: ' ', antwoord: 'x'.repeat(2001) }, be: null, countries: [] };
  const { velden: fields } = (await clerk.request(management.create, { body }).expect(400)).body;
  expect(fields).toMatchObject({ 'nl.vraag': 'verplicht', 'nl.antwoord': 'maxlengte' });
});
