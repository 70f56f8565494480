import { sigma } from '#engine/core/oefening/predict.ts';
import type { Bank } from '../bank.ts';
import type { Toeval } from '../toeval.ts';
import { gewoneLeerling, PerDag, Regel, SLIP, type Leerling, type Sim, type World } from './world.ts';

/** Published default weights of FSRS-6; the world perturbs them, the engine uses them as they are. */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
/** Weights that stand in an exponent of their own and would explode. */
const VAST = new Set([4, 5, 7, 20]);

interface Geheugen {
  S: number;
  D: number;
  dag: number;
}

/** Stability and difficulty of words with weights of one leerling. */
class Geheugens {
  private readonly rijen = new Map<number, Geheugen>();
  private readonly F: number;

  constructor(private readonly w: readonly number[]) {
    this.F = 0.9 ** (-1 / this.g(20)) - 1;
  }

  private g(i: number): number {
    return this.w[i] ?? 0;
  }

  R(woord: number, dag: number): number {
    const m = this.rijen.get(woord);
    return m === undefined ? 0 : (1 + (this.F * Math.max(0, dag - m.dag)) / m.S) ** -this.g(20);
  }

  private na(woord: number, x: 0 | 1, dag: number): Geheugen {
    const m = this.rijen.get(woord);
    const graad = x === 1 ? 3 : 1;
    if (m === undefined)
      return { S: this.g(graad - 1), D: klemD(this.g(4) - Math.exp((graad - 1) * this.g(5)) + 1), dag };
    const zelfdeDag = Math.floor(dag) === Math.floor(m.dag);
    return {
      S: Math.max(0.01, this.volgendeS(m, { R: this.R(woord, dag), x, zelfdeDag })),
      D: this.volgendeD(m.D, x),
      dag,
    };
  }

  oefen(woord: number, x: 0 | 1, dag: number): void {
    this.rijen.set(woord, this.na(woord, x, dag));
  }

  RNa(woord: number, x: 0 | 1, tijd: { dag: number; later: number }): number {
    return (1 + (this.F * tijd.later) / this.na(woord, x, tijd.dag).S) ** -this.g(20);
  }

  private volgendeS(m: Geheugen, options: { R: number; x: 0 | 1; zelfdeDag: boolean }): number {
    const { R, x, zelfdeDag } = options;
    const graad = x === 1 ? 3 : 1;
    if (zelfdeDag) {
      const factor = Math.exp(this.g(17) * (graad - 3 + this.g(18))) * m.S ** -this.g(19);
      return m.S * (x === 1 ? Math.max(1, factor) : factor);
    }
    if (x === 1)
      return m.S * (1 + Math.exp(this.g(8)) * (11 - m.D) * m.S ** -this.g(9) * (Math.exp(this.g(10) * (1 - R)) - 1));
    return Math.min(
      m.S,
      this.g(11) * m.D ** -this.g(12) * ((m.S + 1) ** this.g(13) - 1) * Math.exp(this.g(14) * (1 - R)),
    );
  }

  private volgendeD(D: number, x: 0 | 1): number {
    const stap = -this.g(6) * ((x === 1 ? 3 : 1) - 3);
    const makkelijk = this.g(4) - Math.exp(3 * this.g(5)) + 1;
    return klemD(this.g(7) * makkelijk + (1 - this.g(7)) * (D + (stap * (10 - D)) / 9));
  }
}

const klemD = (D: number): number => Math.min(10, Math.max(1, D));

function geheugenSim(bank: Bank, leerling: Leerling, toeval: Toeval): Sim {
  const sd = 0.25 + 0.25 * toeval.uniform();
  const geheugens = new Geheugens(
    W.map((w, i) => (VAST.has(i) ? w : w * Math.exp(toeval.normaal(0, i < 4 ? sd : sd / 3)))),
  );
  const regel = new Regel(bank, leerling);
  /** `regelKans` = chance by the rule. */
  const weet = (R: number, regelKans: number): number => (1 - SLIP) * (1 - (1 - R) * (1 - regelKans));
  const perDag = new PerDag((woord, tijd) => ({
    nu: geheugens.R(woord, tijd.dag),
    niet: geheugens.R(woord, tijd.dag + tijd.later),
    goed: geheugens.RNa(woord, 1, tijd),
    fout: geheugens.RNa(woord, 0, tijd),
  }));
  return {
    kans: (woord, dag) => weet(geheugens.R(woord, dag), sigma(regel.logit(woord))),
    vooruit: (woord, tijd) => {
      const { nu, niet, goed, fout } = perDag.van(woord, tijd);
      const regelKans = sigma(regel.logit(woord));
      return {
        nu: weet(nu, regelKans),
        niet: weet(niet, regelKans),
        goed: weet(goed, regelKans),
        fout: weet(fout, regelKans),
      };
    },
    oefen: (woord, x, dag) => {
      perDag.wis(woord);
      geheugens.oefen(woord, x, dag);
      regel.oefen(woord);
    },
  };
}

/** World of stability and retrievability; remembered or derived by rule. */
export const W2: World = { naam: 'W2', leerling: gewoneLeerling, sim: geheugenSim };
