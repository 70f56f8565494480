import { v7 } from 'uuid';
import { createRng, type Rng } from '#engine/core/basis/rng.ts';

/** Fixed source of the demo data: the same day gives the same schools. */
export interface Random {
  rng: Rng;
  /** Identifier whose moment is `ms`. */
  id(ms: number): string;
  kies<T>(list: readonly T[]): T;
  kans(p: number): boolean;
}

export function createRandom(seed: number): Random {
  const rng = createRng(seed);
  return {
    rng,
    id: (ms) =>
      v7({ msecs: ms, seq: rng.int(0x7fffffff), random: Uint8Array.from({ length: 16 }, () => rng.int(256)) }),
    kies: (list) => {
      const chosen = list[rng.int(list.length)];
      if (chosen === undefined) throw new RangeError('empty list');
      return chosen;
    },
    kans: (p) => rng.next() < p,
  };
}
