import { itemNr } from '#engine/core/taal/woord.ts';
import { half } from './half.ts';
import { categorieNr, type Model } from './model.ts';
import { PARAMS, type Params } from './params.ts';

/** Per category. `delta` in logits relative to the general ability. */
export interface CatToestand {
  delta: number;
  v: number;
  /** Answers and right answers, at most 4095. */
  n: number;
  goed: number;
  emaSnel: number;
  emaTraag: number;
  laatste: 0 | 1;
  /** Day of the last answer. */
  dag: number;
  /** Different days with answers, counted to 3. */
  dagen: number;
  beheerst: boolean;
  /** Was mastered before. */
  ooit: boolean;
}

/** Per word. S = days until recall falls to .9, 0 = no memory yet; D = 1..10, 0 = none. */
export interface WoordToestand {
  S: number;
  D: number;
  dag: number;
  reps: number;
  lapses: number;
  /** Class of the last error; 0 = none. */
  fout: number;
  /** Ever right in a format in which the child writes. */
  productie: boolean;
  /** The last right answer was in such a format. */
  laatstProductie: boolean;
  /** Different days with a right answer, counted to 3. */
  goedDagen: number;
  /** A right answer was given on `dag`. */
  goedOpDag: boolean;
  beheerst: boolean;
  /** Last answer was wrong. */
  terug: boolean;
  /** Answered faster than a child can. */
  gok: boolean;
}

/**
 * Everything the engine knows of one leerling. Numbers always hold what the packed form can hold, so packing loses
 * nothing. Keys are stored numbers (`categorieNr`, `itemNr`); read through `catVan` and `woordVan`.
 */
export interface LeerlingToestand {
  theta: number;
  v: number;
  kappa: number;
  lambda: number;
  tau: number;
  /** Memory multiplier per family, 8 numbers. */
  mu: number[];
  gSnel: number;
  gTraag: number;
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
  vorigeCat: number;
  /** Answers that remain with an easier target after a long absence. */
  terugTeller: number;
  cats: Map<number, CatToestand>;
  woorden: Map<number, WoordToestand>;
}

/** State of a leerling without answers; `groep` 3..8 gives the prior mean, `seed` the random source. */
export function createToestand(groep: number, seed: number, params: Params = PARAMS): LeerlingToestand {
  const g = Math.min(8, Math.max(3, Math.round(groep)));
  return {
    theta: Math.fround(params.groepGemiddeld[g - 3] ?? 0),
    v: params.vThetaStart,
    kappa: 0,
    lambda: 0,
    tau: 0,
    mu: Array.from({ length: 8 }, () => 1),
    gSnel: byte(0.5),
    gTraag: byte(0.5),
    ring: 0,
    n: 0,
    reeks: 0,
    rng: seed >>> 0 || 1,
    dag: 0,
    teken: 0,
    vorigeCat: 0,
    terugTeller: 0,
    cats: new Map(),
    woorden: new Map(),
  };
}

/** Category row of a leerling without answers in it. */
export function nieuweCat(params: Params): CatToestand {
  return {
    delta: 0,
    v: half(params.vCatStart),
    n: 0,
    goed: 0,
    emaSnel: byte(0.5),
    emaTraag: byte(0.5),
    laatste: 0,
    dag: 0,
    dagen: 0,
    beheerst: false,
    ooit: false,
  };
}

/** Word row of an unseen word. */
export function nieuwWoord(): WoordToestand {
  return {
    S: 0,
    D: 0,
    dag: 0,
    reps: 0,
    lapses: 0,
    fout: 0,
    productie: false,
    laatstProductie: false,
    goedDagen: 0,
    goedOpDag: false,
    beheerst: false,
    terug: false,
    gok: false,
  };
}

/** Category row; undefined when never answered. */
export function catVan(m: Model, s: LeerlingToestand, categorie: string): CatToestand | undefined {
  const nr = categorieNr(m, categorie);
  return nr === undefined ? undefined : s.cats.get(nr);
}

/** Word row; undefined when never seen. */
export function woordVan(s: LeerlingToestand, itemId: string): WoordToestand | undefined {
  return s.woorden.get(itemNr(itemId));
}

/** Nearest value of 0..1 in steps of 1/255. */
export function byte(x: number): number {
  return Math.round(Math.min(1, Math.max(0, x)) * 255) / 255;
}

/** D as it is stored: 0, or 1..10 in 255 steps. */
export function dStap(D: number): number {
  return D <= 0 ? 0 : Math.max(1, Math.min(255, Math.round(((D - 1) / 9) * 254) + 1));
}

/** D of a stored step. */
export function dVan(stap: number): number {
  return stap === 0 ? 0 : 1 + ((stap - 1) * 9) / 254;
}

/** Rounds the general numbers to what the header holds; the multipliers are rounded where they change. */
export function rondKop(s: LeerlingToestand): void {
  s.theta = Math.fround(s.theta);
  s.v = Math.fround(s.v);
  s.kappa = Math.fround(s.kappa);
  s.lambda = Math.fround(s.lambda);
  s.tau = Math.fround(s.tau);
  s.gSnel = byte(s.gSnel);
  s.gTraag = byte(s.gTraag);
  s.teken = (Math.round(s.teken * 127) + 0) / 127;
}

/** Rounds a category row to what 12 bytes hold. */
export function rondCat(c: CatToestand): void {
  c.delta = half(c.delta);
  c.v = half(c.v);
  c.emaSnel = byte(c.emaSnel);
  c.emaTraag = byte(c.emaTraag);
}

/** Rounds a word row to what 12 bytes hold. */
export function rondWoord(w: WoordToestand): void {
  w.S = Math.fround(w.S);
  w.D = dVan(dStap(w.D));
}
