import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { power } from './power.ts';

fc.configureGlobal({ seed: 20 });

describe('power', () => {
  it('is that of the operator to the fourteenth place, over all stabilities and exponents of memory', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: 11, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (ln, y) => {
          const base = Math.exp(ln);
          expect(Math.abs(power(base, y) / base ** y - 1)).toBeLessThan(1e-14);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('of one is one', () => {
    expect(power(1, -0.1542)).toBe(1);
  });
});
