import { useEffect, useLayoutEffect } from 'react';
import { curtain, type Stretch } from './curtain.ts';

/** Holds the curtain of a game as long as this part of it loads; `done` is the stretch that lies behind it. */
export function useCurtain(spel: string, loads: boolean, done?: Stretch): void {
  // Before the first paint, so that nothing is seen between two parts.
  useLayoutEffect(() => (loads ? curtain.hold(spel) : undefined), [spel, loads]);
  useEffect(() => {
    if (loads && done !== undefined) curtain.reach(done);
  }, [spel, loads, done]);
}
