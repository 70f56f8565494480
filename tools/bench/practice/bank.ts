import type { Random } from './random.ts';

/** Words with their true properties, which no policy sees. */
export interface Bank {
  n: number;
  categorieen: number;
  /** Category of each word. */
  cat: Uint16Array;
  /** True difficulty, logits. */
  b: Float64Array;
  /** Discrimination, around 1. */
  a: Float64Array;
}

/** Bank of practice.md section 15: difficulty sd 1.1 plus .12 for each next category, discrimination logN(0, .2). */
export function createBank(n: number, categories: number, random: Random): Bank {
  const cat = Uint16Array.from({ length: n }, (_, i) => i % categories);
  const b = Float64Array.from(cat, (c) => random.normaal(0, 1.1) + 0.12 * (c - (categories - 1) / 2));
  const a = Float64Array.from(cat, () => Math.exp(random.normaal(0, 0.2)));
  return { n, categorieen: categories, cat, b, a };
}
