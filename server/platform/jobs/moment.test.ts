import { describe, expect, it } from 'vitest';
import { dayOf, timeOf } from '../time/clock.ts';
import { dayOfNightWork, firstMoment, isDue, nextMoment, retryMoment } from './moment.ts';

const NIGHT = { nightlyAt: '02:00' } as const;
const HOUR = { everyMinutes: 60 } as const;
const at = (text: string): number => Date.parse(text);
const iso = (ms: number): string => new Date(ms).toISOString();
const HOUR_MS = 3_600_000;

it.each([
  ['in the night', '2026-11-20T02:30:00+01:00', 0],
  ['in the evening', '2026-11-20T17:00:00+01:00', 0],
  ['just before the night', '2026-11-20T01:59:00+01:00', 2],
  ['when the first teacher comes', '2026-11-20T06:00:00+01:00', 2],
  ['in class, in summer time', '2026-06-19T10:00:00+02:00', 2],
])('asks for the work %s of today, or of days ago while children play', (_, moment, release) => {
  expect(dayOf(at(moment)) - dayOfNightWork(at(moment))).toBe(release);
});

describe('work of the night', () => {
  it.each([
    ['the same night', '2026-11-20T00:30:00+01:00', '2026-11-20T02:00:00+01:00'],
    ['the next one', '2026-11-20T10:00:00+01:00', '2026-11-21T02:00:00+01:00'],
    ['in summer time', '2026-06-19T10:00:00+02:00', '2026-06-20T02:00:00+02:00'],
    ['when the clock goes back', '2026-10-24T10:00:00+02:00', '2026-10-25T02:00:00+02:00'],
  ])('has its first turn %s', (_, now, first) => {
    expect(iso(firstMoment(NIGHT, at(now)))).toBe(iso(at(first)));
  });

  it('begins when the hour that does not exist is over', () => {
    const first = firstMoment(NIGHT, at('2027-03-27T10:00:00+01:00'));
    expect(timeOf(first)).toBe('03:00');
    expect(timeOf(firstMoment({ nightlyAt: '04:15' }, at('2027-03-27T10:00:00+01:00')))).toBe('04:15');
    expect(timeOf(firstMoment({ nightlyAt: '04:15' }, at('2026-10-24T10:00:00+02:00')))).toBe('04:15');
  });

  it('comes back the next night, and is late the same evening after a school day that it had to catch up', () => {
    expect(iso(nextMoment(NIGHT, at('2026-11-20T02:10:00+01:00')))).toBe(iso(at('2026-11-21T02:00:00+01:00')));
    const caughtUp = at('2026-11-20T10:00:00+01:00');
    const next = nextMoment(NIGHT, caughtUp);
    expect([isDue(NIGHT, next, caughtUp + HOUR_MS), isDue(NIGHT, next, at('2026-11-20T17:01:00+01:00'))]).toEqual([
      false,
      true,
    ]);
  });

  it('waits while children play, but not for days', () => {
    const next = at('2026-11-20T02:00:00+01:00');
    expect(isDue(NIGHT, next, next - 1)).toBe(false);
    expect(isDue(NIGHT, next, next)).toBe(true);
    expect(isDue(NIGHT, next, at('2026-11-20T09:00:00+01:00'))).toBe(false);
    expect(isDue(NIGHT, next, at('2026-11-21T12:00:00+01:00'))).toBe(false);
    expect(isDue(NIGHT, next, at('2026-11-22T09:00:00+01:00'))).toBe(true);
  });
});

it('gives work of the day its turn at once and then every so many minutes, sooner after a failure', () => {
  const now = at('2026-11-20T10:00:00+01:00');
  expect(firstMoment(HOUR, now)).toBe(now);
  expect(nextMoment(HOUR, now)).toBe(now + HOUR_MS);
  expect(retryMoment(HOUR, now)).toBe(now + 600_000);
  expect(retryMoment({ everyMinutes: 1 }, now)).toBe(now + 60_000);
  expect(retryMoment(NIGHT, now)).toBe(now + 600_000);
  expect([isDue(HOUR, now, now), isDue(HOUR, now + 1, now)]).toEqual([true, false]);
});
