import { RATE, type Wave, type Param } from './dsp.ts';

export type FilterKind = 'laag' | 'band' | 'hoog';

/** State variable filter (Zavalishin, "The Art of VA Filter Design", trapezoidal form); cutoff may move. */
export function filter(wave: Wave, kind: FilterKind, state: { f: Param; q?: number }): Wave {
  const k = 1 / (state.q ?? 0.707);
  let ic1 = 0;
  let ic2 = 0;
  for (let i = 0; i < wave.length; i++) {
    const f = typeof state.f === 'number' ? state.f : state.f(i / RATE);
    const g = Math.tan((Math.PI * Math.min(Math.max(f, 20), RATE * 0.45)) / RATE);
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

interface Delay {
  lijn: Float32Array;
  plek: number;
  dim: number;
}
const create = (sec: number): Delay => ({
  lijn: new Float32Array(Math.max(1, Math.round(sec * RATE))),
  plek: 0,
  dim: 0,
});

const COMBS = [0.0297, 0.0371, 0.0411, 0.0437];
const ALLPASSES = [0.005, 0.0017];

/** One sample through a feedback comb with damping. */
function comb(v: Delay, x: number, back: number): number {
  const y = v.lijn[v.plek] ?? 0;
  v.dim = y * 0.65 + v.dim * 0.35;
  v.lijn[v.plek] = x + v.dim * back;
  v.plek = (v.plek + 1) % v.lijn.length;
  return y;
}

function allpass(v: Delay, x: number): number {
  const y = v.lijn[v.plek] ?? 0;
  const in_ = x + y * 0.6;
  v.lijn[v.plek] = in_;
  v.plek = (v.plek + 1) % v.lijn.length;
  return y - in_ * 0.6;
}

/** Small room: four combs and two allpasses (Schroeder 1962). The sound grows by `staart` seconds; a loop wraps its tail to the head. */
export function reverb(wave: Wave, room: { wet: number; staart: number; rond?: boolean }): Wave {
  const combs = COMBS.map(create);
  const layers = ALLPASSES.map(create);
  const back = COMBS.map((sec) => 10 ** ((-3 * sec) / Math.max(0.05, room.staart)));
  const extra = Math.round(room.staart * RATE);
  const out = new Float32Array(room.rond ? wave.length : wave.length + extra);
  const rondes = wave.length + extra;
  for (let i = 0; i < rondes; i++) {
    const x = wave[i] ?? 0;
    let y = 0;
    combs.forEach((v, k) => {
      y += comb(v, x, back[k] ?? 0.5) / COMBS.length;
    });
    for (const layer of layers) y = allpass(layer, y);
    const spot = room.rond ? i % wave.length : i;
    out[spot] = (out[spot] ?? 0) + (i < wave.length ? x : 0) + y * room.wet;
  }
  return out;
}
