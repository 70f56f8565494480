import type { Rng } from '#engine/core/basis/rng.ts';
import { filter } from './filter.ts';
import { fm, glij, leg, lijn, maal, randen, ruis, som, stilte, tokkel, toon, type Golf } from './dsp.ts';

/** Frequency of a MIDI note. */
export const noot = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

export type Instrument = 'marimba' | 'kalimba' | 'speeldoos' | 'fluit' | 'banjo' | 'koor';

/** Wooden bar: fundamental, the tuned fourth harmonic, a short knock. */
export function marimba(midi: number, kracht: number): Golf {
  const f = noot(midi);
  const val = Math.min(0.7, 90 / f + 0.12);
  const uit = stilte(val * 4);
  leg(uit, maal(toon('sinus', f, val * 4), tokkel(0.003, val)), { op: 0, gain: 0.9 * kracht });
  leg(uit, maal(toon('sinus', f * 3.98, 0.25), tokkel(0.001, 0.05)), { op: 0, gain: 0.22 * kracht });
  leg(uit, maal(toon('sinus', Math.min(f * 9.6, 9000), 0.06), tokkel(0.001, 0.012)), { op: 0, gain: 0.1 * kracht });
  return randen(uit, 0, val);
}

/** Plucked metal tongue with its off-key overtones. */
export function kalimba(midi: number, kracht: number): Golf {
  const f = noot(midi);
  const uit = stilte(1.4);
  leg(uit, maal(toon('sinus', f, 1.4), tokkel(0.002, 0.38)), { op: 0, gain: 0.8 * kracht });
  leg(uit, maal(toon('sinus', f * 2.01, 0.6), tokkel(0.002, 0.14)), { op: 0, gain: 0.16 * kracht });
  leg(uit, maal(toon('sinus', Math.min(f * 5.42, 9500), 0.12), tokkel(0.001, 0.03)), { op: 0, gain: 0.14 * kracht });
  return randen(uit, 0, 0.5);
}

/** Small bell. */
export function speeldoos(midi: number, kracht: number): Golf {
  const f = noot(midi);
  const klok = maal(fm(f, { ratio: 3.5, index: (t) => 0.9 * Math.exp(-t / 0.12) }, 1.5), tokkel(0.002, 0.42));
  const boven = maal(toon('sinus', f * 2, 0.8), tokkel(0.002, 0.2));
  return randen(maal(som(klok, maal(boven, 0.25)), 0.6 * kracht), 0, 0.5);
}

/** Soft breathy pipe. */
export function fluit(midi: number, kracht: number): Golf {
  const f = noot(midi);
  const tril = (t: number): number => f * (1 + 0.004 * Math.sin(2 * Math.PI * 5.2 * t) * Math.min(1, t / 0.25));
  const vorm = lijn([0, 0], [0.05, 1], [0.3, 0.8], [0.52, 0]);
  return maal(
    som(
      toon('sinus', tril, 0.55),
      maal(
        toon('sinus', (t) => 2 * tril(t), 0.55),
        0.12,
      ),
      maal(toon('driehoek', tril, 0.55), 0.12),
    ),
    (t) => vorm(t) * 0.5 * kracht,
  );
}

/** Karplus-Strong string. */
export function banjo(midi: number, kracht: number, rng: Rng): Golf {
  const f = noot(midi);
  const uit = stilte(1.1);
  const n = Math.max(2, Math.round(32_000 / f));
  const snaar = filter(ruis(n / 32_000, rng), 'laag', { f: 3800 });
  let vorige = 0;
  for (let i = 0; i < uit.length; i++) {
    const k = i % n;
    const v = snaar[k] ?? 0;
    uit[i] = v * kracht;
    snaar[k] = (v * 0.52 + vorige * 0.48) * 0.994;
    vorige = v;
  }
  return randen(uit, 0, 0.3);
}

/** Dreamy "oo": two slightly detuned voices through a low formant. */
export function koor(midi: number, kracht: number): Golf {
  const f = noot(midi);
  const vorm = lijn([0, 0], [0.12, 1], [0.6, 0.7], [1, 0]);
  return maal(
    filter(som(toon('zaag', f * 0.997, 1), toon('zaag', f * 1.003, 1)), 'laag', { f: 900, q: 1.1 }),
    (t) => vorm(t) * 0.3 * kracht,
  );
}

export function bas(midi: number, kracht: number): Golf {
  const f = noot(midi);
  return randen(
    maal(
      som(toon('sinus', f, 0.7), maal(toon('driehoek', f, 0.7), 0.25)),
      (t) => tokkel(0.008, 0.22)(t) * 0.8 * kracht,
    ),
    0,
    0.25,
  );
}

export function schudder(kracht: number, rng: Rng): Golf {
  return maal(filter(ruis(0.08, rng), 'hoog', { f: 6000 }), (t) => tokkel(0.012, 0.018)(t) * 0.35 * kracht);
}

export function trommel(kracht: number): Golf {
  return maal(toon('sinus', glij(150, 62, 0.07), 0.25), (t) => tokkel(0.002, 0.07)(t) * 0.8 * kracht);
}

export function houtblok(kracht: number): Golf {
  return maal(
    som(toon('sinus', 1250, 0.09), maal(toon('sinus', 1870, 0.09), 0.5)),
    (t) => tokkel(0.001, 0.018)(t) * 0.5 * kracht,
  );
}

/** Plays one note on the instrument of a piece. */
export function speel(instrument: Instrument, midi: number, klank: { kracht: number; rng: Rng }): Golf {
  if (instrument === 'banjo') return banjo(midi, klank.kracht * 0.8, klank.rng);
  return { marimba, kalimba, speeldoos, fluit, koor }[instrument](midi, klank.kracht);
}
