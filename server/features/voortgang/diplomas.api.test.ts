import { afterAll, beforeAll, expect, it } from 'vitest';
import { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { diplomasEndpoints } from './diplomas.contract.ts';

let kit: ApiKit;
const one = () => kit.scholen.een;
const db = () => kit.server.database.knex;
const child = () => ({ adminId: one().adminId, leerlingId: one().leerling });
const docent = async () => kit.as(await kit.token('docent.een'));
const find = async () => (await docent()).call(diplomasEndpoints.find, { params: child() });
const pdf = async (doel: string) =>
  (await docent()).get(`/api/admins/${one().adminId}/leerlingen/${one().leerling}/diploma.pdf?doel=${doel}`);
/** Day 2,500 since the first of January 2020. */
const REACHED_DAY = 2_500;

beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

it('are none before the first goal was mastered', async () => {
  expect((await find()).items).toEqual([]);
  expect((await pdf('ei')).status).toBe(404);
});

it('are one for every goal that was ever mastered, newest first, on the day it was', async () => {
  await new LedgerRepository(db()).keepDoelen(one().adminId, one().leerling, ['ei', 'au', 'bestaat-niet']);
  for (const [code, moment] of [
    ['ei', '2026-11-20T10:00:00Z'],
    ['au', '2026-11-24T10:00:00Z'],
  ])
    await db()('muntboekingen')
      .where({ admin_id: one().adminId, leerling_id: one().leerling, code })
      .update({ op: moment });
  await db()('leerling_doel_standen').insert({
    admin_id: one().adminId,
    leerling_id: one().leerling,
    doel_id: 'au',
    stand: 'beheerst',
    ema: 0.9,
    dag: REACHED_DAY,
    since_day: REACHED_DAY,
  });
  const { items, titel: title, leerling, school } = await find();
  expect([title, leerling.roepnaam, school].every((text) => text.length > 0)).toBe(true);
  expect(items.map(({ doelId }) => doelId)).toEqual(['ei', 'au']);
  expect(items.map((item) => item.dag)).toEqual(['Gehaald op 20 november 2026', 'Gehaald op 5 november 2026']);
  expect(items.every(({ doel, regel }) => doel.length > 0 && (regel ?? '').length > 0)).toBe(true);
  expect(JSON.stringify(items)).not.toContain('diploma.');
});

it('stay when the goal slips away', async () => {
  await db()('leerling_doel_standen')
    .where({ admin_id: one().adminId, leerling_id: one().leerling, doel_id: 'au' })
    .update({ stand: 'struikel' });
  expect((await find()).items.map(({ doelId }) => doelId).toSorted()).toEqual(['au', 'ei']);
});

it('go on paper, one page on its side, and only what was earned', async () => {
  const { status, headers, body } = await pdf('ei');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = Buffer.from(body).toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toMatch(/\/MediaBox \[0 0 841\.89 595\.28\]/);
  expect((await pdf('verdubbeling')).status).toBe(404);
  expect((await pdf('')).status).toBe(400);
});

it('asks every statement for its tenant', () => expect(kit.wacht.withoutTenant()).toEqual([]));
