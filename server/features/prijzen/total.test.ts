import { expect, it } from 'vitest';
import { totalOf, type PriceLine } from './total.read.ts';

const line = (from: number, until: number | null, cents: number, part = 'licentie'): PriceLine => ({
  part: part,
  van: from,
  tot: until,
  bedrag: cents,
});
const SCHOOL = [line(1, 50, 950), line(51, 150, 825), line(151, null, 725), line(1, null, 15_000, 'minimum')];

it.each([
  [1, 15_000],
  [15, 15_000],
  [16, 15_200],
  [50, 47_500],
  [51, 42_075],
  [3_000, 2_175_000],
])('asks a school with %i leerlingen the price of its band, and never less than the minimum', (count, cents) => {
  expect(totalOf('school', SCHOOL, count)).toBe(cents);
});

it('asks a practice one price a band, and nothing above the last one', () => {
  const bands = [line(1, 5, 1_200), line(6, 10, 2_000)];
  expect([5, 6, 11].map((count) => totalOf('rt', bands, count))).toEqual([1_200, 2_000, null]);
});

it('asks a home for each child its own price', () => {
  const bands = [line(1, 1, 650), line(2, 4, 250)];
  expect([1, 2, 4, 5].map((count) => totalOf('thuis', bands, count))).toEqual([650, 900, 1_400, null]);
});
