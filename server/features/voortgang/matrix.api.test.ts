// @module-tag embedded
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { voortgangEndpoints } from './voortgang.contract.ts';

let kit: ApiKit;
const one = () => kit.scholen.een;
const read = async (query: { van?: string; tot?: string }) =>
  kit.as(await kit.token('docent.een')).call(voortgangEndpoints.findMatrix, {
    params: { adminId: one().adminId, groepId: one().groepA },
    query,
  });
/** What a pupil did, by goal. */
async function counts(query: { van?: string; tot?: string }) {
  const { doelen, rijen: rows } = await read(query);
  const row = rows.find(({ leerlingId }) => leerlingId === one().leerling);
  return doelen.map(({ id }, place) => [id, row?.n[place], row?.pct[place], row?.status[place]]);
}

beforeAll(async () => {
  kit = await startKit();
  const db = kit.server.database.knex;
  const key = { admin_id: one().adminId, leerling_id: one().leerling };
  const weeks = [
    ['2025-09-01', 'ei', 6, 3],
    ['2026-10-05', 'ei', 4, 4],
    ['2026-10-05', 'au', 2, 1],
    ['2026-10-12', 'ei', 10, 10],
  ] as const;
  for (const [week, doel, n, right] of weeks) {
    await db('leerling_weken').insert({ ...key, week, doel_id: doel, n, goed: right, ms_sum: 0 });
    await db('leerling_doelen')
      .insert({ ...key, doel_id: doel, n, goed: right, ms_sum: 0, op: week })
      .onConflict(['admin_id', 'leerling_id', 'doel_id'])
      .merge({ n: db.raw('leerling_doelen.n + ?', [n]), goed: db.raw('leerling_doelen.goed + ?', [right]) });
  }
  await db('leerling_doel_standen').insert({
    ...key,
    doel_id: 'ei',
    ema: 0.9,
    stand: 'beheerst',
    dag: 1,
    since_day: 1,
    recent_n: 20,
    recent_right: 18,
    days: 3,
    chance: 0.99,
    mastered_before: true,
  });
});
afterAll(() => kit.stop());

it('counts everything without a period, and never opens the weeks for it', async () => {
  kit.wacht.reset();
  expect(await counts({})).toEqual([
    ['ei', 20, 90, 'beheerst'],
    ['au', 2, null, 'te_weinig'],
  ]);
  expect(kit.wacht.sql().filter((sql) => sql.includes('leerling_weken'))).toEqual([]);
});

it('counts the weeks that begin in a period, from the Monday of its first day', async () => {
  expect(await counts({ van: '2026-10-07', tot: '2026-10-11' })).toEqual([
    ['ei', 4, null, 'te_weinig'],
    ['au', 2, null, 'te_weinig'],
  ]);
  expect(await counts({ van: '2026-10-12' })).toEqual([['ei', 10, 100, 'onderhoud']]);
  expect(await counts({ tot: '2025-12-31' })).toEqual([['ei', 6, 50, 'bezig']]);
});

it('says why one goal has its standing, of all time and of a period', async () => {
  const why = async (query: { doel: string; van?: string }) =>
    kit.as(await kit.token('docent.een')).call(voortgangEndpoints.findAntwoorden, {
      params: { adminId: one().adminId, leerlingId: one().leerling },
      query: { pagina: 1, ...query },
    });
  const known = { days: 3, chance: 0.99, before: true };
  expect(await why({ doel: 'ei' })).toMatchObject({
    status: 'beheerst',
    evidence: { n: 20, right: 18, ...known },
    since: '2020-01-02',
  });
  const period = await why({ doel: 'ei', van: '2026-10-12' });
  expect(period).toMatchObject({ status: 'onderhoud', evidence: { n: 10, right: 10, ...known } });
  expect(period).not.toHaveProperty('since');
  expect(await why({ doel: 'au' })).toMatchObject({ status: 'te_weinig' });
  expect(await why({ doel: 'ng' })).toMatchObject({ status: 'niets' });
});

it('takes two round trips beside the session', async () => {
  for (const query of [{}, { van: '2026-10-12' }]) {
    const ik = kit.as(await kit.token('docent.een'));
    kit.wacht.reset();
    await ik.call(voortgangEndpoints.findMatrix, {
      params: { adminId: one().adminId, groepId: one().groepA },
      query,
    });
    expect(kit.wacht.sql().filter((sql) => !sql.includes('sessies')).length).toBeLessThanOrEqual(2);
  }
});
