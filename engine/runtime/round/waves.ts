import type { RoundOutcome } from './score.ts';

/** Where in a round the two challenges stand, as a share of its questions. */
const CHALLENGES = [0.4, 0.75] as const;
const EASIER = 0.1;
const HARDER = 0.15;
/** What one answer adds to the play level, over so many last answers. */
const DRIFT = { goed: 0.02, geholpen: -0.04 } as const;
const MEMORY = 4;

/**
 * How far the play level has moved within the round: a small step up for every answer that was right at once, a larger one down for one with
 * help, of the last four only. -0.16..0.08; it changes the play, never the words or the stars.
 */
export function levelDrift(completed: readonly RoundOutcome[]): number {
  return completed.slice(-MEMORY).reduce((sum, how) => sum + DRIFT[how], 0);
}

/**
 * Play level of one question, 0..1: a round comes in waves (games.md section 3) — it begins below the level of the child (s - .1),
 * rises twice above it (s + .15) and ends calmly (s - .1). `index` counts from 0, `count` is the number of questions of the round.
 */
export function waveLevel(s: number, { index, count }: { index: number; count: number }): number {
  const last = Math.max(1, count - 1);
  const isChallenge = CHALLENGES.some((share) => Math.round(share * last) === index);
  const isEdge = index <= last * 0.15 || index >= last;
  const level = isEdge ? s - EASIER : isChallenge ? s + HARDER : s;
  return Math.min(1, Math.max(0, level));
}
