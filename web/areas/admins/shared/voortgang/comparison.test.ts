import { describe, expect, it } from 'vitest';
import { changeBetween, countChanges, weeksBefore } from './comparison.ts';

const NOW = new Date('2026-11-28T10:00:00');

describe('weeks before a period', () => {
  it('are as many whole weeks as the period touches, up to the Sunday before its first Monday', () => {
    // Saturday 31 October lies in the week of Monday 26 October: five weeks until that of 23 November.
    expect(weeksBefore({ van: '2026-10-31', tot: '2026-11-28' }, NOW)).toEqual({
      van: '2026-09-21',
      tot: '2026-10-25',
    });
  });
  it('are one week for a period of one week, also when it begins on its Monday or ends on its Sunday', () => {
    for (const period of [
      { van: '2026-11-23', tot: '2026-11-23' },
      { van: '2026-11-29', tot: '2026-11-29' },
      { van: '2026-11-23', tot: '2026-11-29' },
    ])
      expect(weeksBefore(period, NOW)).toEqual({ van: '2026-11-16', tot: '2026-11-22' });
  });
  it('run until today when the period has no end', () => {
    expect(weeksBefore({ van: '2026-11-16' }, NOW)).toEqual({ van: '2026-11-02', tot: '2026-11-15' });
  });
  it('count weeks and not days, also across the change of the clock', () => {
    expect(weeksBefore({ van: '2026-03-23', tot: '2026-04-05' }, NOW)).toEqual({
      van: '2026-03-09',
      tot: '2026-03-22',
    });
    expect(weeksBefore({ van: '2026-10-19', tot: '2026-11-01' }, NOW)).toEqual({
      van: '2026-10-05',
      tot: '2026-10-18',
    });
  });
  it('are not there when nothing comes before', () => {
    expect(weeksBefore({}, NOW)).toBeNull();
    expect(weeksBefore({ tot: '2026-11-01' }, NOW)).toBeNull();
  });
});

describe('change', () => {
  it('is told from five points', () => {
    expect(changeBetween(76, 71)).toEqual({ was: 71, kind: 'up' });
    expect(changeBetween(75, 71)).toEqual({ was: 71, kind: 'same' });
    expect(changeBetween(71, 75)).toEqual({ was: 75, kind: 'same' });
    expect(changeBetween(70, 75)).toEqual({ was: 75, kind: 'down' });
  });
  it('is not made of too little', () => {
    expect(changeBetween(undefined, 71)).toBeUndefined();
    expect(changeBetween(71, undefined)).toBeUndefined();
  });
  it('is counted by its kind', () => {
    expect(
      countChanges([
        changeBetween(90, 50),
        undefined,
        changeBetween(50, 90),
        changeBetween(50, 50),
        changeBetween(80, 60),
      ]),
    ).toEqual({
      up: 2,
      down: 1,
      same: 1,
    });
  });
});
