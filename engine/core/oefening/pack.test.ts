import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { half, naarHalf, vanHalf } from './half.ts';
import { CAT_BYTES, KOP_BYTES, pack, toestandHash, unpack, WOORD_BYTES } from './pack.ts';
import { PARAMS } from './params.ts';
import { createToestand, nieuweCat, nieuwWoord, rondCat, rondKop, rondWoord, type LeerlingToestand } from './state.ts';

function willekeurig(seed: number): LeerlingToestand {
  const rng = createRng(seed);
  const s = createToestand(5, seed);
  Object.assign(s, {
    theta: rng.next() * 4 - 2,
    v: rng.next() + 0.04,
    kappa: rng.next() - 0.5,
    lambda: rng.next(),
    tau: rng.next() - 0.5,
    gSnel: rng.next(),
    gTraag: rng.next(),
    ring: rng.int(2 ** 32),
    n: rng.int(9999),
    reeks: rng.int(9),
    dag: rng.int(60_000),
    teken: rng.next() * 2 - 1,
    vorigeCat: rng.int(80),
    terugTeller: rng.int(9),
  });
  s.mu = s.mu.map(() => half(0.5 + rng.next()));
  for (let i = 0; i < rng.int(40); i += 1) {
    const c = {
      ...nieuweCat(PARAMS),
      delta: rng.next() - 0.5,
      v: rng.next(),
      n: rng.int(4096),
      goed: rng.int(4096),
      emaSnel: rng.next(),
      emaTraag: rng.next(),
      laatste: rng.int(2) === 1 ? (1 as const) : (0 as const),
      dag: rng.int(60_000),
      dagen: rng.int(4),
      beheerst: rng.int(2) === 1,
      ooit: rng.int(2) === 1,
    };
    rondCat(c);
    s.cats.set(rng.int(84) + 1, c);
  }
  for (let i = 0; i < rng.int(200); i += 1) {
    const w = {
      ...nieuwWoord(),
      S: rng.next() * 99,
      D: 1 + rng.next() * 9,
      dag: rng.int(60_000),
      reps: rng.int(256),
      lapses: rng.int(256),
      fout: rng.int(4),
      productie: rng.int(2) === 1,
      laatstProductie: rng.int(2) === 1,
      goedDagen: rng.int(4),
      goedOpDag: rng.int(2) === 1,
      beheerst: rng.int(2) === 1,
      terug: rng.int(2) === 1,
      gok: rng.int(2) === 1,
    };
    rondWoord(w);
    s.woorden.set(rng.int(2 ** 31), w);
  }
  rondKop(s);
  return s;
}

const open = (b: Uint8Array): LeerlingToestand => {
  const r = unpack(b);
  if (!r.ok) throw new Error(r.fout);
  return r.value;
};

describe('half', () => {
  it('is exact on what 16 bits can hold and idempotent on all', () => {
    const anders = Array.from({ length: 0x7c00 }, (_, bits) => bits).filter(
      (bits) => naarHalf(vanHalf(bits)) !== bits || (bits > 0 && naarHalf(-vanHalf(bits)) !== (bits | 0x8000)),
    );
    expect(anders).toEqual([]);
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
      const s = willekeurig(seed);
      const bytes = pack(s);
      const terug = open(bytes);
      expect(terug).toEqual(s);
      expect(pack(terug)).toEqual(bytes);
    }
  });

  it('keeps the sizes of the design', () => {
    const s = willekeurig(7);
    expect(KOP_BYTES).toBe(64);
    expect(pack(createToestand(4, 1))).toHaveLength(64);
    expect(pack(s)).toHaveLength(KOP_BYTES + CAT_BYTES * s.cats.size + WOORD_BYTES * s.woorden.size);
  });

  it('gives equal bytes whatever the order of arrival', () => {
    const s = willekeurig(9);
    const om = { ...s, cats: new Map([...s.cats].reverse()), woorden: new Map([...s.woorden].reverse()) };
    expect(pack(om)).toEqual(pack(s));
    expect(toestandHash(pack(om))).toBe(toestandHash(pack(s)));
  });

  it('reads bytes that lie inside a larger buffer', () => {
    const bytes = pack(willekeurig(4));
    const ruim = new Uint8Array(bytes.length + 7);
    ruim.set(bytes, 5);
    expect(pack(open(ruim.subarray(5, 5 + bytes.length)))).toEqual(bytes);
  });

  it('answers a typed error for every damage, never throws', () => {
    const bytes = pack(willekeurig(12));
    expect(unpack(new Uint8Array(0))).toEqual({ ok: false, fout: 'toestand-beschadigd' });
    const versie = bytes.slice();
    versie[0] = 9;
    expect(unpack(versie)).toEqual({ ok: false, fout: 'versie-onbekend' });
    expect(unpack(bytes.subarray(0, bytes.length - 1))).toEqual({ ok: false, fout: 'toestand-beschadigd' });
    const rng = createRng(77);
    for (let i = 0; i < 500; i += 1) {
      const stuk = bytes.slice();
      const plek = 1 + rng.int(stuk.length - 1);
      stuk[plek] = (stuk[plek] ?? 0) ^ (1 << rng.int(8));
      expect(unpack(stuk).ok).toBe(false);
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
