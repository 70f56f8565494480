/** Seeded random source; the same seed gives the same numbers in Node and in every browser. */
export interface Rng {
  /** Next number in [0, 1). */
  next(): number;
  /** Whole number in [0, n); n >= 1. */
  int(n: number): number;
  /** Present 32-bit state, never 0; feed it to `createRng` to continue the same sequence. */
  state(): number;
}

/** One step of xorshift32 on a 32-bit state that is not 0. */
export function stepRng(state: number): number {
  let x = state >>> 0 || 0x9e3779b9;
  x ^= x << 13;
  x >>>= 0;
  x ^= x >>> 17;
  x ^= x << 5;
  return x >>> 0;
}

/** Marsaglia xorshift32 (Journal of Statistical Software 8(14), 2003). Seed 0 is replaced, since 0 is a fixed point. */
export function createRng(seed: number): Rng {
  let x = seed >>> 0 || 0x9e3779b9;
  const step = (): number => {
    x = stepRng(x);
    return x;
  };
  return {
    next: () => step() / 0x1_0000_0000,
    int: (n) => Math.floor((step() / 0x1_0000_0000) * n),
    state: () => x,
  };
}

/** Fisher-Yates on a copy; the input stays as it was. */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const copy = [...items];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = rng.int(i + 1);
    const a = copy[i];
    const b = copy[j];
    if (a === undefined || b === undefined) continue;
    copy[i] = b;
    copy[j] = a;
  }
  return copy;
}

/** FNV-1a, 32 bits, over UTF-16 code units: turns a text into a seed. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}
