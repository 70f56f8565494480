/** Counts of a round. `eersteKeer` = right at the first attempt, without help. All whole numbers >= 0. */
export interface Tally {
  /** Items the round asked for. */
  items: number;
  /** Items completed, with any help. */
  klaar: number;
  eersteKeer: number;
  gestopt: boolean;
}

/** Stars of a round. */
export type Stars = 0 | 1 | 2 | 3;

const whole = (n: number): number => (Number.isFinite(n) ? Math.max(0, Math.floor(n)) : 0);

/**
 * Stars from spelling and completion only, never from time: 1 from 50 % completed, 2 from 70 % and 3 from 90 % right at
 * the first attempt (practice.md section 12). Shares are of the items of the round, so stopping early gains nothing;
 * 0 only for a leerling who stops before half.
 */
export function starsOf(tally: Tally): Stars {
  const items = whole(tally.items);
  const done = Math.min(items, whole(tally.klaar));
  const firstTime = Math.min(done, whole(tally.eersteKeer));
  if (items === 0 || done * 2 < items) return 0;
  if (firstTime * 10 >= items * 9) return 3;
  return firstTime * 10 >= items * 7 ? 2 : 1;
}
