import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../test/api-kit.ts';
import { down, up } from './migrations/20261126100000-doel-standings.ts';

let kit: ApiKit;
const db = () => kit.server.database.knex;
const key = () => ({ admin_id: kit.scholen.een.adminId, leerling_id: kit.scholen.een.leerling });

beforeAll(async () => {
  kit = await startKit();
});
afterAll(() => kit.stop());

interface Past {
  doelId: string;
  stand: string;
  /** Oldest first. */
  outcomes: readonly boolean[];
  days: number;
  helped?: boolean;
}
let seq = 0;

/** Log and standing as they stood before. */
async function writePast({ doelId, stand, outcomes, days, helped = false }: Past): Promise<void> {
  for (const [nr, correct] of outcomes.entries()) {
    seq += 1;
    await db()('antwoorden').insert({
      ...key(),
      client_id: v7(),
      ronde_id: v7(),
      taak_id: v7(),
      seq,
      nr: 1,
      item_id: 'w-trein',
      doel_id: doelId,
      goed: correct,
      ms: 900,
      op: new Date(Date.UTC(2026, 9, 1 + (nr % days), 10)),
      extra: { geholpen: helped },
    });
  }
  await db()('leerling_doel_standen').insert({ ...key(), doel_id: doelId, ema: 0.5, stand, dag: 100 });
}
const times = (n: number, correct: boolean): boolean[] => Array.from({ length: n }, () => correct);

it('gives old standings their evidence, and takes nothing from the log', async () => {
  await down(db());
  await writePast({ doelId: 'mastered', stand: 'beheerst', outcomes: times(30, true), days: 2 });
  await writePast({ doelId: 'one-day', stand: 'bezig', outcomes: times(20, true), days: 1 });
  await writePast({ doelId: 'fallen', stand: 'beheerst', outcomes: [...times(9, true), ...times(11, false)], days: 3 });
  await writePast({ doelId: 'kept', stand: 'onderhoud', outcomes: [...times(5, false), ...times(15, true)], days: 3 });
  await writePast({ doelId: 'risen', stand: 'struikel', outcomes: [...times(8, false), ...times(14, true)], days: 3 });
  await writePast({ doelId: 'helped', stand: 'bezig', outcomes: times(6, true), days: 1, helped: true });
  await writePast({ doelId: 'few', stand: 'bezig', outcomes: times(4, true), days: 1 });
  await up(db());
  const rows = await db()('leerling_doel_standen').where(key()).orderBy('doel_id');
  expect(
    rows.map((row) => [row.doel_id, row.stand, row.recent_n, row.recent_right, row.days, row.mastered_before]),
  ).toEqual([
    ['fallen', 'struikel', 20, 9, 3, true],
    ['few', 'te_weinig', 4, 4, 1, false],
    ['helped', 'struikel', 6, 0, 1, false],
    ['kept', 'onderhoud', 20, 15, 3, true],
    ['mastered', 'beheerst', 20, 20, 2, true],
    ['one-day', 'bijna', 20, 20, 1, false],
    ['risen', 'bezig', 20, 14, 3, false],
  ]);
  expect(rows.every((row) => row.since_day === 100)).toBe(true);
  expect(await db()('antwoorden').where(key()).count('* as n').first()).toEqual({ n: String(seq) });
  await down(db());
  const back: string[] = await db()('leerling_doel_standen').where(key()).orderBy('doel_id').pluck('stand');
  expect(back).toEqual(['struikel', 'bezig', 'struikel', 'onderhoud', 'beheerst', 'bezig', 'bezig']);
  await up(db());
});
