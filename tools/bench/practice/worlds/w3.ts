import type { Bank } from '../bank.ts';
import { ordinaryLeerling, withSlip, PerDay, Rule, type Leerling, type Sim, type Time, type World } from './world.ts';

/** Windows in days (DAS3H, Choffin et al. 2019). */
const WINDOWS = [1 / 24, 1, 7, 30, Infinity] as const;
/** Weight per window of right answers and of attempts, for the word and for its category. */
const WEIGHT = { woord: { goed: 0.3, times: 0.08 }, categorie: { goed: 0.05, times: 0.02 } } as const;

/** Encounters of one word or category; every window remembers where it starts, since time only goes on. */
class Encounters {
  private readonly dagen: number[] = [];
  /** Right answers, and encounters, before each encounter; in shares of writing the word. */
  private readonly goed: number[] = [0];
  private readonly times: number[] = [0];
  private readonly begin = WINDOWS.map(() => 0);
  /** Answer of the last call: many words of one category are looked at on the same day. */
  private laatst = { dag: Number.NaN, n: 0, logit: 0 };

  add(x: 0 | 1, day: number, share = 1): void {
    this.dagen.push(day);
    this.goed.push((this.goed.at(-1) ?? 0) + x * share);
    this.times.push((this.times.at(-1) ?? 0) + share);
  }

  /** Encounters from one on. */
  private since(from: number): number {
    return (this.times.at(-1) ?? 0) - (this.times[from] ?? 0);
  }

  /** Logits later: without an encounter now, and with a right or a wrong one; looks at all days, since it asks ahead of time. */
  logitsLater(
    { dag: day, later }: Time,
    weight: { goed: number; times: number },
  ): { niet: number; goed: number; fout: number } {
    const n = this.dagen.length;
    const out = { niet: 0, goed: 0, fout: 0 };
    for (const window of WINDOWS) {
      const from = this.vanaf(day + later, window);
      const hit = (this.goed[n] ?? 0) - (this.goed[from] ?? 0);
      const added = later > window ? 0 : 1;
      const times = weight.times * Math.log(1 + this.since(from) + added);
      out.niet += weight.goed * Math.log(1 + hit) + weight.times * Math.log(1 + this.since(from));
      out.goed += weight.goed * Math.log(1 + hit + added) + times;
      out.fout += weight.goed * Math.log(1 + hit) + times;
    }
    return out;
  }

  /** First encounter inside a window that ends on `dag`. */
  private vanaf(day: number, window: number): number {
    let from = this.dagen.length;
    while (from > 0 && day - (this.dagen[from - 1] ?? 0) <= window) from -= 1;
    return from;
  }

  /** `gewicht` is always the same for one word or category. */
  logit(day: number, weight: { goed: number; times: number }): number {
    const n = this.dagen.length;
    if (day !== this.laatst.dag || n !== this.laatst.n) this.laatst = { dag: day, n, logit: this.som(day, weight) };
    return this.laatst.logit;
  }

  private som(day: number, weight: { goed: number; times: number }): number {
    const n = this.dagen.length;
    const everything = this.goed[n] ?? 0;
    let sum = 0;
    for (let v = 0; v < WINDOWS.length; v += 1) {
      let from = this.begin[v] ?? 0;
      while (from < n && day - (this.dagen[from] ?? 0) > (WINDOWS[v] ?? Infinity)) from += 1;
      this.begin[v] = from;
      sum +=
        weight.goed * Math.log(1 + everything - (this.goed[from] ?? 0)) + weight.times * Math.log(1 + this.since(from));
    }
    return sum;
  }
}

function windowSim(bank: Bank, leerling: Leerling): Sim {
  const rule = new Rule(bank, leerling);
  const woorden = new Map<number, Encounters>();
  const categories = Array.from({ length: bank.categorieen }, () => new Encounters());
  const empty = new Encounters();
  const chance = (woord: number, day: number): number => {
    const category = categories[bank.cat[woord] ?? 0]?.logit(day, WEIGHT.categorie) ?? 0;
    return withSlip(rule.logit(woord) + (woorden.get(woord)?.logit(day, WEIGHT.woord) ?? 0) + category);
  };
  const perDay = new PerDay((woord, time) => (woorden.get(woord) ?? empty).logitsLater(time, WEIGHT.woord));
  return {
    kans: chance,
    ahead: (woord, time) => {
      const { niet: not, goed: correct, fout: error } = perDay.van(woord, time);
      const ruleLogit = rule.logit(woord);
      return {
        nu: chance(woord, time.dag),
        niet: withSlip(ruleLogit + not),
        goed: withSlip(ruleLogit + correct),
        fout: withSlip(ruleLogit + error),
      };
    },
    practice: (woord, x, { day, memory, rule: taught }) => {
      perDay.wis(woord);
      const encounters = woorden.get(woord) ?? new Encounters();
      encounters.add(x, day, memory);
      woorden.set(woord, encounters);
      categories[bank.cat[woord] ?? 0]?.add(x, day, taught);
    },
  };
}

/** World of counts in time windows, with transfer inside a category. */
export const W3: World = { naam: 'W3', leerling: ordinaryLeerling, sim: windowSim };
