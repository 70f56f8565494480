import { RATE, type Golf, type Param } from './dsp.ts';

export type FilterSoort = 'laag' | 'band' | 'hoog';

/** State variable filter (Zavalishin, "The Art of VA Filter Design", trapezoidal form); cutoff may move. */
export function filter(golf: Golf, soort: FilterSoort, stand: { f: Param; q?: number }): Golf {
  const k = 1 / (stand.q ?? 0.707);
  let ic1 = 0;
  let ic2 = 0;
  for (let i = 0; i < golf.length; i++) {
    const f = typeof stand.f === 'number' ? stand.f : stand.f(i / RATE);
    const g = Math.tan((Math.PI * Math.min(Math.max(f, 20), RATE * 0.45)) / RATE);
    const a1 = 1 / (1 + g * (g + k));
    const v0 = golf[i] ?? 0;
    const v3 = v0 - ic2;
    const v1 = a1 * ic1 + g * a1 * v3;
    const v2 = ic2 + g * a1 * ic1 + g * g * a1 * v3;
    ic1 = 2 * v1 - ic1;
    ic2 = 2 * v2 - ic2;
    golf[i] = soort === 'laag' ? v2 : soort === 'band' ? k * v1 : v0 - k * v1 - v2;
  }
  return golf;
}

interface Vertraging {
  lijn: Float32Array;
  plek: number;
  demp: number;
}
const maak = (sec: number): Vertraging => ({
  lijn: new Float32Array(Math.max(1, Math.round(sec * RATE))),
  plek: 0,
  demp: 0,
});

const KAMMEN = [0.0297, 0.0371, 0.0411, 0.0437];
const DOORLATERS = [0.005, 0.0017];

/** One sample through a feedback comb with damping. */
function kam(v: Vertraging, x: number, terug: number): number {
  const y = v.lijn[v.plek] ?? 0;
  v.demp = y * 0.65 + v.demp * 0.35;
  v.lijn[v.plek] = x + v.demp * terug;
  v.plek = (v.plek + 1) % v.lijn.length;
  return y;
}

function doorlater(v: Vertraging, x: number): number {
  const y = v.lijn[v.plek] ?? 0;
  const in_ = x + y * 0.6;
  v.lijn[v.plek] = in_;
  v.plek = (v.plek + 1) % v.lijn.length;
  return y - in_ * 0.6;
}

/** Small room: four combs and two allpasses (Schroeder 1962). The sound grows by `staart` seconds; a loop wraps its tail to the head. */
export function galm(golf: Golf, kamer: { nat: number; staart: number; rond?: boolean }): Golf {
  const kammen = KAMMEN.map(maak);
  const lagen = DOORLATERS.map(maak);
  const terug = KAMMEN.map((sec) => 10 ** ((-3 * sec) / Math.max(0.05, kamer.staart)));
  const extra = Math.round(kamer.staart * RATE);
  const uit = new Float32Array(kamer.rond ? golf.length : golf.length + extra);
  const rondes = golf.length + extra;
  for (let i = 0; i < rondes; i++) {
    const x = golf[i] ?? 0;
    let y = 0;
    kammen.forEach((v, k) => {
      y += kam(v, x, terug[k] ?? 0.5) / KAMMEN.length;
    });
    for (const laag of lagen) y = doorlater(laag, y);
    const plek = kamer.rond ? i % golf.length : i;
    uit[plek] = (uit[plek] ?? 0) + (i < golf.length ? x : 0) + y * kamer.nat;
  }
  return uit;
}
