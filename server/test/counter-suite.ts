import { expect, it } from 'vitest';
import type { CounterStorage } from '../platform/counter/counter-storage.ts';
import type { TestClock } from './clock.ts';

interface Counting {
  counters: CounterStorage;
  clock: TestClock;
}
const RULE = { windowMs: 60_000, free: 2, pauses: [1_000, 5_000] };

/** What every storage of counters does; `open` gives one in use, `key` names differ per test. */
export function describeCounters(open: () => Counting): void {
  it('counts within a window that starts at the first count', async () => {
    const { counters, clock } = open();
    expect(await counters.countUp('window', 1_000)).toBe(1);
    clock.ahead(600);
    expect(await counters.countUp('window', 1_000)).toBe(2);
    expect(await counters.stand('window')).toBe(2);
    clock.ahead(400);
    expect(await counters.stand('window')).toBe(0);
    expect(await counters.countUp('window', 1_000)).toBe(1);
  });

  it('refuses attempts during a pause, which grows and then stays', async () => {
    const { counters, clock } = open();
    const free = { wait: 0, pause: 0 };
    expect(await counters.attempt('pause', RULE)).toEqual(free);
    expect(await counters.attempt('pause', RULE)).toEqual(free);
    for (const pause of [1_000, 5_000, 5_000]) {
      expect(await counters.attempt('pause', RULE)).toEqual({ wait: 0, pause });
      expect(await counters.attempt('pause', RULE)).toEqual({ wait: pause, pause: 0 });
      expect(await counters.held('pause')).toBe(pause);
      clock.ahead(pause);
    }
    clock.ahead(RULE.windowMs);
    expect(await counters.attempt('pause', RULE)).toEqual(free);
  });

  it('takes back an attempt with its pause, never below none', async () => {
    const { counters } = open();
    for (let i = 0; i < 3; i += 1) await counters.attempt('back', RULE);
    expect(await counters.held('back')).toBe(1_000);
    await counters.giveBack('back');
    expect(await counters.attempt('back', RULE)).toEqual({ wait: 0, pause: 1_000 });
    for (let i = 0; i < 9; i += 1) await counters.giveBack('back');
    expect(await counters.stand('back')).toBe(0);
    await counters.giveBack('unknown');
  });

  it('lets no more through of a burst than one by one', async () => {
    const { counters } = open();
    const burst = await Promise.all(Array.from({ length: 60 }, () => counters.attempt('burst', RULE)));
    expect(burst.filter(({ wait }) => wait === 0)).toHaveLength(3);
    const counts = await Promise.all(Array.from({ length: 20 }, () => counters.countUp('count', 60_000)));
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('holds for years where the rule says so', async () => {
    const { counters, clock } = open();
    const years = 3_650 * 86_400_000;
    expect(await counters.attempt('lock', { windowMs: 1_000, free: 0, pauses: [years] })).toEqual({
      wait: 0,
      pause: years,
    });
    clock.ahead(86_400_000);
    expect(await counters.held('lock')).toBe(years - 86_400_000);
    await counters.forget();
    expect(await counters.held('lock')).toBe(years - 86_400_000);
    await counters.wis('lock');
    expect(await counters.held('lock')).toBe(0);
  });
}
