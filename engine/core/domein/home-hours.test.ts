import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeHoursSchema } from './home-hours.ts';

const issueOf = (input: unknown): { path: string; message: string } | undefined => {
  const issue = homeHoursSchema.safeParse(input).error?.issues[0];
  return issue === undefined ? undefined : { path: issue.path.join('.'), message: issue.message };
};

describe('hours of play at home', () => {
  it.each([
    ['00:00', '00:01'],
    ['00:00', '23:59'],
    ['07:30', '19:00'],
    ['09:59', '10:00'],
    ['19:59', '20:00'],
    ['23:58', '23:59'],
  ])('takes %s to %s', (from, until) => {
    expect(homeHoursSchema.parse({ van: from, tot: until })).toEqual({ van: from, tot: until });
  });

  it.each([
    ['24:00', '24:30', 'van', 'formaat'],
    ['07:60', '09:00', 'van', 'formaat'],
    ['7:30', '19:00', 'van', 'formaat'],
    ['07.30', '19:00', 'van', 'formaat'],
    ['07:30', '19:00:00', 'tot', 'formaat'],
    ['07:30', '24:00', 'tot', 'formaat'],
    ['07:30', '', 'tot', 'formaat'],
    [' 07:30', '19:00', 'van', 'formaat'],
    ['07:30', '19:00\n', 'tot', 'formaat'],
    ['ochtend', '19:00', 'van', 'formaat'],
    ['٠٧:٣٠', '19:00', 'van', 'formaat'],
    ['10:00', '10:00', 'tot', 'bereik'],
    ['19:00', '07:30', 'tot', 'bereik'],
    ['23:00', '00:00', 'tot', 'bereik'],
    ['23:59', '00:01', 'tot', 'bereik'],
  ])('refuses %j to %j at %s: %s', (from, until, path, message) => {
    expect(issueOf({ van: from, tot: until })).toEqual({ path, message });
  });

  it.each([
    [{ tot: '19:00' }, 'van', 'verplicht'],
    [{ van: '07:00' }, 'tot', 'verplicht'],
    [{ van: 7, tot: '19:00' }, 'van', 'verplicht'],
    [{ van: '07:00', tot: null }, 'tot', 'verplicht'],
  ])('refuses %j: %s is missing', (input, path, message) => {
    expect(issueOf(input)).toEqual({ path, message });
  });

  it('refuses what it does not know', () => {
    for (const input of [null, undefined, [], '07:00-19:00', { van: '07:00', tot: '19:00', dag: 1 }])
      expect(homeHoursSchema.safeParse(input).success).toBe(false);
  });

  it('takes two times exactly when the first is earlier on the same day', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const text = (m: number): string =>
      `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(minute, minute, (from, until) => {
        expect(homeHoursSchema.safeParse({ van: text(from), tot: text(until) }).success).toBe(from < until);
      }),
    );
  });
});
