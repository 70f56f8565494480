import { expect, it } from 'vitest';
import { beginOfDate, dateOf } from './clock.ts';

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

it('begins a date at the local midnight, also of a day on which the clock changes', () => {
  const begins: [string, number, string][] = [
    ['2026-11-30', 0, '2026-11-29T23:00:00.000Z'],
    ['2026-06-30', 0, '2026-06-29T22:00:00.000Z'],
    ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
    ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
    ['2026-12-31', 1, '2026-12-31T23:00:00.000Z'],
    ['9999-12-31', 1, '9999-12-31T23:00:00.000Z'],
    ['0000-01-01', 0, '0000-01-01T00:00:00.000Z'],
  ];
  for (const [date, later, moment] of begins) expect(beginOfDate(date, later).toISOString()).toBe(moment);
});
