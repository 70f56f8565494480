export interface Storing {
  /** Failed tries in a row, from 1. */
  poging: number;
  /** Ms since the first failure. */
  duur: number;
  /** Seconds asked for by the server. */
  wacht: number | null;
}

const BASIS = 1_000;
const PLAFOND_KORT = 5_000;
const PLAFOND_LANG = 30_000;
const KORT = 60_000;

/** Ms until the next try: full jitter, base 1 s, doubling, cap 5 s in the first minute and 30 s after it. */
export function wachttijd({ poging, duur, wacht }: Storing, rng: () => number): number {
  const plafond = duur < KORT ? PLAFOND_KORT : PLAFOND_LANG;
  const spreiding = rng() * Math.min(plafond, BASIS * 2 ** Math.min(poging - 1, 10));
  return wacht === null ? spreiding : wacht * 1_000 + rng() * BASIS;
}

/** Ms to wait after `online` or a success elsewhere, so that a whole class does not knock at once. */
export const aanloop = (rng: () => number): number => rng() * 3_000;
