import { leg, RATE, silence, sum, multiply, pluck, type Wave } from './dsp.ts';
import { filter } from './filter.ts';
import type { Klank } from './kinds.ts';

/** The same sound faster (above 1) or slower, and so higher or lower. */
function resample(wave: Wave, speed: number): Wave {
  const out = silence(wave.length / speed / RATE);
  for (let i = 0; i < out.length; i++) {
    const at = i * speed;
    const k = Math.floor(at);
    out[i] = (wave[k] ?? 0) * (1 - (at - k)) + (wave[k + 1] ?? 0) * (at - k);
  }
  return out;
}

const copy = (wave: Wave): Wave => Float32Array.from(wave);
/** A sound must end in silence, also where it was cut. */
function fadeOut(wave: Wave): Wave {
  const n = Math.min(wave.length, Math.round(0.02 * RATE));
  for (let i = 0; i < n; i++) wave[wave.length - 1 - i] = ((wave[wave.length - 1 - i] ?? 0) * i) / n;
  return wave;
}

/** As one plays a thing again: as it is; softer and darker; short and bright; touched twice. */
const WAYS: readonly ((wave: Wave) => Wave)[] = [
  (wave) => wave,
  (wave) => sum(multiply(copy(wave), 0.25), filter(resample(wave, 0.9), 'laag', { f: 900 })),
  (wave) => {
    const fast = resample(wave, 1.1);
    const bright = sum(multiply(copy(fast), 0.4), filter(copy(fast), 'hoog', { f: 1700 }));
    return multiply(bright, pluck(0, Math.max(0.02, (wave.length / RATE) * 0.35)));
  },
  (wave) => {
    const again = multiply(filter(resample(wave, 1.04), 'laag', { f: 2200 }), 0.7);
    const out = silence(wave.length / RATE + 0.09);
    leg(out, multiply(copy(wave), 0.55), { op: 0 });
    return leg(out, again, { op: 0.07 });
  },
];
/** Most takes that differ enough to be heard. */
type Count = 1 | 2 | 3 | 4;

/** Takes of one sound, `name-1` and on: what is heard twenty times a minute must not be the same twenty times. */
export function takes(sound: Klank, count: Count): Klank[] {
  return WAYS.slice(0, count).map((way, nr) => ({
    ...sound,
    naam: `${sound.naam}-${nr + 1}`,
    create: () => fadeOut(way(sound.create())),
  }));
}
