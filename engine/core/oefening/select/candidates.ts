import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { boundOf } from './bound.ts';
import { candidatesOf, type Candidate, type Candidates, type Columns, type Stock } from './candidate.ts';
import { FIRST_S, recall, lookAhead, S_MIN, type Outlook } from '../model/memory.ts';
import { traceOdds, tracesOf } from '../model/traces.ts';
import type { ItemContext, Model } from '../model/model.ts';
import { createPool, poolFrom, type FormatChoice, type Pool } from './pool.ts';
import { scoreRows } from './score.ts';
import type { Restriction } from '../model/settings.ts';
import type { LeerlingState, WoordState } from '../model/state.ts';

const outlook: Outlook = { goed: 0, fout: 0 };

function createColumns(pool: Pool): Columns {
  const n = pool.vragen.length;
  const groepen = pool.groepen.length;
  const empty = (length: number): Float64Array => new Float64Array(length);
  return {
    pool,
    R: empty(n),
    RH: empty(n),
    RHCorrect: empty(n),
    RHError: empty(n),
    odds: empty(n).fill(1),
    oddsH: empty(n).fill(1),
    oddsHMore: empty(n).fill(1),
    due: new Uint8Array(n),
    unsettled: new Uint8Array(n),
    reps: new Uint8Array(n),
    p0: empty(n),
    p: empty(n),
    totaal: empty(n),
    perGroep: {
      times: new Uint32Array(groepen),
      vol: empty(groepen),
      geen: empty(groepen),
      rule: empty(groepen),
      mean: 0,
    },
    families: { share: 0.5, lead: 0 },
    times: 0,
  };
}

/** What is the same for all rows of a look ahead. */
interface Ahead {
  s: LeerlingState;
  day: number;
  /** Recall at the horizon after a first answer, per family. */
  first: readonly Outlook[];
  /** What the traces of a first answer multiply the odds with at the horizon. */
  firstOdds: number;
}

function aheadOf(s: LeerlingState, { params, restriction: { horizon } }: Pool, day: number): Ahead {
  const first = s.mu.map((mu) => ({
    goed: recall(FIRST_S.goed, horizon, mu),
    fout: recall(FIRST_S.fout, horizon, mu),
  }));
  return { s, day, first, firstOdds: traceOdds(params, 1, horizon) };
}

/** Looks ahead for a word with memory. */
function look(k: Columns, row: number, options: { s: LeerlingState; woord: WoordState; dagen: number }): void {
  const { s, woord, dagen: days } = options;
  const {
    restriction: { horizon, retention },
    family,
    memory,
    params,
  } = k.pool;
  const mu = s.mu[family[row] ?? 0] ?? 1;
  const R = recall(woord.S, days, mu);
  k.due[row] = R < retention ? 1 : 0;
  if (memory[row] === 0) return;
  k.RH[row] = recall(woord.S, days + horizon, mu);
  lookAhead({ S: Math.max(S_MIN, woord.S), D: Math.max(1, woord.D) }, days, outlook);
  k.R[row] = R;
  k.RHCorrect[row] = recall(outlook.goed, horizon, mu);
  k.RHError[row] = recall(outlook.fout, horizon, mu);
  const traces = tracesOf(params, woord);
  k.odds[row] = traceOdds(params, traces, days);
  k.oddsH[row] = traceOdds(params, traces, days + horizon);
  k.oddsHMore[row] = traceOdds(params, traces + 1, horizon);
}

function lookNew(k: Columns, row: number, { first, firstOdds }: Ahead): void {
  const outlookFirst = first[k.pool.family[row] ?? 0];
  if (outlookFirst === undefined || k.pool.memory[row] === 0) return;
  k.RHCorrect[row] = outlookFirst.goed;
  k.RHError[row] = outlookFirst.fout;
  k.oddsHMore[row] = firstOdds;
}

/** Brings what depends on memory up to date for one row; false when the word was last answered after that day. */
function setRow(k: Columns, row: number, ahead: Ahead): boolean {
  const woord = ahead.s.woorden.get(k.pool.nr[row] ?? 0);
  if (woord === undefined) {
    lookNew(k, row, ahead);
    return true;
  }
  const days = ahead.day - woord.dag;
  if (days < 0) return false;
  k.reps[row] = woord.reps;
  k.unsettled[row] = days === 0 && woord.S > 0 && woord.run < k.pool.params.inRow ? 1 : 0;
  if (woord.S > 0) look(k, row, { s: ahead.s, woord, dagen: days });
  else lookNew(k, row, ahead);
  return true;
}

/** Looks ahead for a whole pool on one day. An empty pool is an error, never a random word. */
export function createStock(s: LeerlingState, pool: Pool, day: number): Result<Stock, 'pool-leeg'> {
  const columns = createColumns(pool);
  const ahead = aheadOf(s, pool, day);
  const rows: number[] = [];
  for (let row = 0; row < pool.vragen.length; row += 1) if (setRow(columns, row, ahead)) rows.push(row);
  return rows.length === 0
    ? err('pool-leeg')
    : ok({
        kolommen: columns,
        rijen: rows,
        kandidaten: pool.vragen.map(() => undefined),
        restriction: pool.restriction,
        day,
      });
}

/** Looks ahead again for rows whose words were answered since. */
export function refresh(s: LeerlingState, stock: Stock, rows: Iterable<number>): void {
  const { kolommen: columns, day } = stock;
  const ahead = aheadOf(s, columns.pool, day);
  for (const row of rows) setRow(columns, row, ahead);
}

/** Candidate for one question; null when the item is unknown or was answered after its day. */
export function createCandidate(
  m: Model,
  s: LeerlingState,
  options: { vraag: ItemContext; restriction: Restriction },
): Candidate | null {
  const { vraag, restriction } = options;
  const stock = createStock(s, poolFrom(m, restriction, [vraag]), vraag.day);
  return stock.ok ? (candidatesOf(stock.value, [0])[0] ?? null) : null;
}

/** Whether a row stays whatever its score: on the teacher's list, or one of the first of its goal. Stops counting once every goal has its share. */
function createForcedTest(m: Model, pool: Pool): (row: number) => boolean {
  const perDoel = new Uint32Array(pool.doelen.size);
  let open = pool.doelen.size * m.params.perCategory;
  return (row) => {
    if ((pool.required[row] ?? -1) >= 0) return true;
    if (open === 0) return false;
    const doel = pool.doel[row] ?? 0;
    const count = perDoel[doel] ?? 0;
    if (count >= m.params.perCategory) return false;
    perDoel[doel] = count + 1;
    open -= 1;
    return true;
  };
}

/** What the `n` best of some rows have at least in a column. */
function thresholdIn(column: Float64Array, rows: readonly number[], n: number): number {
  const values = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i += 1) values[i] = column[rows[i] ?? 0] ?? 0;
  return boundOf(values, n);
}

/**
 * Candidates for a taak (practice.md section 7): of the whole stock the best by score, the best of what is due and the
 * surest ones for the streak rule, of equally sure ones the best by score; two per category and the teacher's list always stay. In the order of the stock. An entry
 * test and a fixed order do not look for the most gainful words, so they keep them all.
 */
export function chooseCandidates(m: Model, s: LeerlingState, stock: Stock): Candidates {
  const { rijen: rows, restriction, day, kolommen: columns } = stock;
  const p = m.params;
  if (rows.length <= p.kandidaten || restriction.arm === 'intake' || restriction.vasteVolgorde)
    return { lijst: candidatesOf(stock, rows), restriction, day };
  scoreRows(m, s, { kolommen: columns, rijen: rows, previousDoel: '' });
  const { totaal: total, p: chance, due } = columns;
  const bound = thresholdIn(total, rows, p.kandidaten);
  const dueThreshold = thresholdIn(
    total,
    rows.filter((row) => due[row] === 1),
    p.due,
  );
  const certain = thresholdIn(chance, rows, p.certain);
  const certainThreshold = thresholdIn(
    total,
    rows.filter((row) => (chance[row] ?? 0) >= certain),
    p.certain,
  ); // hundreds are as sure as can be
  const isForced = createForcedTest(m, columns.pool);
  const stays = (row: number): boolean => {
    const score = total[row] ?? 0;
    return (
      score >= bound ||
      (score >= dueThreshold && due[row] === 1) ||
      (score >= certainThreshold && (chance[row] ?? 0) >= certain) ||
      isForced(row)
    );
  };
  return { lijst: candidatesOf(stock, rows.filter(stays)), restriction, day };
}

/** Pool, stock and candidates at once. */
export function buildCandidates(
  m: Model,
  s: LeerlingState,
  options: { restriction: Restriction; day: number; formaat: FormatChoice },
): Result<Candidates, 'pool-leeg'> {
  const stock = createStock(s, createPool(m, options.restriction, options.formaat), options.day);
  return stock.ok ? ok(chooseCandidates(m, s, stock.value)) : err(stock.fout);
}
