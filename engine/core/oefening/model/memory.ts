import { FSRSAlgorithm } from 'ts-fsrs';
import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { PARAMS } from './params.ts';
import { power } from './power.ts';

/** Grades of a review. */
export const DEGREE = Object.freeze({ fout: 1, moeizaam: 2, goed: 3, vlot: 4 } as const);
/** Grade of a review as FSRS counts it: 1 (again) .. 4 (easy). */
export type Grade = (typeof DEGREE)[keyof typeof DEGREE];

/** Memory of one word: stability in days, difficulty 1..10. */
export interface Memory {
  S: number;
  D: number;
}

/** The library with its numbers in a plain object: the proxy that lets them change later makes a review twice as slow. */
class PlainAlgorithm extends FSRSAlgorithm {
  constructor(shortTerm: boolean) {
    super({ w: [...PARAMS.w], enable_short_term: shortTerm, enable_fuzz: false });
    this.param = { ...this.param };
  }
}

const algorithm = new PlainAlgorithm(true);
const withoutShort = new PlainAlgorithm(false);
/** Smallest stability the library accepts, days. */
export const S_MIN = 1e-3;
const W20 = PARAMS.w[20] ?? 0.1542;
const F = 0.9 ** (-1 / W20) - 1;
const rounded = (x: number): number => Math.round(x * 1e8) / 1e8;
const F_ROUNDED = rounded(F);

/** Chance of recall as the library rounds it, which works its constants out again for every answer unless it is told. */
const libraryRecall = (S: number, days: number): number => rounded(power(1 + (F_ROUNDED * days) / S, -W20));

/**
 * Chance that the word is still known after `dagen` days (FSRS-6 power law, practice.md section 5.3).
 * `mu` stretches the stability for this leerling. No memory (S <= 0) gives 0; the same day counts as 0.02 day.
 */
export function recall(S: number, days: number, mu = 1): number {
  if (!(S > 0)) return 0;
  const t = days < 1 ? PARAMS.sameDay : days;
  return power(1 + (F * t) / (S * mu), -W20);
}

/** Days until the chance of recall falls to `kans`; at least 1. */
export function interval(S: number, chance: number, mu = 1): number {
  return Math.max(1, Math.round(((S * mu) / F) * (chance ** (-1 / W20) - 1)));
}

/** First memory of a word. `zwaarte` = item difficulty minus the mean, logits: shifts D by half of it. */
export function firstMemory(grade: Grade, gravity = 0): Result<Memory, 'antwoord-ongeldig'> {
  if (!Number.isFinite(gravity)) return err('antwoord-ongeldig');
  const { stability, difficulty } = algorithm.next_state(null, 0, grade);
  return ok({ S: stability, D: clampD(difficulty + PARAMS.difficultyPerB * gravity) });
}

/** Stability of a word after its very first answer, days; it depends on the grade alone. */
export const FIRST_S = Object.freeze({
  fout: algorithm.next_state(null, 0, DEGREE.fout).stability,
  goed: algorithm.next_state(null, 0, DEGREE.goed).stability,
});

/** Memory after a review `dagen` whole calendar days later. Refuses fractions, negatives and numbers that are not finite. */
export function nextMemory(
  g: Memory,
  options: { dagen: number; grade: Grade; shortTerm?: boolean },
): Result<Memory, 'antwoord-ongeldig'> {
  const { dagen: days, grade, shortTerm = true } = options;
  if (!Number.isInteger(days) || days < 0 || !usable(g)) return err('antwoord-ongeldig');
  const { stability, difficulty } = (shortTerm ? algorithm : withoutShort).next_state(
    { stability: g.S, difficulty: g.D },
    days,
    grade,
    libraryRecall(g.S, days),
  );
  return Number.isFinite(stability) && Number.isFinite(difficulty)
    ? ok({ S: stability, D: difficulty })
    : err('antwoord-ongeldig');
}

/** Stability after a right and after a wrong answer, days. */
export interface Outlook {
  goed: number;
  fout: number;
}

const w = (i: number): number => PARAMS.w[i] ?? 0;
/** Parts of the formulas that do not depend on the word. */
const GROWTH = Math.exp(w(8));
const SAME_DAY_CORRECT = Math.exp(w(17) * w(18));
const SAME_DAY_ERROR = Math.exp(w(17) * (w(18) - 2));
const W9 = w(9);
const W10 = w(10);
const W11 = w(11);
const W12 = w(12);
const W13 = w(13);
const W14 = w(14);
const W19 = w(19);

/**
 * Stability that the next answer would leave (FSRS-6, practice.md section 5.3), written into `uit`. The formulas of
 * `volgendeGeheugen` without checks and without rounding to 8 decimals: a choice looks ahead for every word of the
 * pool, and the library takes ten times as long. Never stored.
 */
export function lookAhead(g: Memory, days: number, out: Outlook): void {
  const { S, D } = g;
  if (days < 1) {
    const brake = power(S, -W19);
    out.goed = S * Math.max(1, SAME_DAY_CORRECT * brake);
    out.fout = Math.max(S_MIN, S * SAME_DAY_ERROR * brake);
    return;
  }
  const gone = 1 - power(1 + (F * days) / S, -W20);
  out.goed = S * (1 + GROWTH * (11 - D) * power(S, -W9) * (Math.exp(W10 * gone) - 1));
  out.fout = Math.max(
    S_MIN,
    Math.min(S / SAME_DAY_CORRECT, W11 * power(D, -W12) * (power(S + 1, W13) - 1) * Math.exp(W14 * gone)),
  );
}

function usable(g: Memory): boolean {
  return Number.isFinite(g.S) && g.S >= S_MIN && g.D >= 1 && g.D <= 10;
}

function clampD(D: number): number {
  return Math.min(10, Math.max(1, D));
}
