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

/** Whether a goal is a confusable partner of the previous one. */
export function isPartner(m: Model, doelId: string, previous: string): boolean {
  return previous !== '' && previous !== doelId && (m.leerdoelen.get(previous)?.verwar.includes(doelId) ?? false);
}

/** Terms side by side: hundreds of candidates are scored for every answer, and only an explanation needs them. */
const MEMORY = 0;
const RULE = 1;
const NEW = 2;
const PARTNER = 3;
const SECONDS = 4;
const GAIN = 5;
const SUCCESS = 6;
const SERIES = 7;
const SETTLE = 8;
const terms = new Float64Array(SETTLE + 1);

const read = (column: Float64Array, i: number): number => column[i] ?? 0;

/** Numbers in a pool of the goals that are confused with the previous one: looked up once for thousands of rows. */
function partnersOf(m: Model, { doelen }: Pool, previousDoel: string): readonly number[] {
  const confused = previousDoel === '' ? [] : (m.leerdoelen.get(previousDoel)?.verwar ?? []);
  return confused.flatMap((doelId) => (isPartner(m, doelId, previousDoel) ? (doelen.get(doelId) ?? []) : []));
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
  m: Model,
  s: LeerlingState,
  options: { kolommen: Columns; groep: number; weighted: Weighted },
): number {
  const {
    kolommen: { pool, perGroep },
    groep,
    weighted,
  } = options;
  const { rho, ruleScale } = m.params;
  const { skill } = perGroep[pool.routes[0] ?? 'vol'];
  const chance = sigma((read(skill, groep) - read(pool.groepB, groep)) * read(pool.groepSlope, groep));
  return rho * chance * (1 - chance) * Math.exp((perGroep.mean - answersTo(s, weighted)) / ruleScale);
}

/** Brings what depends on a set of categories alone up to date, for scoring number `keer`. */
function setGroep(m: Model, s: LeerlingState, options: { kolommen: Columns; groep: number }): void {
  const {
    kolommen: { pool, perGroep, times },
    groep,
  } = options;
  const weighted = pool.groepen[groep];
  if (weighted === undefined) return;
  perGroep.times[groep] = times;
  const delta = deltaSum(s, weighted);
  for (const memory of pool.routes) {
    const { a1, a2 } = weightsOf(m.params, memory);
    const { skill, hoofd: head } = perGroep[memory];
    skill[groep] = a1 * s.theta + a2 * delta;
    head[groep] = evidence(m, s, { weighted, memory });
  }
  perGroep.rule[groep] = ruleGain(m, s, { ...options, weighted });
}

/** Chance by the rule; as long as the ability stays the same, the one of the last scoring. */
function ruleChance(k: Columns, row: number, groep: number): number {
  const { pool, perGroep, eta: etas, p0 } = k;
  const { skill, hoofd: head } = pool.memory[row] === 0 ? perGroep.geen : perGroep.vol;
  const eta = read(skill, groep) - read(pool.gravity, row) - read(pool.fmt, row) + read(head, groep);
  if (eta === etas[row]) return read(p0, row);
  const chance = sigma(eta);
  etas[row] = eta;
  p0[row] = chance;
  return chance;
}

/**
 * Brings `p` and `totaal` of rows up to date (practice.md section 7); `termen` keeps those of the last one. Hundreds are
 * scored for every answer and thousands for every taak: no objects in here.
 */
export function scoreRows(
  m: Model,
  s: LeerlingState,
  options: { kolommen: Columns; rijen: readonly number[]; previousDoel: string },
): void {
  const { kolommen: columns, rijen: rows, previousDoel } = options;
  const {
    pool: { groep: groepen, doel, guess, doelen },
    perGroep,
    p: chances,
    totaal: total,
  } = columns;
  const { params } = m;
  const penalty = -params.minSeries;
  const { lambda } = s;
  setFamilies(columns, s);
  const bias = Math.exp(s.kappa);
  const tempo = Math.exp(s.tau);
  const previous = doelen.get(previousDoel) ?? -1;
  const partners = partnersOf(m, columns.pool, previousDoel);
  const times = columns.times + 1;
  perGroep.mean = meanAnswers(s, columns.pool);
  columns.times = times;
  for (const row of rows) {
    const groep = groepen[row] ?? 0;
    if (perGroep.times[groep] !== times) setGroep(m, s, { kolommen: columns, groep });
    const p0 = ruleChance(columns, row, groep);
    const chance = chanceOf(m, { weet: knownChance(columns, row, p0), bias, c: read(guess, row) });
    chances[row] = chance;
    const memory = memoryGain(columns, row, p0);
    const rule = read(perGroep.rule, groep);
    const newOne = newWorth(columns, row);
    const partner = partners.length > 0 && partners.includes(doel[row] ?? -1) ? params.iota : 0;
    const settle = settleWorth(columns, row);
    const seconds = expectedSeconds(params, chance, tempo);
    const gain = (10 * (memory + rule + newOne + partner + settle)) / seconds;
    const success = lambda * chance;
    const series = doel[row] === previous ? penalty : 0;
    terms[MEMORY] = memory;
    terms[RULE] = rule;
    terms[NEW] = newOne;
    terms[PARTNER] = partner;
    terms[SECONDS] = seconds;
    terms[GAIN] = gain;
    terms[SUCCESS] = success;
    terms[SERIES] = series;
    terms[SETTLE] = settle;
    total[row] = gain + success + series;
  }
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
  score(m, s, { lijst: [k], previousDoel: session.previousDoel });
  const t = (i: number): number => terms[i] ?? 0;
  return {
    prediction: { p: k.p, p0: k.p0, R: k.R },
    memory: t(MEMORY),
    regel: t(RULE),
    nieuw: t(NEW),
    partner: t(PARTNER),
    settle: t(SETTLE),
    seconden: t(SECONDS),
    gain: t(GAIN),
    succes: t(SUCCESS),
    reeks: t(SERIES),
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
