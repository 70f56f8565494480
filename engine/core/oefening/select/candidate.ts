import type { ItemContext } from '../model/model.ts';
import type { Pool } from './pool.ts';
import type { Restriction } from '../model/settings.ts';

/** What one leerling makes of the rows of a pool on one day. */
export interface Columns {
  pool: Pool;
  /** Chance of recall today. */
  R: Float64Array;
  /** Recall at the horizon now, after a right and after a wrong answer. */
  RH: Float64Array;
  RHCorrect: Float64Array;
  RHError: Float64Array;
  /** What traces multiply the odds with today, at the horizon now, and at the horizon after one more encounter. */
  odds: Float64Array;
  oddsH: Float64Array;
  oddsHMore: Float64Array;
  /** 1 = due: recall fell below what the setting wants. */
  due: Uint8Array;
  /** 1 = asked today and not yet right often enough in a row to rest. */
  unsettled: Uint8Array;
  /** Answers to the word so far. */
  reps: Uint8Array;
  /** Chance by the rule alone at the last scoring. */
  p0: Float64Array;
  /** Chance of a right answer and score at the last scoring. */
  p: Float64Array;
  totaal: Float64Array;
  /** Per set of categories, at scoring `times`: odds against a right answer when nothing is hard, with a memory route and without one; gain of the rule, and answers to a set on average. */
  perGroep: { times: Uint32Array; vol: Float64Array; geen: Float64Array; rule: Float64Array; mean: number };
  /** Share of the curve in what is expected of the leerling, and how far traces lead, at the last scoring; 0..1. */
  families: { share: number; lead: number };
  /** Number of the last scoring. */
  times: number;
}

/** Item that may be chosen: one row of a stock. */
export class Candidate {
  constructor(
    readonly kolommen: Columns,
    readonly rij: number,
    readonly vraag: ItemContext,
  ) {}

  get R(): number {
    return this.kolommen.R[this.rij] ?? 0;
  }

  /** Recall fell below what the setting wants. */
  get due(): boolean {
    return this.kolommen.due[this.rij] === 1;
  }

  /** Answers to the word before this taak. */
  get reps(): number {
    return this.kolommen.reps[this.rij] ?? 0;
  }

  get nieuw(): boolean {
    return this.reps === 0;
  }

  /** Place in the list of the leerkracht; -1 = not on it. */
  get required(): number {
    return this.kolommen.pool.required[this.rij] ?? -1;
  }

  /** Chance of a right answer at the last scoring. */
  get p(): number {
    return this.kolommen.p[this.rij] ?? 0;
  }

  /** Chance by the rule alone at the last scoring. */
  get p0(): number {
    return this.kolommen.p0[this.rij] ?? 0;
  }

  /** Score at the last scoring. */
  get totaal(): number {
    return this.kolommen.totaal[this.rij] ?? 0;
  }
}

/** Candidates of a taak, all of one stock. */
export interface Candidates {
  lijst: Candidate[];
  restriction: Restriction;
  day: number;
}

/** All items inside the filters on one day, as rows of its columns; from it the candidates of every taak of that day are taken. */
export interface Stock {
  kolommen: Columns;
  rijen: readonly number[];
  /** Candidates made so far, by row. */
  kandidaten: (Candidate | undefined)[];
  restriction: Restriction;
  day: number;
}

/** Candidates of some rows of a stock. */
export function candidatesOf(
  { kolommen: columns, kandidaten: candidates, day }: Stock,
  rows: readonly number[],
): Candidate[] {
  const out: Candidate[] = [];
  for (const row of rows) {
    const vraag = columns.pool.vragen[row];
    if (vraag === undefined) continue;
    const k =
      candidates[row] ??
      new Candidate(columns, row, {
        itemId: vraag.itemId,
        doelId: vraag.doelId,
        format: vraag.format,
        k: vraag.k,
        day,
      });
    candidates[row] = k;
    out.push(k);
  }
  return out;
}
