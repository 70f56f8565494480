import type { Arm } from '../contract/antwoord.ts';
import { createCandidate } from './candidates.ts';
import { explain, type Term } from './explain.ts';
import type { Candidate } from './candidate.ts';
import type { ItemContext, Model } from '../model/model.ts';
import { createPracticeSession, recordAsked, type PracticeSession } from '../model/session.ts';
import type { Restriction } from '../model/settings.ts';
import type { LeerlingState } from '../model/state.ts';

/** One reason in words: key of the Dutch sentence and the numbers in it, percentages 0..100. */
export interface Reason {
  sleutel: string;
  waarden: Readonly<Record<string, number>>;
}

/** Why a question came: the chance of a right answer, the reasons in order of precedence, and every term of the score. */
export interface Why {
  /** Expected chance of right at the first attempt, 0..1. */
  kans: number;
  /** The word was missed earlier in the round and came back: no chance of before says anything of it. */
  returned: boolean;
  redenen: readonly Reason[];
  terms: readonly Term[];
}

/** What is known of the moment: `eerder` = questions asked before in the same round, in order. */
export interface VraagMoment {
  vraag: ItemContext;
  restriction: Restriction;
  arm: Arm;
  earlier: readonly ItemContext[];
}

/** Strength of the steering of success from which on it is worth a sentence. */
const STEERING = 0.05;

const percent = (chance: number): number => Math.round(100 * chance);
const reason = (name: string, values: Reason['waarden'] = {}): Reason => ({
  sleutel: `waarom.reden.${name}`,
  waarden: values,
});

const RETURN = reason('terug').sleutel;

function sessionOf(earlier: readonly ItemContext[]): PracticeSession {
  const session = createPracticeSession();
  for (const vraag of earlier) recordAsked(session, { vraag, nieuw: false, required: false });
  return session;
}

/** What went before any weighing: the arm, the return of a missed word, safety, the list of the leerkracht. */
function compelling(m: Model, s: LeerlingState, options: { moment: VraagMoment; k: Candidate }): Reason[] {
  const {
    moment: { arm, earlier, vraag },
    k,
  } = options;
  if (arm !== 'adaptief') return [reason(arm)];
  if (earlier.some((v) => v.itemId === vraag.itemId)) return [reason('terug')];
  if (s.reeks >= m.params.seriesErrors) return [reason('veilig', { fouten: s.reeks })];
  return k.required >= 0 ? [reason('lijst')] : [];
}

/** Where the word stands in memory. */
function memory(k: Candidate, retention: number): Reason {
  if (k.nieuw) return reason('nieuw');
  return reason(k.due ? 'toe' : 'bekend', { kans: percent(k.R), grens: percent(retention) });
}

/** A word of today that is asked again until it went right often enough in a row. */
function unsettled(m: Model, worth: number): Reason[] {
  return worth > 0 ? [reason('nogNietVast', { n: m.params.inRow })] : [];
}

/** Which gain is the larger one. */
function gain(term: (name: string) => number): Reason[] {
  const [woord, rule] = [term('winstGeheugen'), term('winstRegel')];
  if (Math.max(woord, rule) <= 0) return [];
  return [reason(woord >= rule ? 'winstGeheugen' : 'winstRegel')];
}

/** Whether easier or harder words were preferred to come back to the wanted share right. */
function steering(s: LeerlingState, doel: number): Reason[] {
  if (Math.abs(s.lambda) < STEERING) return [];
  return [reason(s.lambda > 0 ? 'makkelijker' : 'moeilijker', { doel: percent(doel) })];
}

/**
 * Explains a question that was asked (practice.md section 10), from the state as it was before the answer. Null when the
 * item is unknown or the state is younger than the question.
 */
export function whyThisWoord(m: Model, s: LeerlingState, moment: VraagMoment): Why | null {
  const { vraag, restriction } = moment;
  const k = createCandidate(m, s, { vraag, restriction });
  if (k === null) return null;
  const session = sessionOf(moment.earlier);
  const terms = explain(m, s, {
    itemId: vraag.itemId,
    kandidaten: { lijst: [k], restriction, day: vraag.day },
    session,
  });
  const term = (name: string): number => terms.find((t) => t.sleutel === `waarom.${name}`)?.waarde ?? 0;
  const beforehand = compelling(m, s, { moment, k });
  const returned = beforehand.some(({ sleutel: key }) => key === RETURN);
  if (returned) return { kans: term('kansGoed'), returned, redenen: beforehand, terms };
  const weighted =
    beforehand.length === 0
      ? [...unsettled(m, term('nogNietVast')), ...gain(term), ...steering(s, restriction.targetSuccess.doel)]
      : [];
  return {
    kans: term('kansGoed'),
    returned,
    redenen: [...beforehand, memory(k, restriction.retention), ...weighted],
    terms,
  };
}
