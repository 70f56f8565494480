import { createRng, hashText } from '#engine/core/basis/rng.ts';

/** Seeded chance with the distributions that the worlds need. */
export interface Toeval {
  /** Uniform in [0, 1). */
  uniform(): number;
  /** Normal with the given mean and standard deviation (Box and Muller 1958). */
  normaal(gemiddelde: number, sd: number): number;
  /** Whole number in [0, n). */
  heel(n: number): number;
}

/** Chance that depends on the words given, so every pupil, seed and purpose has a stream of its own. */
export function createToeval(...delen: readonly (string | number)[]): Toeval {
  const rng = createRng(hashText(delen.join('/')));
  for (let i = 0; i < 4; i += 1) rng.next(); // seeds that lie close together give close first numbers
  return {
    uniform: rng.next,
    heel: rng.int,
    normaal: (gemiddelde, sd) =>
      gemiddelde + sd * Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next()),
  };
}
