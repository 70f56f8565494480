import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimPlayer, type PlayerLocks, type PlayerState } from './player-tab.ts';

/** Web Locks of one browser: one holder a name, a queue behind it, and stealing. */
function createLocks(): PlayerLocks {
  const queue: (() => Promise<void>)[] = [];
  let holder: { lose: (error: Error) => void } | null = null;
  const next = () => {
    holder = null;
    void queue.shift()?.();
  };
  return {
    request: (_name, options, play) =>
      new Promise((done, refuse) => {
        const begin = async () => {
          const own = { lose: refuse };
          holder = own;
          await play();
          done(undefined);
          if (holder === own) next();
        };
        if ('steal' in options) {
          holder?.lose(new Error('stolen'));
          void begin();
        } else if (holder === null) queueMicrotask(() => void begin());
        else {
          queue.push(begin);
          options.signal.addEventListener('abort', () => {
            if (queue.includes(begin)) queue.splice(queue.indexOf(begin), 1);
            refuse(new Error('aborted'));
          });
        }
      }),
  };
}

function openTab(locks: PlayerLocks | undefined) {
  const seen: PlayerState[] = [];
  return { seen, ...claimPlayer('player:a:sam', locks, (state) => seen.push(state)) };
}
const settle = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets the first tab play, and the second one say so', async () => {
  const locks = createLocks();
  const one = openTab(locks);
  await settle();
  const two = openTab(locks);
  await settle();
  expect([one.seen, two.seen]).toEqual([['playing'], ['elsewhere']]);
});

it('plays in the second tab when the child wants to go on there, and back again', async () => {
  const locks = createLocks();
  const one = openTab(locks);
  await settle();
  const two = openTab(locks);
  await settle();
  two.takeOver();
  await settle();
  expect([one.seen.at(-1), two.seen.at(-1)]).toEqual(['elsewhere', 'playing']);
  one.takeOver();
  await settle();
  expect([one.seen.at(-1), two.seen.at(-1)]).toEqual(['playing', 'elsewhere']);
});

it('plays by itself when the other tab closes, and shows no notice for a reload', async () => {
  const locks = createLocks();
  const one = openTab(locks);
  await settle();
  const two = openTab(locks);
  await settle(100);
  one.stop();
  await settle();
  expect(two.seen).toEqual(['playing']);
  const three = openTab(locks);
  await settle();
  two.stop();
  await settle();
  expect(three.seen).toEqual(['elsewhere', 'playing']);
});

it('gets out of the way when it was stopped while it waited', async () => {
  const locks = createLocks();
  const one = openTab(locks);
  await settle();
  const two = openTab(locks);
  two.stop();
  const three = openTab(locks);
  one.stop();
  await settle();
  expect([two.seen, three.seen]).toEqual([[], ['playing']]);
});

it('lets every tab play where the browser has no locks', () => {
  expect(openTab(undefined).seen).toEqual(['playing']);
});
