import { FSRSAlgorithm } from 'ts-fsrs';
import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { PARAMS } from './params.ts';

/** Grades of a review. */
export const GRAAD = Object.freeze({ fout: 1, moeizaam: 2, goed: 3, vlot: 4 } as const);
export type Graad = (typeof GRAAD)[keyof typeof GRAAD];

/** Memory of one word: stability in days, difficulty 1..10. */
export interface Geheugen {
  S: number;
  D: number;
}

const algoritme = new FSRSAlgorithm({ w: [...PARAMS.w], enable_short_term: true, enable_fuzz: false });
const zonderKort = new FSRSAlgorithm({ w: [...PARAMS.w], enable_short_term: false, enable_fuzz: false });
/** Smallest stability the library accepts, days. */
export const S_MIN = 1e-3;
const W20 = PARAMS.w[20] ?? 0.1542;
const F = 0.9 ** (-1 / W20) - 1;

/**
 * Chance that the word is still known after `dagen` days (FSRS-6 power law, practice.md section 5.3).
 * `mu` stretches the stability for this leerling. No memory (S <= 0) gives 0; the same day counts as 0.02 day.
 */
export function herinnering(S: number, dagen: number, mu = 1): number {
  if (!(S > 0)) return 0;
  const t = dagen < 1 ? PARAMS.zelfdeDag : dagen;
  return (1 + (F * t) / (S * mu)) ** -W20;
}

/** Days until the chance of recall falls to `kans`; at least 1. */
export function interval(S: number, kans: number, mu = 1): number {
  return Math.max(1, Math.round(((S * mu) / F) * (kans ** (-1 / W20) - 1)));
}

/** First memory of a word. `zwaarte` = item difficulty minus the mean, logits: shifts D by half of it. */
export function eersteGeheugen(graad: Graad, zwaarte = 0): Result<Geheugen, 'antwoord-ongeldig'> {
  if (!Number.isFinite(zwaarte)) return err('antwoord-ongeldig');
  const { stability, difficulty } = algoritme.next_state(null, 0, graad);
  return ok({ S: stability, D: klemD(difficulty + PARAMS.moeilijkheidPerB * zwaarte) });
}

/** Stability of a word after its very first answer, days; it depends on the grade alone. */
export const EERSTE_S = Object.freeze({
  fout: algoritme.next_state(null, 0, GRAAD.fout).stability,
  goed: algoritme.next_state(null, 0, GRAAD.goed).stability,
});

/** Memory after a review `dagen` whole calendar days later. Refuses fractions, negatives and numbers that are not finite. */
export function volgendeGeheugen(
  g: Geheugen,
  options: { dagen: number; graad: Graad; korteTermijn?: boolean },
): Result<Geheugen, 'antwoord-ongeldig'> {
  const { dagen, graad, korteTermijn = true } = options;
  if (!Number.isInteger(dagen) || dagen < 0 || !bruikbaar(g)) return err('antwoord-ongeldig');
  const { stability, difficulty } = (korteTermijn ? algoritme : zonderKort).next_state(
    { stability: g.S, difficulty: g.D },
    dagen,
    graad,
  );
  return Number.isFinite(stability) && Number.isFinite(difficulty)
    ? ok({ S: stability, D: difficulty })
    : err('antwoord-ongeldig');
}

/** Stability after a right and after a wrong answer, days. */
export interface Vooruitblik {
  goed: number;
  fout: number;
}

const w = (i: number): number => PARAMS.w[i] ?? 0;
/** Parts of the formulas that do not depend on the word. */
const VAST = Object.freeze({
  groei: Math.exp(w(8)),
  w9: w(9),
  w10: w(10),
  val: w(11),
  w12: w(12),
  w13: w(13),
  w14: w(14),
  zelfdeGoed: Math.exp(w(17) * w(18)),
  zelfdeFout: Math.exp(w(17) * (w(18) - 2)),
  w19: w(19),
});

/**
 * Stability that the next answer would leave (FSRS-6, practice.md section 5.3), written into `uit`. The formulas of
 * `volgendeGeheugen` without checks and without rounding to 8 decimals: a choice looks ahead for every word of the
 * pool, and the library takes ten times as long. Never stored.
 */
export function kijkVooruit(g: Geheugen, dagen: number, uit: Vooruitblik): void {
  const { S, D } = g;
  if (dagen < 1) {
    const rem = S ** -VAST.w19;
    uit.goed = S * Math.max(1, VAST.zelfdeGoed * rem);
    uit.fout = Math.max(S_MIN, S * VAST.zelfdeFout * rem);
    return;
  }
  const weg = 1 - (1 + (F * dagen) / S) ** -W20;
  uit.goed = S * (1 + VAST.groei * (11 - D) * S ** -VAST.w9 * (Math.exp(VAST.w10 * weg) - 1));
  uit.fout = Math.max(
    S_MIN,
    Math.min(S / VAST.zelfdeGoed, VAST.val * D ** -VAST.w12 * ((S + 1) ** VAST.w13 - 1) * Math.exp(VAST.w14 * weg)),
  );
}

function bruikbaar(g: Geheugen): boolean {
  return Number.isFinite(g.S) && g.S >= S_MIN && g.D >= 1 && g.D <= 10;
}

function klemD(D: number): number {
  return Math.min(10, Math.max(1, D));
}
