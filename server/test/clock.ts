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
