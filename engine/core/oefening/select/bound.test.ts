import { expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { boundOf } from './bound.ts';

it('finds the value that sorting finds, with equal values too', () => {
  const rng = createRng(3);
  for (let i = 0; i < 2000; i += 1) {
    const length = 1 + rng.int(60);
    const values = Float64Array.from({ length: length }, () => (i % 2 === 0 ? rng.next() : rng.int(5)));
    const n = 1 + rng.int(length + 3);
    const expected = n >= length ? -Infinity : values.toSorted()[length - n];
    expect(boundOf(values, n)).toBe(expected);
  }
});
