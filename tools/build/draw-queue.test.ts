import { describe, expect, it } from 'vitest';
import { DrawQueue } from './draw-queue.ts';

interface Open {
  id: string;
  finish(made?: readonly string[]): Promise<void>;
  fail(reason: string): Promise<void>;
}

/** Lets everything that can go on go on. */
const settle = (): Promise<void> =>
  new Promise((done) => {
    setImmediate(done);
  });

/** Why it was refused; asked for before it happens. */
const errorOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error: unknown) => String(error),
  );

function build(first: readonly string[], later: readonly string[] = []) {
  const begun: Open[] = [];
  const failures: string[] = [];
  const pauses: (() => void)[] = [];
  const queue = new DrawQueue(
    [...first.map((id) => ({ id, later: false })), ...later.map((id) => ({ id, later: true }))],
    {
      draw: (id) =>
        new Promise((done, failed) => {
          begun.push({
            id,
            finish: (made = [id]) => {
              done(made);
              return settle();
            },
            fail: (reason) => {
              failed(new Error(reason));
              return settle();
            },
          });
        }),
      onChange: () => undefined,
      onFailure: (id, error) => failures.push(`${id}: ${error.message}`),
      pause: () =>
        new Promise((resume) => {
          pauses.push(resume);
        }),
    },
  );
  const last = (): Open => {
    const open = begun.at(-1);
    if (open === undefined) throw new Error('nothing was begun');
    return open;
  };
  return { queue, begun, failures, pauses, last, order: () => begun.map(({ id }) => id) };
}

describe('the row of drawings', () => {
  it('draws in order, one at a time, and tells how far it is', async () => {
    const { queue, last, order } = build(['a', 'b']);
    expect(order()).toEqual([]);
    queue.start();
    expect(order()).toEqual(['a']);
    await last().finish();
    expect(queue.progress).toEqual({ done: 1, total: 2, failed: [] });
    await last().finish();
    expect(order()).toEqual(['a', 'b']);
    expect(queue.progress).toEqual({ done: 2, total: 2, failed: [] });
  });

  it('draws what somebody waits for first, in the order of asking', async () => {
    const { queue, last, order } = build(['a', 'b', 'c', 'd']);
    queue.start();
    const asked = [queue.need('d'), queue.need('c'), queue.need('d'), queue.need('a')];
    for (let nr = 0; nr < 4; nr += 1) await last().finish();
    expect(order()).toEqual(['a', 'd', 'c', 'b']);
    await expect(Promise.all(asked)).resolves.toHaveLength(4);
    await expect(queue.need('d')).resolves.toBeUndefined();
    await expect(queue.need('nobody')).resolves.toBeUndefined();
  });

  it('keeps a request that came before the start', async () => {
    const { queue, last, order } = build(['a', 'b']);
    const asked = queue.need('b');
    queue.start();
    await last().finish();
    await asked;
    expect(order()).toEqual(['b', 'a']);
  });

  it('lets a preferred later job wait for all that is needed to play', async () => {
    const { queue, last, order } = build(['a', 'b'], ['sharp-a', 'sharp-b']);
    queue.start();
    queue.prefer('sharp-b');
    for (let nr = 0; nr < 4; nr += 1) await last().finish();
    expect(order()).toEqual(['a', 'b', 'sharp-b', 'sharp-a']);
  });

  it('skips what came along with another job', async () => {
    const { queue, last, order } = build(['a', 'b'], ['sharp-a']);
    queue.start();
    await last().finish(['a', 'sharp-a']);
    await last().finish();
    expect(order()).toEqual(['a', 'b']);
    expect(queue.progress.done).toBe(3);
  });

  it('reports a failure, tells who waits, and tries again after a pause, three times in all', async () => {
    const { queue, last, order, failures, pauses } = build(['a', 'b']);
    queue.start();
    const refused = errorOf(queue.need('a'));
    await last().fail('no paper');
    expect(await refused).toContain('no paper');
    expect(queue.progress.failed).toEqual(['a']);
    await last().finish();
    for (let nr = 0; nr < 2; nr += 1) {
      pauses.at(-1)?.();
      await settle();
      await last().fail('no ink');
    }
    expect(order()).toEqual(['a', 'b', 'a', 'a']);
    expect(pauses).toHaveLength(2);
    expect(failures).toEqual(['a: no paper', 'a: no ink', 'a: no ink']);
  });

  it('tries what failed at once when it is asked for, during the pause and after the last try', async () => {
    const { queue, last, order, pauses } = build(['a']);
    queue.start();
    await last().fail('1');
    const again = errorOf(queue.need('a'));
    await settle();
    await last().fail('2');
    expect(await again).toContain('2');
    pauses.at(-1)?.();
    await settle();
    await last().fail('3');
    const asked = queue.need('a');
    await settle();
    await last().finish();
    await asked;
    expect(order()).toEqual(['a', 'a', 'a', 'a']);
    expect(queue.progress).toEqual({ done: 1, total: 1, failed: [] });
  });

  it('refuses who waits when it stops, and begins nothing more', async () => {
    const { queue, last, order } = build(['a', 'b']);
    queue.start();
    const waiting = errorOf(queue.need('b'));
    queue.stop();
    expect(await waiting).toContain('stopped');
    await last().finish();
    expect(order()).toEqual(['a']);
    await expect(queue.need('b')).rejects.toThrow('stopped');
  });
});
