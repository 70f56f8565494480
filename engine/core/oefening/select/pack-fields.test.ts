import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHalf } from '../model/half.ts';
import { PARAMS } from '../model/params.ts';
import {
  createPracticeState,
  dOf,
  newCat,
  newWoord,
  roundCat,
  roundHeader,
  type CatState,
  type LeerlingState,
  type WoordState,
} from '../model/state.ts';
import { CAT_BYTES, HEADER_BYTES, pack, PACK_VERSION, stateHash, unpack, WOORD_BYTES } from './pack.ts';

fc.configureGlobal({ seed: 20 });

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** Writes the check of changed bytes again: FNV-1a over all but bytes 62 and 63, folded to 16 bits. */
function seal(bytes: Uint8Array): Uint8Array {
  let h = 0x811c9dc5;
  for (const [i, b] of bytes.entries()) if (i !== 62 && i !== 63) h = Math.imul(h ^ b, 0x01000193);
  view(bytes).setUint16(62, ((h >>> 16) ^ h) & 0xffff, true);
  return bytes;
}
const opened = (bytes: Uint8Array): LeerlingState => {
  const out = unpack(bytes);
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};
const withCat = (nr: number, over: Partial<CatState>): Uint8Array => {
  const s = createPracticeState(4, 1);
  s.cats.set(nr, { ...newCat(PARAMS), ...over });
  return pack(s);
};
const withWoord = (nr: number, over: Partial<WoordState>): Uint8Array => {
  const s = createPracticeState(4, 1);
  s.woorden.set(nr, { ...newWoord(), ...over });
  return pack(s);
};

describe('header of the packed state', () => {
  const s = Object.assign(createPracticeState(6, 0xdeadbeef), {
    theta: 0.5,
    v: 0.25,
    kappa: -1.5,
    lambda: 2,
    tau: -0.125,
    gFast: 51 / 255,
    gSlow: 1,
    ring: 0x80000001,
    n: 70_000,
    reeks: 3,
    dag: 2500,
    teken: -64 / 127,
    previousCat: 0xffff,
    returnCounter: 8,
    curve: -1.5,
  });
  s.mu[7] = 2;
  const bytes = pack(s);
  const d = view(bytes);

  it('lies where the design says, little-endian', () => {
    expect([bytes[0], bytes[1]]).toEqual([PACK_VERSION, 8]);
    expect([2, 4, 6].map((o) => d.getUint16(o, true))).toEqual([0, 0, 2500]);
    expect([8, 12, 16, 20, 24].map((o) => d.getFloat32(o, true))).toEqual([0.5, 0.25, -1.5, 2, -0.125]);
    expect([28, 42].map((o) => d.getUint16(o, true))).toEqual([toHalf(1), toHalf(2)]);
    expect([44, 48].map((o) => d.getUint32(o, true))).toEqual([0x80000001, 0xdeadbeef]);
    expect([d.getUint32(52, true) & 0xffffff, d.getInt8(55)]).toEqual([70_000, -30]);
    expect([56, 57, 58].map((o) => bytes[o])).toEqual([51, 255, 3]);
    expect(d.getInt8(59)).toBe(-64);
    expect(d.getUint16(60, true)).toBe(0xffff);
  });

  it('comes back as it was', () => {
    expect(opened(bytes)).toEqual(s);
  });
});

describe('bytes of before the families of memory', () => {
  it('read as a leerling of whom neither family is known to be right', () => {
    expect(opened(bytesOfBefore()).curve).toBe(0);
    expect([...opened(bytesOfBefore()).woorden.values()].map((w) => w.run)).toEqual([0]);
  });

  function bytesOfBefore(): Uint8Array {
    const bytes = withWoord(5, { S: 3, D: 5, run: 3 });
    view(bytes).setUint32(52, 70_000, true);
    view(bytes).setUint16(64 + 14, 0x41, true); // flags of one byte
    return seal(bytes);
  }
});

describe('row of a category', () => {
  const row: Partial<CatState> = {
    delta: -0.5,
    v: 0.25,
    n: 4095,
    goed: 3000,
    emaFast: 51 / 255,
    emaSlow: 204 / 255,
    last: 1,
    dag: 0xffff,
    dagen: 3,
    beheerst: true,
    ever: true,
  };

  it('has 14 bytes: number, ability, variance, counts with their flags, averages, day', () => {
    const bytes = withCat(0xff01, row);
    const d = view(bytes);
    expect(bytes).toHaveLength(HEADER_BYTES + CAT_BYTES);
    const words = [0, 2, 4, 6, 8].map((o) => d.getUint16(64 + o, true));
    expect(words).toEqual([0xff01, toHalf(-0.5), toHalf(0.25), 0xffff, 3000 + 0x8000]);
    expect([74, 75].map((o) => bytes[o])).toEqual([51, 204]);
    expect(d.getUint16(76, true)).toBe(0xffff);
    expect(opened(bytes).cats.get(0xff01)).toEqual({ ...newCat(PARAMS), ...row });
  });

  it.each<[string, Partial<CatState>]>([
    ['n', { n: 4095 }],
    ['right answers', { goed: 4095 }],
    ['days', { dagen: 3 }],
    ['mastered', { beheerst: true }],
    ['mastered before', { ever: true }],
    ['last outcome', { last: 1 }],
  ])('%s touches no field beside it', (_, over) => {
    const plain = { ...newCat(PARAMS) };
    roundCat(plain);
    expect(opened(withCat(1, { ...plain, ...over })).cats.get(1)).toEqual({ ...plain, ...over });
  });
});

describe('row of a word', () => {
  it('has 16 bytes: number, stability, difficulty, day, counts, flags', () => {
    const bytes = withWoord(0x7fffffff, {
      S: 2.5,
      D: dOf(128),
      dag: 0x1234,
      reps: 255,
      lapses: 7,
      fout: 1,
      production: true,
      correctDays: 2,
      guess: true,
    });
    const d = view(bytes);
    expect(bytes).toHaveLength(HEADER_BYTES + WOORD_BYTES);
    expect(d.getUint32(64, true)).toBe(0x7fffffff);
    expect(d.getFloat32(68, true)).toBe(2.5);
    expect([72, 75, 76, 77].map((o) => bytes[o])).toEqual([128, 255, 7, 1]);
    expect(d.getUint16(73, true)).toBe(0x1234);
    expect(d.getUint16(78, true)).toBe(0b1000_0101);
  });

  it.each<[string, Partial<WoordState>, bits: number]>([
    ['written once', { production: true }, 0b1],
    ['one right day', { correctDays: 1 }, 0b10],
    ['three right days', { correctDays: 3 }, 0b110],
    ['mastered', { beheerst: true }, 0b1000],
    ['missed last', { terug: true }, 0b1_0000],
    ['written last', { lastProduction: true }, 0b10_0000],
    ['right today', { correctOnDay: true }, 0b100_0000],
    ['guessed', { guess: true }, 0b1000_0000],
  ])('%s is a bit of its own', (_, over, bits) => {
    const bytes = withWoord(9, over);
    expect(view(bytes).getUint16(78, true)).toBe(bits);
    expect(opened(bytes).woorden.get(9)).toEqual({ ...newWoord(), ...over });
  });
});

describe('refusals with a valid check', () => {
  const two = (): Uint8Array => {
    const s = createPracticeState(4, 1);
    s.woorden.set(5, newWoord()).set(9, newWoord());
    s.cats.set(3, newCat(PARAMS)).set(4, newCat(PARAMS));
    return pack(s);
  };
  const changed = (change: (d: DataView) => void): Uint8Array => {
    const bytes = two();
    change(view(bytes));
    return seal(bytes);
  };

  it('none when nothing changed', () => {
    expect(seal(two())).toEqual(two());
    expect(unpack(changed(() => undefined)).ok).toBe(true);
  });

  it.each<[string, (d: DataView) => void]>([
    ['an ability that is not a number', (d) => d.setFloat32(8, Number.NaN, true)],
    ['an endless bias', (d) => d.setFloat32(16, Infinity, true)],
    ['a variance of 0', (d) => d.setFloat32(12, 0, true)],
    ['a multiplier of 0', (d) => d.setUint16(28, 0, true)],
    ['a multiplier below 0', (d) => d.setUint16(30, toHalf(-1), true)],
    ['a category whose ability is endless', (d) => d.setUint16(66, 0x7c00, true)],
    ['a word with negative stability', (d) => d.setFloat32(64 + 28 + 4, -1, true)],
    ['a word whose stability is not a number', (d) => d.setFloat32(64 + 28 + 4, Number.NaN, true)],
    ['a word twice', (d) => d.setUint32(64 + 28 + 16, 5, true)],
    ['a category twice', (d) => d.setUint16(64 + 14, 3, true)],
    ['words out of order', (d) => d.setUint32(64 + 28 + 16, 4, true)],
    ['categories out of order', (d) => d.setUint16(64 + 14, 2, true)],
    ['more words than there are bytes', (d) => d.setUint16(4, 3, true)],
    ['more categories than there are bytes', (d) => d.setUint16(2, 9, true)],
  ])('%s', (_, change) => {
    expect(unpack(changed(change))).toEqual({ ok: false, fout: 'toestand-beschadigd' });
  });

  it('another version is told apart from damage', () => {
    expect(unpack(changed((d) => d.setUint8(0, 2)))).toEqual({ ok: false, fout: 'versie-onbekend' });
  });
});

describe('any state', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const states = fc
    .record({
      theta: fc.double({ min: -9, max: 9, noNaN: true }),
      v: fc.double({ min: 0.04, max: 1.2, noNaN: true }),
      gFast: share,
      gSlow: share,
      ring: fc.integer({ min: 0, max: 0xffffffff }),
      n: fc.nat(0xffffff), // sixteen million answers
      curve: fc.double({ min: -6, max: 6, noNaN: true }),
      dag: fc.nat(0xffff),
      teken: fc.double({ min: -1, max: 1, noNaN: true }),
      words: fc.uniqueArray(fc.nat(0x7fffffff), { maxLength: 20 }),
      cats: fc.uniqueArray(fc.nat(0xffff), { maxLength: 20 }),
    })
    .map(({ words, cats, ...header }) => {
      const s = Object.assign(createPracticeState(4, 1), header);
      for (const nr of words)
        s.woorden.set(nr, { ...newWoord(), S: Math.fround(nr / 1e6), D: dOf(nr % 256), run: nr % 4 });
      for (const nr of cats) s.cats.set(nr, { ...newCat(PARAMS), n: nr % 4096 });
      roundHeader(s);
      return s;
    });

  it('comes back as it was, and gives the same bytes and hash again', () => {
    fc.assert(
      fc.property(states, (s) => {
        const bytes = pack(s);
        const back = opened(bytes);
        expect(back).toEqual(s);
        expect(pack(back)).toEqual(bytes);
        expect(stateHash(pack(back))).toBe(stateHash(bytes));
      }),
    );
  });

  it('has another hash as soon as one byte differs', () => {
    fc.assert(
      fc.property(states, fc.nat(), fc.integer({ min: 1, max: 255 }), (s, at, by) => {
        const bytes = pack(s);
        const other = bytes.slice();
        const spot = at % bytes.length;
        other[spot] = (other[spot] ?? 0) ^ by;
        expect(stateHash(other)).not.toBe(stateHash(bytes));
      }),
    );
  });
});
