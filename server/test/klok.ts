import type { Clock } from '#engine/core/basis/clock.ts';

/** Clock that a test moves by hand; starts now, since the database keeps its own time for some columns. */
export interface TestKlok extends Clock {
  vooruit(ms: number): void;
}

export function createTestKlok(begin = Date.now()): TestKlok {
  let verschil = 0;
  const start = begin - Date.now();
  return {
    now: () => Date.now() + start + verschil,
    vooruit: (ms) => {
      verschil += ms;
    },
  };
}
