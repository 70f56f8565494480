import { expect, it } from 'vitest';
import { measureScale } from './scale.ts';

it('keeps the scale of the items in place while everybody grows, by its anchors', () => {
  const { including, without } = measureScale({ leerlingen: 40, weeks: 20, perWeek: 20, growth: 1, seed: 1 });
  expect(Math.abs(including)).toBeLessThanOrEqual(0.05);
  expect(Math.abs(including)).toBeLessThan(Math.abs(without));
}, 60_000);
