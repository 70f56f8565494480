import type { Rng } from '#engine/core/basis/rng.ts';

/** Samples per second of everything we synthesise. */
export const RATE = 32_000;
export type Wave = Float32Array<ArrayBuffer>;
/** A value, or a value over time in seconds. */
export type Param = number | ((t: number) => number);
export type Form = 'sinus' | 'driehoek' | 'zaag' | 'blok';

const TAU = 2 * Math.PI;
const at = (p: Param, t: number): number => (typeof p === 'number' ? p : p(t));
export const dB = (value: number): number => 20 * Math.log10(Math.max(value, 1e-9));
export const dbToGain = (db: number): number => 10 ** (db / 20);

export function silence(sec: number): Wave {
  return new Float32Array(Math.max(1, Math.round(sec * RATE)));
}

function waveformAt(form: Form, phase: number): number {
  const f = phase - Math.floor(phase);
  if (form === 'sinus') return Math.sin(TAU * f);
  if (form === 'driehoek') return 1 - 4 * Math.abs(f - 0.5);
  // Rounded edges instead of jumps: fewer aliases.
  if (form === 'zaag') return Math.tanh(6 * Math.sin(TAU * f) * 0.5) * 0.35 + (1 - 2 * f) * 0.65;
  return Math.tanh(5 * Math.sin(TAU * f));
}

/** Oscillator with a pitch that may glide. */
export function show(form: Form, freq: Param, sec: number): Wave {
  const out = silence(sec);
  let phase = 0;
  for (let i = 0; i < out.length; i++) {
    out[i] = waveformAt(form, phase);
    phase += at(freq, i / RATE) / RATE;
  }
  return out;
}

/** Two-operator FM: `ratio` of the modulator, `index` of its depth. */
export function fm(freq: Param, voice: { ratio: number; index: Param }, sec: number): Wave {
  const out = silence(sec);
  let carrier = 0;
  let mod = 0;
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE;
    const f = at(freq, t);
    out[i] = Math.sin(TAU * carrier + at(voice.index, t) * Math.sin(TAU * mod));
    carrier += f / RATE;
    mod += (f * voice.ratio) / RATE;
  }
  return out;
}

export function noise(sec: number, rng: Rng): Wave {
  const out = silence(sec);
  for (let i = 0; i < out.length; i++) out[i] = rng.next() * 2 - 1;
  return out;
}

/** Multiplies by a gain over time. */
export function multiply(wave: Wave, gain: Param): Wave {
  for (let i = 0; i < wave.length; i++) wave[i] = (wave[i] ?? 0) * at(gain, i / RATE);
  return wave;
}

/** Attack in seconds, then exponential decay to 1/e in `val` seconds. */
export function pluck(at: number, val: number): (t: number) => number {
  return (t) => (t < at ? t / at : Math.exp(-(t - at) / val));
}

/** Straight lines through [time, value] points. */
export function line(...points: readonly (readonly [number, number])[]): (t: number) => number {
  return (t) => {
    for (let i = 1; i < points.length; i++) {
      const [t0, v0] = points[i - 1] ?? [0, 0];
      const [t1, v1] = points[i] ?? [0, 0];
      if (t <= t1) return v0 + ((v1 - v0) * Math.max(0, t - t0)) / Math.max(1e-9, t1 - t0);
    }
    return points.at(-1)?.[1] ?? 0;
  };
}

/** Exponential glide from `a` to `b` in `sec`, then stays. */
export function glide(a: number, b: number, sec: number): (t: number) => number {
  return (t) => a * (b / a) ** Math.min(1, t / sec);
}

/** Adds `bron` to `doel` at a time; what falls off the end is lost. */
export function leg(doel: Wave, source: Wave, spot: { op: number; gain?: number }): Wave {
  const begin = Math.round(spot.op * RATE);
  const gain = spot.gain ?? 1;
  for (let i = 0; i < source.length && begin + i < doel.length; i++)
    doel[begin + i] = (doel[begin + i] ?? 0) + (source[i] ?? 0) * gain;
  return doel;
}

/** As `leg`, but what falls off the end comes in at the start: for loops. */
export function layWrapped(doel: Wave, source: Wave, spot: { op: number; gain?: number }): Wave {
  const gain = spot.gain ?? 1;
  let k = Math.round(spot.op * RATE) % doel.length;
  for (let i = 0; i < source.length; i++) {
    doel[k] = (doel[k] ?? 0) + (source[i] ?? 0) * gain;
    k = k + 1 === doel.length ? 0 : k + 1;
  }
  return doel;
}

export function sum(...waves: readonly Wave[]): Wave {
  const out = new Float32Array(Math.max(...waves.map((g) => g.length)));
  for (const wave of waves) leg(out, wave, { op: 0 });
  return out;
}

export function peak(wave: Wave): number {
  let p = 0;
  for (const v of wave) p = Math.max(p, Math.abs(v));
  return p;
}

/** RMS of the loudest 0.2 s: what the ear takes as the loudness of a short sound. */
export function loudness(wave: Wave): number {
  const window = Math.min(wave.length, Math.round(0.2 * RATE));
  let s = 0;
  let highest = 0;
  for (let i = 0; i < wave.length; i++) {
    s += (wave[i] ?? 0) ** 2;
    if (i >= window) s -= (wave[i - window] ?? 0) ** 2;
    highest = Math.max(highest, s);
  }
  return Math.sqrt(Math.max(0, highest) / window);
}

/** Brings a sound of a measured loudness to the wanted one (both in dB) without passing the peak limit; tiny fades take away clicks. */
export function normalizeLoudness(wave: Wave, o: { from: number; to: number; round: boolean }): Wave {
  const bound = dbToGain(-1.5);
  const gain = Math.min(dbToGain(o.to - o.from), (bound * 1.6) / Math.max(peak(wave), 1e-6));
  for (let i = 0; i < wave.length; i++) {
    const v = (wave[i] ?? 0) * gain;
    // Straight below half the limit, bent above it: a soft limiter that never clips.
    const a = Math.abs(v);
    wave[i] = a <= bound / 2 ? v : Math.sign(v) * (bound / 2 + (bound / 2) * Math.tanh((a - bound / 2) / (bound / 2)));
  }
  return o.round ? wave : edges(wave, 0.002, 0.02);
}

export function edges(wave: Wave, at: number, off: number): Wave {
  const a = Math.min(wave.length, Math.round(at * RATE));
  const b = Math.min(wave.length, Math.round(off * RATE));
  for (let i = 0; i < a; i++) wave[i] = (wave[i] ?? 0) * (i / a);
  for (let i = 0; i < b; i++) {
    const k = wave.length - 1 - i;
    wave[k] = (wave[k] ?? 0) * (i / b);
  }
  return wave;
}

/** Makes a loop of `sec` seconds out of a longer sound: the extra tail is crossfaded into the head with equal power. */
export function createLoop(wave: Wave, sec: number): Wave {
  const n = Math.round(sec * RATE);
  const extra = wave.length - n;
  const out = wave.slice(0, n);
  for (let i = 0; i < extra; i++) {
    const t = i / extra;
    out[i] = (wave[i] ?? 0) * Math.sin((t * Math.PI) / 2) + (wave[n + i] ?? 0) * Math.cos((t * Math.PI) / 2);
  }
  return out;
}
