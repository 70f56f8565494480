import { sigma } from '#engine/core/oefening/predict.ts';
import type { Bank } from '../bank.ts';
import type { Toeval } from '../toeval.ts';

/** What is true of one simulated leerling. Times in days since the start, fractions allowed; abilities in logits. */
export interface Leerling {
  theta: number;
  /** Offset per category. */
  offset: Float64Array;
  /** Speed of forgetting in the trace world. */
  alfa: number;
  /** Factor on answering times. */
  traagheid: number;
  dyslexie: boolean;
  /** Share of answers given without reading. */
  gok: number;
}

/** Chance now, and later without an encounter, after a right one and after a wrong one. */
export interface Vooruit {
  nu: number;
  niet: number;
  goed: number;
  fout: number;
}

/** Leerling who forgets and learns; the engine sees only the outcomes. */
export interface Sim {
  /** True chance of a right answer in an open format; `minuut` = minutes into the session. */
  kans(woord: number, dag: number, minuut: number): number;
  /** Learns from one encounter. */
  oefen(woord: number, x: 0 | 1, dag: number): void;
  /** True chances on a day and `later` days after it, without an encounter on that day and with one; changes nothing. For the oracle only. */
  vooruit(woord: number, tijd: Tijd): Vooruit;
}

/** Day, and days after it to look at. */
export interface Tijd {
  dag: number;
  later: number;
}

/** What depends on the encounters with a word and the time alone: worked out once a day, and again after an encounter. The oracle asks for it thousands of times a sitting. */
export class PerDag<T> {
  private readonly bekend = new Map<number, { dag: number; later: number; uit: T }>();

  constructor(private readonly maak: (woord: number, tijd: Tijd) => T) {}

  van(woord: number, tijd: Tijd): T {
    const oud = this.bekend.get(woord);
    if (oud !== undefined && oud.dag === tijd.dag && oud.later === tijd.later) return oud.uit;
    const uit = this.maak(woord, tijd);
    this.bekend.set(woord, { dag: tijd.dag, later: tijd.later, uit });
    return uit;
  }

  wis(woord: number): void {
    this.bekend.delete(woord);
  }
}

/** World of section 15. */
export interface World {
  naam: string;
  leerling(bank: Bank, toeval: Toeval): Leerling;
  sim(bank: Bank, leerling: Leerling, toeval: Toeval): Sim;
}

/** Chance to write a known word wrong by accident. */
export const SLIP = 0.02;

/** Ordinary leerling. */
export function gewoneLeerling(bank: Bank, toeval: Toeval): Leerling {
  return {
    theta: toeval.normaal(0, 1),
    offset: Float64Array.from({ length: bank.categorieen }, () => toeval.normaal(0, 0.5)),
    alfa: toeval.normaal(0.22, 0.04),
    traagheid: 1,
    dyslexie: false,
    gok: 0,
  };
}

/** Knowledge of the rules, which grows with practice of the category: 1.3 (1 - e^(-n/80)). */
export class Regel {
  private readonly n: Float64Array;
  /** Growth per category, logits. */
  private readonly groei: Float64Array;
  /** Added to every chance, logits. */
  extra = 0;

  constructor(
    private readonly bank: Bank,
    private readonly leerling: Leerling,
  ) {
    this.n = new Float64Array(bank.categorieen);
    this.groei = new Float64Array(bank.categorieen);
  }

  logit(woord: number): number {
    const c = this.bank.cat[woord] ?? 0;
    return (
      (this.bank.a[woord] ?? 1) *
      (this.leerling.theta +
        this.extra +
        (this.leerling.offset[c] ?? 0) +
        (this.groei[c] ?? 0) -
        (this.bank.b[woord] ?? 0))
    );
  }

  oefen(woord: number): void {
    const c = this.bank.cat[woord] ?? 0;
    const n = (this.n[c] ?? 0) + 1;
    this.n[c] = n;
    this.groei[c] = 1.3 * (1 - Math.exp(-n / 80));
  }
}

/** Chance with slips for a chance of knowing, given in logits. */
export function metSlip(logit: number): number {
  return (1 - SLIP) * sigma(logit);
}
