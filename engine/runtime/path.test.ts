import { expect, it } from 'vitest';
import { Path, PathSpot, roundCorners } from './path.ts';

const out = { x: 0, y: 0, angle: 0 };
const at = (path: Path, t: number): number[] => {
  path.at(t, out);
  return [out.x, out.y, out.angle].map((v) => Math.round(v));
};

it('follows a bent path at even speed, goes straight on before its beginning and stops at its end', () => {
  const path = new Path([
    [0, 0],
    [100, 0],
    [100, 300],
  ]);
  expect(path.length).toBe(400);
  expect(at(path, 0.125)).toEqual([50, 0, 0]);
  expect(at(path, 0.625)).toEqual([100, 150, 90]);
  expect(at(path, -0.25)).toEqual([-100, 0, 0]);
  expect(at(path, 1.5)).toEqual([100, 300, 90]);
});

it('rounds corners off and keeps both ends', () => {
  const line = roundCorners(
    [
      [0, 0],
      [100, 0],
      [100, 100],
    ],
    40,
  );
  expect(line[0]).toEqual([0, 0]);
  expect(line.at(-1)).toEqual([100, 100]);
  expect(line).toContainEqual([60, 0]);
  expect(line).toContainEqual([100, 40]);
  for (const [x, y] of line) expect(Math.hypot(x - 100, y)).toBeGreaterThan(14);
});

it('bends no more than halfway between two corners, and leaves points alone that have none', () => {
  const line = roundCorners(
    [
      [0, 0],
      [100, 0],
      [100, 20],
      [200, 20],
    ],
    90,
  );
  expect(line).toContainEqual([100, 10]);
  expect(roundCorners([[5, 5]], 10)).toEqual([[5, 5]]);
});

it('answers a place in the object that asks for it', () => {
  const path = new Path([
    [0, 0],
    [100, 0],
    [100, 50],
  ]);
  const spot = new PathSpot();
  spot.along = 120;
  path.find(spot);
  expect([spot.x, spot.y, spot.angle]).toEqual([100, 20, 90]);
  spot.along = -10;
  path.find(spot);
  expect([spot.x, spot.y]).toEqual([-10, 0]);
});
