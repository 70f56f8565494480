import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CORNER } from '#server/features/beloningen/beloningen.contract.ts';
import { freeSpot, inDepth, onGrass, scaleAt, stepOf, withThing } from './corner-model.ts';

const anywhere = fc.record({ x: fc.integer({ min: -2_000, max: 3_000 }), y: fc.integer({ min: -2_000, max: 3_000 }) });

it('keeps every thing on the grass, and so inside what the server takes', () => {
  fc.assert(
    fc.property(anywhere, (spot) => {
      const { x, y } = onGrass(spot);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(CORNER.width);
      expect(y).toBeLessThanOrEqual(CORNER.height);
      expect(scaleAt(y)).toBeGreaterThan(0.6);
      expect(scaleAt(y)).toBeLessThanOrEqual(1.01);
    }),
  );
  expect(onGrass({ x: 505, y: 415 })).toEqual({ x: 505, y: 415 });
});

it('finds a place for all thirty things without putting one on another', () => {
  const things: { x: number; y: number }[] = [];
  for (let nr = 0; nr < 15; nr += 1) things.push(freeSpot(things));
  expect(new Set(things.map(({ x, y }) => `${x},${y}`)).size).toBe(15);
});

it('moves with the arrow keys and no further than the beach', () => {
  expect(stepOf('ArrowLeft', { x: 505, y: 415 })).toEqual({ x: 481, y: 415 });
  expect(stepOf('ArrowDown', { x: 505, y: 415 })).toEqual({ x: 505, y: 439 });
  expect(stepOf('Enter', { x: 505, y: 415 })).toBeUndefined();
  let spot = { x: 505, y: 415 };
  for (let nr = 0; nr < 100; nr += 1) spot = stepOf('ArrowRight', spot) ?? spot;
  expect(spot).toEqual(onGrass({ x: 5_000, y: spot.y }));
});

it('has each thing once, and draws what is near over what is far', () => {
  const one = withThing([], 'block-tent', { x: 1, y: 300 });
  const two = withThing(one, 'block-flag', { x: 2, y: 200 });
  expect(withThing(two, 'block-tent', { x: 3, y: 100 })).toEqual([
    { code: 'block-flag', x: 2, y: 200 },
    { code: 'block-tent', x: 3, y: 100 },
  ]);
  expect(inDepth(two).map(({ code }) => code)).toEqual(['block-flag', 'block-tent']);
});
