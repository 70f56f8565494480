import { expect, it, vi } from 'vitest';
import { doeDagwerk, type Dagjobs } from './dagwerk.ts';

const nu = Date.parse('2026-11-20T03:00:00Z');
const clock = { now: () => nu };
const TAAK = { naam: 'proef', dag: 9, pachtMs: 60_000 };
const pacht = { naam: 'proef', sleutel: 'a', klaarTot: new Date(nu - 86_400_000) };
const jobs = (over: Partial<Dagjobs> = {}) => ({
  claim: vi.fn<Dagjobs['claim']>(() => Promise.resolve(pacht)),
  finish: vi.fn<Dagjobs['finish']>(() => Promise.resolve(true)),
  release: vi.fn<Dagjobs['release']>(() => Promise.resolve()),
  ...over,
});

it('does nothing when another process has the lease or the day was done', async () => {
  const werk = vi.fn<() => Promise<void>>();
  await doeDagwerk({ jobs: jobs({ claim: () => Promise.resolve(undefined) }), clock }, TAAK, werk);
  expect(werk).not.toHaveBeenCalled();
});

it('says how far earlier turns came and closes the day with the outcome, in the transaction of the work', async () => {
  const [buiten, binnen] = [jobs(), jobs()];
  await doeDagwerk({ jobs: buiten, clock }, TAAK, async ({ klaarTot, sluit }) => {
    expect(klaarTot).toEqual(pacht.klaarTot);
    await sluit({ n: 3 }, binnen);
  });
  expect(binnen.finish).toHaveBeenCalledWith(pacht, { dag: 9, tot: new Date(nu), uitkomst: { n: 3 } });
  expect(buiten.finish).not.toHaveBeenCalled();
  expect(buiten.release).not.toHaveBeenCalled();
});

it('throws when the lease was lost, so that nothing is stored, and gives a lease back after a failure', async () => {
  const verloren = jobs({ finish: () => Promise.resolve(false) });
  await expect(doeDagwerk({ jobs: verloren, clock }, TAAK, ({ sluit }) => sluit({}))).rejects.toThrow(
    'lease of proef lost',
  );
  expect(verloren.release).toHaveBeenCalledWith(pacht);
  const stuk = jobs();
  await expect(doeDagwerk({ jobs: stuk, clock }, TAAK, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(stuk.release).toHaveBeenCalledWith(pacht);
});
