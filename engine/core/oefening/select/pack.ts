import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { toHalf, fromHalf } from '../model/half.ts';
import { curveByte, curveOf } from '../model/curve-byte.ts';
import { dStep, dOf, type CatState, type LeerlingState, type WoordState } from '../model/state.ts';

/** Version of the byte layout, first byte. */
export const PACK_VERSION = 1;
/** Header, category row with its number, word row with its number; bytes. */
export const HEADER_BYTES = 64;
/** Bytes of one category row: its number (2) and its state (12). */
export const CAT_BYTES = 14;
/** Bytes of one word row: its number (4) and its memory (12). */
export const WOORD_BYTES = 16;

/** Why packed bytes could not be read. */
export type PackError = 'toestand-beschadigd' | 'versie-onbekend';

const CHECK = 62;

/** FNV-1a over all bytes but the check itself, folded to 16 bits. */
function check(bytes: Uint8Array): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i += 1) {
    if (i === CHECK || i === CHECK + 1) continue;
    h = Math.imul(h ^ (bytes[i] ?? 0), 0x01000193);
  }
  return ((h >>> 16) ^ h) & 0xffff;
}

const step = (x: number): number => Math.round(x * 255);
const bit = (on: boolean, n: number): number => (on ? 1 << n : 0);

function writeHeader(d: DataView, s: LeerlingState): void {
  d.setUint8(0, PACK_VERSION);
  d.setUint8(1, s.returnCounter);
  d.setUint16(2, s.cats.size, true);
  d.setUint16(4, s.woorden.size, true);
  d.setUint16(6, s.dag, true);
  d.setFloat32(8, s.theta, true);
  d.setFloat32(12, s.v, true);
  d.setFloat32(16, s.kappa, true);
  d.setFloat32(20, s.lambda, true);
  d.setFloat32(24, s.tau, true);
  for (let i = 0; i < 8; i += 1) d.setUint16(28 + 2 * i, toHalf(s.mu[i] ?? 1), true);
  d.setUint32(44, s.ring >>> 0, true);
  d.setUint32(48, s.rng >>> 0, true);
  d.setUint32(52, Math.min(s.n, 0xffffff), true); // its highest byte was never used
  d.setInt8(55, curveByte(s.curve));
  d.setUint8(56, step(s.gFast));
  d.setUint8(57, step(s.gSlow));
  d.setUint8(58, Math.min(255, s.reeks));
  d.setInt8(59, Math.round(s.teken * 127));
  d.setUint16(60, s.previousCat, true);
}

function writeCat(d: DataView, o: number, [nr, c]: readonly [number, CatState]): void {
  d.setUint16(o, nr, true);
  d.setUint16(o + 2, toHalf(c.delta), true);
  d.setUint16(o + 4, toHalf(c.v), true);
  d.setUint16(o + 6, c.n | (c.dagen << 12) | bit(c.beheerst, 14) | bit(c.ever, 15), true);
  d.setUint16(o + 8, c.goed | (c.last << 15), true);
  d.setUint8(o + 10, step(c.emaFast));
  d.setUint8(o + 11, step(c.emaSlow));
  d.setUint16(o + 12, c.dag, true);
}

function writeWoord(d: DataView, o: number, [nr, w]: readonly [number, WoordState]): void {
  const flags =
    bit(w.production, 0) |
    (w.correctDays << 1) |
    bit(w.beheerst, 3) |
    bit(w.terug, 4) |
    bit(w.lastProduction, 5) |
    bit(w.correctOnDay, 6) |
    bit(w.guess, 7) |
    (w.run << 8);
  d.setUint32(o, nr, true);
  d.setFloat32(o + 4, w.S, true);
  d.setUint8(o + 8, dStep(w.D));
  d.setUint16(o + 9, w.dag, true);
  d.setUint8(o + 11, w.reps);
  d.setUint8(o + 12, w.lapses);
  d.setUint8(o + 13, w.fout);
  d.setUint16(o + 14, flags, true);
}

const byNr = <T>(rows: ReadonlyMap<number, T>): [number, T][] => [...rows].sort((a, b) => a[0] - b[0]);

/** Packed state: 64 B + 14 B per category + 16 B per word, little-endian, rows sorted by number. Equal states give equal bytes. */
export function pack(s: LeerlingState): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + CAT_BYTES * s.cats.size + WOORD_BYTES * s.woorden.size);
  const d = new DataView(bytes.buffer);
  writeHeader(d, s);
  let o = HEADER_BYTES;
  for (const row of byNr(s.cats)) {
    writeCat(d, o, row);
    o += CAT_BYTES;
  }
  for (const row of byNr(s.woorden)) {
    writeWoord(d, o, row);
    o += WOORD_BYTES;
  }
  d.setUint16(CHECK, check(bytes), true);
  return bytes;
}

function readHeader(d: DataView): LeerlingState {
  return {
    returnCounter: d.getUint8(1),
    dag: d.getUint16(6, true),
    theta: d.getFloat32(8, true),
    v: d.getFloat32(12, true),
    kappa: d.getFloat32(16, true),
    lambda: d.getFloat32(20, true),
    tau: d.getFloat32(24, true),
    mu: Array.from({ length: 8 }, (_, i) => fromHalf(d.getUint16(28 + 2 * i, true))),
    ring: d.getUint32(44, true),
    rng: d.getUint32(48, true),
    n: d.getUint32(52, true) & 0xffffff,
    curve: curveOf(d.getInt8(55)),
    gFast: d.getUint8(56) / 255,
    gSlow: d.getUint8(57) / 255,
    reeks: d.getUint8(58),
    teken: d.getInt8(59) / 127,
    previousCat: d.getUint16(60, true),
    cats: new Map(),
    woorden: new Map(),
  };
}

function readCat(d: DataView, o: number): CatState {
  const n = d.getUint16(o + 6, true);
  const correct = d.getUint16(o + 8, true);
  return {
    delta: fromHalf(d.getUint16(o + 2, true)),
    v: fromHalf(d.getUint16(o + 4, true)),
    n: n & 0xfff,
    dagen: (n >>> 12) & 3,
    beheerst: (n & 0x4000) !== 0,
    ever: (n & 0x8000) !== 0,
    goed: correct & 0xfff,
    last: correct & 0x8000 ? 1 : 0,
    emaFast: d.getUint8(o + 10) / 255,
    emaSlow: d.getUint8(o + 11) / 255,
    dag: d.getUint16(o + 12, true),
  };
}

function readWoord(d: DataView, o: number): WoordState {
  const flags = d.getUint16(o + 14, true);
  const on = (n: number): boolean => (flags & (1 << n)) !== 0;
  return {
    S: d.getFloat32(o + 4, true),
    D: dOf(d.getUint8(o + 8)),
    dag: d.getUint16(o + 9, true),
    reps: d.getUint8(o + 11),
    lapses: d.getUint8(o + 12),
    fout: d.getUint8(o + 13),
    production: on(0),
    correctDays: (flags >>> 1) & 3,
    beheerst: on(3),
    terug: on(4),
    lastProduction: on(5),
    correctOnDay: on(6),
    guess: on(7),
    run: (flags >>> 8) & 3,
  };
}

function finish(s: LeerlingState): boolean {
  const header = [s.theta, s.v, s.kappa, s.lambda, s.tau, ...s.mu];
  const rows = [...s.cats.values()].flatMap((c) => [c.delta, c.v]);
  const woorden = [...s.woorden.values()].map((w) => w.S);
  return (
    [...header, ...rows, ...woorden].every(Number.isFinite) &&
    s.v > 0 &&
    s.mu.every((x) => x > 0) &&
    woorden.every((S) => S >= 0)
  );
}

/** Whether all rows came, by rising number, each once: any other order would not pack to the same bytes again. */
const isComplete = (rows: ReadonlyMap<number, unknown>, count: number): boolean =>
  rows.size === count && [...rows.keys()].every((nr, i, all) => i === 0 || nr > (all[i - 1] ?? 0));

/** State of packed bytes. Errors: unknown version; wrong length, check, order or a number that is not finite. */
export function unpack(bytes: Uint8Array): Result<LeerlingState, PackError> {
  if (bytes.length < HEADER_BYTES) return err('toestand-beschadigd');
  if (bytes[0] !== PACK_VERSION) return err('versie-onbekend');
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cats = d.getUint16(2, true);
  const woorden = d.getUint16(4, true);
  if (
    bytes.length !== HEADER_BYTES + CAT_BYTES * cats + WOORD_BYTES * woorden ||
    d.getUint16(CHECK, true) !== check(bytes)
  )
    return err('toestand-beschadigd');
  const s = readHeader(d);
  for (let i = 0, o = HEADER_BYTES; i < cats; i += 1, o += CAT_BYTES) s.cats.set(d.getUint16(o, true), readCat(d, o));
  for (let i = 0, o = HEADER_BYTES + CAT_BYTES * cats; i < woorden; i += 1, o += WOORD_BYTES)
    s.woorden.set(d.getUint32(o, true), readWoord(d, o));
  return isComplete(s.cats, cats) && isComplete(s.woorden, woorden) && finish(s) ? ok(s) : err('toestand-beschadigd');
}

/** Check number of a packed state, for comparing client and server. */
export function stateHash(bytes: Uint8Array): number {
  let h = 0x811c9dc5;
  for (const b of bytes) h = Math.imul(h ^ b, 0x01000193);
  return h >>> 0;
}
