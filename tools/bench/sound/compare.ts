import { dB, RATE, type Wave } from '../../build/sounds/dsp.ts';
import { filter } from '../../build/sounds/filter.ts';

/** Middles of the bands, Hz: two an octave where a child hears most. */
const BANDS = [90, 180, 360, 720, 1100, 1600, 2300, 3300, 4800, 7000] as const;
const PARTS = 6;
const QUIETEST = -60;

const energy = (wave: Wave, from: number, to: number): number => {
  let sum = 0;
  for (let i = from; i < to; i++) sum += (wave[i] ?? 0) ** 2;
  return sum;
};

/** Energy of each band in each of six equal parts of the sound, dB below the whole; what is softer than -60 dB counts as that. */
export function portrait(wave: Wave): Float64Array {
  const out = new Float64Array(BANDS.length * PARTS);
  const whole = Math.max(energy(wave, 0, wave.length), 1e-12);
  BANDS.forEach((f, b) => {
    const band = filter(Float32Array.from(wave), 'band', { f, q: 2 });
    for (let part = 0; part < PARTS; part++) {
      const [from, to] = [part, part + 1].map((k) => Math.round((k * wave.length) / PARTS));
      const share = energy(band, from ?? 0, to ?? 0) / whole;
      out[b * PARTS + part] = Math.max(QUIETEST, 10 * Math.log10(Math.max(share, 1e-12)));
    }
  });
  return out;
}

/** Mean difference of two portraits, dB: under 1 nobody hears it, over 3 everybody does. */
export function unlike(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, v, i) => sum + Math.abs(v - (b[i] ?? 0)), 0) / a.length;
}

const TAPS = 16;
/** Peak between the samples, dB: four times oversampled by a windowed sinc (ITU-R BS.1770-5 annex 2). Only near loud samples. */
export function truePeak(wave: Wave): number {
  let top = 0;
  for (const v of wave) top = Math.max(top, Math.abs(v));
  const loud = top * 0.7;
  let peak = top;
  for (let i = TAPS; i < wave.length - TAPS; i++) {
    if (Math.abs(wave[i] ?? 0) < loud) continue;
    for (const part of [0.25, 0.5, 0.75]) peak = Math.max(peak, Math.abs(between(wave, i, part)));
  }
  return dB(peak);
}

function between(wave: Wave, i: number, part: number): number {
  let sum = 0;
  for (let k = 1 - TAPS; k <= TAPS; k++) {
    const x = k - part;
    const kernel = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    sum += (wave[i + k] ?? 0) * kernel * (0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS + 1)));
  }
  return sum;
}

const ENVELOPE_S = 0.025;
/** Loudness every 25 ms of what is bright and of what is dark in it. */
function course(wave: Wave): readonly [Float64Array, Float64Array] {
  const step = Math.round(ENVELOPE_S * RATE);
  const of = (kind: 'laag' | 'hoog'): Float64Array => {
    const band = filter(Float32Array.from(wave), kind, { f: 700 });
    return Float64Array.from({ length: Math.floor(band.length / step) }, (_, i) =>
      Math.sqrt(energy(band, i * step, (i + 1) * step) / step),
    );
  };
  return [of('laag'), of('hoog')];
}

function likeness(a: Float64Array, shift: number): number {
  const n = a.length;
  const mean = a.reduce((sum, v) => sum + v, 0) / n;
  let [both, own] = [0, 0];
  for (let i = 0; i < n; i++) {
    const v = (a[i] ?? 0) - mean;
    both += v * ((a[(i + shift) % n] ?? 0) - mean);
    own += v * v;
  }
  return own === 0 ? 1 : both / own;
}

/** Seconds after which a loop sounds like itself again: the first shift of 4 s or more at which its course is more than `same` alike, else its whole length. */
export function repeatsAfter(wave: Wave, same = 0.85): number {
  const [dark, bright] = course(wave);
  for (let shift = Math.round(4 / ENVELOPE_S); shift < dark.length / 2; shift++)
    if (likeness(dark, shift) > same && likeness(bright, shift) > same) return shift * ENVELOPE_S;
  return wave.length / RATE;
}
