import { z } from 'zod/mini';
import { name, patternSchema } from './fields.schema.ts';
import { action } from './trigger.ts';

const MAX_MS = 8000;
const ms = z.number().check(z.gte(0), z.lte(MAX_MS));

/** One named step of a finale: when it begins, for whom, and what happens. Times in simulated ms. */
export const finaleStep = z.strictObject({
  name,
  /** Begins so long after the finale began. Without `at` and `after` it begins with the finale. */
  at: z.optional(ms),
  /** Begins when this earlier step is over. */
  after: z.optional(name),
  /** Begins when this earlier step begins. */
  with: z.optional(name),
  /** So much later than that. */
  plus: z._default(ms, 0),
  if: z.optional(z.string().check(z.maxLength(200))),
  /** Once for every thing that matches; it is `a` in the actions. What can carry a word and got none is left out. */
  each: z.optional(patternSchema),
  /** Each word of the child comes on a thing that matches, one by one; the thing is `a`. Things without a word are left out. */
  words: z.optional(patternSchema),
  /** So many times, or one pass over the things of `each` so many times. */
  times: z._default(z.int().check(z.gte(1), z.lte(30)), 1),
  /** Time between two times, or between two things. */
  every: z._default(ms, 0),
  do: z.array(action).check(z.minLength(1), z.maxLength(16)),
});

/** One way a round may end: its length and its steps in the order in which they name each other. */
export const finale = z.strictObject({
  name,
  /** The result follows after this time. */
  ms: ms,
  timeline: z.array(finaleStep).check(z.maxLength(40)),
});

/** One step of a finale. */
export type FinaleStep = z.infer<typeof finaleStep>;
/** One way a round may end. */
export type FinaleDef = z.infer<typeof finale>;

/** When each step begins and is over, ms; `count` tells how many things a step has. Steps are read in order, so one that is not there yet counts as the beginning. */
export function finaleTimes(
  { timeline }: FinaleDef,
  count: (step: FinaleStep) => number,
): ReadonlyMap<string, { from: number; to: number }> {
  const times = new Map<string, { from: number; to: number }>();
  for (const step of timeline) {
    const base = step.at ?? times.get(step.after ?? '')?.to ?? times.get(step.with ?? '')?.from ?? 0;
    const from = base + step.plus;
    const turns = Math.max(0, step.times * count(step) - 1);
    times.set(step.name, { from, to: from + turns * step.every + longest(step) });
  }
  return times;
}

/** The longest movement of a step, ms. */
function longest(step: FinaleStep): number {
  const moves = step.do.map((one) => ('tween' in one || 'path' in one ? one.ms : 0));
  return Math.max(...moves);
}
