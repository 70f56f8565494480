import { sigma } from '#engine/core/oefening/model/predict.ts';
import type { Bank } from '../bank.ts';
import type { Random } from '../random.ts';
import { ordinaryLeerling, PerDay, Rule, SLIP, type Encounter, type Leerling, type Sim, type World } from './world.ts';

/** Published default weights of FSRS-6; the world perturbs them, the engine uses them as they are. */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
/** Weights that stand in an exponent of their own and would explode. */
const FIXED = new Set([4, 5, 7, 20]);

interface Memory {
  S: number;
  D: number;
  dag: number;
}

/** Stability and difficulty of words with weights of one leerling. */
class Memories {
  private readonly rijen = new Map<number, Memory>();
  private readonly F: number;

  constructor(private readonly w: readonly number[]) {
    this.F = 0.9 ** (-1 / this.g(20)) - 1;
  }

  private g(i: number): number {
    return this.w[i] ?? 0;
  }

  R(woord: number, day: number): number {
    const m = this.rijen.get(woord);
    return m === undefined ? 0 : (1 + (this.F * Math.max(0, day - m.dag)) / m.S) ** -this.g(20);
  }

  private na(woord: number, x: 0 | 1, day: number): Memory {
    const m = this.rijen.get(woord);
    const grade = x === 1 ? 3 : 1;
    if (m === undefined)
      return { S: this.g(grade - 1), D: clampD(this.g(4) - Math.exp((grade - 1) * this.g(5)) + 1), dag: day };
    const sameDay = Math.floor(day) === Math.floor(m.dag);
    return {
      S: Math.max(0.01, this.nextS(m, { R: this.R(woord, day), x, sameDay })),
      D: this.nextD(m.D, x),
      dag: day,
    };
  }

  practice(woord: number, x: 0 | 1, { day, memory: share = 1 }: Encounter): void {
    const before = this.rijen.get(woord);
    const after = this.na(woord, x, day);
    this.rijen.set(woord, share === 1 ? after : partly(before, after, share));
  }

  RAfter(woord: number, x: 0 | 1, time: { dag: number; later: number }): number {
    return (1 + (this.F * time.later) / this.na(woord, x, time.dag).S) ** -this.g(20);
  }

  private nextS(m: Memory, options: { R: number; x: 0 | 1; sameDay: boolean }): number {
    const { R, x, sameDay } = options;
    const grade = x === 1 ? 3 : 1;
    if (sameDay) {
      const factor = Math.exp(this.g(17) * (grade - 3 + this.g(18))) * m.S ** -this.g(19);
      return m.S * (x === 1 ? Math.max(1, factor) : factor);
    }
    if (x === 1)
      return m.S * (1 + Math.exp(this.g(8)) * (11 - m.D) * m.S ** -this.g(9) * (Math.exp(this.g(10) * (1 - R)) - 1));
    return Math.min(
      m.S,
      this.g(11) * m.D ** -this.g(12) * ((m.S + 1) ** this.g(13) - 1) * Math.exp(this.g(14) * (1 - R)),
    );
  }

  private nextD(D: number, x: 0 | 1): number {
    const step = -this.g(6) * ((x === 1 ? 3 : 1) - 3);
    const easy = this.g(4) - Math.exp(3 * this.g(5)) + 1;
    return clampD(this.g(7) * easy + (1 - this.g(7)) * (D + (step * (10 - D)) / 9));
  }
}

/** A share of the step: stability on its logarithm, and of a first sight that share of the stability. */
function partly(before: Memory | undefined, after: Memory, share: number): Memory {
  if (before === undefined) return { ...after, S: Math.max(0.01, after.S * share) };
  return {
    S: before.S * (after.S / before.S) ** share,
    D: before.D + share * (after.D - before.D),
    dag: after.dag,
  };
}

const clampD = (D: number): number => Math.min(10, Math.max(1, D));

function memorySim(bank: Bank, leerling: Leerling, random: Random): Sim {
  const sd = 0.25 + 0.25 * random.uniform();
  const memories = new Memories(
    W.map((w, i) => (FIXED.has(i) ? w : w * Math.exp(random.normaal(0, i < 4 ? sd : sd / 3)))),
  );
  const rule = new Rule(bank, leerling);
  /** `regelKans` = chance by the rule. */
  const knows = (R: number, ruleChance: number): number => (1 - SLIP) * (1 - (1 - R) * (1 - ruleChance));
  const perDay = new PerDay((woord, time) => ({
    nu: memories.R(woord, time.dag),
    niet: memories.R(woord, time.dag + time.later),
    goed: memories.RAfter(woord, 1, time),
    fout: memories.RAfter(woord, 0, time),
  }));
  return {
    kans: (woord, day) => knows(memories.R(woord, day), sigma(rule.logit(woord))),
    ahead: (woord, time) => {
      const { nu: now, niet: not, goed: correct, fout: error } = perDay.van(woord, time);
      const ruleChance = sigma(rule.logit(woord));
      return {
        nu: knows(now, ruleChance),
        niet: knows(not, ruleChance),
        goed: knows(correct, ruleChance),
        fout: knows(error, ruleChance),
      };
    },
    practice: (woord, x, encounter) => {
      perDay.wis(woord);
      memories.practice(woord, x, encounter);
      rule.practice(woord, encounter.rule);
    },
  };
}

/** World of stability and retrievability; remembered or derived by rule. */
export const W2: World = { naam: 'W2', leerling: ordinaryLeerling, sim: memorySim };
