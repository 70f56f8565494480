import { CONSTANTS } from '#engine/core/domein/constants.ts';

/** Where a leerling can stand for a goal, as adults see it, from nothing known to known best (behaviours.md section 8.11). */
export const DOEL_STANDINGS = ['niets', 'te_weinig', 'struikel', 'bezig', 'bijna', 'onderhoud', 'beheerst'] as const;
/** The one standing of a leerling for a goal: every screen, list, signal and export shows this one. */
export type DoelStanding = (typeof DOEL_STANDINGS)[number];

/**
 * Everything a standing is made of. Percentages are whole, 0..100; the numbers of mastery are those of practice.md
 * section 8 (`PARAMS` of the engine), so that adults and the planner mean the same.
 */
export const STANDING_RULES = Object.freeze({
  /** Only the last answers count: what went wrong long ago says nothing about today. */
  recent: 20,
  /** Fewer recent answers than this say nothing yet. */
  enough: CONSTANTS.TOO_LITTLE_DATA,
  masteredPct: 85,
  masteredN: 12,
  masteredDays: 2,
  /** Chance that the ability reaches .8 on an average word of the goal. */
  masteredChance: 0.95,
  /** What was mastered stays in maintenance down to this share. */
  keptPct: 70,
  almostPct: 80,
  /** Below this share, and with this many mistakes, a leerling stumbles; a first few mistakes are only a beginning. */
  stumblePct: 60,
  stumbleMisses: 5,
} as const);

/** What is known of a leerling and a goal. */
export interface StandingEvidence {
  /** Recent answers, at most `STANDING_RULES.recent`; with a period chosen: all answers of the period. */
  n: number;
  /** Those of `n` that were right at the first attempt without help, 0..n. */
  right: number;
  /** Different days with answers, counted to 3 since the first answer. */
  days: number;
  /** Certainty of the ability, 0..1: `Evidence.kans` of the engine. */
  chance: number;
  /** Was mastered before. */
  before: boolean;
}

/** What a leerling needs for mastery that is not there yet, in the order in which it is told. */
export type StandingLack = 'pct' | 'n' | 'days' | 'chance';

/** Share right of the evidence, whole percent 0..100, rounded down so that a threshold is never reached on paper only; undefined below `STANDING_RULES.enough` answers. */
export function recentPct({ n, right }: Pick<StandingEvidence, 'n' | 'right'>): number | undefined {
  return n < STANDING_RULES.enough ? undefined : Math.floor((100 * right) / n);
}

/** What lacks for mastery; empty = mastered. */
export function lacksFor(evidence: StandingEvidence): StandingLack[] {
  const pct = recentPct(evidence) ?? 0;
  const lacks: Readonly<Record<StandingLack, boolean>> = {
    pct: pct < STANDING_RULES.masteredPct,
    n: evidence.n < STANDING_RULES.masteredN,
    days: evidence.days < STANDING_RULES.masteredDays,
    chance: evidence.chance < STANDING_RULES.masteredChance,
  };
  return (['pct', 'n', 'days', 'chance'] as const).filter((lack) => lacks[lack]);
}

/** The standing that the evidence gives: exactly one, and never a lower one for one more right answer. */
export function standingOf(evidence: StandingEvidence): DoelStanding {
  if (evidence.n === 0) return 'niets';
  const pct = recentPct(evidence);
  if (pct === undefined) return 'te_weinig';
  if (lacksFor(evidence).length === 0) return 'beheerst';
  if (evidence.before && pct >= STANDING_RULES.keptPct) return 'onderhoud';
  if (pct >= STANDING_RULES.almostPct) return 'bijna';
  const misses = evidence.n - evidence.right;
  return pct < STANDING_RULES.stumblePct && misses >= STANDING_RULES.stumbleMisses ? 'struikel' : 'bezig';
}

/** Recent answers of one goal: the last ones of a list in the order of the log. */
export function countRecent(outcomes: readonly boolean[]): Pick<StandingEvidence, 'n' | 'right'> {
  const recent = outcomes.slice(-STANDING_RULES.recent);
  return { n: recent.length, right: recent.filter(Boolean).length };
}
