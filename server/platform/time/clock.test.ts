import { expect, it } from 'vitest';
import { dateOf } from './clock.ts';

it('knows the local date on both sides of midnight, of a change of the clock and of a year', () => {
  const moments: [string, string][] = [
    ['2026-06-30T21:59:59.999Z', '2026-06-30'],
    ['2026-06-30T22:00:00.000Z', '2026-07-01'],
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
    ['2026-06-30T21:59:59.999Z', '2026-06-30'],
  ];
  for (const [moment, date] of moments) {
    expect(dateOf(Date.parse(moment))).toBe(date);
    expect(dateOf(Date.parse(moment))).toBe(date);
  }
});
