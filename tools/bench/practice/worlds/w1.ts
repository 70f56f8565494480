import { gewoneLeerling, metSlip, PerDag, Regel, type Leerling, type Sim, type Tijd, type World } from './world.ts';
import type { Bank } from '../bank.ts';

/** Strength of the traces, share of a wrong answer, growth of decay with ease, and the shortest time in days. */
const SPOOR = { sterkte: 1.5, fout: 0.8, gemak: 0.3, kort: 0.02 };

const logitVan = (som: number): number => Math.log(1 + SPOOR.sterkte * som);

/** Traces of encounters that fade (ACT-R; Pavlik and Anderson 2005): easy encounters fade faster. Adds to the logit of the rule. */
export class Sporen {
  /** Per word: day, decay and weight of every encounter, one after another. */
  private readonly sporen = new Map<number, number[]>();

  private laatst: { rij: number[] | null; dag: number; lengte: number; som: number } = {
    rij: null,
    dag: 0,
    lengte: 0,
    som: 0,
  };
  private readonly perDag = new PerDag((woord, { dag, later }) => {
    const som = this.som(woord, dag + later);
    return { nu: this.logit(woord, dag), som, niet: logitVan(som) };
  });

  constructor(private readonly alfa: number) {}

  /** Strength of all traces of a word. The same is asked before and after an answer. */
  private som(woord: number, dag: number): number {
    const rij = this.sporen.get(woord);
    if (rij === undefined) return 0;
    const { laatst } = this;
    if (laatst.rij === rij && laatst.dag === dag && laatst.lengte === rij.length) return laatst.som;
    let som = 0;
    for (let i = 0; i < rij.length; i += 3)
      som += (rij[i + 2] ?? 0) * (Math.max(0, dag - (rij[i] ?? 0)) + SPOOR.kort) ** -(rij[i + 1] ?? 0);
    this.laatst = { rij, dag, lengte: rij.length, som };
    return som;
  }

  logit(woord: number, dag: number): number {
    return logitVan(this.som(woord, dag));
  }

  /** Logit today and later: without an encounter now, and after one with the chance `kans` gives for today's logit. */
  logitsLater(
    woord: number,
    tijd: Tijd,
    kans: (logit: number) => number,
  ): { p: number; niet: number; goed: number; fout: number } {
    const { nu, som, niet } = this.perDag.van(woord, tijd);
    const p = kans(nu);
    const spoor = (tijd.later + SPOOR.kort) ** -(this.alfa + SPOOR.gemak * p);
    return { p, niet, goed: logitVan(som + spoor), fout: logitVan(som + SPOOR.fout * spoor) };
  }

  /** `p` = chance of a right answer at this encounter. */
  oefen(woord: number, x: 0 | 1, options: { dag: number; p: number }): void {
    this.perDag.wis(woord);
    const rij = this.sporen.get(woord) ?? [];
    rij.push(options.dag, this.alfa + SPOOR.gemak * options.p, x === 1 ? 1 : SPOOR.fout);
    this.sporen.set(woord, rij);
  }
}

/** Simulation of the trace world. */
export function sporenSim(bank: Bank, leerling: Leerling): Sim & { regel: Regel } {
  const regel = new Regel(bank, leerling);
  const sporen = new Sporen(leerling.alfa);
  const kans = (woord: number, dag: number): number => metSlip(regel.logit(woord) + sporen.logit(woord, dag));
  return {
    regel,
    kans,
    vooruit: (woord, tijd) => {
      const regelLogit = regel.logit(woord);
      const { p, niet, goed, fout } = sporen.logitsLater(woord, tijd, (logit) => metSlip(regelLogit + logit));
      return {
        nu: p,
        niet: metSlip(regelLogit + niet),
        goed: metSlip(regelLogit + goed),
        fout: metSlip(regelLogit + fout),
      };
    },
    oefen: (woord, x, dag) => {
      sporen.oefen(woord, x, { dag, p: kans(woord, dag) });
      regel.oefen(woord);
    },
  };
}

/** World of fading traces. */
export const W1: World = { naam: 'W1', leerling: gewoneLeerling, sim: sporenSim };
