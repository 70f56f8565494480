export interface Outage {
  /** Failed tries in a row, from 1. */
  poging: number;
  /** Ms since the first failure. */
  duration: number;
  /** Seconds asked for by the server. */
  wacht: number | null;
}

const BASE = 1_000;
const CEILING_SHORT = 5_000;
const CEILING_LONG = 30_000;
const SHORT = 60_000;

/** Ms until the next try: full jitter, base 1 s, doubling, cap 5 s in the first minute and 30 s after it. */
export function waitTime({ poging, duration, wacht: wait }: Outage, rng: () => number): number {
  const ceiling = duration < SHORT ? CEILING_SHORT : CEILING_LONG;
  const spread = rng() * Math.min(ceiling, BASE * 2 ** Math.min(poging - 1, 10));
  return wait === null ? spread : wait * 1_000 + rng() * BASE;
}

/** Ms to wait after `online` or a success elsewhere, so that a whole class does not knock at once. */
export const jitter = (rng: () => number): number => rng() * 3_000;
