import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutboxMotor } from './motor.ts';
import { determineOutcome } from './outcome.ts';
import type { Owner, Post } from './post.ts';
import { memoryStore } from './store-memory.ts';

const owner: Owner = { adminId: 'a', leerlingId: 'sam' };
const BAD = 'bad';

/** A device with one motor, and a server that answers with the status of `judge`. */
function start(judge: (posts: readonly Post[]) => number | { status: number; code: string }) {
  const store = memoryStore();
  const stored: string[] = [];
  const refused: string[] = [];
  let requests = 0;
  const motor = new OutboxMotor({
    store,
    owner,
    send: async (posts) => {
      requests += 1;
      const reply = judge(posts);
      const { status, code } = typeof reply === 'number' ? { status: reply, code: '' } : reply;
      if (status === 200) stored.push(...posts.map(({ clientId }) => clientId));
      return determineOutcome(status, null, code);
    },
    isLeader: () => true,
    nu: Date.now,
    rng: () => 0.5,
    bevestigd: () => undefined,
    afgekeurd: (post, reason) => refused.push(`${post.clientId} ${reason}`),
    gewijzigd: () => undefined,
  });
  const give = async (...ids: string[]) => {
    for (const clientId of ids) {
      const { post } = await store.append({ owner, clientId, op: Date.now(), inhoud: {} });
      motor.nieuw(post, false);
    }
  };
  return { store, stored, refused, motor, give, requests: () => requests };
}
const holdsBad = (posts: readonly Post[]): boolean => posts.some(({ clientId }) => clientId === BAD);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one answer on which the server stumbles', () => {
  it('is set aside, and all others arrive once', async () => {
    const device = start((posts) => (holdsBad(posts) ? 500 : 200));
    await device.give('a', 'b', BAD, 'c', 'd');
    await minutes(5);
    expect(device.stored.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(device.refused).toEqual([`${BAD} 500`]);
    expect(device.store.afgekeurd().map(({ clientId }) => clientId)).toEqual([BAD]);
    await device.give('e', 'f', 'g', 'h', 'i');
    await minutes(1);
    expect(device.stored).toHaveLength(9);
    expect(device.motor.stand()).toMatchObject({ waiting: 0, outage: false });
    device.motor.stop();
  });

  it('is kept while nothing shows that the server is well, and holds up nothing that comes later', async () => {
    const device = start((posts) => (holdsBad(posts) ? 500 : 200));
    await device.give(BAD);
    await minutes(30);
    expect(device.refused).toEqual([]);
    await device.give('a', 'b');
    await minutes(2);
    expect(device.stored.toSorted()).toEqual(['a', 'b']);
    expect(device.refused).toEqual([`${BAD} 500`]);
    device.motor.stop();
  });
});

describe('a server that is ill', () => {
  it('loses nothing and is not hammered: everything arrives once it is well', async () => {
    let ill = true;
    const device = start(() => (ill ? 500 : 200));
    const ids = Array.from({ length: 20 }, (_, nr) => `id${nr}`);
    await device.give(...ids);
    await minutes(30);
    expect(device.refused).toEqual([]);
    expect(device.requests()).toBeLessThan(200);
    ill = false;
    await minutes(2);
    expect(device.stored.toSorted()).toEqual(ids.toSorted());
    device.motor.stop();
  });
});

describe('an answer of which the server knows no round', () => {
  it('is set aside when our own server says so; a page on the way throws nothing away', async () => {
    const own = start((posts) => (holdsBad(posts) ? { status: 404, code: 'NIET_GEVONDEN' } : 200));
    await own.give('a', BAD, 'b', 'c', 'd');
    await minutes(1);
    expect(own.stored.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(own.refused).toEqual([`${BAD} 404`]);
    own.motor.stop();
    const proxy = start(() => 404);
    await proxy.give('a', 'b', 'c', 'd', 'e');
    await minutes(10);
    expect([proxy.refused, proxy.motor.stand().waiting]).toEqual([[], 5]);
    proxy.motor.stop();
  });
});
