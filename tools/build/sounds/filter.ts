import { RATE, type Wave, type Param } from './dsp.ts';

export type FilterKind = 'laag' | 'band' | 'hoog';

/** Gain of an integrator of the filter at a cutoff in Hz. */
const integratorGain = (f: number): number => Math.tan((Math.PI * Math.min(Math.max(f, 20), RATE * 0.45)) / RATE);

/** State variable filter (Zavalishin, "The Art of VA Filter Design", trapezoidal form); cutoff may move. */
export function filter(wave: Wave, kind: FilterKind, state: { f: Param; q?: number }): Wave {
  const k = 1 / (state.q ?? 0.707);
  const { f } = state;
  const still = typeof f === 'number' ? integratorGain(f) : 0;
  let ic1 = 0;
  let ic2 = 0;
  for (let i = 0; i < wave.length; i++) {
    const g = typeof f === 'number' ? still : integratorGain(f(i / RATE));
    const a1 = 1 / (1 + g * (g + k));
    const v0 = wave[i] ?? 0;
    const v3 = v0 - ic2;
    const v1 = a1 * ic1 + g * a1 * v3;
    const v2 = ic2 + g * a1 * ic1 + g * g * a1 * v3;
    ic1 = 2 * v1 - ic1;
    ic2 = 2 * v2 - ic2;
    wave[i] = kind === 'laag' ? v2 : kind === 'band' ? k * v1 : v0 - k * v1 - v2;
  }
  return wave;
}

const COMBS = [0.0297, 0.0371, 0.0411, 0.0437];
const ALLPASSES = [0.005, 0.0017];
const lineOf = (sec: number): Float32Array => new Float32Array(Math.max(1, Math.round(sec * RATE)));

/** Adds a sound that went through a feedback comb with damping to `out`, which is as long as its tail sounds. */
function addComb(wave: Wave, comb: { sec: number; back: number }, out: Float64Array): void {
  const delay = lineOf(comb.sec);
  let damp = 0;
  let spot = 0;
  for (let i = 0; i < out.length; i++) {
    const y = delay[spot] ?? 0;
    damp = y * 0.65 + damp * 0.35;
    delay[spot] = (i < wave.length ? (wave[i] ?? 0) : 0) + damp * comb.back;
    spot = spot + 1 === delay.length ? 0 : spot + 1;
    out[i] = (out[i] ?? 0) + y / COMBS.length;
  }
}

function allpass(wave: Float64Array, sec: number): void {
  const delay = lineOf(sec);
  let spot = 0;
  for (let i = 0; i < wave.length; i++) {
    const y = delay[spot] ?? 0;
    const fed = (wave[i] ?? 0) + y * 0.6;
    delay[spot] = fed;
    spot = spot + 1 === delay.length ? 0 : spot + 1;
    wave[i] = y - fed * 0.6;
  }
}

/** Small room: four combs and two allpasses (Schroeder 1962). The sound grows by `staart` seconds; a loop wraps its tail to the head. */
export function reverb(wave: Wave, room: { wet: number; staart: number; rond?: boolean }): Wave {
  const extra = Math.round(room.staart * RATE);
  // One part of the room after the other: a loop over one line is many times as fast as six lines a sample.
  const echo = new Float64Array(wave.length + extra);
  for (const sec of COMBS) addComb(wave, { sec, back: 10 ** ((-3 * sec) / Math.max(0.05, room.staart)) }, echo);
  for (const sec of ALLPASSES) allpass(echo, sec);
  const out = new Float32Array(room.rond ? wave.length : wave.length + extra);
  let spot = 0;
  for (let i = 0; i < echo.length; i++) {
    out[spot] = (out[spot] ?? 0) + (i < wave.length ? (wave[i] ?? 0) : 0) + (echo[i] ?? 0) * room.wet;
    spot = spot + 1 === out.length ? 0 : spot + 1;
  }
  return out;
}
