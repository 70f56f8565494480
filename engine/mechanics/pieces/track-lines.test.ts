import { expect, it } from 'vitest';
import { Lines } from './track-lines.ts';

const MAIN = [
  [0, 100],
  [1000, 100],
] as const;
const branch = (x: number, y: number): (readonly [number, number])[] => [
  [0, 100],
  [x, 100],
  [x + 100, y],
  [1000, y],
];

it('finds a switch where two lines part, before the bend begins to show', () => {
  const lines = new Lines([branch(400, 0), MAIN], 60);
  expect(lines.switches).toHaveLength(1);
  expect(lines.first).toBeGreaterThan(335);
  expect(lines.first).toBeLessThan(365);
  expect(lines.common(0, 1)).toBe(lines.common(1, 0));
  expect(lines.common(1, 1)).toBeCloseTo(1000);
});

it('has a switch for every branch of a main line, in the order in which they are passed', () => {
  const lines = new Lines([branch(300, 0), branch(500, 40), MAIN], 40);
  expect(lines.switches.map(({ ways }) => ways)).toEqual([
    [[0], [1, 2]],
    [[1], [2]],
  ]);
  expect(lines.last(0)).toBe(lines.first);
  expect(lines.last(1)).toBe(lines.last(2));
  expect(lines.last(2)).toBeGreaterThan(lines.first);
});

it('lets three lines part at one place', () => {
  const lines = new Lines([branch(300, 0), branch(300, 200), MAIN], 0);
  expect(lines.switches).toHaveLength(1);
  expect(lines.switches[0]?.ways).toEqual([[0], [1], [2]]);
});

it('asks for no way when lines never part', () => {
  const lines = new Lines([MAIN, MAIN], 60);
  expect(lines.common(0, 1)).toBeCloseTo(1000);
});
