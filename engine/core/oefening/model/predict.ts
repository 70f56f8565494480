import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { recall } from './memory.ts';
import {
  formatParams,
  weightedForContext,
  guessChance,
  type Weighted,
  type ItemContext,
  type Model,
  type PracticeItem,
} from './model.ts';
import { PARAMS, type FormatParams, type MemoryMode, type Params } from './params.ts';
import { HEAD_TERMS, type Weights } from './weights.ts';
import { curveShare, traceOdds, tracesOf, withOdds } from './traces.ts';
import type { CatState, LeerlingState, WoordState } from './state.ts';

/** Chances for one question. All in 0..1 but `h` (logits) and `v` (variance of the ability involved). */
export interface Prediction {
  /** Right at the first attempt. */
  p: number;
  /** By the rule alone. */
  p0: number;
  /** By memory alone, on the curve of stability. */
  R: number;
  /** Right when the curve tells what is remembered, and when traces do. */
  byCurve: number;
  byTraces: number;
  h: number;
  v: number;
}

/** Everything a prediction and an update look up once. */
export interface VraagView {
  item: PracticeItem;
  weighted: Weighted;
  fp: FormatParams;
  /** Guess chance. */
  c: number;
  woord: WoordState | undefined;
  /** Days since the word was seen. */
  dagen: number;
}

/** 1 / (1 + e^-x). */
export function sigma(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** ln(p / (1 - p)), p kept 1e-9 away from 0 and 1. */
export function logit(p: number): number {
  const q = Math.min(1 - 1e-9, Math.max(1e-9, p));
  return Math.log(q / (1 - q));
}

/** How likely an outcome was, the chance kept 1e-6 away from 0 and 1. */
export function likelihoodOf(p: number, x: 0 | 1): number {
  const q = Math.min(1 - 1e-6, Math.max(1e-6, p));
  return x === 1 ? q : 1 - q;
}

/** Log loss of an outcome, the chance kept 1e-6 away from 0 and 1. */
export function logLossOf(p: number, x: 0 | 1): number {
  return -Math.log(likelihoodOf(p, x));
}

/** Looks up what belongs to a question; undefined for an unknown item. */
export function view(m: Model, s: LeerlingState, q: ItemContext): VraagView | undefined {
  const item = m.items.get(q.itemId);
  if (item === undefined) return undefined;
  const fp = formatParams(m.params, q.format, q.k);
  const woord = s.woorden.get(item.nr);
  return {
    item,
    weighted: weightedForContext(item, q),
    fp,
    c: guessChance(fp, q.k),
    woord,
    dagen: woord === undefined ? 0 : q.day - woord.dag,
  };
}

/** Row of the main category as it is now; undefined when never answered. */
export function mainCat(s: LeerlingState, weighted: Weighted): CatState | undefined {
  return s.cats.get(weighted.nrs[0] ?? -1);
}

/** What a question asks for: sum of w_c delta_c, logits, and the variance of the ability, v + sum of w_c^2 v_c. */
function abilityOf(m: Model, s: LeerlingState, { nrs, weights }: Weighted): { delta: number; v: number } {
  let delta = 0;
  let { v } = s;
  for (let i = 0; i < nrs.length; i += 1) {
    const w = weights[i] ?? 0;
    const c = s.cats.get(nrs[i] ?? -1);
    delta += w * (c?.delta ?? 0);
    v += w * w * (c?.v ?? m.params.vCatStart);
  }
  return { delta, v };
}

/** Sum of w_c delta_c. */
export function deltaSum(s: LeerlingState, { nrs, weights }: Weighted): number {
  let sum = 0;
  for (let i = 0; i < nrs.length; i += 1) {
    const c = s.cats.get(nrs[i] ?? -1);
    if (c !== undefined) sum += (weights[i] ?? 0) * c.delta;
  }
  return sum;
}

/** ln(1 + n) for every count that a category keeps: four of them are asked for twice an answer. */
const LN_COUNT = Float64Array.from({ length: 4096 }, (_, n) => Math.log(1 + n));
const lnCount = (n: number): number => LN_COUNT[n] ?? Math.log(1 + n);
/** Uncertainty of a category without answers, logits. */
const UNCERTAIN = Math.sqrt(PARAMS.vCatStart);

/**
 * Terms of the evidence head before weighing (practice.md section 5.2), written into `out`; counts in ln, averages minus
 * one half, uncertainty against that of a category without answers, how far ability grew with the answers, how new the
 * leerling and the category are, and an average that says less the longer the leerling is known.
 */
export function evidenceTerms(s: LeerlingState, weighted: Weighted, out: Float64Array): void {
  const c = mainCat(s, weighted);
  out.fill(0);
  out[0] = 1;
  out[12] = 1 / (1 + s.n);
  out[13] = 1;
  if (s.n > 0) {
    out[5] = s.gFast - 0.5;
    out[6] = s.gSlow - 0.5;
  }
  if (c === undefined || c.n === 0) return;
  const times = lnCount(c.n);
  out[1] = lnCount(c.goed);
  out[2] = lnCount(c.n - c.goed);
  out[3] = c.emaFast - 0.5;
  const slow = c.emaSlow - 0.5;
  out[4] = slow;
  out[7] = c.last - 0.5;
  out[8] = s.previousCat !== 0 && s.previousCat === weighted.nrs[0] ? c.last - 0.5 : 0;
  out[9] = times;
  out[10] = Math.sqrt(c.v) - UNCERTAIN;
  out[11] = c.delta * times;
  out[13] = 1 / (1 + c.n);
  out[14] = slow * lnCount(s.n);
}

/** Weights of a question: those of words with a memory, or of questions without a memory route. */
export function weightsOf(params: Params, memory: MemoryMode): Weights {
  return memory === 'geen' ? params.withoutMemory : params;
}

const terms = new Float64Array(HEAD_TERMS);

/** Evidence head: population weights over what the last answers showed; never feeds back into the abilities. Logits. */
export function evidence(m: Model, s: LeerlingState, options: { weighted: Weighted; memory: MemoryMode }): number {
  const { weighted, memory } = options;
  const { hoofd: head } = weightsOf(m.params, memory);
  if (!m.headEnabled && head === m.params.hoofd) return 0;
  evidenceTerms(s, weighted, terms);
  let sum = 0;
  for (let i = 0; i < HEAD_TERMS; i += 1) sum += (head[i] ?? 0) * (terms[i] ?? 0);
  return sum;
}

/** Memory and rule together: remember the word or derive it. */
export function together(R: number, p0: number): number {
  return 1 - (1 - R) * (1 - p0);
}

/** Chance that memory brings the word back today. */
export function memoryChance(s: LeerlingState, z: VraagView): number {
  return z.fp.memory === 'geen' ? 0 : recall(z.woord?.S ?? 0, z.dagen, s.mu[z.weighted.family] ?? 1);
}

/** What the traces of a word multiply the odds with today; 1 without a memory route. */
export function traceOddsOf(m: Model, z: VraagView): number {
  const { fp, woord, dagen: days } = z;
  return fp.memory === 'geen' || woord === undefined || !(woord.S > 0)
    ? 1
    : traceOdds(m.params, tracesOf(m.params, woord), days);
}

/** Logit of the chance by the rule alone; `h` = evidence head and `delta` = sum of w_c delta_c, logits. */
function ruleLogit(m: Model, s: LeerlingState, options: { z: VraagView; h: number; delta: number }): number {
  const { z, h, delta } = options;
  const { a1, a2 } = weightsOf(m.params, z.fp.memory);
  return a1 * s.theta + a2 * delta - m.params.a3 * z.item.b - z.fp.fmt + h;
}

/**
 * Chance of a right answer when the word is known with chance `weet` (0..1): shifted by the bias of the leerling and with
 * guessing. `bias` = e^kappa, so that sigma(logit(x) + kappa) needs no logarithm: it equals x bias / (1 - x + x bias).
 */
export function chanceOf(m: Model, options: { weet: number; bias: number; c: number }): number {
  const { weet: knows, bias, c } = options;
  return Math.min(m.params.pMax, c + ((1 - c) * knows * bias) / (1 - knows + knows * bias));
}

/** Prediction from looked-up data; no checks. */
export function predictView(m: Model, s: LeerlingState, z: VraagView): Prediction {
  const h = evidence(m, s, { weighted: z.weighted, memory: z.fp.memory });
  const R = memoryChance(s, z);
  const { delta, v } = abilityOf(m, s, z.weighted);
  const p0 = sigma(ruleLogit(m, s, { z, h, delta }));
  const curve = together(R, p0);
  const traces = withOdds(p0, traceOddsOf(m, z));
  const share = curveShare(s);
  const bias = Math.exp(s.kappa);
  return {
    p: chanceOf(m, { weet: share * curve + (1 - share) * traces, bias, c: z.c }),
    p0,
    R,
    byCurve: chanceOf(m, { weet: curve, bias, c: z.c }),
    byTraces: chanceOf(m, { weet: traces, bias, c: z.c }),
    h,
    v,
  };
}

/** Chance that the leerling answers right at the first attempt. Refuses unknown items, days before the last answer and numbers that are not finite. */
export function predict(m: Model, s: LeerlingState, q: ItemContext): Result<Prediction, 'antwoord-ongeldig'> {
  if (!Number.isInteger(q.day) || q.day < 0 || !Number.isFinite(q.k) || q.k < 0) return err('antwoord-ongeldig');
  const z = view(m, s, q);
  if (z === undefined || z.dagen < 0) return err('antwoord-ongeldig');
  const out = predictView(m, s, z);
  return Number.isFinite(out.p) ? ok(out) : err('antwoord-ongeldig');
}
