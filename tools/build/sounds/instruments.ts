import type { Rng } from '#engine/core/basis/rng.ts';
import { filter } from './filter.ts';
import { fm, glide, leg, line, multiply, edges, noise, sum, silence, pluck, show, type Wave } from './dsp.ts';

/** Frequency of a MIDI note. */
export const note = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

export type Instrument = 'marimba' | 'kalimba' | 'speeldoos' | 'fluit' | 'banjo' | 'koor';

/** Wooden bar: fundamental, the tuned fourth harmonic, a short knock. */
export function marimba(midi: number, strength: number): Wave {
  const f = note(midi);
  const val = Math.min(0.7, 90 / f + 0.12);
  const out = silence(val * 4);
  leg(out, multiply(show('sinus', f, val * 4), pluck(0.003, val)), { op: 0, gain: 0.9 * strength });
  leg(out, multiply(show('sinus', f * 3.98, 0.25), pluck(0.001, 0.05)), { op: 0, gain: 0.22 * strength });
  leg(out, multiply(show('sinus', Math.min(f * 9.6, 9000), 0.06), pluck(0.001, 0.012)), {
    op: 0,
    gain: 0.1 * strength,
  });
  return edges(out, 0, val);
}

/** Plucked metal tongue with its off-key overtones. */
export function kalimba(midi: number, strength: number): Wave {
  const f = note(midi);
  const out = silence(1.4);
  leg(out, multiply(show('sinus', f, 1.4), pluck(0.002, 0.38)), { op: 0, gain: 0.8 * strength });
  leg(out, multiply(show('sinus', f * 2.01, 0.6), pluck(0.002, 0.14)), { op: 0, gain: 0.16 * strength });
  leg(out, multiply(show('sinus', Math.min(f * 5.42, 9500), 0.12), pluck(0.001, 0.03)), {
    op: 0,
    gain: 0.14 * strength,
  });
  return edges(out, 0, 0.5);
}

/** Small bell. */
export function musicBox(midi: number, strength: number): Wave {
  const f = note(midi);
  const clock = multiply(fm(f, { ratio: 3.5, index: (t) => 0.9 * Math.exp(-t / 0.12) }, 1.5), pluck(0.002, 0.42));
  const above = multiply(show('sinus', f * 2, 0.8), pluck(0.002, 0.2));
  return edges(multiply(sum(clock, multiply(above, 0.25)), 0.6 * strength), 0, 0.5);
}

/** Soft breathy pipe. */
export function flute(midi: number, strength: number): Wave {
  const f = note(midi);
  const vibrate = (t: number): number => f * (1 + 0.004 * Math.sin(2 * Math.PI * 5.2 * t) * Math.min(1, t / 0.25));
  const form = line([0, 0], [0.05, 1], [0.3, 0.8], [0.52, 0]);
  return multiply(
    sum(
      show('sinus', vibrate, 0.55),
      multiply(
        show('sinus', (t) => 2 * vibrate(t), 0.55),
        0.12,
      ),
      multiply(show('driehoek', vibrate, 0.55), 0.12),
    ),
    (t) => form(t) * 0.5 * strength,
  );
}

/** Karplus-Strong string. */
export function banjo(midi: number, strength: number, rng: Rng): Wave {
  const f = note(midi);
  const out = silence(1.1);
  const n = Math.max(2, Math.round(32_000 / f));
  const pluckedString = filter(noise(n / 32_000, rng), 'laag', { f: 3800 });
  let previous = 0;
  for (let i = 0; i < out.length; i++) {
    const k = i % n;
    const v = pluckedString[k] ?? 0;
    out[i] = v * strength;
    pluckedString[k] = (v * 0.52 + previous * 0.48) * 0.994;
    previous = v;
  }
  return edges(out, 0, 0.3);
}

/** Dreamy "oo": two slightly detuned voices through a low formant. */
export function choir(midi: number, strength: number): Wave {
  const f = note(midi);
  const form = line([0, 0], [0.12, 1], [0.6, 0.7], [1, 0]);
  return multiply(
    filter(sum(show('zaag', f * 0.997, 1), show('zaag', f * 1.003, 1)), 'laag', { f: 900, q: 1.1 }),
    (t) => form(t) * 0.3 * strength,
  );
}

export function bass(midi: number, strength: number): Wave {
  const f = note(midi);
  return edges(
    multiply(
      sum(show('sinus', f, 0.7), multiply(show('driehoek', f, 0.7), 0.25)),
      (t) => pluck(0.008, 0.22)(t) * 0.8 * strength,
    ),
    0,
    0.25,
  );
}

export function shaker(strength: number, rng: Rng): Wave {
  return multiply(filter(noise(0.08, rng), 'hoog', { f: 6000 }), (t) => pluck(0.012, 0.018)(t) * 0.35 * strength);
}

export function drum(strength: number): Wave {
  return multiply(show('sinus', glide(150, 62, 0.07), 0.25), (t) => pluck(0.002, 0.07)(t) * 0.8 * strength);
}

export function woodBlock(strength: number): Wave {
  return multiply(
    sum(show('sinus', 1250, 0.09), multiply(show('sinus', 1870, 0.09), 0.5)),
    (t) => pluck(0.001, 0.018)(t) * 0.5 * strength,
  );
}

/** Plays one note on the instrument of a piece. */
export function play(instrument: Instrument, midi: number, klank: { strength: number; rng: Rng }): Wave {
  if (instrument === 'banjo') return banjo(midi, klank.strength * 0.8, klank.rng);
  return { marimba, kalimba, speeldoos: musicBox, fluit: flute, koor: choir }[instrument](midi, klank.strength);
}
