import { createRng, hashText } from '#engine/core/basis/rng.ts';

/** Seeded chance with the distributions that the worlds need. */
export interface Random {
  /** Uniform in [0, 1). */
  uniform(): number;
  /** Normal with the given mean and standard deviation (Box and Muller 1958). */
  normaal(average: number, sd: number): number;
  /** Whole number in [0, n). */
  whole(n: number): number;
}

/** Chance that depends on the words given, so every pupil, seed and purpose has a stream of its own. */
export function createRandom(...parts: readonly (string | number)[]): Random {
  const rng = createRng(hashText(parts.join('/')));
  for (let i = 0; i < 4; i += 1) rng.next(); // seeds that lie close together give close first numbers
  return {
    uniform: rng.next,
    whole: rng.int,
    normaal: (average, sd) =>
      average + sd * Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next()),
  };
}
