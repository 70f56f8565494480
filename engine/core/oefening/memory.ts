import { FSRSAlgorithm } from 'ts-fsrs';
import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { PARAMS } from './params.ts';

/** Grades of a review. */
export const GRAAD = Object.freeze({ fout: 1, moeizaam: 2, goed: 3, vlot: 4 } as const);
export type Graad = (typeof GRAAD)[keyof typeof GRAAD];

/** Memory of one word: stability in days, difficulty 1..10. */
export interface Geheugen { S: number; D: number }

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
export const EERSTE_S = Object.freeze({ fout: algoritme.next_state(null, 0, GRAAD.fout).stability, goed: algoritme.next_state(null, 0, GRAAD.goed).stability });

/** Memory after a review `dagen` whole calendar days later. Refuses fractions, negatives and numbers that are not finite. */
export function volgendeGeheugen(g: Geheugen, options: { dagen: number; graad: Graad; korteTermijn?: boolean }): Result<Geheugen, 'antwoord-ongeldig'> {
  const { dagen, graad, korteTermijn = true } = options;
  if (!Number.isInteger(dagen) || dagen < 0 || !bruikbaar(g)) return err('antwoord-ongeldig');
  const { stability, difficulty } = (korteTermijn ? algoritme : zonderKort).next_state({ stability: g.S, difficulty: g.D }, dagen, graad);
  return Number.isFinite(stability) && Number.isFinite(difficulty) ? ok({ S: stability, D: difficulty }) : err('antwoord-ongeldig');
}

function bruikbaar(g: Geheugen): boolean {
  return Number.isFinite(g.S) && g.S >= S_MIN && g.D >= 1 && g.D <= 10;
}

function klemD(D: number): number {
  return Math.min(10, Math.max(1, D));
}
