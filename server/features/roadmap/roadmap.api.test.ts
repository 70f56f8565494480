import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson } from '../../test/site.ts';
import {
  roadmapEndpoints as roadmap,
  roadmapManagementEndpoints as office,
  type NewRoadmapItem,
} from './roadmap.contract.ts';

type Client = ReturnType<ApiKit['as']>;
let kit: ApiKit;
let docent: Client;
let manager: Client;
let clerk: Client;
const db = () => kit.server.database.knex;
const ITEM: NewRoadmapItem = {
  titel: 'Rapport',
  tekst: 'Een rapport per kind.',
  status: 'idee',
  quarter: '',
  kinds: [],
};

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  docent = kit.as(await kit.token('docent.een'));
  manager = kit.as(await kit.token('beheer.een'));
  clerk = kit.as(await kit.token('kantoor'));
});
afterAll(() => kit.stop());
beforeEach(async () => {
  for (const table of ['roadmap_items', 'ideas']) await db()(table).delete();
});

const create = (part: Partial<NewRoadmapItem> = {}) => clerk.call(office.create, { body: { ...ITEM, ...part } });
const list = async (client: Client) => (await client.call(roadmap.list, {})).items;

it('counts one vote of a person, and lets it be taken back', async () => {
  const { id } = await create();
  const params = { itemId: id };
  for (const client of [docent, docent, manager]) await client.request(roadmap.vote, { params }).expect(204);
  expect(await list(docent)).toMatchObject([{ id, votes: 2, voted: true }]);
  await docent.request(roadmap.takeBack, { params }).expect(204);
  expect(await list(docent)).toMatchObject([{ id, votes: 1, voted: false }]);
  await clerk.request(roadmap.vote, { params }).expect(403);
});

it('shows most votes first, and to each kind of customer only what is for it', async () => {
  await create({ titel: 'Alles' });
  const { id } = await create({ titel: 'Voor scholen', kinds: ['school'] });
  const hidden = await create({ titel: 'Voor thuis', kinds: ['thuis'] });
  await docent.request(roadmap.vote, { params: { itemId: id } }).expect(204);
  expect((await list(docent)).map((item) => item.titel)).toEqual(['Voor scholen', 'Alles']);
  await docent.request(roadmap.vote, { params: { itemId: hidden.id } }).expect(404);
  expect(await list(clerk)).toHaveLength(3);
});

it('is written by the office; two at once is told', async () => {
  const made = await create();
  const params = { itemId: made.id };
  const changed = await clerk.call(office.change, {
    params,
    body: { ...ITEM, status: 'gepland', quarter: '2027-1', versie: 1 },
  });
  expect(changed).toMatchObject({ status: 'gepland', quarter: '2027-1', versie: 2 });
  await clerk.request(office.change, { params, body: { ...ITEM, versie: 1 } }).expect(409);
  await clerk.request(office.change, { params, body: { ...ITEM, quarter: '2027-5', versie: 2 } }).expect(400);
  await docent.request(office.create, { body: ITEM }).expect(403);
  await clerk.request(office.remove, { params }).expect(204);
  expect(await list(docent)).toEqual([]);
  await clerk.request(office.remove, { params }).expect(404);
});

it('takes ideas, which their owner and the office see', async () => {
  await docent.request(roadmap.sendIdea, { body: { tekst: 'kort' } }).expect(400);
  const idea = await docent.call(roadmap.sendIdea, { body: { tekst: 'Een spel met een vuurtoren.' } });
  expect((await docent.call(roadmap.list, {})).ideas).toMatchObject([{ id: idea.id, seen: false }]);
  expect((await manager.call(roadmap.list, {})).ideas).toEqual([]);
  expect((await clerk.call(office.list, {})).ideas).toMatchObject([
    { tekst: 'Een spel met een vuurtoren.', seen: false },
  ]);
  await clerk.request(office.readIdea, { params: { ideaId: idea.id }, body: { seen: true } }).expect(204);
  expect((await docent.call(roadmap.list, {})).ideas).toMatchObject([{ seen: true }]);
});
