import type { Clock } from '#engine/core/basis/clock.ts';

/** Clock that a test moves by hand; starts now, since the database keeps its own time for some columns. */
export interface TestClock extends Clock {
  ahead(ms: number): void;
}

export function createTestClock(begin = Date.now()): TestClock {
  let difference = 0;
  const start = begin - Date.now();
  return {
    now: () => Date.now() + start + difference,
    ahead: (ms) => {
      difference += ms;
    },
  };
}

/** The same, but time stands still in between, so that pauses can be compared to the millisecond. */
export function createStillClock(begin = Date.UTC(2026, 10, 23, 9)): TestClock {
  let now = begin;
  return {
    now: () => now,
    ahead: (ms) => {
      now += ms;
    },
  };
}
