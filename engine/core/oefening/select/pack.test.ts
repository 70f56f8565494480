import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { half, toHalf, fromHalf } from '../model/half.ts';
import { CAT_BYTES, HEADER_BYTES, pack, stateHash, unpack, WOORD_BYTES } from './pack.ts';
import { PARAMS } from '../model/params.ts';
import {
  createPracticeState,
  newCat,
  newWoord,
  roundCat,
  roundHeader,
  roundWoord,
  type LeerlingState,
} from '../model/state.ts';

function arbitrary(seed: number): LeerlingState {
  const rng = createRng(seed);
  const s = createPracticeState(5, seed);
  Object.assign(s, {
    theta: rng.next() * 4 - 2,
    v: rng.next() + 0.04,
    kappa: rng.next() - 0.5,
    lambda: rng.next(),
    tau: rng.next() - 0.5,
    gFast: rng.next(),
    gSlow: rng.next(),
    ring: rng.int(2 ** 32),
    n: rng.int(9999),
    reeks: rng.int(9),
    dag: rng.int(60_000),
    teken: rng.next() * 2 - 1,
    previousCat: rng.int(80),
    returnCounter: rng.int(9),
  });
  s.mu = s.mu.map(() => half(0.5 + rng.next()));
  for (let i = 0; i < rng.int(40); i += 1) {
    const c = {
      ...newCat(PARAMS),
      delta: rng.next() - 0.5,
      v: rng.next(),
      n: rng.int(4096),
      goed: rng.int(4096),
      emaFast: rng.next(),
      emaSlow: rng.next(),
      last: rng.int(2) === 1 ? (1 as const) : (0 as const),
      dag: rng.int(60_000),
      dagen: rng.int(4),
      beheerst: rng.int(2) === 1,
      ever: rng.int(2) === 1,
    };
    roundCat(c);
    s.cats.set(rng.int(84) + 1, c);
  }
  for (let i = 0; i < rng.int(200); i += 1) {
    const w = {
      ...newWoord(),
      S: rng.next() * 99,
      D: 1 + rng.next() * 9,
      dag: rng.int(60_000),
      reps: rng.int(256),
      lapses: rng.int(256),
      fout: rng.int(4),
      production: rng.int(2) === 1,
      lastProduction: rng.int(2) === 1,
      correctDays: rng.int(4),
      correctOnDay: rng.int(2) === 1,
      beheerst: rng.int(2) === 1,
      terug: rng.int(2) === 1,
      guess: rng.int(2) === 1,
    };
    roundWoord(w);
    s.woorden.set(rng.int(2 ** 31), w);
  }
  roundHeader(s);
  return s;
}

const open = (b: Uint8Array): LeerlingState => {
  const r = unpack(b);
  if (!r.ok) throw new Error(r.fout);
  return r.value;
};

describe('half', () => {
  it('is exact on what 16 bits can hold and idempotent on all', () => {
    const different = Array.from({ length: 0x7c00 }, (_, bits) => bits).filter(
      (bits) => toHalf(fromHalf(bits)) !== bits || (bits > 0 && toHalf(-fromHalf(bits)) !== (bits | 0x8000)),
    );
    expect(different).toEqual([]);
  });

  it('rounds to the nearest within half a step', () => {
    const rng = createRng(3);
    for (let i = 0; i < 2000; i += 1) {
      const x = (rng.next() - 0.5) * 8;
      expect(Math.abs(half(x) - x)).toBeLessThanOrEqual(Math.max(2 ** -24, Math.abs(x) * 2 ** -11));
      expect(half(half(x))).toBe(half(x));
    }
    expect(half(1e6)).toBe(Infinity);
    expect(half(1e-9)).toBe(0);
    expect(half(Number.NaN)).toBeNaN();
  });
});

describe('pack', () => {
  it('loses nothing of 120 random states and gives the same bytes again', () => {
    for (let seed = 1; seed <= 120; seed += 1) {
      const s = arbitrary(seed);
      const bytes = pack(s);
      const back = open(bytes);
      expect(back).toEqual(s);
      expect(pack(back)).toEqual(bytes);
    }
  });

  it('keeps the sizes of the design', () => {
    const s = arbitrary(7);
    expect(HEADER_BYTES).toBe(64);
    expect(pack(createPracticeState(4, 1))).toHaveLength(64);
    expect(pack(s)).toHaveLength(HEADER_BYTES + CAT_BYTES * s.cats.size + WOORD_BYTES * s.woorden.size);
  });

  it('gives equal bytes whatever the order of arrival', () => {
    const s = arbitrary(9);
    const swapped = { ...s, cats: new Map([...s.cats].reverse()), woorden: new Map([...s.woorden].reverse()) };
    expect(pack(swapped)).toEqual(pack(s));
    expect(stateHash(pack(swapped))).toBe(stateHash(pack(s)));
  });

  it('reads bytes that lie inside a larger buffer', () => {
    const bytes = pack(arbitrary(4));
    const clear = new Uint8Array(bytes.length + 7);
    clear.set(bytes, 5);
    expect(pack(open(clear.subarray(5, 5 + bytes.length)))).toEqual(bytes);
  });

  it('answers a typed error for every damage, never throws', () => {
    const bytes = pack(arbitrary(12));
    expect(unpack(new Uint8Array(0))).toEqual({ ok: false, fout: 'toestand-beschadigd' });
    const version = bytes.slice();
    version[0] = 9;
    expect(unpack(version)).toEqual({ ok: false, fout: 'versie-onbekend' });
    expect(unpack(bytes.subarray(0, bytes.length - 1))).toEqual({ ok: false, fout: 'toestand-beschadigd' });
    const rng = createRng(77);
    for (let i = 0; i < 500; i += 1) {
      const piece = bytes.slice();
      const spot = 1 + rng.int(piece.length - 1);
      piece[spot] = (piece[spot] ?? 0) ^ (1 << rng.int(8));
      expect(unpack(piece).ok).toBe(false);
    }
  });

  it('survives random bytes', () => {
    const rng = createRng(5);
    for (let i = 0; i < 500; i += 1) {
      const bytes = Uint8Array.from({ length: rng.int(300) }, () => rng.int(256));
      expect(() => unpack(bytes)).not.toThrow();
    }
  });
});
