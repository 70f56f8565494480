import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { buildOfficePerson } from '../../test/site.ts';
import {
  priceManagementEndpoints as management,
  type PriceChange,
  type PriceSheet,
} from './price-management.contract.ts';

let kit: ApiKit;
let boss: ReturnType<ApiKit['as']>;
let office: ReturnType<ApiKit['as']>;
beforeAll(async () => {
  kit = await startKit();
  await buildOfficePerson(kit);
  boss = kit.as(await kit.token('super'));
  office = kit.as(await kit.token('kantoor'));
});
afterAll(() => kit.stop());

const SPOT = { land: 'NL', soort: 'rt' } as const;
async function find(): Promise<PriceSheet> {
  const { items } = await office.call(management.list, {});
  const sheet = items.find(({ land, soort: kind }) => land === SPOT.land && kind === SPOT.soort);
  if (sheet === undefined) throw new Error('no prices of a practice');
  return sheet;
}
/** What stands there, every amount a euro dearer. */
const dearer = ({ versie: version, btw, regels: lines }: PriceSheet, part: Partial<PriceChange> = {}): PriceChange => ({
  versie: version,
  btw,
  isVoorbeeld: false,
  regels: lines.map((line) => ({ part: line.part, van: line.van, bedrag: line.bedrag + 100 })),
  ...part,
});
const put = (body: object, who = boss) => who.put('/api/prijzen/beheer/NL/rt', body);

it('shows the office every amount, also of examples, which the site keeps in', async () => {
  const { items } = await office.call(management.list, {});
  expect(items).toHaveLength(6);
  expect(await find()).toMatchObject({ versie: 0, isVoorbeeld: true, btw: 21, history: [] });
  expect((await find()).regels.map(({ bedrag: cents }) => cents)).toEqual([1_200, 2_000, 4_000]);
});

it('puts real prices on the site, and remembers who set them', async () => {
  await put(dearer(await find())).expect(200);
  const { body } = await kit.agent.get('/api/prijzen').query({ land: 'NL', soort: 'rt', aantal: 8 }).expect(200);
  expect(body).toMatchObject({ isVoorbeeld: false, totaal: 2_100 });
  const { history, versie: version } = await find();
  expect(version).toBe(1);
  expect(history[0]).toMatchObject({ versie: 1, wie: 'Suus Proef', isVoorbeeld: false, btw: 21 });
  expect(history[0]?.regels.map(({ bedrag: cents }) => cents)).toEqual([1_300, 2_100, 4_100]);
  const rules = kit.server.database.knex('audit').where({ admin_id: kit.scholen.kantoorId });
  expect(await rules.where({ actie: 'prijzen.gewijzigd:NL rt' })).toHaveLength(1);
});

it('takes them off the site again', async () => {
  await put(dearer(await find(), { isVoorbeeld: true })).expect(200);
  const { body } = await kit.agent.get('/api/prijzen').query({ land: 'NL', soort: 'rt', aantal: 8 });
  expect(body).toMatchObject({ isVoorbeeld: true, totaal: null });
});

it('lets one of two at once win', async () => {
  const change = dearer(await find());
  const answers = await Promise.all([put(change), put(change)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('GEWIJZIGD_DOOR_ANDER');
});

it('wants an amount for each line there is, and no other', async () => {
  const sheet = await find();
  const full = dearer(sheet).regels;
  for (const lines of [full.slice(1), [...full, { part: 'gratis', van: 1, bedrag: 0 }], []])
    expect((await put(dearer(sheet, { regels: lines })).expect(400)).body.velden).toEqual({ regels: 'formaat' });
  const costly = full.map((line) => ({ ...line, bedrag: 1_000_001 }));
  expect((await put(dearer(sheet, { regels: costly })).expect(400)).body.velden['regels.0.bedrag']).toBe('bereik');
  expect((await put(dearer(sheet, { btw: 101 })).expect(400)).body.velden).toEqual({ btw: 'bereik' });
  await boss.put('/api/prijzen/beheer/FR/rt', dearer(sheet)).expect(404);
});

it('lets the office read and only a superadmin change', async () => {
  expect((await put(dearer(await find()), office)).status).toBe(403);
});
