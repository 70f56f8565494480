import { sigma } from '#engine/core/oefening/model/predict.ts';
import type { Bank } from '../bank.ts';
import type { Random } from '../random.ts';

/** What is true of one simulated leerling. Times in days since the start, fractions allowed; abilities in logits. */
export interface Leerling {
  theta: number;
  /** Offset per category. */
  offset: Float64Array;
  /** Speed of forgetting in the trace world. */
  alpha: number;
  /** Factor on answering times. */
  slowness: number;
  dyslexie: boolean;
  /** Share of answers given without reading. */
  guess: number;
}

/** Chance now, and later without an encounter, after a right one and after a wrong one. */
export interface Forecast {
  nu: number;
  niet: number;
  goed: number;
  fout: number;
}

/** One encounter: day, fractions allowed, and what it leaves in memory and teaches of the rule, as a share of writing the word (1 when left out). */
export interface Encounter {
  day: number;
  memory?: number;
  rule?: number;
}

/** Leerling who forgets and learns; the engine sees only the outcomes. */
export interface Sim {
  /** True chance of a right answer in an open format; `minuut` = minutes into the session. */
  kans(woord: number, day: number, minute: number): number;
  /** Learns from one encounter. */
  practice(woord: number, x: 0 | 1, encounter: Encounter): void;
  /** True chances on a day and `later` days after it, without an encounter on that day and with one; changes nothing. For the oracle only. */
  ahead(woord: number, time: Time): Forecast;
}

/** Day, and days after it to look at. */
export interface Time {
  dag: number;
  later: number;
}

/** What depends on the encounters with a word and the time alone: worked out once a day, and again after an encounter. The oracle asks for it thousands of times a sitting. */
export class PerDay<T> {
  private readonly bekend = new Map<number, { dag: number; later: number; uit: T }>();

  constructor(private readonly create: (woord: number, time: Time) => T) {}

  van(woord: number, time: Time): T {
    const old = this.bekend.get(woord);
    if (old !== undefined && old.dag === time.dag && old.later === time.later) return old.uit;
    const out = this.create(woord, time);
    this.bekend.set(woord, { dag: time.dag, later: time.later, uit: out });
    return out;
  }

  wis(woord: number): void {
    this.bekend.delete(woord);
  }
}

/** World of section 15. */
export interface World {
  naam: string;
  leerling(bank: Bank, random: Random): Leerling;
  sim(bank: Bank, leerling: Leerling, random: Random): Sim;
}

/** Chance to write a known word wrong by accident. */
export const SLIP = 0.02;

/** Ordinary leerling. */
export function ordinaryLeerling(bank: Bank, random: Random): Leerling {
  return {
    theta: random.normaal(0, 1),
    offset: Float64Array.from({ length: bank.categorieen }, () => random.normaal(0, 0.5)),
    alpha: random.normaal(0.22, 0.04),
    slowness: 1,
    dyslexie: false,
    guess: 0,
  };
}

/** Knowledge of the rules, which grows with practice of the category: 1.3 (1 - e^(-n/80)). */
export class Rule {
  private readonly n: Float64Array;
  /** Growth per category, logits. */
  private readonly growth: Float64Array;
  /** Added to every chance, logits. */
  extra = 0;

  constructor(
    private readonly bank: Bank,
    private readonly leerling: Leerling,
  ) {
    this.n = new Float64Array(bank.categorieen);
    this.growth = new Float64Array(bank.categorieen);
  }

  logit(woord: number): number {
    const c = this.bank.cat[woord] ?? 0;
    return (
      (this.bank.a[woord] ?? 1) *
      (this.leerling.theta +
        this.extra +
        (this.leerling.offset[c] ?? 0) +
        (this.growth[c] ?? 0) -
        (this.bank.b[woord] ?? 0))
    );
  }

  practice(woord: number, share = 1): void {
    const c = this.bank.cat[woord] ?? 0;
    const n = (this.n[c] ?? 0) + share;
    this.n[c] = n;
    this.growth[c] = 1.3 * (1 - Math.exp(-n / 80));
  }
}

/** Chance with slips for a chance of knowing, given in logits. */
export function withSlip(logit: number): number {
  return (1 - SLIP) * sigma(logit);
}
