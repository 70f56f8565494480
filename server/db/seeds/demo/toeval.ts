import { v7 } from 'uuid';
import { createRng, type Rng } from '#engine/core/basis/rng.ts';

/** Fixed source of the demo data: the same day gives the same schools. */
export interface Toeval {
  rng: Rng;
  /** Identifier whose moment is `ms`. */
  id(ms: number): string;
  kies<T>(lijst: readonly T[]): T;
  kans(p: number): boolean;
}

export function createToeval(seed: number): Toeval {
  const rng = createRng(seed);
  return {
    rng,
    id: (ms) =>
      v7({ msecs: ms, seq: rng.int(0x7fffffff), random: Uint8Array.from({ length: 16 }, () => rng.int(256)) }),
    kies: (lijst) => {
      const gekozen = lijst[rng.int(lijst.length)];
      if (gekozen === undefined) throw new RangeError('empty list');
      return gekozen;
    },
    kans: (p) => rng.next() < p,
  };
}
