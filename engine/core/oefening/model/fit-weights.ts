import {
  deltaSum,
  evidenceTerms,
  memoryChance,
  sigma,
  together,
  traceOddsOf,
  weightsOf,
  type VraagView,
} from './predict.ts';
import { curveShare, withOdds } from './traces.ts';
import type { Model } from './model.ts';
import type { MemoryMode } from './params.ts';
import { HEAD_TERMS, type Weights } from './weights.ts';
import type { LeerlingState } from './state.ts';

/** a1 and a2, then the terms of the evidence head. */
const SIZE = HEAD_TERMS + 2;
/** A step is never longer than this, logits per unit of a term. */
const LONGEST_STEP = 0.5;

const read = (list: Float64Array, i: number): number => list[i] ?? 0;
const listOf = ({ a1, a2, hoofd: head }: Weights): number[] => [
  a1,
  a2,
  ...Array.from({ length: HEAD_TERMS }, (_, i) => head[i] ?? 0),
];

/** Solves `A x = b` for a positive definite A of rows (Gauss, no pivoting needed); changes both. */
function solve(A: Float64Array, b: Float64Array): Float64Array {
  const n = b.length;
  const at = (i: number, j: number): number => A[i * n + j] ?? 0;
  for (let i = 0; i < n; i += 1) {
    for (let row = i + 1; row < n; row += 1) {
      const factor = at(row, i) / at(i, i);
      for (let j = i; j < n; j += 1) A[row * n + j] = at(row, j) - factor * at(i, j);
      b[row] = (b[row] ?? 0) - factor * (b[i] ?? 0);
    }
  }
  for (let i = n - 1; i >= 0; i -= 1) {
    let rest = b[i] ?? 0;
    for (let j = i + 1; j < n; j += 1) rest -= at(i, j) * (b[j] ?? 0);
    b[i] = rest / at(i, i);
  }
  return b;
}

/**
 * Learns the population weights of one route from answers, in one pass and without keeping any: the slope and the
 * curvature of the log loss at the weights in use give one Newton step, drawn to where the weights came from by the worth
 * of `strength` answers. A night is a step; the next one goes on from there.
 */
export class WeightFit {
  private readonly slope = new Float64Array(SIZE);
  private readonly curve = new Float64Array(SIZE * SIZE);
  private readonly terms = new Float64Array(HEAD_TERMS);
  private readonly row = new Float64Array(SIZE);
  /** Answers seen. */
  n = 0;

  constructor(
    private readonly m: Model,
    private readonly route: MemoryMode,
  ) {}

  /** Adds an answer that is about to be learned from; `weight` = how often it counts. */
  add(s: LeerlingState, options: { z: VraagView; x: 0 | 1; weight?: number }): void {
    const { z, x, weight = 1 } = options;
    const { a1, a2, hoofd: head } = weightsOf(this.m.params, this.route);
    const delta = deltaSum(s, z.weighted);
    evidenceTerms(s, z.weighted, this.terms);
    let logit = a1 * s.theta + a2 * delta - this.m.params.a3 * z.item.b - z.fp.fmt;
    for (let i = 0; i < HEAD_TERMS; i += 1) logit += (head[i] ?? 0) * (this.terms[i] ?? 0);
    const p0 = sigma(logit);
    const { known, slope } = this.knowing(s, z, p0);
    const bias = Math.exp(s.kappa);
    const chance = (known * bias) / (1 - known + known * bias);
    const p = z.c + (1 - z.c) * chance;
    // How fast p rises with the logit of the rule; guessing takes the share c of it away.
    const rise = ((1 - z.c) * chance * (1 - chance) * slope) / (known * (1 - known));
    const width = p * (1 - p);
    if (!(width > 0) || !Number.isFinite(rise)) return;
    this.row[0] = s.theta;
    this.row[1] = delta;
    this.row.set(this.terms, 2);
    this.gather((weight * (x - p) * rise) / width, (weight * rise * rise) / width);
    this.n += weight;
  }

  /** Chance that the word is known, both families of memory together, and how fast it rises with the logit of the rule. */
  private knowing(s: LeerlingState, z: VraagView, p0: number): { known: number; slope: number } {
    const R = memoryChance(s, z);
    const traces = withOdds(p0, traceOddsOf(this.m, z));
    const share = curveShare(s);
    return {
      known: share * together(R, p0) + (1 - share) * traces,
      slope: share * (1 - R) * p0 * (1 - p0) + (1 - share) * traces * (1 - traces),
    };
  }

  private gather(slope: number, curve: number): void {
    const { row } = this;
    for (let i = 0; i < SIZE; i += 1) {
      const value = row[i] ?? 0;
      if (value === 0) continue;
      this.slope[i] = (this.slope[i] ?? 0) + slope * value;
      for (let j = 0; j <= i; j += 1)
        this.curve[i * SIZE + j] = (this.curve[i * SIZE + j] ?? 0) + curve * value * (row[j] ?? 0);
    }
  }

  /** Weights after one step from those in use. */
  step(origin: Weights, strength: number): Weights {
    const now = Float64Array.from(listOf(weightsOf(this.m.params, this.route)));
    const home = Float64Array.from(listOf(origin));
    const pull = now.map((value, i) => strength * (value - read(home, i)));
    const d = solve(
      this.curvature(strength),
      this.slope.map((value, i) => value - read(pull, i)),
    );
    const longest = d.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
    const part = longest > LONGEST_STEP ? LONGEST_STEP / longest : 1;
    const [a1 = 1, a2 = 1, ...head] = now.map((value, i) => value + part * read(d, i));
    return { a1, a2, hoofd: head };
  }

  /** Both halves of the curvature, with the pull to the origin on its diagonal. */
  private curvature(strength: number): Float64Array {
    const A = Float64Array.from(this.curve);
    for (let i = 0; i < SIZE; i += 1) {
      for (let j = 0; j < i; j += 1) A[j * SIZE + i] = read(A, i * SIZE + j);
      A[i * SIZE + i] = read(A, i * SIZE + i) + strength;
    }
    return A;
  }
}
