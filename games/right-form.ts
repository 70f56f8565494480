import type { Verdict } from '#engine/core/oefening/contract/contract.ts';
import type { SpelState } from '#engine/runtime/contract.ts';

/** What was wrong may stay in focus so long, s (games.md, principle 3). */
export const LONGEST_WRONG = 4;

/** What is looked at of a game. */
interface Looked {
  last: { verdict: Verdict } | null;
  state: { getState(): Pick<SpelState, 'woord' | 'rail' | 'phase'> };
}

/**
 * Looks along a round and keeps how long at most, in s, what was wrong stood before anything right followed it: the word where it
 * was shown or finished, else the turn of the child with nothing marked as wrong.
 */
export function createRightForm(): { watch(spel: Looked, seconds: number): void; longest(): number } {
  let seen: Looked['last'] = null;
  let since: number | null = null;
  let longest = 0;
  const isRight = (spel: Looked): boolean => {
    const { woord, rail, phase } = spel.state.getState();
    if (woord !== null) return true;
    // A miss that ended in the word being shown is over when the word stands, not before.
    const shows = seen?.verdict.next === 'show' || seen?.verdict.done === true;
    return !shows && (phase === 'spel' || phase === 'uitleg') && !rail.some(({ state }) => state === 'bijna');
  };
  return {
    watch: (spel, seconds) => {
      if (spel.last !== null && spel.last !== seen && !spel.last.verdict.ok) since ??= seconds;
      seen = spel.last;
      if (since === null) return;
      longest = Math.max(longest, seconds - since);
      if (isRight(spel)) since = null;
    },
    longest: () => longest,
  };
}
