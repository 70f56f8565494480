import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countRecent,
  DOEL_STANDINGS,
  lacksFor,
  recentPct,
  STANDING_RULES,
  standingOf,
  type DoelStanding,
  type StandingEvidence,
} from './doel-standing.ts';
import { PARAMS } from './params.ts';

const CERTAIN = { days: 3, chance: 0.99, before: false };
const evidence = (part: Partial<StandingEvidence>): StandingEvidence => ({ n: 20, right: 20, ...CERTAIN, ...part });
const rank = (standing: DoelStanding): number => DOEL_STANDINGS.indexOf(standing);

const EVIDENCE = fc
  .record({
    n: fc.integer({ min: 0, max: 200 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    days: fc.integer({ min: 0, max: 3 }),
    chance: fc.double({ min: 0, max: 1, noNaN: true }),
    before: fc.boolean(),
  })
  .map(({ n, share, ...rest }): StandingEvidence => ({ n, right: Math.round(share * n), ...rest }));

/** What the sentence on the screen promises of a standing with its percentage. */
const PROMISE: Record<DoelStanding, (pct: number | undefined) => boolean> = {
  niets: (pct) => pct === undefined,
  te_weinig: (pct) => pct === undefined,
  struikel: (pct) => pct !== undefined && pct < 60,
  bezig: (pct) => pct !== undefined && pct < 80,
  bijna: (pct) => pct !== undefined && pct >= 80,
  onderhoud: (pct) => pct !== undefined && pct >= 70,
  beheerst: (pct) => pct !== undefined && pct >= 85,
};

describe('the standing of a goal', () => {
  it.each([
    ['five right are a promise', { n: 5, right: 5 }, 'bijna', 100],
    ['nothing done', { n: 0, right: 0 }, 'niets', undefined],
    ['four right', { n: 4, right: 4 }, 'te_weinig', undefined],
    [
      '54 of 56 right on one day: the last 20 count, a second day lacks',
      { ...countRecent(log(54, 2)), days: 1 },
      'bijna',
      90,
    ],
    ['the same on two days', countRecent(log(54, 2)), 'beheerst', 90],
    ['the same, of easy words only', { ...countRecent(log(54, 2)), chance: 0.7 }, 'bijna', 90],
    ['75 % is busy, whatever it was before', { right: 15 }, 'bezig', 75],
    ['75 % of what was mastered is maintenance', { right: 15, before: true }, 'onderhoud', 75],
    ['60 % is busy', { right: 12 }, 'bezig', 60],
    ['55 % stumbles', { right: 11 }, 'struikel', 55],
    ['a fall after mastery stumbles too', { right: 11, before: true }, 'struikel', 55],
    ['four mistakes at the start are a beginning', { n: 5, right: 1 }, 'bezig', 20],
    ['five are not', { n: 6, right: 1 }, 'struikel', 16],
    ['eleven right on two days lack one answer', { n: 11, right: 11 }, 'bijna', 100],
    ['twelve do not', { n: 12, right: 12 }, 'beheerst', 100],
    ['84.6 % is not shown as 85 %', { n: 13, right: 11 }, 'bijna', 84],
  ] satisfies [string, Partial<StandingEvidence>, DoelStanding, number | undefined][])(
    '%s',
    (_, part, standing, pct) => {
      expect(standingOf(evidence(part))).toBe(standing);
      expect(recentPct(evidence(part))).toBe(pct);
    },
  );

  it('is one of the list for whatever is known, and agrees with the percentage beside it', () => {
    fc.assert(
      fc.property(EVIDENCE, (known) => {
        const standing = standingOf(known);
        expect(DOEL_STANDINGS).toContain(standing);
        expect(PROMISE[standing](recentPct(known))).toBe(true);
      }),
    );
  });

  it('is never lower with more right, more days, more certainty or an earlier mastery', () => {
    fc.assert(
      fc.property(EVIDENCE, (known) => {
        const better: StandingEvidence[] = [
          { ...known, right: Math.min(known.n, known.right + 1) },
          { ...known, days: known.days + 1 },
          { ...known, chance: Math.min(1, known.chance + 0.1) },
          { ...known, before: true },
        ];
        for (const other of better) expect(rank(standingOf(other))).toBeGreaterThanOrEqual(rank(standingOf(known)));
      }),
    );
  });

  it('is never lower after one more right answer, nor higher after one more wrong one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: STANDING_RULES.enough, maxLength: 60 }),
        fc.boolean(),
        (done, before) => {
          const at = (outcomes: readonly boolean[]): number =>
            rank(standingOf({ ...countRecent(outcomes), ...CERTAIN, before }));
          expect(at([...done, true])).toBeGreaterThanOrEqual(at(done));
          if (done.length >= STANDING_RULES.recent) expect(at([...done, false])).toBeLessThanOrEqual(at(done));
        },
      ),
    );
  });
});

describe('what lacks', () => {
  it('is told in order, and is nothing exactly when a goal is mastered', () => {
    expect(lacksFor(evidence({ n: 4, right: 4, days: 1, chance: 0 }))).toEqual(['pct', 'n', 'days', 'chance']);
    expect(lacksFor(evidence({ days: 1 }))).toEqual(['days']);
    fc.assert(
      fc.property(EVIDENCE, (known) => {
        expect(lacksFor(known).length === 0).toBe(standingOf(known) === 'beheerst');
      }),
    );
  });
});

describe('the recent answers', () => {
  it.each([
    ['none', [], { n: 0, right: 0 }],
    ['all of a few', log(3, 1), { n: 4, right: 3 }],
    ['the last 20 of many', [...log(0, 30), ...log(20, 0)], { n: 20, right: 20 }],
    ['the last 20, of which the old ones slip out', [...log(30, 0), ...log(0, 12)], { n: 20, right: 8 }],
  ])('are %s', (_, outcomes, recent) => {
    expect(countRecent(outcomes)).toEqual(recent);
  });

  it('let a leerling who fell rise again, step by step', () => {
    const fallen = [...log(20, 0), ...log(0, 12)];
    const after = (right: number): DoelStanding =>
      standingOf(evidence({ ...countRecent([...fallen, ...log(right, 0)]), before: false }));
    expect([0, 8, 12, 16, 17].map(after)).toEqual(['struikel', 'struikel', 'bezig', 'bijna', 'beheerst']);
  });
});

it('asks for mastery what the engine asks', () => {
  expect(STANDING_RULES).toMatchObject({
    masteredPct: PARAMS.catEma * 100,
    masteredN: PARAMS.catN,
    masteredDays: PARAMS.catDays,
    masteredChance: PARAMS.catP,
    keptPct: PARAMS.catFallback * 100,
  });
});

/** Right answers first, then as many wrong ones at the end. */
function log(right: number, wrong: number): boolean[] {
  return [...Array.from({ length: right }, () => true), ...Array.from({ length: wrong }, () => false)];
}
