import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { stepRng } from '#engine/core/basis/rng.ts';
import type { Antwoord, AntwoordInput } from '../contract/antwoord.ts';
import { doelNow, lastSuccess, type TargetSuccess } from './target-success.ts';
import type { Weighted, Model, PracticeItem } from './model.ts';
import type { Params } from './params.ts';
import { statusAfterAntwoord, type Transition } from './mastery.ts';
import { likelihoodOf, predictView, sigma, view, type Prediction, type VraagView } from './predict.ts';
import {
  newCat,
  newWoord,
  roundCat,
  roundHeader,
  roundWoord,
  type CatState,
  type LeerlingState,
  type WoordState,
} from './state.ts';
import { updateMemory, type MemoryTrace } from './update-memory.ts';

/** What an update did, for the log and for tests. Abilities in logits. */
export interface UpdateTrace {
  voor: Prediction;
  /** Outcome minus expected chance by ability alone. */
  e: number;
  /** Information of the answer. */
  I: number;
  dTheta: number;
  /** Per category of the question, in its order. */
  dDelta: readonly number[];
  /** Only clean evidence moves the ability. */
  clean: boolean;
  guess: boolean;
  memory: MemoryTrace;
  transition?: Transition;
}

/** Answer of the engine for a record of the wire; `goed` = judged again from `ruw`. */
export function antwoordOf(a: AntwoordInput, correct: boolean): Antwoord {
  return {
    itemId: a.itemId,
    doelId: a.doelId,
    format: a.format,
    k: a.k,
    x: correct && !a.geholpen ? 1 : 0,
    ms: a.ms,
    day: a.day,
    arm: a.arm,
  };
}

/** Faster than a child can answer: max(0.4 s, 10 % of the median of the item). */
export function isGuess(m: Model, itemId: string, ms: number): boolean {
  return isTooQuick(m.params, m.items.get(itemId), ms);
}

function isTooQuick(p: Params, item: PracticeItem | undefined, ms: number): boolean {
  const median = item === undefined ? 0 : Math.exp(item.lnT) * 1000;
  return ms < Math.max(p.guessMs, p.guessShare * median);
}

const integer = (n: number, max: number): boolean => Number.isInteger(n) && n >= 0 && n <= max;

function numbersMatch(a: Antwoord): boolean {
  return integer(a.day, 0xffff) && integer(a.k, 0xff) && integer(a.x, 1) && Number.isFinite(a.ms) && a.ms >= 0;
}

function valid(s: LeerlingState, a: Antwoord, z: VraagView | undefined): z is VraagView {
  return numbersMatch(a) && a.day >= s.dag && z !== undefined && z.dagen >= 0;
}

/** Category rows of the question side by side with their weights; rows that are missing are made. */
function catRows(m: Model, s: LeerlingState, weighted: Weighted): (CatState | undefined)[] {
  const rows: (CatState | undefined)[] = [];
  for (let i = 0; i < weighted.nrs.length; i += 1) {
    const nr = weighted.nrs[i] ?? -1;
    let c = nr < 0 ? undefined : s.cats.get(nr);
    if (c === undefined && nr >= 0) {
      c = newCat(m.params);
      s.cats.set(nr, c);
    }
    rows.push(c);
  }
  return rows;
}

/** Variance after `dagen` days without an answer. */
function withNoise(p: Params, v: number, options: { q: number; dagen: number }): number {
  return Math.min(p.vMax, Math.max(p.vMin, v + options.q * options.dagen));
}

/** Variance grows with the days nothing was seen, four times as fast while predictions miss to one side. */
function noise(m: Model, s: LeerlingState, options: { rijen: readonly (CatState | undefined)[]; day: number }): void {
  const { rijen: rows, day } = options;
  const p = m.params;
  const q = p.noisePerDay * (Math.abs(s.teken) > p.noiseSign ? p.noiseFactor : 1);
  if (s.n > 0 && day > s.dag) s.v = withNoise(p, s.v, { q, dagen: day - s.dag });
  for (const c of rows)
    if (c !== undefined && c.n > 0 && day > c.dag) c.v = withNoise(p, c.v, { q, dagen: day - c.dag });
}

const NO_STEP = Object.freeze({ e: 0, I: 0, dTheta: 0, dDelta: Object.freeze([]) });

/** EKF step on the logit scale with guess chance c (practice.md section 6.2). */
function updateVaardigheid(
  m: Model,
  s: LeerlingState,
  options: { z: VraagView; x: 0 | 1; rijen: readonly (CatState | undefined)[] },
): Pick<UpdateTrace, 'e' | 'I' | 'dTheta' | 'dDelta'> {
  const { x, rijen: rows, z } = options;
  const {
    fp,
    c,
    item,
    weighted: { weights },
  } = z;
  let eta = s.theta - item.b - fp.fmt;
  let V = s.v;
  for (let i = 0; i < rows.length; i += 1) {
    const w = weights[i] ?? 0;
    eta += w * (rows[i]?.delta ?? 0);
    V += w * w * (rows[i]?.v ?? 0);
  }
  const chance = sigma(eta);
  const pc = c + (1 - c) * chance;
  const a = ((1 - c) * chance * (1 - chance)) / (pc * (1 - pc));
  const g = 1 / Math.sqrt(1 + m.params.glicko * item.vb);
  const e = x - pc;
  const I = fp.omega * g * g * a * a * pc * (1 - pc);
  const k = 1 / (1 + V * I);
  const step = k * fp.omega * g * a * e;
  const dTheta = s.v * step;
  const dDelta: number[] = [];
  s.theta += dTheta;
  s.v = Math.max(m.params.vMin, s.v - s.v * s.v * I * k);
  for (let i = 0; i < rows.length; i += 1)
    dDelta.push(stepCat(m, rows[i], { w: weights[i] ?? 0, stap: step, Ik: I * k }));
  s.teken += m.params.signAlpha * (Math.sign(e) - s.teken);
  return { e, I, dTheta, dDelta };
}

/** Share of one category in the step; answers how far it moved. */
function stepCat(m: Model, c: CatState | undefined, options: { w: number; stap: number; Ik: number }): number {
  if (c === undefined) return 0;
  const { w, stap: step, Ik } = options;
  const d = w * c.v * step;
  c.delta += d;
  c.v = Math.max(m.params.vMin, c.v - (w * c.v) ** 2 * Ik);
  return d;
}

function updateCounters(m: Model, s: LeerlingState, options: { c: CatState | undefined; a: Antwoord }): void {
  const { c, a } = options;
  const p = m.params;
  s.gFast += p.gFast * (a.x - s.gFast);
  s.gSlow += p.gSlow * (a.x - s.gSlow);
  s.ring = ((s.ring << 1) | a.x) >>> 0;
  s.n += 1;
  s.reeks = a.x === 1 ? 0 : Math.min(255, s.reeks + 1);
  if (s.returnCounter > 0) s.returnCounter -= 1;
  if (c === undefined) return;
  if (c.n < 4095) {
    c.n += 1;
    c.goed += a.x;
  }
  if (c.dagen === 0 || a.day > c.dag) c.dagen = Math.min(3, c.dagen + 1);
  c.emaFast += p.emaFast * (a.x - c.emaFast);
  c.emaSlow += p.emaSlow * (a.x - c.emaSlow);
  c.last = a.x;
  c.dag = a.day;
}

function updateLambda(m: Model, s: LeerlingState, options: { x: 0 | 1; targetSuccess: TargetSuccess }): void {
  const { x, targetSuccess } = options;
  const p = m.params;
  const doel = doelNow(p, s, targetSuccess);
  if (s.n > 0 && Math.abs(lastSuccess(p, s) - doel) <= targetSuccess.band) return;
  s.lambda = Math.min(p.lambdaMax, Math.max(p.lambdaMin, s.lambda + p.lambdaStep * (doel - x)));
}

/** Every review weighs the two families of memory by how likely each held its outcome. */
function updateCurve(m: Model, s: LeerlingState, options: { x: 0 | 1; voor: Prediction }): void {
  const {
    x,
    voor: { byCurve, byTraces },
  } = options;
  const { curveMax: max, curveKeep: keep } = m.params;
  const told = Math.log(likelihoodOf(byCurve, x) / likelihoodOf(byTraces, x));
  s.curve = Math.min(max, Math.max(-max, keep * s.curve + told));
}

function updateTime(m: Model, s: LeerlingState, options: { z: VraagView; a: Antwoord }): void {
  const { z, a } = options;
  const p = m.params;
  if (a.x === 0 || a.ms > p.idleMs) return;
  const rest = Math.log(a.ms / 1000) - z.item.lnT;
  s.tau = Math.min(p.tauMax, Math.max(-p.tauMax, s.tau + p.tauAlpha * (rest - s.tau)));
}

const STILL: MemoryTrace = { S0: 0, S1: 0, grade: null };

/** A rapid guess says nothing about spelling: only its flag and the steering of success change. */
function processGuess(
  m: Model,
  s: LeerlingState,
  options: { a: Antwoord; z: VraagView; voor: Prediction; targetSuccess: TargetSuccess },
): UpdateTrace {
  const { a, z } = options;
  if (z.woord !== undefined) z.woord.guess = true;
  updateLambda(m, s, { x: a.x, targetSuccess: options.targetSuccess });
  roundHeader(s);
  return { voor: options.voor, ...NO_STEP, clean: false, guess: true, memory: STILL };
}

function isClean(m: Model, options: { a: Antwoord; z: VraagView; R: number }): boolean {
  const { a, z, R } = options;
  if (a.arm === 'toets' || a.arm === 'intake') return true;
  return z.woord === undefined || z.woord.reps === 0 || (z.woord.S > 0 && R < m.params.cleanR);
}

/**
 * Learns from one answer; changes only `s`, which afterwards holds exactly what its packed form holds.
 * Refuses NaN, negative times, days before the last answer and unknown items, and then changes nothing.
 */
export function update(
  m: Model,
  s: LeerlingState,
  options: { antwoord: Antwoord; targetSuccess: TargetSuccess },
): Result<UpdateTrace, 'antwoord-ongeldig'> {
  const { antwoord: a, targetSuccess } = options;
  const z = view(m, s, a);
  if (!valid(s, a, z)) return err('antwoord-ongeldig');
  const before = predictView(m, s, z);
  if (isTooQuick(m.params, z.item, a.ms)) return ok(processGuess(m, s, { a, z, voor: before, targetSuccess }));
  return ok(process(m, s, { a, z, voor: before, targetSuccess }));
}

/** Controls and counters, after ability and memory (practice.md section 6.4). */
function updateSteering(
  m: Model,
  s: LeerlingState,
  options: { a: Antwoord; z: VraagView; voor: Prediction; targetSuccess: TargetSuccess; hoofd: CatState | undefined },
): void {
  const { a, z, voor: before, targetSuccess, hoofd: head } = options;
  const p = m.params;
  if (z.fp.omega > 0) s.kappa = Math.min(p.kappaMax, Math.max(-p.kappaMax, s.kappa + p.kappaStep * (a.x - before.p)));
  if (z.fp.memory !== 'geen' && z.woord !== undefined && z.woord.S > 0) updateCurve(m, s, { x: a.x, voor: before });
  updateLambda(m, s, { x: a.x, targetSuccess });
  updateTime(m, s, { z, a });
  updateCounters(m, s, { c: head, a });
  s.previousCat = Math.max(0, z.weighted.nrs[0] ?? 0);
  s.dag = a.day;
  s.rng = stepRng(s.rng);
}

/** A word asked in a format that says nothing about its spelling stays as it was: unseen if unseen. */
function learnWoord(
  m: Model,
  s: LeerlingState,
  options: { a: Antwoord; z: VraagView; voor: Prediction },
): { memory: MemoryTrace; woord: WoordState | undefined } {
  const { a, z, voor: before } = options;
  if (z.fp.memory === 'geen' && z.item.soort === 'woord') return { memory: STILL, woord: z.woord };
  const woord = z.woord ?? newWoord();
  const memory = updateMemory(m, s, { a, z, voor: before, woord });
  roundWoord(woord);
  if (z.woord === undefined) s.woorden.set(z.item.nr, woord);
  return { memory, woord };
}

function process(
  m: Model,
  s: LeerlingState,
  options: { a: Antwoord; z: VraagView; voor: Prediction; targetSuccess: TargetSuccess },
): UpdateTrace {
  const { a, z, voor: before, targetSuccess } = options;
  const p = m.params;
  if (s.n > 0 && a.day - s.dag > p.longAway) s.returnCounter = p.longAwayItems;
  const clean = z.fp.omega > 0 && isClean(m, { a, z, R: before.R });
  const rows = catRows(m, s, z.weighted);
  noise(m, s, { rijen: rows, day: a.day });
  const { e, I, dTheta, dDelta } = clean ? updateVaardigheid(m, s, { z, x: a.x, rijen: rows }) : NO_STEP;
  const { memory, woord } = learnWoord(m, s, { a, z, voor: before });
  updateSteering(m, s, { a, z, voor: before, targetSuccess, hoofd: rows[0] });
  for (const c of rows) if (c !== undefined) roundCat(c);
  roundHeader(s);
  const transition = statusAfterAntwoord(m, s, {
    item: z.item,
    categorie: z.weighted.ids[0] ?? '',
    c: rows[0],
    woord,
  });
  const trace = { voor: before, e, I, dTheta, dDelta, clean, guess: false, memory };
  return transition === undefined ? trace : { ...trace, transition };
}
