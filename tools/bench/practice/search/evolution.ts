import type { Random } from '../random.ts';

/** Where the search looks: the middle and the spread of every number, on its logarithm. */
export interface Cloud {
  mean: readonly number[];
  spread: readonly number[];
}

/** A point with what it is worth. */
export interface Scored {
  at: readonly number[];
  worth: number;
}

/** How far middle and spread move to the best of a generation, and the least spread that stays. */
const STEP = { mean: 0.8, spread: 0.4, least: 0.03 };

/** Weights of the best of a generation, best first; they sum to 1. */
export function weightsOfBest(count: number): number[] {
  const raw = Array.from({ length: count }, (_, i) => Math.log(count + 0.5) - Math.log(i + 1));
  const sum = raw.reduce((a, b) => a + b, 0);
  return raw.map((w) => w / sum);
}

/** Points of one generation; the first is the middle itself. */
export function sampleOf({ mean, spread }: Cloud, count: number, random: Random): number[][] {
  return Array.from({ length: count }, (_, i) =>
    mean.map((m, d) => (i === 0 ? m : m + random.normaal(0, spread[d] ?? 0))),
  );
}

/** The cloud after a generation: towards its best, each number with a spread of its own (evolution strategy with a diagonal covariance; Hansen 2016). */
export function nextCloud(cloud: Cloud, generation: readonly Scored[], best: number): Cloud {
  const chosen = [...generation].sort((a, b) => b.worth - a.worth).slice(0, best);
  const weights = weightsOfBest(chosen.length);
  const target = cloud.mean.map((_, d) => chosen.reduce((sum, { at }, i) => sum + (weights[i] ?? 0) * (at[d] ?? 0), 0));
  const wide = cloud.mean.map((m, d) =>
    Math.sqrt(chosen.reduce((sum, { at }, i) => sum + (weights[i] ?? 0) * ((at[d] ?? 0) - m) ** 2, 0)),
  );
  return {
    mean: cloud.mean.map((m, d) => m + STEP.mean * ((target[d] ?? m) - m)),
    spread: cloud.spread.map((s, d) => Math.max(STEP.least, s + STEP.spread * ((wide[d] ?? s) - s))),
  };
}
