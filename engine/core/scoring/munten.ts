/** Most coins a game may add for play. */
export const BONUS_MAX = 10;

/** Coins of a round; never negative, so a balance never falls by playing. */
export interface MuntenInput {
  klaar: number;
  /** Right at the first attempt, without help; rapid guesses are left out by the caller. */
  eersteKeer: number;
  /** Play bonus of the game, clamped to 0..10. */
  bonus: number;
  /** Items done as a rapid guess: they earn nothing. */
  guesses?: number;
}

const whole = (n: number): number => (Number.isFinite(n) ? Math.max(0, Math.floor(n)) : 0);

/** 2 per first-try item, 1 per other finished item, plus the bonus (practice.md section 12). */
export function muntenOf(input: MuntenInput): number {
  const done = Math.max(0, whole(input.klaar) - whole(input.guesses ?? 0));
  const firstTime = Math.min(done, whole(input.eersteKeer));
  return firstTime * 2 + (done - firstTime) + Math.min(BONUS_MAX, whole(input.bonus));
}
