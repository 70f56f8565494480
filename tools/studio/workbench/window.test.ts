import { expect, it } from 'vitest';
import { window, nextRow } from './window.ts';

it('draws the rows in sight and a few around them', () => {
  expect(window({ top: 0, hoogte: 500, rij: 50, aantal: 4800 })).toEqual({ van: 0, tot: 16 });
  expect(window({ top: 100_000, hoogte: 500, rij: 50, aantal: 4800 })).toEqual({ van: 1994, tot: 2016 });
  expect(window({ top: 9_000, hoogte: 500, rij: 50, aantal: 3 })).toEqual({ van: 3, tot: 3 });
});

it('moves by row, page and end, and stops at the edges', () => {
  const list = { aantal: 100, blad: 9 };
  expect(
    ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a'].map((toets) => nextRow(toets, 4, list)),
  ).toEqual([5, 3, 13, 0, 0, 99, null]);
  expect(nextRow('ArrowDown', -1, list)).toBe(0);
  expect(nextRow('End', 0, { aantal: 0, blad: 9 })).toBe(null);
});
