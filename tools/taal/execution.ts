import type { Result } from '#engine/core/basis/result.ts';

/** One output line as an object; the keys are printed in the order they are given. */
export type Rule = Record<string, unknown>;

/** Answers one input line. */
export type Processor = (rule: string) => Rule;

/** Line for input the language core refuses, with the line as it was given. */
export function errorLine(rule: string, error: string): Rule {
  return { woord: rule, fout: error };
}

/** Object of a good result, or the line with its error code. */
export function fromResult<T>(rule: string, out: Result<T, string>, create: (value: T) => Rule): Rule {
  return out.ok ? create(out.value) : errorLine(rule, out.fout);
}

/** Two cells split by one tab; anything else is unreadable input. */
export function twoCells(rule: string): [string, string] | undefined {
  const [a, b, ...rest] = rule.split('\t');
  return a === undefined || b === undefined || rest.length > 0 ? undefined : [a, b];
}
