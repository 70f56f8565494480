import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locks } from './leadership.ts';
import { createOutbox, type Channel, type Outbox, type TabBericht } from './outbox.ts';
import type { Owner, Post, Store } from './post.ts';
import { determineOutcome, type PostOutcome } from './outcome.ts';
import { memoryStore } from './store-memory.ts';
import { safeStore } from './store-safe.ts';

const sam: Owner = { adminId: 'a', leerlingId: 'sam' };
const bo: Owner = { adminId: 'a', leerlingId: 'bo' };
const OK: PostOutcome = { soort: 'klaar' };

/** Store that acts durable. */
const fixedStore = () => {
  const store = memoryStore();
  return {
    ...store,
    append: async (newOne: Parameters<Store['append']>[0]) => ({ ...(await store.append(newOne)), duurzaam: true }),
  };
};

/** Server that counts each clientId once. */
function createServer() {
  const stored = new Map<string, number>();
  const batches: Post[][] = [];
  let replies: PostOutcome[] = [];
  let judge: (posts: readonly Post[]) => PostOutcome | null = () => null;
  return {
    stored,
    batches,
    antwoord: (...row: PostOutcome[]) => {
      replies = row;
    },
    regel: (fn: typeof judge) => {
      judge = fn;
    },
    send: async (posts: readonly Post[]): Promise<PostOutcome> => {
      batches.push([...posts]);
      const out = replies.shift() ?? judge(posts) ?? OK;
      if (out.soort === 'klaar')
        posts.forEach((post) => stored.set(post.clientId, (stored.get(post.clientId) ?? 0) + 1));
      return out;
    },
  };
}

/** Web Locks and channel shared by tabs. */
function createDevice() {
  const rows = new Map<string, Promise<unknown>>();
  const locks: Locks = {
    request: (name, _options, taak) => {
      const turn = (rows.get(name) ?? Promise.resolve()).then(taak);
      rows.set(name, turn);
      return turn;
    },
  };
  const listeners = new Set<(bericht: TabBericht) => void>();
  const createChannel = (): Channel => {
    let own: (bericht: TabBericht) => void = () => undefined;
    const key = (bericht: TabBericht) => own(bericht);
    listeners.add(key);
    return {
      stuur: (bericht) =>
        listeners.forEach((other) => {
          if (other !== key) other(bericht);
        }),
      receive: (listener) => {
        own = listener;
      },
      sluit: () => listeners.delete(key),
    };
  };
  return { locks, createChannel };
}

let number = 0;
let server: ReturnType<typeof createServer>;
let open: Outbox[];
const report = vi.fn<(notice: string, detail?: string) => void>();

function createTab(
  store: Store,
  {
    owner = sam,
    apparaat: device = createDevice(),
    send = server.send,
  }: {
    owner?: Owner;
    apparaat?: ReturnType<typeof createDevice>;
    send?: (posts: readonly Post[]) => Promise<PostOutcome>;
  } = {},
): Outbox {
  const outbox = createOutbox({
    owner,
    store,
    channel: device.createChannel(),
    locks: device.locks,
    send,
    nu: Date.now,
    rng: () => 0.5,
    createId: () => `id-${(number += 1)}`,
    meld: report,
  });
  open.push(outbox);
  return outbox;
}

const give = async (outbox: Outbox, count: number) => {
  for (let nr = 0; nr < count; nr += 1) await outbox.append({ nr });
};
const tap = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  server = createServer();
  open = [];
  report.mockReset();
});
afterEach(() => {
  open.forEach((outbox) => outbox.sluit());
  vi.useRealTimers();
});

describe('when it sends', () => {
  it('sends at the fifth answer', async () => {
    const outbox = createTab(fixedStore());
    await tap(4_000);
    await give(outbox, 4);
    await tap(1_000);
    expect(server.batches).toHaveLength(0);
    await give(outbox, 1);
    await tap(0);
    expect(server.batches.map((batch) => batch.map((post) => post.seq))).toEqual([[1, 2, 3, 4, 5]]);
    expect(outbox.stand().waiting).toBe(0);
  });

  it('sends 20 s after the oldest answer', async () => {
    const outbox = createTab(fixedStore());
    await tap(4_000);
    await give(outbox, 1);
    await tap(15_000);
    await give(outbox, 1);
    await tap(4_900);
    expect(server.batches).toHaveLength(0);
    await tap(200);
    expect(server.batches[0]).toHaveLength(2);
  });

  it('sends at the end of a taak and says that nothing is left', async () => {
    const outbox = createTab(fixedStore());
    await tap(4_000);
    await give(outbox, 2);
    await expect(outbox.flush()).resolves.toBe('leeg');
  });

  it('sends what an earlier visit left behind', async () => {
    const store = fixedStore();
    await store.append({ owner: sam, clientId: 'oud', op: 0, inhoud: {} });
    createTab(store);
    await tap(3_100);
    expect(server.stored.get('oud')).toBe(1);
  });

  it('never puts more than 50 answers or 60 KB in a batch', async () => {
    const store = fixedStore();
    for (let i = 0; i < 60; i += 1) await store.append({ owner: sam, clientId: `k${i}`, op: 0, inhoud: {} });
    for (let i = 0; i < 3; i += 1)
      await store.append({ owner: sam, clientId: `g${i}`, op: 0, inhoud: { ruw: 'x'.repeat(35_000) } });
    createTab(store);
    await tap(3_100);
    expect(server.batches.map((batch) => batch.length)).toEqual([50, 11, 1, 1]);
  });
});

describe('outcome classes', () => {
  it.each([
    [200, 'klaar'],
    [0, 'later'],
    [408, 'later'],
    [425, 'later'],
    [429, 'later'],
    [500, 'stumble'],
    [502, 'later'],
    [503, 'later'],
    [404, 'later'],
    [401, 'login'],
    [403, 'login'],
    [413, 'halveer'],
    [400, 'splits'],
    [422, 'splits'],
  ])('%i is %s', (status, kind) => {
    expect(determineOutcome(status).soort).toBe(kind);
  });

  it('keeps everything on a dead line, waits longer each time, and delivers once', async () => {
    const outbox = createTab(fixedStore());
    await tap(4_000);
    server.regel(() => ({ soort: 'later', wacht: null }));
    await give(outbox, 5);
    await tap(0);
    expect(outbox.stand()).toMatchObject({ waiting: 5, outage: true });
    await tap(500);
    await tap(1_000);
    await tap(2_000);
    expect(server.batches).toHaveLength(4);
    server.regel(() => null);
    await tap(2_500);
    expect([...server.stored.values()]).toEqual([1, 1, 1, 1, 1]);
    expect(outbox.stand()).toMatchObject({ waiting: 0, outage: false });
  });

  it('caps the wait at 5 s in the first minute and 30 s after it', async () => {
    const outbox = createTab(fixedStore());
    await tap(4_000);
    server.regel(() => ({ soort: 'later', wacht: null }));
    await give(outbox, 5);
    await tap(60_000);
    const firstMinute = server.batches.length;
    await tap(120_000);
    const afterward = server.batches.length - firstMinute;
    expect(firstMinute).toBeGreaterThan(20);
    expect(afterward).toBeLessThanOrEqual(9);
    expect(outbox.stand().waiting).toBe(5);
  });

  it('honours Retry-After, also at the end of a taak', async () => {
    const outbox = createTab(fixedStore());
    await tap(4_000);
    server.antwoord({ soort: 'later', wacht: 7 });
    await give(outbox, 5);
    await tap(0);
    await expect(outbox.flush()).resolves.toBe('later');
    await tap(6_900);
    expect(server.batches).toHaveLength(1);
    await tap(1_000);
    expect(server.stored.size).toBe(5);
  });

  it('counts once when the reply was lost after the server stored the batch', async () => {
    const outbox = createTab(fixedStore(), {
      send: async (posts) => {
        const first = server.batches.length === 0;
        await server.send(posts);
        return first ? { soort: 'later', wacht: null } : OK;
      },
    });
    await tap(4_000);
    await give(outbox, 5);
    await tap(6_000);
    expect(server.stored.size).toBe(5);
    expect(new Set(server.batches.flat().map((post) => post.clientId)).size).toBe(5);
    expect(outbox.stand().waiting).toBe(0);
  });

  it('keeps all on 401 and drains after the owner signed in again', async () => {
    const outbox = createTab(fixedStore());
    await tap(4_000);
    server.antwoord({ soort: 'login' });
    await give(outbox, 5);
    await tap(120_000);
    expect(server.batches).toHaveLength(1);
    expect(outbox.stand()).toMatchObject({ waiting: 5, awaitsLogin: true });
    outbox.resume();
    await tap(0);
    expect(server.stored.size).toBe(5);
  });

  it('halves the batch on 413 until it fits', async () => {
    const store = fixedStore();
    for (let i = 0; i < 16; i += 1) await store.append({ owner: sam, clientId: `k${i}`, op: 0, inhoud: {} });
    server.regel((posts) => (posts.length > 4 ? { soort: 'halveer' } : null));
    createTab(store);
    await tap(3_100);
    expect(server.stored.size).toBe(16);
    expect(server.batches.slice(0, 3).map((batch) => batch.length)).toEqual([16, 8, 4]);
  });

  it('splits on 400, keeps the refused answer apart, tells the teacher log and goes on', async () => {
    const store = fixedStore();
    const outbox = createTab(store);
    await tap(4_000);
    server.regel((posts) => (posts.some((post) => post.seq === 3) ? { soort: 'splits', reden: '422' } : null));
    await give(outbox, 5);
    await tap(0);
    expect(server.stored.size).toBe(4);
    expect(store.afgekeurd().map((post) => post.seq)).toEqual([3]);
    expect(report).toHaveBeenCalledWith('answer refused by the server', expect.stringContaining('422'));
    await give(outbox, 5);
    await tap(0);
    expect(server.batches.at(-1)).toHaveLength(5);
  });
});

describe('identity and owner', () => {
  it('counts seq on from what the server knows', async () => {
    const outbox = createTab(fixedStore());
    await outbox.reportSeq(40);
    await give(outbox, 1);
    await outbox.flush();
    await tap(5_000);
    expect(server.batches[0]?.[0]?.seq).toBe(41);
  });

  it('never sends or deletes the answers of another pupil', async () => {
    const store = fixedStore();
    await store.append({ owner: bo, clientId: 'van-bo', op: 0, inhoud: {} });
    const outbox = createTab(store);
    await tap(4_000);
    await give(outbox, 5);
    await tap(60_000);
    expect(server.stored.has('van-bo')).toBe(false);
    expect(await store.countUp(bo)).toBe(1);
  });
});

describe('two tabs', () => {
  it('one tab sends for both, each answer once', async () => {
    const store = fixedStore();
    const device = createDevice();
    const one = createTab(store, { apparaat: device });
    await tap(4_000);
    const two = createTab(store, { apparaat: device });
    await Promise.all([give(one, 3), give(two, 3)]);
    await tap(0);
    const end = two.flush();
    await tap(1_000);
    await expect(end).resolves.toBe('leeg');
    expect([...server.stored.values()]).toEqual(Array.from({ length: 6 }, () => 1));
    expect(new Set(server.batches.flat().map((post) => post.seq)).size).toBe(6);
    expect(two.stand().waiting).toBe(0);
  });

  it('the other tab takes over when the leader closes', async () => {
    const store = fixedStore();
    const device = createDevice();
    const one = createTab(store, { apparaat: device });
    await tap(0);
    const two = createTab(store, { apparaat: device });
    await give(two, 1);
    one.sluit();
    await tap(4_000);
    expect(server.stored.size).toBe(1);
  });
});

describe('memory mode', () => {
  it('accepts an answer only after the server has it, and sends at once', async () => {
    const outbox = createTab(memoryStore());
    await tap(4_000);
    server.antwoord({ soort: 'later', wacht: null });
    const counted = vi.fn<() => void>();
    const done = outbox.append({ nr: 0 }).then(counted);
    await tap(100);
    expect(server.batches).toHaveLength(1);
    expect(counted).not.toHaveBeenCalled();
    await tap(1_000);
    await done;
    expect(counted).toHaveBeenCalledOnce();
  });

  it('falls back to memory when the disk is full halfway, without losing or reordering', async () => {
    const fixed = fixedStore();
    let full = false;
    const store = safeStore(
      { ...fixed, append: (newOne) => (full ? Promise.reject(new Error('QuotaExceededError')) : fixed.append(newOne)) },
      memoryStore(),
      () => report('fout'),
    );
    const outbox = createTab(store);
    await tap(4_000);
    await give(outbox, 2);
    full = true;
    const third = outbox.append({ nr: 2 });
    await tap(1_000);
    await third;
    expect(server.batches.flat().map((post) => post.seq)).toEqual([1, 2, 3]);
    expect(report).toHaveBeenCalled();
  });
});
