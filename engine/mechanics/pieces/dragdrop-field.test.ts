import { describe, expect, it } from 'vitest';
import { planFields, type StandingField } from './dragdrop-field.ts';

const FIELDS: readonly StandingField[] = [
  [16, 400, 484, 200],
  [780, 400, 484, 200],
];

describe('things on fields', () => {
  it.each([
    [4, 98, 138],
    [8, 98, 138],
    [12, 98, 138],
    [6, 200, 138],
    [8, 220, 138],
  ])('%i of %i wide stand inside, never over one another', (n, w, h) => {
    const { size, spots } = planFields(FIELDS, n, { w, h });
    expect(spots).toHaveLength(n);
    for (const [i, [x, y]] of spots.entries()) {
      expect(
        FIELDS.some(
          ([left, top, wide, high]) =>
            x - (w * size) / 2 >= left && x + (w * size) / 2 <= left + wide && y <= top + high,
        ),
      ).toBe(true);
      for (const [ox, oy] of spots.slice(i + 1))
        expect(Math.abs(x - ox) >= w * size || Math.abs(y - oy) >= h * size - 1, `${x},${y} ${ox},${oy}`).toBe(true);
    }
  });

  it('are as large as they fit', () => {
    expect(planFields(FIELDS, 6, { w: 98, h: 138 }).size).toBe(1);
    expect(planFields(FIELDS, 12, { w: 98, h: 138 }).size).toBeLessThan(1);
    expect(planFields(FIELDS, 40, { w: 300, h: 138 }).spots.length).toBeGreaterThan(0);
  });
});
