import { expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { grensVan } from './grens.ts';

it('finds the value that sorting finds, with equal values too', () => {
  const rng = createRng(3);
  for (let i = 0; i < 2000; i += 1) {
    const lengte = 1 + rng.int(60);
    const waarden = Float64Array.from({ length: lengte }, () => (i % 2 === 0 ? rng.next() : rng.int(5)));
    const n = 1 + rng.int(lengte + 3);
    const verwacht = n >= lengte ? -Infinity : waarden.toSorted()[lengte - n];
    expect(grensVan(waarden, n)).toBe(verwacht);
  }
});
