import type { LeerlingState, WoordState } from './state.ts';
import type { Params } from './params.ts';
import { power } from './power.ts';

/** Whole days whose powers are kept: what was seen three years ago, and the days up to a test. */
const KEPT_DAYS = 1200;

/** One decay is in use at a time; every look at a word asks for up to six of its powers. */
let powersOf = Number.NaN;
let powers = new Float64Array();

/** What is left of a trace after so many days, one or more. */
function leftAfter(days: number, decay: number): number {
  if (decay !== powersOf) {
    powersOf = decay;
    powers = Float64Array.from({ length: KEPT_DAYS }, (_, day) => day ** -decay);
  }
  return powers[days] ?? days ** -decay;
}

/**
 * Second family of memory: every encounter leaves a trace that fades (ACT-R; Pavlik and Anderson 2005), and traces add to
 * the logit of the rule. Answers by how much they multiply the odds: 1 without an encounter.
 * The state keeps the number of encounters and the day of the last one, so earlier ones count as spread before it.
 */
export function traceOdds(p: Params, traces: number, days: number): number {
  if (traces === 0) return 1;
  const { strength, power: exponent, decay, spread } = p.traces;
  const first = Math.min(1, traces);
  const last = first * (days < 1 ? power(p.sameDay, -decay) : leftAfter(days, decay));
  return power(1 + strength * (last + (traces - first) * leftAfter(days + spread, decay)), exponent);
}

/** Traces of a word: a miss leaves less than a right answer. Which of the two the first answer was is not kept, unless it was the last. */
export function tracesOf(p: Params, w: Pick<WoordState, 'reps' | 'lapses' | 'terug'>): number {
  const misses = w.lapses + (w.reps === 1 && w.terug ? 1 : 0);
  return w.reps - (1 - p.traces.miss) * misses;
}

/** Chance of `chance` after its odds were multiplied. */
export function withOdds(chance: number, odds: number): number {
  return (chance * odds) / (1 - chance + chance * odds);
}

/** Share (0..1) that the curve of stability has in what is expected of this leerling; the rest is for traces. */
export function curveShare(s: LeerlingState): number {
  return 1 / (1 + Math.exp(-s.curve));
}

/** How far traces lead (0..1): 0 for a leerling of whom nothing is known yet, or whom the curve describes. */
export function tracesLead(share: number): number {
  return Math.max(0, 1 - 2 * share);
}
