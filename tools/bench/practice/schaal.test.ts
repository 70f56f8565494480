import { expect, it } from 'vitest';
import { meetSchaal } from './schaal.ts';

it('keeps the scale of the items in place while everybody grows, by its anchors', () => {
  const { met, zonder } = meetSchaal({ leerlingen: 40, weken: 20, perWeek: 20, groei: 1, seed: 1 });
  expect(Math.abs(met)).toBeLessThanOrEqual(0.05);
  expect(Math.abs(met)).toBeLessThan(Math.abs(zonder));
}, 60_000);
