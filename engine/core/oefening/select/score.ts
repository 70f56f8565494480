import type { Candidate, Candidates, Columns } from './candidate.ts';
import type { Model, Weighted } from '../model/model.ts';
import { evidence, deltaSum, chanceOf, sigma, weightsOf, type Prediction } from '../model/predict.ts';
import type { Params } from '../model/params.ts';
import type { PracticeSession } from '../model/session.ts';
import type { LeerlingState } from '../model/state.ts';
import type { Pool } from './pool.ts';
import { knownChance, memoryGain, newWorth, setFamilies, settleWorth } from './score-memory.ts';

/** Terms of the score of a candidate, in the order in which they are added; `seconden` divides the gain. */
export interface CandidateScore {
  prediction: Pick<Prediction, 'p' | 'p0' | 'R'>;
  memory: number;
  regel: number;
  nieuw: number;
  partner: number;
  /** Worth of a word of today that has not been right often enough in a row. */
  settle: number;
  seconden: number;
  /** (geheugen + regel + nieuw + partner + settle) x 10 / seconden. */
  gain: number;
  /** lambda x p. */
  succes: number;
  /** Small malus for the same category again. */
  reeks: number;
  totaal: number;
}

/** Expected time of an item with feedback, seconds, for a chance `kans`; `tempo` = e^tau of the leerling (practice.md section 7). */
export function expectedSeconds(p: Params, chance: number, tempo: number): number {
  return (p.baseSeconds + p.errorSeconds * (1 - chance)) * tempo;
}

/** Words gained per time, as the score counts them. */
const gainPerTime = (words: number, seconds: number): number => (10 * words) / seconds;

const read = (column: Float64Array, i: number): number => column[i] ?? 0;

/** Numbers in a pool of the goals that are confused with the previous one: looked up once for thousands of rows. */
function partnersOf(m: Model, { doelen }: Pool, previousDoel: string): readonly number[] {
  const confused = m.leerdoelen.get(previousDoel)?.verwar ?? [];
  return confused.flatMap((doelId) => (doelId === previousDoel ? [] : (doelen.get(doelId) ?? [])));
}

const answersTo = (s: LeerlingState, { nrs }: Weighted): number => s.cats.get(nrs[0] ?? -1)?.n ?? 0;

/** Answers to a category of the pool, on average. */
function meanAnswers(s: LeerlingState, { groepen }: Pool): number {
  let sum = 0;
  for (const weighted of groepen) sum += answersTo(s, weighted);
  return sum / Math.max(1, groepen.length);
}

/** Gain of the rule by one answer: as much as the words of its set are open, and less the more answers they had than others. */
function ruleGain(
  p: Params,
  { pool, perGroep }: Columns,
  { groep, able, answers }: { groep: number; able: number; answers: number },
): number {
  const chance = sigma((able - read(pool.groepB, groep)) * read(pool.groepSlope, groep));
  return p.rho * chance * (1 - chance) * Math.exp((perGroep.mean - answers) / p.ruleScale);
}

/** Brings what depends on a set of categories alone up to date, for this scoring. */
function setGroep(m: Model, s: LeerlingState, options: { columns: Columns; groep: number }): void {
  const { columns, groep } = options;
  const { pool, perGroep, times } = columns;
  const weighted = pool.groepen[groep];
  if (weighted === undefined) return;
  perGroep.times[groep] = times;
  const delta = deltaSum(s, weighted);
  for (const memory of pool.routes) {
    const { a1, a2 } = weightsOf(m.params, memory);
    const able = a1 * s.theta + a2 * delta;
    perGroep[memory][groep] = Math.exp(-able - evidence(m, s, { weighted, memory }));
    if (memory === pool.routes[0])
      perGroep.rule[groep] = ruleGain(m.params, columns, { groep, able, answers: answersTo(s, weighted) });
  }
}

/** Odds against a right answer by the rule alone. */
function oddsAgainst({ pool, perGroep }: Columns, row: number, groep: number): number {
  return read(pool.memory[row] === 0 ? perGroep.geen : perGroep.vol, groep) * read(pool.hardness, row);
}

/** What holds for all rows of one scoring. */
interface Scoring {
  columns: Columns;
  rows: readonly number[];
  /** Number of the goal before in the pool, and of the goals that are confused with it. */
  previous: number;
  partners: readonly number[];
}

/** Brings the chances of rows up to date, and the sets of categories that they are of. */
function scoreChances(m: Model, s: LeerlingState, { columns, rows }: Scoring): void {
  const { pool, perGroep, p, p0, times } = columns;
  const bias = Math.exp(s.kappa);
  for (const row of rows) {
    const groep = pool.groep[row] ?? 0;
    if (perGroep.times[groep] !== times) setGroep(m, s, { columns, groep });
    const rule = 1 / (1 + oddsAgainst(columns, row, groep));
    p0[row] = rule;
    p[row] = chanceOf(m, { weet: knownChance(columns, row, rule), bias, c: read(pool.guess, row) });
  }
}

const ruleWorth = ({ pool, perGroep }: Columns, row: number): number => read(perGroep.rule, pool.groep[row] ?? 0);

/** Worth of a goal that is confused with the one before. */
function partnerWorth(m: Model, { columns, partners }: Scoring, row: number): number {
  return partners.length > 0 && partners.includes(columns.pool.doel[row] ?? -1) ? m.params.iota : 0;
}

/** Malus for the goal before. */
function seriesPenalty(m: Model, { columns, previous }: Scoring, row: number): number {
  return columns.pool.doel[row] === previous ? -m.params.minSeries : 0;
}

/** Brings the scores of rows up to date, from their chances. */
function scoreTotals(m: Model, s: LeerlingState, scoring: Scoring): void {
  const { columns, rows } = scoring;
  const { p, p0, totaal: total } = columns;
  const { lambda } = s;
  const tempo = Math.exp(s.tau);
  for (const row of rows) {
    const chance = read(p, row);
    const other = newWorth(columns, row) + partnerWorth(m, scoring, row) + settleWorth(columns, row);
    const gain = gainPerTime(
      memoryGain(columns, row, read(p0, row)) + ruleWorth(columns, row) + other,
      expectedSeconds(m.params, chance, tempo),
    );
    total[row] = gain + lambda * chance + seriesPenalty(m, scoring, row);
  }
}

/**
 * Brings `p` and `totaal` of rows up to date (practice.md section 7). Hundreds are scored for every answer and thousands for
 * every taak: two loops that are small enough to run without calls, and no objects in them.
 */
export function scoreRows(
  m: Model,
  s: LeerlingState,
  options: { kolommen: Columns; rijen: readonly number[]; previousDoel: string },
): Scoring {
  const { kolommen: columns, rijen: rows, previousDoel } = options;
  const { pool } = columns;
  setFamilies(columns, s);
  columns.perGroep.mean = meanAnswers(s, pool);
  columns.times += 1;
  const scoring = {
    columns,
    rows,
    previous: pool.doelen.get(previousDoel) ?? -1,
    partners: partnersOf(m, pool, previousDoel),
  };
  scoreChances(m, s, scoring);
  scoreTotals(m, s, scoring);
  return scoring;
}

/** Brings candidates of one stock up to date. */
export function score(
  m: Model,
  s: LeerlingState,
  options: { lijst: readonly Candidate[]; previousDoel: string },
): void {
  const { lijst: list, previousDoel } = options;
  const columns = list[0]?.kolommen;
  if (columns === undefined) return;
  const rows: number[] = [];
  for (const k of list) rows.push(k.rij);
  scoreRows(m, s, { kolommen: columns, rijen: rows, previousDoel });
}

/** Score of one candidate now, with every term. */
export function scoreOf(
  m: Model,
  s: LeerlingState,
  options: { candidate: Candidate; session: PracticeSession },
): CandidateScore {
  const { candidate: k, session } = options;
  const { kolommen: columns, rij: row } = k;
  const scoring = scoreRows(m, s, { kolommen: columns, rijen: [row], previousDoel: session.previousDoel });
  const gains = {
    memory: memoryGain(columns, row, k.p0),
    regel: ruleWorth(columns, row),
    nieuw: newWorth(columns, row),
    partner: partnerWorth(m, scoring, row),
    settle: settleWorth(columns, row),
  };
  const seconds = expectedSeconds(m.params, k.p, Math.exp(s.tau));
  const words = gains.memory + gains.regel + (gains.nieuw + gains.partner + gains.settle);
  return {
    prediction: { p: k.p, p0: k.p0, R: k.R },
    ...gains,
    seconden: seconds,
    gain: gainPerTime(words, seconds),
    succes: s.lambda * k.p,
    reeks: seriesPenalty(m, scoring, row),
    totaal: k.totaal,
  };
}

/** Scores all candidates that may be asked now, in the order of the candidates. */
export function scoreAll(
  m: Model,
  s: LeerlingState,
  options: { kandidaten: Candidates; session: PracticeSession },
): Candidate[] {
  const {
    kandidaten: candidates,
    session: { seen, previousDoel },
  } = options;
  const list: Candidate[] = [];
  for (const k of candidates.lijst) if (!seen.has(k.vraag.itemId)) list.push(k);
  score(m, s, { lijst: list, previousDoel });
  return list;
}

const before = (a: Candidate, b: Candidate): boolean =>
  a.totaal > b.totaal || (a.totaal === b.totaal && a.vraag.itemId < b.vraag.itemId);

/** The best `n`, best first; equal scores by item id, so the order is fixed. */
export function bestScores(list: readonly Candidate[], n: number): Candidate[] {
  const top: Candidate[] = [];
  for (const g of list) {
    const last = top[n - 1];
    if (last !== undefined && !before(g, last)) continue;
    let i = top.length;
    while (i > 0 && before(g, top[i - 1] ?? g)) i -= 1;
    top.splice(i, 0, g);
    if (top.length > n) top.pop();
  }
  return top;
}
