import type { Rng } from '#engine/core/basis/rng.ts';

/** Samples per second of everything we synthesise. */
export const RATE = 32_000;
export type Golf = Float32Array<ArrayBuffer>;
/** A value, or a value over time in seconds. */
export type Param = number | ((t: number) => number);
export type Vorm = 'sinus' | 'driehoek' | 'zaag' | 'blok';

const TAU = 2 * Math.PI;
const at = (p: Param, t: number): number => (typeof p === 'number' ? p : p(t));
export const dB = (waarde: number): number => 20 * Math.log10(Math.max(waarde, 1e-9));
export const uitDb = (db: number): number => 10 ** (db / 20);

export function stilte(sec: number): Golf {
  return new Float32Array(Math.max(1, Math.round(sec * RATE)));
}

function vormAt(vorm: Vorm, fase: number): number {
  const f = fase - Math.floor(fase);
  if (vorm === 'sinus') return Math.sin(TAU * f);
  if (vorm === 'driehoek') return 1 - 4 * Math.abs(f - 0.5);
  // Rounded edges instead of jumps: fewer aliases.
  if (vorm === 'zaag') return Math.tanh(6 * Math.sin(TAU * f) * 0.5) * 0.35 + (1 - 2 * f) * 0.65;
  return Math.tanh(5 * Math.sin(TAU * f));
}

/** Oscillator with a pitch that may glide. */
export function toon(vorm: Vorm, freq: Param, sec: number): Golf {
  const uit = stilte(sec);
  let fase = 0;
  for (let i = 0; i < uit.length; i++) {
    uit[i] = vormAt(vorm, fase);
    fase += at(freq, i / RATE) / RATE;
  }
  return uit;
}

/** Two-operator FM: `ratio` of the modulator, `index` of its depth. */
export function fm(freq: Param, stem: { ratio: number; index: Param }, sec: number): Golf {
  const uit = stilte(sec);
  let drager = 0;
  let mod = 0;
  for (let i = 0; i < uit.length; i++) {
    const t = i / RATE;
    const f = at(freq, t);
    uit[i] = Math.sin(TAU * drager + at(stem.index, t) * Math.sin(TAU * mod));
    drager += f / RATE;
    mod += (f * stem.ratio) / RATE;
  }
  return uit;
}

export function ruis(sec: number, rng: Rng): Golf {
  const uit = stilte(sec);
  for (let i = 0; i < uit.length; i++) uit[i] = rng.next() * 2 - 1;
  return uit;
}

/** Multiplies by a gain over time. */
export function maal(golf: Golf, gain: Param): Golf {
  for (let i = 0; i < golf.length; i++) golf[i] = (golf[i] ?? 0) * at(gain, i / RATE);
  return golf;
}

/** Attack in seconds, then exponential decay to 1/e in `val` seconds. */
export function tokkel(op: number, val: number): (t: number) => number {
  return (t) => (t < op ? t / op : Math.exp(-(t - op) / val));
}

/** Straight lines through [time, value] points. */
export function lijn(...punten: readonly (readonly [number, number])[]): (t: number) => number {
  return (t) => {
    for (let i = 1; i < punten.length; i++) {
      const [t0, v0] = punten[i - 1] ?? [0, 0];
      const [t1, v1] = punten[i] ?? [0, 0];
      if (t <= t1) return v0 + ((v1 - v0) * Math.max(0, t - t0)) / Math.max(1e-9, t1 - t0);
    }
    return punten.at(-1)?.[1] ?? 0;
  };
}

/** Exponential glide from `a` to `b` in `sec`, then stays. */
export function glij(a: number, b: number, sec: number): (t: number) => number {
  return (t) => a * (b / a) ** Math.min(1, t / sec);
}

/** Adds `bron` to `doel` at a time; what falls off the end is lost. */
export function leg(doel: Golf, bron: Golf, plek: { op: number; gain?: number }): Golf {
  const begin = Math.round(plek.op * RATE);
  const gain = plek.gain ?? 1;
  for (let i = 0; i < bron.length && begin + i < doel.length; i++)
    doel[begin + i] = (doel[begin + i] ?? 0) + (bron[i] ?? 0) * gain;
  return doel;
}

/** As `leg`, but what falls off the end comes in at the start: for loops. */
export function legRond(doel: Golf, bron: Golf, plek: { op: number; gain?: number }): Golf {
  const begin = Math.round(plek.op * RATE);
  const gain = plek.gain ?? 1;
  for (let i = 0; i < bron.length; i++) {
    const k = (begin + i) % doel.length;
    doel[k] = (doel[k] ?? 0) + (bron[i] ?? 0) * gain;
  }
  return doel;
}

export function som(...golven: readonly Golf[]): Golf {
  const uit = new Float32Array(Math.max(...golven.map((g) => g.length)));
  for (const golf of golven) leg(uit, golf, { op: 0 });
  return uit;
}

export function piek(golf: Golf): number {
  let p = 0;
  for (const v of golf) p = Math.max(p, Math.abs(v));
  return p;
}

export function rms(golf: Golf): number {
  let s = 0;
  for (const v of golf) s += v * v;
  return golf.length === 0 ? 0 : Math.sqrt(s / golf.length);
}

/** RMS of the loudest 0.2 s: what the ear takes as the loudness of a short sound. */
export function luid(golf: Golf): number {
  const venster = Math.min(golf.length, Math.round(0.2 * RATE));
  let s = 0;
  let hoogste = 0;
  for (let i = 0; i < golf.length; i++) {
    s += (golf[i] ?? 0) ** 2;
    if (i >= venster) s -= (golf[i - venster] ?? 0) ** 2;
    hoogste = Math.max(hoogste, s);
  }
  return Math.sqrt(Math.max(0, hoogste) / venster);
}

/** Brings a sound to a loudness in dBFS without passing the peak limit; tiny fades take away clicks. */
export function maakLuid(golf: Golf, db: number, rond = false): Golf {
  const grens = uitDb(-1.5);
  const gain = Math.min(uitDb(db) / Math.max(luid(golf), 1e-6), (grens * 1.6) / Math.max(piek(golf), 1e-6));
  for (let i = 0; i < golf.length; i++) {
    const v = (golf[i] ?? 0) * gain;
    // Straight below half the limit, bent above it: a soft limiter that never clips.
    const a = Math.abs(v);
    golf[i] = a <= grens / 2 ? v : Math.sign(v) * (grens / 2 + (grens / 2) * Math.tanh((a - grens / 2) / (grens / 2)));
  }
  return rond ? golf : randen(golf, 0.002, 0.02);
}

export function randen(golf: Golf, op: number, af: number): Golf {
  const a = Math.min(golf.length, Math.round(op * RATE));
  const b = Math.min(golf.length, Math.round(af * RATE));
  for (let i = 0; i < a; i++) golf[i] = (golf[i] ?? 0) * (i / a);
  for (let i = 0; i < b; i++) {
    const k = golf.length - 1 - i;
    golf[k] = (golf[k] ?? 0) * (i / b);
  }
  return golf;
}

/** Makes a loop of `sec` seconds out of a longer sound: the extra tail is crossfaded into the head with equal power. */
export function maakLus(golf: Golf, sec: number): Golf {
  const n = Math.round(sec * RATE);
  const extra = golf.length - n;
  const uit = golf.slice(0, n);
  for (let i = 0; i < extra; i++) {
    const t = i / extra;
    uit[i] = (golf[i] ?? 0) * Math.sin((t * Math.PI) / 2) + (golf[n + i] ?? 0) * Math.cos((t * Math.PI) / 2);
  }
  return uit;
}
