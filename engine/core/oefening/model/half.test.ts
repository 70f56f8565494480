import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHalf, half, toHalf } from './half.ts';

fc.configureGlobal({ seed: 20 });

describe('binary16', () => {
  it.each([
    [0, 0x0000],
    [1, 0x3c00],
    [-2, 0xc000],
    [0.5, 0x3800],
    [65_504, 0x7bff],
    [2 ** -14, 0x0400],
    [2 ** -24, 0x0001],
    [1 / 3, 0x3555],
    [Infinity, 0x7c00],
    [-Infinity, 0xfc00],
  ])('%d is written as the bits of IEEE 754', (value, bits) => {
    expect(toHalf(value)).toBe(bits);
  });

  it.each([
    [0x3c01, 1 + 2 ** -10],
    [0x0001, 2 ** -24],
    [0x03ff, 1023 * 2 ** -24],
    [0xbc00, -1],
    [0x7c00, Infinity],
    [0xfc00, -Infinity],
  ])('bits %i are read as %d', (bits, value) => {
    expect(fromHalf(bits)).toBe(value);
  });

  it('keeps NaN as NaN and zero with its sign', () => {
    expect(fromHalf(toHalf(Number.NaN))).toBeNaN();
    expect(Object.is(fromHalf(toHalf(-0)), -0)).toBe(true);
  });

  it('rounds a tie to the even neighbour', () => {
    expect(half(1 + 2 ** -11)).toBe(1);
    expect(half(1 + 3 * 2 ** -11)).toBe(1 + 2 ** -9);
    expect(half(2 ** -25)).toBe(0);
    expect(half(3 * 2 ** -25)).toBe(2 ** -23);
  });

  it('overflows halfway above the largest value, not before', () => {
    expect(half(65_519)).toBe(65_504);
    expect(half(65_520)).toBe(Infinity);
    expect(half(-65_520)).toBe(-Infinity);
  });
});

describe('half', () => {
  const numbers = fc.double({ min: -70_000, max: 70_000, noNaN: true }).map(Math.fround);

  it('is the value of its own bits: the quick way and the bits agree', () => {
    fc.assert(
      fc.property(numbers, (x) => {
        expect(half(x)).toBe(fromHalf(toHalf(x)));
      }),
      { numRuns: 2000 },
    );
  });

  it('changes nothing the second time, so packing twice loses nothing more', () => {
    fc.assert(
      fc.property(numbers, (x) => {
        expect(half(half(x))).toBe(half(x));
      }),
    );
  });

  it('never turns the order of two numbers round', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(half(low)).toBeLessThanOrEqual(half(high));
      }),
    );
  });

  it('is odd: the other sign gives the other sign', () => {
    fc.assert(
      fc.property(numbers, (x) => {
        expect(half(-x)).toBe(-half(x));
      }),
    );
  });

  it('is nearer than any neighbour that 16 bits can hold', () => {
    fc.assert(
      fc.property(fc.double({ min: 2 ** -14, max: 60_000, noNaN: true }).map(Math.fround), (x) => {
        const bits = toHalf(x);
        const error = Math.abs(half(x) - x);
        for (const other of [bits - 1, bits + 1]) expect(Math.abs(fromHalf(other) - x)).toBeGreaterThanOrEqual(error);
      }),
    );
  });
});
