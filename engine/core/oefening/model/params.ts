import type { Format } from '../contract/contract.ts';
import { START_WEIGHTS } from './start-weights.ts';
import type { Weights } from './weights.ts';

/** How strongly an answer in a format moves the memory of the word. */
export type MemoryMode = 'vol' | 'herkenning' | 'geen';

/** Start values of one format (practice.md section 4). */
export interface FormatParams {
  /** Difficulty offset, logits; negative = easier. */
  fmt: number;
  /** Guess chance: a number, or 'k' for 1 / number of options. */
  guess: number | 'k';
  /** Weight of an answer for ability, 0..1. */
  omega: number;
  memory: MemoryMode;
  /** The child writes or builds the form. */
  production: boolean;
}

type Row = readonly [fmt: number, gok: number | 'k', omega: number, geheugen: MemoryMode, productie?: boolean];
const f = ([fmt, guess, omega, memory, production = false]: Row): FormatParams =>
  Object.freeze({ fmt, guess, omega, memory, production });

const FORMATS: Readonly<Record<Format, FormatParams>> = Object.freeze({
  dictee: f([0, 0, 1, 'vol', true]),
  flits: f([0, 0, 1, 'vol', true]),
  werkwoord: f([0, 0, 1, 'vol', true]),
  gat: f([-0.3, 0, 0.7, 'vol', true]),
  zoekfout: f([-0.3, 0, 0.7, 'vol', true]),
  bouw: f([-0.6, 0, 0.7, 'vol', true]),
  kies: f([0, 'k', 0.4, 'herkenning']),
  oordeel: f([0, 0.5, 0.3, 'herkenning']),
  sorteer: f([0, 'k', 0.3, 'herkenning']),
  rijm: f([0, 'k', 0.3, 'herkenning']),
  koppel: f([0, 'k', 0.3, 'herkenning']),
  klank: f([0, 'k', 0.3, 'herkenning']),
  splits: f([0, 'k', 0.4, 'geen']),
  volgorde: f([0, 'k', 0.4, 'geen']),
  zin: f([0, 'k', 0.4, 'geen']),
  tempo: f([0, 0, 0, 'geen']),
});

/** A format that is open by nature, answered by choosing. */
const CHOSEN: FormatParams = f([0, 'k', 0.4, 'herkenning']);

/** The core model: abilities count as they are, and the head is silent. */
const CORE: Weights & { a3: number } = { a1: 1, a2: 1, a3: 1, hoofd: Object.freeze(START_WEIGHTS.hoofd.map(() => 0)) };

/**
 * All numbers of the practice engine, in one frozen and versioned object. Sections refer to the design:
 * logits unless told otherwise, days for times of memory, ms for times of answering.
 */
export const PARAMS = Object.freeze({
  versie: 3,
  formaten: FORMATS,
  /** flits, werkwoord and gat answered by choosing. */
  gekozen: CHOSEN,
  /** Words with a memory of their own: what a child remembers of a word says what the head would, so they start at the core model. */
  ...CORE,
  /** Questions without a memory route: the weights of the first day. */
  withoutMemory: START_WEIGHTS,
  pMax: 0.98,
  sameDay: 0.02,
  /** Second family of memory: strength and decay of a trace, days that earlier encounters count as longer ago. */
  traces: Object.freeze({ strength: 22, power: 0.307, decay: 0.366, spread: 14, miss: 0.5 }),
  /** Log odds of the curve against traces of a new leerling, their bound, and the share that stays after each review. */
  curveStart: 0,
  curveMax: 4,
  curveKeep: 0.995,
  /** Section 5.3: FSRS-6 weights. */
  w: Object.freeze([
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]),
  /** Section 6.1. */
  guessMs: 400,
  guessShare: 0.1,
  idleMs: 120_000,
  /** Section 6.2. */
  cleanR: 0.35,
  glicko: 0.304,
  noisePerDay: 0.0008,
  noiseFactor: 4,
  noiseSign: 0.5,
  signAlpha: 0.2,
  vMin: 0.04,
  vMax: 1.2,
  /** Section 11: variance of a new leerling and of a category without answers. */
  vThetaStart: 1,
  vCatStart: 0.4,
  vItemStart: 0.6,
  /** Section 6.4. */
  slow: 1.6,
  quick: 0.6,
  quickReps: 2,
  difficultyPerB: 0.5,
  muStep: 0.05,
  muMin: 0.4,
  muMax: 2.5,
  muOf: 0.3,
  muUntil: 0.97,
  kappaStep: 0.06,
  kappaMax: 2,
  lambdaStep: 0.02,
  lambdaMin: -2,
  lambdaMax: 3,
  tauAlpha: 0.1,
  tauMax: 1.5,
  emaFast: 0.4,
  emaSlow: 0.12,
  gFast: 0.25,
  gSlow: 0.05,
  /** Ring of last outcomes looked at for the band. */
  bandWindow: 30,
  /** Section 7. */
  horizon: 60,
  horizonMin: 7,
  /** Gain of the rule by one answer, in words, times the chance that it is open; answers after which a goal has had its share. */
  rho: 0.09,
  ruleScale: 80,
  /** Worth of an unseen word while traces lead, in words. */
  nu: 0.0225,
  /** Right answers in a row after which a word of today rests, and what it is worth to get there while traces add up. */
  inRow: 3,
  settle: 0.284,
  chi: 0,
  /** Worth of a goal that is confused with the one before, in words. */
  iota: 0.0162,
  baseSeconds: 6,
  errorSeconds: 9,
  minSeries: 0.01,
  kandidaten: 80,
  due: 20,
  certain: 5,
  perCategory: 1,
  softmaxT: 0.02,
  top: 5,
  explore: 0.05,
  exploreFrom: 0.5,
  exploreUntil: 0.95,
  exploreAfter: 12,
  notInside: 6,
  returnAfter: 3,
  returnBefore: 5,
  seriesErrors: 2,
  seriesP: 0.85,
  blok: 4,
  partnerN: 8,
  partnerEma: 0.7,
  lastItems: 2,
  lastP: 0.9,
  estimateA: 10,
  /** Section 8. */
  woordDay: 30,
  woordR: 0.8,
  woordDays: 3,
  catEma: 0.85,
  catP: 0.95,
  catN: 12,
  catDays: 2,
  catFallback: 0.7,
  almostEma: 0.7,
  /** Section 9: prior of errors per opportunity, half-life in days, opportunities before a report says anything, share of the interval. */
  errorA: 1,
  errorB: 4,
  errorHalfLife: 60,
  errorMin: 5,
  errorCoverage: 0.9,
  /** Success targets and half bands, section 10. */
  doel: Object.freeze({ makkelijk: 0.9, normaal: 0.75, moeilijk: 0.6 }),
  band: Object.freeze({ makkelijk: 0.05, normaal: 0.07, moeilijk: 0.07 }),
  doelMin: 0.55,
  startDoel: 0.7,
  startItems: 12,
  smallPool: 60,
  /** Summer gap, section 11. */
  longAway: 60,
  longAwayItems: 8,
  longAwayDoel: 0.05,
  /** Intake, section 11; `intakeDekking` = distance in chance that one question about the same goal counts for, `intakeRuim` = distance that still fits a goal. */
  intakeP: 0.65,
  intakeV: 0.3,
  intakeMin: 12,
  intakeMax: 15,
  intakeDoelenMin: 8,
  intakeDoelen: 12,
  intakeCoverage: 0.3,
  intakeTolerance: 0.1,
  /** Prior of a new leerling per jaargroep 3..8, logits; the item scale uses the same step per grade. Start value. */
  groepAverage: Object.freeze([-1.5, -0.9, -0.3, 0.3, 0.9, 1.5]),
  /** Prior difficulty of an item, section 4. Start values. */
  prior: Object.freeze({
    perGroep: 0.6,
    midden: 5.5,
    perBand: 0.15,
    bandMiddle: 3,
    perLetter: 0.06,
    letterMiddle: 6,
    perSpot: 0.15,
  }),
  /** Median answering time: seconds for a word plus seconds per letter. Start values. */
  tijd: Object.freeze({ base: 3, perLetter: 0.5 }),
  /** Weight of the second and third category of an item. */
  secondaryWeight: 0.4,
  maxCategories: 3,
});

/** Parameters of the engine. */
export type Params = typeof PARAMS;
