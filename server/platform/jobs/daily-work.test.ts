import { expect, it, vi } from 'vitest';
import { performDailyWork, type DailyJobs } from './daily-work.ts';

const now = Date.parse('2026-11-20T03:00:00Z');
const clock = { now: () => now };
const TAAK = { naam: 'proef', dag: 9, leaseMs: 60_000 };
const lease = { naam: 'proef', sleutel: 'a', klaarTot: new Date(now - 86_400_000) };
const jobs = (over: Partial<DailyJobs> = {}) => ({
  claim: vi.fn<DailyJobs['claim']>(() => Promise.resolve(lease)),
  finish: vi.fn<DailyJobs['finish']>(() => Promise.resolve(true)),
  release: vi.fn<DailyJobs['release']>(() => Promise.resolve()),
  ...over,
});

it('does nothing when another process has the lease or the day was done', async () => {
  const work = vi.fn<() => Promise<void>>();
  await performDailyWork({ jobs: jobs({ claim: () => Promise.resolve(undefined) }), clock }, TAAK, work);
  expect(work).not.toHaveBeenCalled();
});

it('says how far earlier turns came and closes the day with the outcome, in the transaction of the work', async () => {
  const [outside, inside] = [jobs(), jobs()];
  await performDailyWork({ jobs: outside, clock }, TAAK, async ({ klaarTot: doneUntil, close }) => {
    expect(doneUntil).toEqual(lease.klaarTot);
    await close({ n: 3 }, inside);
  });
  expect(inside.finish).toHaveBeenCalledWith(lease, { dag: 9, tot: new Date(now), uitkomst: { n: 3 } });
  expect(outside.finish).not.toHaveBeenCalled();
  expect(outside.release).not.toHaveBeenCalled();
});

it('throws when the lease was lost, so that nothing is stored, and gives a lease back after a failure', async () => {
  const lost = jobs({ finish: () => Promise.resolve(false) });
  await expect(performDailyWork({ jobs: lost, clock }, TAAK, ({ close }) => close({}))).rejects.toThrow(
    'lease of proef lost',
  );
  expect(lost.release).toHaveBeenCalledWith(lease);
  const piece = jobs();
  await expect(performDailyWork({ jobs: piece, clock }, TAAK, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(piece.release).toHaveBeenCalledWith(lease);
});
