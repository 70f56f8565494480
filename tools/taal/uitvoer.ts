import type { Result } from '#engine/core/basis/result.ts';

/** One output line as an object; the keys are printed in the order they are given. */
export type Regel = Record<string, unknown>;

/** Answers one input line. */
export type Verwerker = (regel: string) => Regel;

/** Line for input the language core refuses, with the line as it was given. */
export function foutRegel(regel: string, fout: string): Regel {
  return { woord: regel, fout };
}

/** Object of a good result, or the line with its error code. */
export function uitResultaat<T>(regel: string, uit: Result<T, string>, maak: (waarde: T) => Regel): Regel {
  return uit.ok ? maak(uit.value) : foutRegel(regel, uit.fout);
}

/** Two cells split by one tab; anything else is unreadable input. */
export function tweeCellen(regel: string): [string, string] | undefined {
  const [a, b, ...rest] = regel.split('\t');
  return a === undefined || b === undefined || rest.length > 0 ? undefined : [a, b];
}
