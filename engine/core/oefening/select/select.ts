import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { createRng, type Rng } from '#engine/core/basis/rng.ts';
import type { Arm } from '../contract/antwoord.ts';
import { intakeTop } from './intake.ts';
import type { Candidate, Candidates } from './candidate.ts';
import { categoryNr, type ItemContext, type Model } from '../model/model.ts';
import { predictView, view } from '../model/predict.ts';
import { bestScores, scoreAll } from './score.ts';
import type { PracticeSession, Returning } from '../model/session.ts';
import { catOf, type LeerlingState } from '../model/state.ts';

/** Chosen question with the chance it had of being chosen. */
export interface ChosenVraag {
  vraag: ItemContext;
  p: number;
  /** 0..1; 1 when the choice was forced. */
  propensity: number;
  arm: Arm;
  nieuw: boolean;
  required: boolean;
  /** Missed before in this round. */
  terug: boolean;
}

/** What the choice is made from: candidates of the taak and memory of the round. */
export interface Moment {
  kandidaten: Candidates;
  session: PracticeSession;
}

/** Keeps the filtered list unless nothing would be left: a rule never empties the pool. */
function soft(list: readonly Candidate[], rule: (g: Candidate) => boolean): readonly Candidate[] {
  const over = list.filter(rule);
  return over.length === 0 ? list : over;
}

/** Safety rule: after two errors in a row an item that will almost surely go right. */
function applySeriesRule(m: Model, s: LeerlingState, list: readonly Candidate[]): readonly Candidate[] {
  if (s.reeks < m.params.seriesErrors) return list;
  const safe = list.filter((g) => g.p >= m.params.seriesP);
  if (safe.length > 0) return safe;
  const highest = list.reduce((max, g) => Math.max(max, g.p), 0);
  return list.filter((g) => g.p === highest);
}

function applyNewRule(c: Candidates, session: PracticeSession, list: readonly Candidate[]): readonly Candidate[] {
  if (session.nieuw < c.restriction.nieuwPerSessie || !list.some((g) => g.due)) return list;
  return soft(list, (g) => !g.nieuw);
}

/** A category that goes well is not asked twice in a row; a brand-new one stays for a few items, then meets its partner. */
function applyAlternationRule(
  m: Model,
  s: LeerlingState,
  options: { session: PracticeSession; lijst: readonly Candidate[] },
): readonly Candidate[] {
  const { session, lijst: list } = options;
  const previous = session.previousDoel;
  const cat = catOf(m, s, previous);
  if (previous === '' || categoryNr(m, previous) === undefined) return list;
  if (cat !== undefined && cat.n > 0 && cat.n < m.params.blok) return soft(list, (g) => g.vraag.doelId === previous);
  if (cat === undefined || cat.n < m.params.partnerN || cat.emaSlow < m.params.partnerEma) return list;
  return soft(list, (g) => g.vraag.doelId !== previous);
}

function applyListRule(c: Candidates, session: PracticeSession, list: readonly Candidate[]): readonly Candidate[] {
  const { required, shareRequired } = c.restriction;
  if (required.length === 0) return list;
  const on = session.required < shareRequired * (session.asked.length + 1);
  return soft(list, (g) => g.required >= 0 === on);
}

/** Missed item whose turn has come. */
function returning(session: PracticeSession, appearance: boolean): Returning | undefined {
  const now = session.asked.length;
  return (
    session.terug.find((t) => now >= t.tot) ??
    session.terug.find((t) => now >= t.van) ??
    (appearance ? session.terug[0] : undefined)
  );
}

/** Softmax over the best few, mixed with a little exploration; answers the pick and its chance. */
function draw(
  m: Model,
  options: { lijst: readonly Candidate[]; explore: readonly Candidate[]; rng: Rng },
): { g: Candidate; propensity: number; explored: boolean } | null {
  const { lijst: list, explore, rng } = options;
  const top = bestScores(list, m.params.top);
  const best = top[0];
  if (best === undefined) return null;
  const weights = top.map((g) => Math.exp((g.totaal - best.totaal) / m.params.softmaxT));
  const sum = weights.reduce((a, b) => a + b, 0);
  const eps = explore.length === 0 ? 0 : m.params.explore;
  const chanceOf = (g: Candidate): number => {
    const i = top.indexOf(g);
    return (i < 0 ? 0 : ((1 - eps) * (weights[i] ?? 0)) / sum) + (explore.includes(g) ? eps / explore.length : 0);
  };
  const explored = rng.next() < eps;
  if (explored) {
    const g = explore[rng.int(explore.length)] ?? best;
    return { g, propensity: chanceOf(g), explored };
  }
  let rest = rng.next() * sum;
  const i = weights.findIndex((w) => (rest -= w) < 0);
  const g = top[i] ?? best;
  return { g, propensity: chanceOf(g), explored };
}

function pickExplorers(
  m: Model,
  s: LeerlingState,
  options: { c: Candidates; lijst: readonly Candidate[] },
): readonly Candidate[] {
  const { c, lijst: list } = options;
  const p = m.params;
  if (c.restriction.arm !== 'adaptief' || s.reeks >= p.seriesErrors || s.n < p.exploreAfter) return [];
  return list.filter((g) => g.p >= p.exploreFrom && g.p <= p.exploreUntil);
}

/** Next one of a fixed order: the list of the leerkracht, then the stock, each on from where the leerling is. */
function fixed(c: Candidates, list: readonly Candidate[]): Candidate | undefined {
  const spot = (g: Candidate): number => (g.required >= 0 ? g.required : c.restriction.required.length);
  return [...list].sort(
    (a, b) => Number(a.required < 0) - Number(b.required < 0) || a.reps - b.reps || spot(a) - spot(b),
  )[0];
}

/** Chances with which every candidate could be chosen now; they sum to 1. For tests and for explaining. */
export function chances(m: Model, s: LeerlingState, moment: Moment): ReadonlyMap<string, number> {
  const list = filtered(m, s, moment);
  if (moment.kandidaten.restriction.arm === 'intake') {
    const equal = intakeTop(m.params, list, moment);
    return new Map(equal.map((g) => [g.vraag.itemId, 1 / equal.length]));
  }
  const explore = pickExplorers(m, s, { c: moment.kandidaten, lijst: list });
  const top = bestScores(list, m.params.top);
  const max = top[0]?.totaal ?? 0;
  const weights = top.map((g) => Math.exp((g.totaal - max) / m.params.softmaxT));
  const sum = weights.reduce((a, b) => a + b, 0);
  const eps = explore.length === 0 ? 0 : m.params.explore;
  const out = new Map<string, number>();
  top.forEach((g, i) => out.set(g.vraag.itemId, ((1 - eps) * (weights[i] ?? 0)) / sum));
  for (const g of explore) out.set(g.vraag.itemId, (out.get(g.vraag.itemId) ?? 0) + eps / explore.length);
  return out;
}

/** Rules in order of precedence: safety > filters (already applied) > forced lists > caps > variation. */
function filtered(m: Model, s: LeerlingState, moment: Moment): readonly Candidate[] {
  const { kandidaten: c, session } = moment;
  const safe = applySeriesRule(m, s, scoreAll(m, s, moment));
  // The entry test keeps the safety rule; what it asks for the rest is its own affair.
  if (c.restriction.arm === 'intake') return safe;
  const list = applyNewRule(c, session, applyListRule(c, session, safe));
  return applyAlternationRule(m, s, { session, lijst: list });
}

function tryReturn(
  m: Model,
  s: LeerlingState,
  options: { c: Candidates; session: PracticeSession; leeg: boolean },
): ChosenVraag | null {
  const { c, session, leeg: empty } = options;
  const t = returning(session, empty);
  if (t === undefined) return null;
  const z = view(m, s, t.vraag);
  const p = z === undefined || z.dagen < 0 ? 0 : predictView(m, s, z).p;
  if (!empty && s.reeks >= m.params.seriesErrors && p < m.params.seriesP) return null;
  return { vraag: t.vraag, p, propensity: 1, arm: c.restriction.arm, nieuw: false, required: false, terug: true };
}

/**
 * Chooses the next question. Deterministic in state and session. `pool-leeg` when every candidate was asked and no
 * missed item waits.
 */
export function select(m: Model, s: LeerlingState, moment: Moment): Result<ChosenVraag, 'pool-leeg'> {
  const { kandidaten: c, session } = moment;
  const list = filtered(m, s, moment);
  const back = tryReturn(m, s, { c, session, leeg: list.length === 0 });
  if (back !== null) return ok(back);
  if (list.length === 0) return err('pool-leeg');
  const rng = createRng((s.rng ^ Math.imul(session.asked.length + 1, 0x9e3779b1)) >>> 0);
  rng.next();
  if (c.restriction.arm === 'intake') {
    const equal = intakeTop(m.params, list, moment);
    const g = equal[rng.int(equal.length)];
    return g === undefined ? err('pool-leeg') : ok(choiceOf(g, { propensity: 1 / equal.length, arm: 'intake' }));
  }
  if (c.restriction.vasteVolgorde) {
    const g = s.reeks < m.params.seriesErrors ? fixed(c, scoreAll(m, s, moment)) : bestScores(list, 1)[0];
    return g === undefined ? err('pool-leeg') : ok(choiceOf(g, { propensity: 1, arm: c.restriction.arm }));
  }
  const out = draw(m, { lijst: list, explore: pickExplorers(m, s, { c, lijst: list }), rng });
  return out === null
    ? err('pool-leeg')
    : ok(choiceOf(out.g, { propensity: out.propensity, arm: out.explored ? 'verkenning' : c.restriction.arm }));
}

function choiceOf(k: Candidate, options: { propensity: number; arm: Arm }): ChosenVraag {
  return { vraag: k.vraag, p: k.p, nieuw: k.nieuw, required: k.required >= 0, terug: false, ...options };
}
