import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betaDistribution, betaQuantile, intervalOf } from './beta.ts';

fc.configureGlobal({ seed: 20 });

const shape = fc.double({ min: 0.5, max: 120, noNaN: true });
const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });

describe('distribution function', () => {
  it.each([
    // Closed forms: Beta(1,1) is uniform; Beta(a,1) = x^a; Beta(1,b) = 1-(1-x)^b; Beta(2,2) = 3x^2-2x^3.
    [0.3, 1, 1, 0.3],
    [0.5, 4, 1, 0.0625],
    [0.5, 1, 4, 0.9375],
    [0.25, 2, 2, 3 * 0.0625 - 2 * 0.015625],
    // Beta(.5,.5) is the arcsine law: 2/pi asin(sqrt x).
    [0.25, 0.5, 0.5, 1 / 3],
    // Beta(2,3): 6x^2-8x^3+3x^4.
    [0.4, 2, 3, 6 * 0.16 - 8 * 0.064 + 3 * 0.0256],
  ])('at %d for a = %d, b = %d', (x, a, b, expected) => {
    expect(betaDistribution(x, a, b)).toBeCloseTo(expected, 12);
  });

  it('is 0 at and below 0 and 1 at and above 1', () => {
    for (const [a, b] of [
      [1, 4],
      [0.5, 0.5],
      [60, 2],
    ] as const) {
      expect([-3, 0].map((x) => betaDistribution(x, a, b))).toEqual([0, 0]);
      expect([1, 9].map((x) => betaDistribution(x, a, b))).toEqual([1, 1]);
    }
  });

  it('mirrors: errors and successes change places with x and 1 - x', () => {
    fc.assert(
      fc.property(share, shape, shape, (x, a, b) => {
        expect(betaDistribution(x, a, b) + betaDistribution(1 - x, b, a)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('never falls, and stays inside 0..1', () => {
    fc.assert(
      fc.property(share, share, fc.tuple(shape, shape), (x, y, [a, b]) => {
        const [low, high] = [Math.min(x, y), Math.max(x, y)];
        const [p, q] = [betaDistribution(low, a, b), betaDistribution(high, a, b)];
        expect(p).toBeGreaterThanOrEqual(-1e-12);
        expect(q).toBeLessThanOrEqual(1 + 1e-12);
        expect(q).toBeGreaterThanOrEqual(p - 1e-12);
      }),
    );
  });

  it('lies higher with more failures and lower with more successes', () => {
    fc.assert(
      fc.property(share, shape, shape, (x, a, b) => {
        const here = betaDistribution(x, a, b);
        expect(betaDistribution(x, a + 1, b)).toBeLessThanOrEqual(here + 1e-12);
        expect(betaDistribution(x, a, b + 1)).toBeGreaterThanOrEqual(here - 1e-12);
      }),
    );
  });

  it('obeys the recurrence I(a+1, b) = I(a, b) - x^a (1-x)^b / (a B(a, b)) where B is known', () => {
    // B(3, 2) = 1/12.
    for (const x of [0.1, 0.4, 0.75])
      expect(betaDistribution(x, 4, 2)).toBeCloseTo(
        betaDistribution(x, 3, 2) - (x ** 3 * (1 - x) ** 2) / (3 * (1 / 12)),
        12,
      );
  });
});

describe('quantile', () => {
  it('is where the distribution function has that value', () => {
    fc.assert(
      fc.property(
        share,
        fc.double({ min: 1, max: 120, noNaN: true }),
        fc.double({ min: 1, max: 120, noNaN: true }),
        (p, a, b) => {
          expect(betaDistribution(betaQuantile(p, a, b), a, b)).toBeCloseTo(p, 8);
        },
      ),
    );
  });

  it('is the middle of a symmetric one at one half', () => {
    for (const a of [1, 2, 7.5, 90]) expect(betaQuantile(0.5, a, a)).toBeCloseTo(0.5, 10);
  });

  it('grows with the chance', () => {
    const values = [0.05, 0.25, 0.5, 0.75, 0.95].map((p) => betaQuantile(p, 3, 9));
    expect(values).toEqual(values.toSorted((x, y) => x - y));
    expect(new Set(values).size).toBe(5);
  });
});

describe('central interval', () => {
  it('leaves as much out below as above', () => {
    fc.assert(
      fc.property(
        shape.map((a) => a + 1),
        shape.map((b) => b + 1),
        (a, b) => {
          const [from, until] = intervalOf({ a, b, dekking: 0.9 });
          expect(betaDistribution(from, a, b)).toBeCloseTo(0.05, 8);
          expect(betaDistribution(until, a, b)).toBeCloseTo(0.95, 8);
          expect(from).toBeLessThan(until);
        },
      ),
    );
  });

  it('is the middle nine tenths of the uniform', () => {
    const [from, until] = intervalOf({ a: 1, b: 1, dekking: 0.9 });
    expect([from, until]).toEqual([expect.closeTo(0.05, 12), expect.closeTo(0.95, 12)]);
  });

  it('lies inside a wider one', () => {
    const narrow = intervalOf({ a: 4, b: 12, dekking: 0.5 });
    const wide = intervalOf({ a: 4, b: 12, dekking: 0.95 });
    expect(wide[0]).toBeLessThan(narrow[0]);
    expect(narrow[1]).toBeLessThan(wide[1]);
  });
});
