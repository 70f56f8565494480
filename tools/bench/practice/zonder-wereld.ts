import { meetSchaal, type Schaal } from './schaal.ts';
import { meetConvergentie, meetDrift, meetSprong, type Convergentie, type Drift, type Sprong } from './vaardigheid.ts';

/** Everything of section 18 that needs no world: rows A, B and C. */
export interface Vaardigheid {
  drift: { standen: { doelen: number; standen: Drift[] }[]; schaal: Schaal };
  convergence: { rijen: Convergentie[]; sprong: Sprong };
}

/** With as many leerlingen as items (200) every item has as many answers as a leerling gave. Goals: of two grades, of one, and a single one. */
const OMVANG = { leerlingen: 200, antwoorden: [20, 100, 1000, 2000], doelen: [40, 20, 1], seed: 1001, intake: 15 };
/** A school year of 35 weeks in which a group grows by one logit. */
const JAAR = { leerlingen: 100, weken: 35, perWeek: 25, groei: 1 };

/** Measures with at most 200 leerlingen. */
export function meetZonderWereld(hoogstens: number): Vaardigheid {
  const leerlingen = Math.min(OMVANG.leerlingen, hoogstens);
  const { antwoorden, seed } = OMVANG;
  const rij = (naam: string, aim: (i: number) => number): Convergentie =>
    meetConvergentie(naam, { leerlingen, seed, aim });
  return {
    drift: {
      standen: OMVANG.doelen.map((doelen) => ({
        doelen,
        standen: meetDrift({ leerlingen, doelen, antwoorden, seed }),
      })),
      schaal: meetSchaal({ ...JAAR, leerlingen: Math.min(JAAR.leerlingen, hoogstens), seed }),
    },
    convergence: {
      rijen: [
        ...[0.6, 0.75, 0.9].map((p) => rij(p.toFixed(2).slice(1), () => p)),
        rij('intake', (i) => (i < OMVANG.intake ? 0.65 : 0.75)),
      ],
      sprong: meetSprong({ leerlingen, seed }),
    },
  };
}
