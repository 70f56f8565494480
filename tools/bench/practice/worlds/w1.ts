import { gewoneLeerling, metSlip, Regel, type Leerling, type Sim, type World } from './world.ts';
import type { Bank } from '../bank.ts';

/** Strength of the traces, share of a wrong answer, growth of decay with ease, and the shortest time in days. */
const SPOOR = { sterkte: 1.5, fout: 0.8, gemak: 0.3, kort: 0.02 };

/** Traces of encounters that fade (ACT-R; Pavlik and Anderson 2005): easy encounters fade faster. Adds to the logit of the rule. */
export class Sporen {
  /** Per word: day, decay and weight of every encounter, one after another. */
  private readonly sporen = new Map<number, number[]>();

  constructor(private readonly alfa: number) {}

  /** Strength of all traces of a word. */
  private som(woord: number, dag: number): number {
    const rij = this.sporen.get(woord);
    let som = 0;
    if (rij === undefined) return som;
    for (let i = 0; i < rij.length; i += 3) som += (rij[i + 2] ?? 0) * (Math.max(0, dag - (rij[i] ?? 0)) + SPOOR.kort) ** -(rij[i + 1] ?? 0);
    return som;
  }

  logit(woord: number, dag: number): number {
    return Math.log(1 + SPOOR.sterkte * this.som(woord, dag));
  }

  /** Logit later: without an encounter now, and after one with chance `p` of a right answer. */
  logitsLater(woord: number, tijd: { dag: number; later: number; p: number }): { niet: number; goed: number; fout: number } {
    const som = this.som(woord, tijd.dag + tijd.later);
    const spoor = (tijd.later + SPOOR.kort) ** -(this.alfa + SPOOR.gemak * tijd.p);
    const logit = (erbij: number): number => Math.log(1 + SPOOR.sterkte * (som + erbij));
    return { niet: logit(0), goed: logit(spoor), fout: logit(SPOOR.fout * spoor) };
  }

  oefen(woord: number, x: 0 | 1, options: { dag: number; p: number }): void {
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
    regel, kans,
    vooruit: (woord, { dag, later }) => {
      const nu = kans(woord, dag);
      const { niet, goed, fout } = sporen.logitsLater(woord, { dag, later, p: nu });
      const regelLogit = regel.logit(woord);
      return { nu, niet: metSlip(regelLogit + niet), goed: metSlip(regelLogit + goed), fout: metSlip(regelLogit + fout) };
    },
    oefen: (woord, x, dag) => {
      sporen.oefen(woord, x, { dag, p: kans(woord, dag) });
      regel.oefen(woord);
    },
  };
}

/** World of fading traces. */
export const W1: World = { naam: 'W1', leerling: gewoneLeerling, sim: sporenSim };
