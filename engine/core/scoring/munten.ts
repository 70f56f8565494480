/** Most coins a game may add for play. */
export const BONUS_MAX = 10;

/** Coins of a round; never negative, so a balance never falls by playing. */
export interface MuntenInvoer {
  klaar: number;
  /** Right at the first attempt, without help; rapid guesses are left out by the caller. */
  eersteKeer: number;
  /** Play bonus of the game, clamped to 0..10. */
  bonus: number;
  /** Items done as a rapid guess: they earn nothing. */
  gokken?: number;
}

const heel = (n: number): number => (Number.isFinite(n) ? Math.max(0, Math.floor(n)) : 0);

/** 2 per first-try item, 1 per other finished item, plus the bonus (practice.md section 12). */
export function muntenVan(invoer: MuntenInvoer): number {
  const klaar = Math.max(0, heel(invoer.klaar) - heel(invoer.gokken ?? 0));
  const eersteKeer = Math.min(klaar, heel(invoer.eersteKeer));
  return eersteKeer * 2 + (klaar - eersteKeer) + Math.min(BONUS_MAX, heel(invoer.bonus));
}
