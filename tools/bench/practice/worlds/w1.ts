import { ordinaryLeerling, withSlip, PerDay, Rule, type Leerling, type Sim, type Time, type World } from './world.ts';
import type { Bank } from '../bank.ts';

/** Strength of the traces, share of a wrong answer, growth of decay with ease, and the shortest time in days. */
const TRACE = { strength: 1.5, fout: 0.8, ease: 0.3, kort: 0.02 };

const logitOf = (sum: number): number => Math.log(1 + TRACE.strength * sum);

/** Traces of encounters that fade (ACT-R; Pavlik and Anderson 2005): easy encounters fade faster. Adds to the logit of the rule. */
export class Traces {
  /** Per word: day, decay and weight of every encounter, one after another. */
  private readonly traces = new Map<number, number[]>();

  private laatst: { rij: number[] | null; dag: number; length: number; som: number } = {
    rij: null,
    dag: 0,
    length: 0,
    som: 0,
  };
  private readonly perDay = new PerDay((woord, { dag: day, later }) => {
    const sum = this.som(woord, day + later);
    return { nu: this.logit(woord, day), som: sum, niet: logitOf(sum) };
  });

  constructor(private readonly alpha: number) {}

  /** Strength of all traces of a word. The same is asked before and after an answer. */
  private som(woord: number, day: number): number {
    const row = this.traces.get(woord);
    if (row === undefined) return 0;
    const { laatst: last } = this;
    if (last.rij === row && last.dag === day && last.length === row.length) return last.som;
    let sum = 0;
    for (let i = 0; i < row.length; i += 3)
      sum += (row[i + 2] ?? 0) * (Math.max(0, day - (row[i] ?? 0)) + TRACE.kort) ** -(row[i + 1] ?? 0);
    this.laatst = { rij: row, dag: day, length: row.length, som: sum };
    return sum;
  }

  logit(woord: number, day: number): number {
    return logitOf(this.som(woord, day));
  }

  /** Logit today and later: without an encounter now, and after one with the chance `kans` gives for today's logit. */
  logitsLater(
    woord: number,
    time: Time,
    chance: (logit: number) => number,
  ): { p: number; niet: number; goed: number; fout: number } {
    const { nu: now, som: sum, niet: not } = this.perDay.van(woord, time);
    const p = chance(now);
    const track = (time.later + TRACE.kort) ** -(this.alpha + TRACE.ease * p);
    return { p, niet: not, goed: logitOf(sum + track), fout: logitOf(sum + TRACE.fout * track) };
  }

  /** `p` = chance to write the word at this encounter. */
  practice(woord: number, x: 0 | 1, options: { dag: number; p: number; share?: number | undefined }): void {
    this.perDay.wis(woord);
    const row = this.traces.get(woord) ?? [];
    const weight = (x === 1 ? 1 : TRACE.fout) * (options.share ?? 1);
    row.push(options.dag, this.alpha + TRACE.ease * options.p, weight);
    this.traces.set(woord, row);
  }
}

/** Simulation of the trace world. */
export function tracesSim(bank: Bank, leerling: Leerling): Sim & { regel: Rule } {
  const rule = new Rule(bank, leerling);
  const traces = new Traces(leerling.alpha);
  const chance = (woord: number, day: number): number => withSlip(rule.logit(woord) + traces.logit(woord, day));
  return {
    regel: rule,
    kans: chance,
    ahead: (woord, time) => {
      const ruleLogit = rule.logit(woord);
      const {
        p,
        niet: not,
        goed: correct,
        fout: error,
      } = traces.logitsLater(woord, time, (logit) => withSlip(ruleLogit + logit));
      return {
        nu: p,
        niet: withSlip(ruleLogit + not),
        goed: withSlip(ruleLogit + correct),
        fout: withSlip(ruleLogit + error),
      };
    },
    practice: (woord, x, { day, memory, rule: taught }) => {
      traces.practice(woord, x, { dag: day, p: chance(woord, day), share: memory });
      rule.practice(woord, taught);
    },
  };
}

/** World of fading traces. */
export const W1: World = { naam: 'W1', leerling: ordinaryLeerling, sim: tracesSim };
