import { describe, expect, it } from 'vitest';
import { createStillClock } from '../../test/clock.ts';
import { describeCounters } from '../../test/counter-suite.ts';
import { MemoryCounters } from './memory-counters.ts';

describe('counters in memory', () => {
  describeCounters(() => {
    const clock = createStillClock();
    return { clock, counters: new MemoryCounters(clock) };
  });

  it('never frees who is held to make room for made-up names', async () => {
    const counters = new MemoryCounters(createStillClock());
    await counters.attempt('held', { windowMs: 1_000, free: 0, pauses: [60_000] });
    for (let i = 0; i < 100_001; i += 1) await counters.countUp(`name${i}`, 60_000);
    expect(await counters.held('held')).toBe(60_000);
    expect(await counters.stand('name100000')).toBe(1);
  });
});
