import { measureScale, type Scale } from './scale.ts';
import {
  measureConvergence,
  measureDrift,
  measureJump,
  type Convergence,
  type Drift,
  type Jump,
} from './vaardigheid.ts';

/** Everything of section 18 that needs no world: rows A, B and C. */
export interface Vaardigheid {
  drift: { standen: { doelen: number; standen: Drift[] }[]; schaal: Scale };
  convergence: { rijen: Convergence[]; sprong: Jump };
}

/** With as many leerlingen as items (200) every item has as many answers as a leerling gave. Goals: of two grades, of one, and a single one. */
const EXTENT = { leerlingen: 200, antwoorden: [20, 100, 1000, 2000], doelen: [40, 20, 1], seed: 1001, intake: 15 };
/** A school year of 35 weeks in which a group grows by one logit. */
const YEAR = { leerlingen: 100, weeks: 35, perWeek: 25, growth: 1 };

/** Measures with at most 200 leerlingen. */
export function measureWithoutWorld(atMost: number): Vaardigheid {
  const leerlingen = Math.min(EXTENT.leerlingen, atMost);
  const { antwoorden, seed } = EXTENT;
  const row = (name: string, aim: (i: number) => number): Convergence =>
    measureConvergence(name, { leerlingen, seed, aim });
  return {
    drift: {
      standen: EXTENT.doelen.map((doelen) => ({
        doelen,
        standen: measureDrift({ leerlingen, doelen, antwoorden, seed }),
      })),
      schaal: measureScale({ ...YEAR, leerlingen: Math.min(YEAR.leerlingen, atMost), seed }),
    },
    convergence: {
      rijen: [
        ...[0.6, 0.75, 0.9].map((p) => row(p.toFixed(2).slice(1), () => p)),
        row('intake', (i) => (i < EXTENT.intake ? 0.65 : 0.75)),
      ],
      sprong: measureJump({ leerlingen, seed }),
    },
  };
}
