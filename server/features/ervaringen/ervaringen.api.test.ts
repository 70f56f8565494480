import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { BY_PERSON, buildOfficePerson } from '../../test/site.ts';
import { ervaringenEndpoints as office } from './ervaringen.contract.ts';

let kit: ApiKit;
const DAY = 86_400_000;
const TOLD = {
  ...BY_PERSON,
  naam: 'Meester Tom',
  rol: 'leerkracht',
  tekst: 'Mijn groep vraagt er elke dag om.',
  email: 'tom@school.test',
  toestemming: true,
};
const send = (part: object = {}) => kit.agent.post('/api/ervaringen').send({ ...TOLD, ...part });
const shown = async (query: object = {}) =>
  (await kit.agent.get('/api/ervaringen').query(query).expect(200)).body.items;
const desk = async () => kit.as(await kit.token('kantoor'));

beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
});
afterAll(() => kit.stop());
beforeEach(() => kit.klok.ahead(DAY));

it('shows nothing without consent and approval, and never the address', async () => {
  expect((await send({ toestemming: false }).expect(400)).body.velden).toEqual({ toestemming: 'kies' });
  await send().expect(201);
  expect(await shown()).toEqual([]);
  const { items } = await (await desk()).call(office.listAll, {});
  expect(items).toMatchObject([{ status: 'nieuw', email: TOLD.email, voorbeeld: false }]);
  const params = { ervaringId: items[0]?.id ?? '' };
  const approve = { params, body: { versie: items[0]?.versie ?? 0, status: 'goedgekeurd' } } as const;
  await (await desk()).request(office.change, approve).expect(200);
  await (await desk()).request(office.change, approve).expect(409);
  const [item] = await shown();
  expect(item).toMatchObject({ naam: TOLD.naam, tekst: TOLD.tekst, voorbeeld: false });
  expect(JSON.stringify(item)).not.toContain(TOLD.email);
  expect([(await shown({ rol: 'ouder' })).length, (await shown({ rol: 'leerkracht' })).length]).toEqual([0, 1]);
  const away = { params, body: { versie: 2, status: 'afgewezen' } } as const;
  await (await desk()).request(office.change, away).expect(200);
  expect(await shown()).toEqual([]);
  kit.klok.ahead(91 * DAY);
  await kit.night('privacy.ervaringen');
  expect((await (await desk()).call(office.listAll, {})).items).toEqual([]);
});

it('names every field that is wrong, and keeps nothing of a program', async () => {
  const { body } = await send({ naam: '', rol: 'x', tekst: 'te kort', email: 'tom' }).expect(400);
  expect(body.velden).toEqual({ naam: 'verplicht', rol: 'kies', tekst: 'minlengte', email: 'email' });
  await send({ website: 'x' }).expect(201);
  expect((await (await desk()).call(office.listAll, {})).items).toEqual([]);
});

it('is approved by the office only', async () => {
  const bea = kit.as(await kit.token('beheer.een'));
  expect((await bea.request(office.listAll, {})).status).toBe(403);
});
