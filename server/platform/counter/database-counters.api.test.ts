import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startKit, type ApiKit } from '../../test/api-kit.ts';
import { createStillClock } from '../../test/clock.ts';
import { describeCounters } from '../../test/counter-suite.ts';
import { DatabaseCounters } from './database-counters.ts';

let kit: ApiKit;
beforeAll(async () => {
  kit = await startKit({ leeg: true });
});
afterAll(() => kit.stop());

describe('counters in the database', () => {
  describeCounters(() => {
    const clock = createStillClock();
    return { clock, counters: new DatabaseCounters(kit.server.database.knex, clock) };
  });

  it('store no name or address, and forget what is over', async () => {
    const clock = createStillClock();
    const counters = new DatabaseCounters(kit.server.database.knex, clock);
    await counters.countUp('account:zoé.een|203.0.113.1', 1_000);
    const rows: object[] = await kit.server.database.knex('counters').select();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/zoé|203/);
    clock.ahead(3_651 * 86_400_000);
    await counters.forget();
    expect(await kit.server.database.knex('counters').select()).toEqual([]);
  });

  it('are one for two processes', async () => {
    const clock = createStillClock();
    const two = [1, 2].map(() => new DatabaseCounters(kit.server.database.knex, clock));
    const rule = { windowMs: 60_000, free: 4, pauses: [60_000] };
    const burst = await Promise.all(Array.from({ length: 40 }, (_, i) => two[i % 2]?.attempt('shared', rule)));
    expect(burst.filter((attempt) => attempt?.wait === 0)).toHaveLength(5);
  });
});
