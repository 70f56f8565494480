import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadline, fluentScore } from './fluent.ts';
import { niveauScore, type NiveauAnchor } from './niveau-score.ts';

/** Uneven steps, so that a straight line through the ends would be wrong. */
const ANCHORS: readonly NiveauAnchor[] = [
  { groep: 3, logit: -2 },
  { groep: 4, logit: -1 },
  { groep: 5, logit: -0.5 },
  { groep: 6, logit: 0.5 },
  { groep: 7, logit: 1 },
  { groep: 8, logit: 3 },
];
const scoreOf = (vaardigheid: number, anchors = ANCHORS): number =>
  niveauScore({ vaardigheid, variance: 0, anchors }).score;
const logit = fc.double({ min: -6, max: 6, noNaN: true });

describe('level on the scale of 1 to 1000', () => {
  it.each([
    [-2, 300],
    [-1.5, 350],
    [-1, 400],
    [-0.75, 450],
    [-0.5, 500],
    [0, 550],
    [0.5, 600],
    [0.75, 650],
    [1, 700],
    [2, 750],
    [3, 800],
  ])('ability %d is %d', (vaardigheid, score) => {
    expect(scoreOf(vaardigheid)).toBe(score);
  });

  it.each([
    [-3, 200],
    [-4, 100],
    [-5, 1],
    [-50, 1],
    [5, 900],
    [7, 1000],
    [50, 1000],
  ])('goes on along the outer pieces: ability %d is %d', (vaardigheid, score) => {
    expect(scoreOf(vaardigheid)).toBe(score);
  });

  it('does not depend on the order of the anchors', () => {
    for (const vaardigheid of [-3, -1.2, 0, 0.7, 4])
      expect(scoreOf(vaardigheid, [...ANCHORS].reverse())).toBe(scoreOf(vaardigheid));
  });

  it.each([
    [[], 500],
    [[{ groep: 4, logit: 0 }], 400],
    [
      [
        { groep: 4, logit: 1 },
        { groep: 6, logit: 1 },
      ],
      400,
    ],
  ])('makes the best of anchors that say too little: %j', (anchors, score) => {
    expect(scoreOf(1, anchors)).toBe(score);
  });

  it.each([
    [Number.NaN, 1],
    [Infinity, 1],
    [0, Number.NaN],
    [0, Infinity],
  ])('says nothing about ability %d with variance %d', (vaardigheid, variance) => {
    expect(niveauScore({ vaardigheid, variance, anchors: ANCHORS })).toEqual({ score: 500, van: 1, tot: 1000 });
  });

  it('takes a negative variance for none', () => {
    expect(niveauScore({ vaardigheid: 0, variance: -1, anchors: ANCHORS })).toEqual({ score: 550, van: 550, tot: 550 });
  });

  it('reaches 1.6449 standard deviations to both sides', () => {
    const { van: from, tot: until } = niveauScore({ vaardigheid: 0, variance: 0.04, anchors: ANCHORS });
    expect([from, until]).toEqual([517, 583]);
  });

  it('rises with ability, and its interval holds it and grows with doubt', () => {
    const variance = fc.double({ min: 0, max: 4, noNaN: true });
    fc.assert(
      fc.property(logit, logit, variance, variance, (a, b, v, w) => {
        if (a <= b) expect(scoreOf(a)).toBeLessThanOrEqual(scoreOf(b));
        const small = niveauScore({ vaardigheid: a, variance: Math.min(v, w), anchors: ANCHORS });
        const large = niveauScore({ vaardigheid: a, variance: Math.max(v, w), anchors: ANCHORS });
        expect(small.van).toBeLessThanOrEqual(small.score);
        expect(small.tot).toBeGreaterThanOrEqual(small.score);
        expect(large.van).toBeLessThanOrEqual(small.van);
        expect(large.tot).toBeGreaterThanOrEqual(small.tot);
      }),
    );
  });
});

describe('score of speed', () => {
  it.each([
    [1, 0, 4000, 1],
    [0, 0, 4000, -1],
    [1, 2000, 4000, 0.5],
    [0, 2000, 4000, -0.5],
    [1, 4000, 4000, 0],
    [1, 8000, 4000, -1],
    [1, 1e9, 4000, -1],
    [1, -1, 4000, 0],
    [1, 1000, 0, 0],
    [1, 1000, -1, 0],
    [1, 1000, Infinity, 0],
    [1, Number.NaN, 4000, 0],
    [1, 1000, Number.NaN, 0],
  ] as const)('right %i, %d ms of %d: %d', (x, ms, allowed, score) => {
    expect(fluentScore(x, ms, allowed)).toBeCloseTo(score, 10);
  });

  it('stays within -1 and 1, and wrong is the mirror of right', () => {
    const ms = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(ms, fc.integer({ min: 1, max: 60_000 }), (time, allowed) => {
        const right = fluentScore(1, time, allowed);
        expect(Math.abs(right)).toBeLessThanOrEqual(1);
        if (time <= allowed) expect(fluentScore(0, time, allowed)).toBeCloseTo(-right, 10);
        expect(fluentScore(1, time + 1, allowed)).toBeLessThanOrEqual(right);
      }),
    );
  });

  it.each([
    ['uit', Infinity],
    ['rustig', 7500],
    ['normaal', 5400],
    ['vlot', 3900],
  ] as const)('tempo %s gives %d ms for an item of three seconds', (tempo, ms) => {
    expect(deadline(3000, tempo)).toBe(ms);
  });
});
