import { expect, it } from 'vitest';
import { lijnPunten, ringPunten, strook } from './vlak-punten.ts';

/** Area of the triangles of a strip. */
function oppervlak(punten: Float32Array): number {
  const uit = strook(punten.length / 4);
  const p = (i: number): [number, number] => [punten[i * 2] ?? 0, punten[i * 2 + 1] ?? 0];
  let som = 0;
  for (let i = 0; i < uit.length; i += 3) {
    const [[ax, ay], [bx, by], [cx, cy]] = [p(uit[i] ?? 0), p(uit[i + 1] ?? 0), p(uit[i + 2] ?? 0)];
    som += Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
  }
  return som;
}

it('joins every pair of points to the next with two triangles', () => {
  expect([...strook(3)]).toEqual([0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4]);
  expect(strook(1)).toHaveLength(0);
});

it('covers a quarter of a disc and a quarter of a ring', () => {
  expect(oppervlak(ringPunten({ binnen: 0, buiten: 100, van: 0, tot: Math.PI / 2 }))).toBeCloseTo(Math.PI * 2_500, -2);
  expect(oppervlak(ringPunten({ binnen: 80, buiten: 100, van: -1, tot: Math.PI / 2 - 1 }))).toBeCloseTo(
    Math.PI * 900,
    -2,
  );
});

it('begins and ends at the given angles, round its own centre', () => {
  const punten = [...ringPunten({ binnen: 0, buiten: 10, van: 0, tot: Math.PI, at: [5, 7] })];
  expect(punten.slice(0, 4).map(Math.round)).toEqual([5, 7, 15, 7]);
  expect(punten.slice(-4).map(Math.round)).toEqual([5, 7, -5, 7]);
});

it('gives a line its width', () => {
  expect(oppervlak(lijnPunten([10, 10], [10, 60], 4))).toBeCloseTo(200);
  expect(oppervlak(lijnPunten([3, 3], [3, 3], 4))).toBe(0);
});
