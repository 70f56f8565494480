import { expect, it } from 'vitest';
import { linePoints, ringPoints, strip } from './surface-points.ts';

/** Area of the triangles of a strip. */
function surface(points: Float32Array): number {
  const out = strip(points.length / 4);
  const p = (i: number): [number, number] => [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0];
  let sum = 0;
  for (let i = 0; i < out.length; i += 3) {
    const [[ax, ay], [bx, by], [cx, cy]] = [p(out[i] ?? 0), p(out[i + 1] ?? 0), p(out[i + 2] ?? 0)];
    sum += Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  }
  return sum;
}

it('joins every pair of points to the next with two triangles', () => {
  expect([...strip(3)]).toEqual([0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4]);
  expect(strip(1)).toHaveLength(0);
});

it('covers a quarter of a disc and a quarter of a ring', () => {
  expect(surface(ringPoints({ inside: 0, outside: 100, from: 0, until: Math.PI / 2 }))).toBeCloseTo(
    Math.PI * 2_500,
    -2,
  );
  expect(surface(ringPoints({ inside: 80, outside: 100, from: -1, until: Math.PI / 2 - 1 }))).toBeCloseTo(
    Math.PI * 900,
    -2,
  );
});

it('begins and ends at the given angles, round its own centre', () => {
  const points = [...ringPoints({ inside: 0, outside: 10, from: 0, until: Math.PI, at: [5, 7] })];
  expect(points.slice(0, 4).map(Math.round)).toEqual([5, 7, 15, 7]);
  expect(points.slice(-4).map(Math.round)).toEqual([5, 7, -5, 7]);
});

it('gives a line its width', () => {
  expect(surface(linePoints([10, 10], [10, 60], 4))).toBeCloseTo(200);
  expect(surface(linePoints([3, 3], [3, 3], 4))).toBe(0);
});
