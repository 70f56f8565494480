import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { naarHalf, vanHalf } from './half.ts';
import { dStap, dVan, type CatToestand, type LeerlingToestand, type WoordToestand } from './state.ts';

/** Version of the byte layout, first byte. */
export const PACK_VERSIE = 1;
/** Header, category row with its number, word row with its number; bytes. */
export const KOP_BYTES = 64;
export const CAT_BYTES = 14;
export const WOORD_BYTES = 16;

/** Why packed bytes could not be read. */
export type PackFout = 'toestand-beschadigd' | 'versie-onbekend';

const CONTROLE = 62;

/** FNV-1a over all bytes but the check itself, folded to 16 bits. */
function controle(bytes: Uint8Array): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i += 1) {
    if (i === CONTROLE || i === CONTROLE + 1) continue;
    h = Math.imul(h ^ (bytes[i] ?? 0), 0x01000193);
  }
  return ((h >>> 16) ^ h) & 0xffff;
}

const stap = (x: number): number => Math.round(x * 255);
const bit = (aan: boolean, n: number): number => (aan ? 1 << n : 0);

function schrijfKop(d: DataView, s: LeerlingToestand): void {
  d.setUint8(0, PACK_VERSIE);
  d.setUint8(1, s.terugTeller);
  d.setUint16(2, s.cats.size, true);
  d.setUint16(4, s.woorden.size, true);
  d.setUint16(6, s.dag, true);
  d.setFloat32(8, s.theta, true);
  d.setFloat32(12, s.v, true);
  d.setFloat32(16, s.kappa, true);
  d.setFloat32(20, s.lambda, true);
  d.setFloat32(24, s.tau, true);
  for (let i = 0; i < 8; i += 1) d.setUint16(28 + 2 * i, naarHalf(s.mu[i] ?? 1), true);
  d.setUint32(44, s.ring >>> 0, true);
  d.setUint32(48, s.rng >>> 0, true);
  d.setUint32(52, s.n, true);
  d.setUint8(56, stap(s.gSnel));
  d.setUint8(57, stap(s.gTraag));
  d.setUint8(58, Math.min(255, s.reeks));
  d.setInt8(59, Math.round(s.teken * 127));
  d.setUint16(60, s.vorigeCat, true);
}

function schrijfCat(d: DataView, o: number, [nr, c]: readonly [number, CatToestand]): void {
  d.setUint16(o, nr, true);
  d.setUint16(o + 2, naarHalf(c.delta), true);
  d.setUint16(o + 4, naarHalf(c.v), true);
  d.setUint16(o + 6, c.n | (c.dagen << 12) | bit(c.beheerst, 14) | bit(c.ooit, 15), true);
  d.setUint16(o + 8, c.goed | (c.laatste << 15), true);
  d.setUint8(o + 10, stap(c.emaSnel));
  d.setUint8(o + 11, stap(c.emaTraag));
  d.setUint16(o + 12, c.dag, true);
}

function schrijfWoord(d: DataView, o: number, [nr, w]: readonly [number, WoordToestand]): void {
  const vlaggen =
    bit(w.productie, 0) |
    (w.goedDagen << 1) |
    bit(w.beheerst, 3) |
    bit(w.terug, 4) |
    bit(w.laatstProductie, 5) |
    bit(w.goedOpDag, 6) |
    bit(w.gok, 7);
  d.setUint32(o, nr, true);
  d.setFloat32(o + 4, w.S, true);
  d.setUint8(o + 8, dStap(w.D));
  d.setUint16(o + 9, w.dag, true);
  d.setUint8(o + 11, w.reps);
  d.setUint8(o + 12, w.lapses);
  d.setUint8(o + 13, w.fout);
  d.setUint16(o + 14, vlaggen, true);
}

const opNr = <T>(rijen: ReadonlyMap<number, T>): [number, T][] => [...rijen].sort((a, b) => a[0] - b[0]);

/** Packed state: 64 B + 14 B per category + 16 B per word, little-endian, rows sorted by number. Equal states give equal bytes. */
export function pack(s: LeerlingToestand): Uint8Array {
  const bytes = new Uint8Array(KOP_BYTES + CAT_BYTES * s.cats.size + WOORD_BYTES * s.woorden.size);
  const d = new DataView(bytes.buffer);
  schrijfKop(d, s);
  let o = KOP_BYTES;
  for (const rij of opNr(s.cats)) {
    schrijfCat(d, o, rij);
    o += CAT_BYTES;
  }
  for (const rij of opNr(s.woorden)) {
    schrijfWoord(d, o, rij);
    o += WOORD_BYTES;
  }
  d.setUint16(CONTROLE, controle(bytes), true);
  return bytes;
}

function leesKop(d: DataView): LeerlingToestand {
  return {
    terugTeller: d.getUint8(1),
    dag: d.getUint16(6, true),
    theta: d.getFloat32(8, true),
    v: d.getFloat32(12, true),
    kappa: d.getFloat32(16, true),
    lambda: d.getFloat32(20, true),
    tau: d.getFloat32(24, true),
    mu: Array.from({ length: 8 }, (_, i) => vanHalf(d.getUint16(28 + 2 * i, true))),
    ring: d.getUint32(44, true),
    rng: d.getUint32(48, true),
    n: d.getUint32(52, true),
    gSnel: d.getUint8(56) / 255,
    gTraag: d.getUint8(57) / 255,
    reeks: d.getUint8(58),
    teken: d.getInt8(59) / 127,
    vorigeCat: d.getUint16(60, true),
    cats: new Map(),
    woorden: new Map(),
  };
}

function leesCat(d: DataView, o: number): CatToestand {
  const n = d.getUint16(o + 6, true);
  const goed = d.getUint16(o + 8, true);
  return {
    delta: vanHalf(d.getUint16(o + 2, true)),
    v: vanHalf(d.getUint16(o + 4, true)),
    n: n & 0xfff,
    dagen: (n >>> 12) & 3,
    beheerst: (n & 0x4000) !== 0,
    ooit: (n & 0x8000) !== 0,
    goed: goed & 0xfff,
    laatste: goed & 0x8000 ? 1 : 0,
    emaSnel: d.getUint8(o + 10) / 255,
    emaTraag: d.getUint8(o + 11) / 255,
    dag: d.getUint16(o + 12, true),
  };
}

function leesWoord(d: DataView, o: number): WoordToestand {
  const vlaggen = d.getUint16(o + 14, true);
  const aan = (n: number): boolean => (vlaggen & (1 << n)) !== 0;
  return {
    S: d.getFloat32(o + 4, true),
    D: dVan(d.getUint8(o + 8)),
    dag: d.getUint16(o + 9, true),
    reps: d.getUint8(o + 11),
    lapses: d.getUint8(o + 12),
    fout: d.getUint8(o + 13),
    productie: aan(0),
    goedDagen: (vlaggen >>> 1) & 3,
    beheerst: aan(3),
    terug: aan(4),
    laatstProductie: aan(5),
    goedOpDag: aan(6),
    gok: aan(7),
  };
}

function eindig(s: LeerlingToestand): boolean {
  const kop = [s.theta, s.v, s.kappa, s.lambda, s.tau, ...s.mu];
  const rijen = [...s.cats.values()].flatMap((c) => [c.delta, c.v]);
  const woorden = [...s.woorden.values()].map((w) => w.S);
  return (
    [...kop, ...rijen, ...woorden].every(Number.isFinite) &&
    s.v > 0 &&
    s.mu.every((x) => x > 0) &&
    woorden.every((S) => S >= 0)
  );
}

/** State of packed bytes. Errors: unknown version; wrong length, check, order or a number that is not finite. */
export function unpack(bytes: Uint8Array): Result<LeerlingToestand, PackFout> {
  if (bytes.length < KOP_BYTES) return err('toestand-beschadigd');
  if (bytes[0] !== PACK_VERSIE) return err('versie-onbekend');
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cats = d.getUint16(2, true);
  const woorden = d.getUint16(4, true);
  if (
    bytes.length !== KOP_BYTES + CAT_BYTES * cats + WOORD_BYTES * woorden ||
    d.getUint16(CONTROLE, true) !== controle(bytes)
  )
    return err('toestand-beschadigd');
  const s = leesKop(d);
  for (let i = 0, o = KOP_BYTES; i < cats; i += 1, o += CAT_BYTES) s.cats.set(d.getUint16(o, true), leesCat(d, o));
  for (let i = 0, o = KOP_BYTES + CAT_BYTES * cats; i < woorden; i += 1, o += WOORD_BYTES)
    s.woorden.set(d.getUint32(o, true), leesWoord(d, o));
  return s.cats.size === cats && s.woorden.size === woorden && eindig(s) ? ok(s) : err('toestand-beschadigd');
}

/** Check number of a packed state, for comparing client and server. */
export function toestandHash(bytes: Uint8Array): number {
  let h = 0x811c9dc5;
  for (const b of bytes) h = Math.imul(h ^ b, 0x01000193);
  return h >>> 0;
}
