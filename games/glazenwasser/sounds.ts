import { createRng } from '#engine/core/basis/rng.ts';
import {
  createLoop,
  glide,
  leg,
  line,
  multiply,
  noise,
  pluck,
  show,
  silence,
  sum,
  type Wave,
} from '../../tools/build/sounds/dsp.ts';
import { motor } from '../../tools/build/sounds/effects.ts';
import { filter, reverb } from '../../tools/build/sounds/filter.ts';
import { musicBox } from '../../tools/build/sounds/instruments.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Rubber on wet glass: a thin tone that trembles, in a hiss of water. */
function squeak(): Wave {
  const sec = 1;
  const tone = show(
    'driehoek',
    (t) => 780 + 90 * Math.sin(2 * Math.PI * 3 * t) + 30 * Math.sin(2 * Math.PI * 11 * t),
    sec + 0.3,
  );
  const water = filter(noise(sec + 0.3, createRng(61)), 'band', { f: 3200, q: 1 });
  return createLoop(sum(multiply(tone, 0.35), multiply(water, 0.5)), sec);
}

/** A doorbell of two notes. */
function doorbell(): Wave {
  const out = silence(1.1);
  leg(out, musicBox(83, 1), { op: 0 });
  leg(out, musicBox(79, 0.9), { op: 0.2 });
  return reverb(out, { wet: 0.2, staart: 0.3 });
}

/** A yawn: one long vowel that opens and sinks. */
function yawn(): Wave {
  const sec = 1.1;
  const voice = show('zaag', (t) => 300 * line([0, 0.9], [0.3, 1.25], [sec, 0.62])(t), sec);
  const mouth = filter(voice, 'laag', { f: line([0, 500], [0.4, 1500], [sec, 420]), q: 1.4 });
  return multiply(mouth, line([0, 0], [0.18, 0.9], [0.6, 0.7], [sec, 0]));
}

/** The motor of the gondola, with a click at its end. */
function lift(): Wave {
  const hum = multiply(motor(74, 2, [1, 0.5, 0.4, 0.2]), line([0, 0], [0.15, 0.8], [0.95, 0.7], [1.2, 0], [2, 0]));
  const click = multiply(show('sinus', glide(900, 300, 0.03), 0.06), pluck(0.001, 0.02));
  return leg(hum, click, { op: 1.15 });
}

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  { naam: 'piep', luid: -27, loop: true, create: squeak },
  { naam: 'bel', luid: -17, create: doorbell },
  { naam: 'gaap', luid: -19, create: yawn },
  { naam: 'lift', luid: -24, create: lift },
];

/** Its music: an easy whistling tune, as on a ladder in the sun. */
export const piece: Piece = {
  naam: 'glazenwasser',
  tempo: 108,
  grond: 65,
  tonality: 'groot',
  instrument: 'fluit',
  accompaniment: 'marimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 6, 4, 5, 1, 6, 2, 5],
  melody:
    '5 . . 3 5 . 6 . | 8 . 6 . 3 . . . | 4 . . 6 8 . 6 . | 5 . 4 . 2 . . . | 3 . . 5 8 . 7 . | 6 . 8 . 6 . 3 . | 4 . 6 . 4 . 2 . | 5 . 7 . 8 . . .',
  bridge: {
    chords: [4, 1, 2, 6, 4, 1, 5, 5],
    melody:
      '6 . 8 . 4 . 6 . | 5 . 3 . 5 . . . | 4 . 2 . 6 . 4 . | 3 . 6 . 8 . . . | 6 . 4 . 8 . 6 . | 8 . 5 . 3 . 1 . | 2 . 4 . 5 . 7 . | 9 . 7 . 5 . . .',
  },
};
