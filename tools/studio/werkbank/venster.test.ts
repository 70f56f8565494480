import { expect, it } from 'vitest';
import { venster, volgendeRij } from './venster.ts';

it('draws the rows in sight and a few around them', () => {
  expect(venster({ top: 0, hoogte: 500, rij: 50, aantal: 4800 })).toEqual({ van: 0, tot: 16 });
  expect(venster({ top: 100_000, hoogte: 500, rij: 50, aantal: 4800 })).toEqual({ van: 1994, tot: 2016 });
  expect(venster({ top: 9_000, hoogte: 500, rij: 50, aantal: 3 })).toEqual({ van: 3, tot: 3 });
});

it('moves by row, page and end, and stops at the edges', () => {
  const lijst = { aantal: 100, blad: 9 };
  expect(
    ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a'].map((toets) => volgendeRij(toets, 4, lijst)),
  ).toEqual([5, 3, 13, 0, 0, 99, null]);
  expect(volgendeRij('ArrowDown', -1, lijst)).toBe(0);
  expect(volgendeRij('End', 0, { aantal: 0, blad: 9 })).toBe(null);
});
