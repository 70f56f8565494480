import { describe, expect, it } from 'vitest';
import { SessionCache } from './session-cache.ts';
import type { SessionRow } from './session.repository.ts';

const ADMIN = 'school';
const ROW: SessionRow = {
  gebruiker_id: 'zoe',
  laatst_gezien: new Date(0),
  tot: new Date(1e6),
  ingetrokken_op: null,
  begonnen: new Date(0),
  role: 'leerling',
  actief: true,
  tokens_geldig_vanaf: new Date(0),
  soort: 'school',
  locale: 'nl-NL',
  land: 'NL',
  licentie_status: 'actief',
  ziet_alle_groepen: false,
  totp_aan: false,
  thuis: false,
  thuis_uren: null,
};

/** A cache on a repository that counts its reads, with the listener and the clock in hand. */
function createProbe(heard = Number.POSITIVE_INFINITY) {
  const state = { now: 1_000_000, heard, reads: 0, touched: 0, tell: (_adminId?: string): void => undefined };
  const cache = new SessionCache({
    sessions: {
      find: async () => {
        state.reads += 1;
        return { ...ROW };
      },
      touch: async () => {
        state.touched += 1;
      },
    },
    notices: {
      onChange: (hear) => {
        state.tell = hear;
      },
      heardUntil: () => state.heard,
    },
    clock: { now: () => state.now },
  });
  return { state, cache };
}

describe('the session cache', () => {
  it('reads a session once, until its tenant is told of', async () => {
    const { state, cache } = createProbe();
    for (let nr = 0; nr < 3; nr += 1) await cache.find(ADMIN, 'a');
    expect(state.reads).toBe(1);
    state.tell('another');
    await cache.find(ADMIN, 'a');
    expect(state.reads).toBe(1);
    state.tell(ADMIN);
    await cache.find(ADMIN, 'a');
    expect(state.reads).toBe(2);
  });

  it('forgets everything when it may have missed something', async () => {
    const { state, cache } = createProbe();
    await cache.find(ADMIN, 'a');
    await cache.find('another', 'b');
    state.tell();
    await cache.find(ADMIN, 'a');
    await cache.find('another', 'b');
    expect(state.reads).toBe(4);
  });

  it('believes itself for two seconds when nobody listens', async () => {
    const { state, cache } = createProbe(Number.NEGATIVE_INFINITY);
    await cache.find(ADMIN, 'a');
    state.now += 1_999;
    await cache.find(ADMIN, 'a');
    expect(state.reads).toBe(1);
    state.now += 1;
    await cache.find(ADMIN, 'a');
    expect(state.reads).toBe(2);
  });

  it('believes the listener for two seconds after it was heard', async () => {
    const { state, cache } = createProbe(1_010_000);
    await cache.find(ADMIN, 'a');
    state.now = 1_011_999;
    await cache.find(ADMIN, 'a');
    expect(state.reads).toBe(1);
    state.now = 1_012_000;
    await cache.find(ADMIN, 'a');
    expect(state.reads).toBe(2);
  });

  it('does not keep what was being read while something changed', async () => {
    const { state, cache } = createProbe();
    const reading = cache.find(ADMIN, 'a');
    state.tell('another');
    await reading;
    await cache.find(ADMIN, 'a');
    expect(state.reads).toBe(2);
  });

  it('knows the activity that it wrote itself', async () => {
    const { state, cache } = createProbe();
    await cache.find(ADMIN, 'a');
    await cache.touch(ADMIN, 'a', new Date(5));
    expect((await cache.find(ADMIN, 'a'))?.laatst_gezien).toEqual(new Date(5));
    expect(state).toMatchObject({ reads: 1, touched: 1 });
  });

  it('keeps the last twenty thousand that were used', async () => {
    const { state, cache } = createProbe();
    for (let nr = 0; nr < 20_000; nr += 1) await cache.find(ADMIN, String(nr));
    await cache.find(ADMIN, '0');
    await cache.find(ADMIN, 'one more');
    await cache.find(ADMIN, '0');
    expect(state.reads).toBe(20_001);
    await cache.find(ADMIN, '1');
    expect(state.reads).toBe(20_002);
  });
});
