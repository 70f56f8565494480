/**
 * Speed score of one answer, (2x - 1)(1 - t/d) within -1..1 (practice.md section 12): shown as a personal best, never part
 * of stars, coins or ability. `x` = right, `ms` = time, `deadlineMs` = time allowed; without a deadline the score is 0.
 */
export function fluentScore(x: 0 | 1, ms: number, deadlineMs: number): number {
  if (!Number.isFinite(ms) || !Number.isFinite(deadlineMs) || deadlineMs <= 0 || ms < 0) return 0;
  return Math.min(1, Math.max(-1, (2 * x - 1) * (1 - ms / deadlineMs)));
}

const FACTOR = Object.freeze({ uit: Infinity, rustig: 2.5, normaal: 1.8, vlot: 1.3 } as const);

/** Deadline of an item, ms: its median times the factor of the tempo; `uit` has none. */
export function deadline(medianMs: number, tempo: keyof typeof FACTOR): number {
  return medianMs * FACTOR[tempo];
}
