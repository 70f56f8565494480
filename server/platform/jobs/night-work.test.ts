import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { dayOf } from '../time/clock.ts';
import { dayOfNightWork, startNightWork } from './night-work.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['in the night', '2026-11-20T02:30:00+01:00', 0],
  ['in the evening', '2026-11-20T17:00:00+01:00', 0],
  ['just before the night', '2026-11-20T01:59:00+01:00', 2],
  ['when the first teacher comes', '2026-11-20T06:00:00+01:00', 2],
  ['in class, in summer time', '2026-06-19T10:00:00+02:00', 2],
])('asks for the work %s of today, or of days ago while children play', (_, moment, release) => {
  const now = Date.parse(moment);
  expect(dayOf(now) - dayOfNightWork(now)).toBe(release);
});

it('goes on with the next task when one fails, and stops when told', async () => {
  const clock = { now: () => Date.parse('2026-11-20T03:00:00+01:00') };
  const completed: [string, number][] = [];
  const taken = [
    { name: 'stuk', run: () => Promise.reject(new Error('no')) },
    {
      name: 'heel',
      run: (day: number) => {
        completed.push(['heel', day]);
        return Promise.resolve();
      },
    },
  ];
  const stop = startNightWork(taken, { clock, log: createLogger({ LOG_LEVEL: 'silent' }) });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(completed).toEqual([['heel', dayOf(clock.now())]]);
  await stop();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(completed).toHaveLength(1);
});
