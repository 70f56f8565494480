import { itemNr } from '#engine/core/taal/woord/woord.ts';
import { half } from './half.ts';
import { categoryNr, type Model } from './model.ts';
import { PARAMS, type Params } from './params.ts';
import { curveByte, curveOf } from './curve-byte.ts';

/** Per category. `delta` in logits relative to the general ability. */
export interface CatState {
  delta: number;
  v: number;
  /** Answers and right answers, at most 4095. */
  n: number;
  goed: number;
  emaFast: number;
  emaSlow: number;
  last: 0 | 1;
  /** Day of the last answer. */
  dag: number;
  /** Different days with answers, counted to 3. */
  dagen: number;
  beheerst: boolean;
  /** Was mastered before. */
  ever: boolean;
}

/** Per word. S = days until recall falls to .9, 0 = no memory yet; D = 1..10, 0 = none. */
export interface WoordState {
  S: number;
  D: number;
  dag: number;
  reps: number;
  lapses: number;
  /** Class of the last error; 0 = none. */
  fout: number;
  /** Ever right in a format in which the child writes. */
  production: boolean;
  /** The last right answer was in such a format. */
  lastProduction: boolean;
  /** Different days with a right answer, counted to 3. */
  correctDays: number;
  /** A right answer was given on `dag`. */
  correctOnDay: boolean;
  beheerst: boolean;
  /** Last answer was wrong. */
  terug: boolean;
  /** Answered faster than a child can. */
  guess: boolean;
  /** Right answers in a row, counted to 3. */
  run: number;
}

/**
 * Everything the engine knows of one leerling. Numbers always hold what the packed form can hold, so packing loses
 * nothing. Keys are stored numbers (`categorieNr`, `itemNr`); read through `catVan` and `woordVan`.
 */
export interface LeerlingState {
  theta: number;
  v: number;
  kappa: number;
  lambda: number;
  tau: number;
  /** Memory multiplier per family, 8 numbers. */
  mu: number[];
  gFast: number;
  gSlow: number;
  /** Last 32 outcomes, newest in bit 0. */
  ring: number;
  n: number;
  /** Wrong answers in a row. */
  reeks: number;
  rng: number;
  dag: number;
  /** EMA of the sign of the errors of prediction, -1..1. */
  teken: number;
  /** Number of the category of the last answer; 0 = none. */
  previousCat: number;
  /** Log odds that the curve of stability tells what this leerling remembers, against traces that add up. */
  curve: number;
  /** Answers that remain with an easier target after a long absence. */
  returnCounter: number;
  cats: Map<number, CatState>;
  woorden: Map<number, WoordState>;
}

/** State of a leerling without answers; `groep` 3..8 gives the prior mean, `seed` the random source. */
export function createPracticeState(groep: number, seed: number, params: Params = PARAMS): LeerlingState {
  const g = Math.min(8, Math.max(3, Math.round(groep)));
  return {
    theta: Math.fround(params.groepAverage[g - 3] ?? 0),
    v: params.vThetaStart,
    kappa: 0,
    lambda: 0,
    tau: 0,
    mu: Array.from({ length: 8 }, () => 1),
    gFast: byte(0.5),
    gSlow: byte(0.5),
    ring: 0,
    n: 0,
    reeks: 0,
    rng: seed >>> 0 || 1,
    dag: 0,
    teken: 0,
    previousCat: 0,
    curve: curveOf(curveByte(params.curveStart)),
    returnCounter: 0,
    cats: new Map(),
    woorden: new Map(),
  };
}

/** Category row of a leerling without answers in it. */
export function newCat(params: Params): CatState {
  return {
    delta: 0,
    v: half(params.vCatStart),
    n: 0,
    goed: 0,
    emaFast: byte(0.5),
    emaSlow: byte(0.5),
    last: 0,
    dag: 0,
    dagen: 0,
    beheerst: false,
    ever: false,
  };
}

/** Word row of an unseen word. */
export function newWoord(): WoordState {
  return {
    S: 0,
    D: 0,
    dag: 0,
    reps: 0,
    lapses: 0,
    fout: 0,
    production: false,
    lastProduction: false,
    correctDays: 0,
    correctOnDay: false,
    beheerst: false,
    terug: false,
    guess: false,
    run: 0,
  };
}

/** Category row; undefined when never answered. */
export function catOf(m: Model, s: LeerlingState, category: string): CatState | undefined {
  const nr = categoryNr(m, category);
  return nr === undefined ? undefined : s.cats.get(nr);
}

/** Word row; undefined when never seen. */
export function woordOf(s: LeerlingState, itemId: string): WoordState | undefined {
  return s.woorden.get(itemNr(itemId));
}

/** Nearest value of 0..1 in steps of 1/255. */
export function byte(x: number): number {
  return Math.round(Math.min(1, Math.max(0, x)) * 255) / 255;
}

/** D as it is stored: 0, or 1..10 in 255 steps. */
export function dStep(D: number): number {
  return D <= 0 ? 0 : Math.max(1, Math.min(255, Math.round(((D - 1) / 9) * 254) + 1));
}

/** D of a stored step. */
export function dOf(step: number): number {
  return step === 0 ? 0 : 1 + ((step - 1) * 9) / 254;
}

/** Rounds the general numbers to what the header holds; the multipliers are rounded where they change. */
export function roundHeader(s: LeerlingState): void {
  s.theta = Math.fround(s.theta);
  s.v = Math.fround(s.v);
  s.kappa = Math.fround(s.kappa);
  s.lambda = Math.fround(s.lambda);
  s.tau = Math.fround(s.tau);
  s.gFast = byte(s.gFast);
  s.gSlow = byte(s.gSlow);
  s.curve = curveOf(curveByte(s.curve));
  s.teken = (Math.round(s.teken * 127) + 0) / 127;
}

/** Rounds a category row to what 12 bytes hold. */
export function roundCat(c: CatState): void {
  c.delta = half(c.delta);
  c.v = half(c.v);
  c.emaFast = byte(c.emaFast);
  c.emaSlow = byte(c.emaSlow);
}

/** Rounds a word row to what 12 bytes hold. */
export function roundWoord(w: WoordState): void {
  w.S = Math.fround(w.S);
  w.D = dOf(dStep(w.D));
}
