import { describe, expect, it } from 'vitest';
import {
  canStep,
  isPlanOpen,
  isPlanWritable,
  CARE_STATUSES,
  planStatusOf,
  PLAN_RULES,
  type PlanStatus,
} from './handelingsplan.ts';

/** The table of behaviours.md section 5.3: one row per state, what may follow it. */
const ALLOWED: Readonly<Record<string, string>> = {
  concept: 'begintoets lopend',
  begintoets: 'lopend gestopt',
  lopend: 'eindtoets_open gestopt',
  eindtoets_open: 'evaluatie gestopt',
  evaluatie: 'afgerond voortgezet',
  afgerond: '',
  voortgezet: '',
  gestopt: '',
  gepauzeerd: '',
};
const pairs = CARE_STATUSES.flatMap((from) =>
  CARE_STATUSES.map((to) => ({ from, to, may: (ALLOWED[from] ?? '').split(' ').includes(to) })),
);

describe('steps of a handelingsplan', () => {
  it.each(pairs)('$from -> $to: $may', ({ from, to, may }) => {
    expect(canStep(from, to)).toBe(may);
  });

  it('waits while the leerling is away, and goes on where it was', () => {
    for (const status of CARE_STATUSES.slice(0, 5)) {
      expect(planStatusOf(status, false)).toBe('gepauzeerd');
      expect(planStatusOf(status, true)).toBe(status);
    }
    for (const done of ['afgerond', 'voortgezet', 'gestopt'] as const) expect(planStatusOf(done, false)).toBe(done);
  });

  it('may be written until the end test', () => {
    expect(CARE_STATUSES.filter(isPlanWritable)).toEqual(['concept', 'begintoets', 'lopend']);
    expect(CARE_STATUSES.filter((status) => !isPlanOpen(status))).toEqual(['afgerond', 'voortgezet', 'gestopt']);
  });
});

/** Every state that can be reached from one, in one or more steps. */
function reachable(from: PlanStatus): Set<PlanStatus> {
  const found = new Set<PlanStatus>();
  const look = (status: PlanStatus): void => {
    for (const next of CARE_STATUSES) {
      if (!canStep(status, next) || found.has(next)) continue;
      found.add(next);
      look(next);
    }
  };
  look(from);
  return found;
}

describe('the road as a whole', () => {
  it('begins with the draft and never comes back to it', () => {
    for (const status of CARE_STATUSES) expect([status, reachable(status).has('concept')]).toEqual([status, false]);
  });

  it('has no circle: no state follows from itself', () => {
    for (const status of CARE_STATUSES) expect([status, reachable(status).has(status)]).toEqual([status, false]);
  });

  it('reaches every stored state from the draft', () => {
    const stored = CARE_STATUSES.filter((status) => status !== 'concept' && status !== 'gepauzeerd');
    expect([...reachable('concept')].toSorted()).toEqual([...stored].toSorted());
  });

  it('ends in one of three ways, from wherever it is open', () => {
    const ends = ['afgerond', 'voortgezet', 'gestopt'] as const;
    for (const end of ends) expect(reachable(end).size).toBe(0);
    for (const status of CARE_STATUSES.slice(0, 5))
      expect([status, ends.some((end) => reachable(status).has(end))]).toEqual([status, true]);
  });

  it('signs only after an evaluation, and evaluates only after the end test was open', () => {
    expect(CARE_STATUSES.filter((from) => canStep(from, 'afgerond'))).toEqual(['evaluatie']);
    expect(CARE_STATUSES.filter((from) => canStep(from, 'voortgezet'))).toEqual(['evaluatie']);
    expect(CARE_STATUSES.filter((from) => canStep(from, 'evaluatie'))).toEqual(['eindtoets_open']);
  });

  it('never steps out of or into the pause, which nobody stores', () => {
    for (const status of CARE_STATUSES) {
      expect(canStep('gepauzeerd', status)).toBe(false);
      expect(canStep(status, 'gepauzeerd')).toBe(false);
    }
    expect(isPlanOpen('gepauzeerd')).toBe(true);
    expect(isPlanWritable('gepauzeerd')).toBe(false);
  });

  it('writes only what is open', () => {
    for (const status of CARE_STATUSES.filter(isPlanWritable)) expect(isPlanOpen(status)).toBe(true);
  });
});

it('keeps its bounds in order', () => {
  const { weeks, weeksMin, weeksMax, woorden, woordenMin, aimPct, risePct, groepMax, goalsMax } = PLAN_RULES;
  expect(weeksMin).toBeLessThan(weeks);
  expect(weeks).toBeLessThan(weeksMax);
  expect(woordenMin).toBeLessThan(woorden);
  expect(aimPct + risePct).toBeLessThanOrEqual(100);
  expect(groepMax).toBeGreaterThan(goalsMax);
});
