import { createRng } from '#engine/core/basis/rng.ts';
import {
  glide,
  leg,
  layWrapped,
  line,
  createLoop,
  multiply,
  noise,
  sum,
  silence,
  pluck,
  show,
  type Wave,
} from '../../tools/build/sounds/dsp.ts';
import { filter, reverb } from '../../tools/build/sounds/filter.ts';
import { musicBox } from '../../tools/build/sounds/instruments.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';
import { crowd } from '../../tools/build/sounds/voices.ts';

function doughSlap(): Wave {
  const clap = multiply(filter(noise(0.16, createRng(31)), 'laag', { f: glide(2600, 500, 0.08) }), pluck(0.001, 0.028));
  return sum(clap, multiply(show('sinus', glide(170, 90, 0.06), 0.2), pluck(0.002, 0.05)));
}

/** Hot oven: soft hiss with random tiny spatters; the spatters wrap around the seam. */
function hiss(): Wave {
  const rng = createRng(32);
  const sec = 3;
  const out = multiply(createLoop(filter(noise(sec + 0.4, rng), 'hoog', { f: 3600 }), sec), 0.3);
  for (let i = 0; i < 60; i++)
    layWrapped(
      out,
      multiply(filter(noise(0.02, rng), 'band', { f: 2500 + rng.next() * 4500, q: 2 }), pluck(0.001, 0.005)),
      {
        op: rng.next() * sec,
        gain: 0.3 + rng.next() * 0.9,
      },
    );
  return out;
}

function ovenBell(): Wave {
  const out = silence(1.5);
  leg(out, musicBox(91, 1), { op: 0 });
  leg(out, musicBox(91, 0.8), { op: 0.16 });
  return reverb(out, { wet: 0.25, staart: 0.4 });
}

const mmm = (): Wave =>
  crowd(createRng(33), 6, { inflection: line([0, 1], [0.25, 1.22], [0.9, 0.86]), formant: 420, sec: 0.95 });

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  { naam: 'deeg', luid: -16, create: doughSlap },
  { naam: 'sissen', luid: -30, loop: true, create: hiss },
  { naam: 'ovenbel', luid: -18, create: ovenBell },
  { naam: 'mmm', luid: -18, create: mmm },
];

/** Its music. */
export const piece: Piece = {
  naam: 'pizzabakken',
  tempo: 116,
  grond: 62,
  tonality: 'groot',
  instrument: 'marimba',
  accompaniment: 'banjo',
  maat: 6,
  rhythm: 'wals',
  chords: [1, 5, 5, 1, 4, 1, 5, 1],
  melody:
    '5 . 4 3 . 1 | 2 . 3 2 . 0 | 4 . 3 2 . 5 | 3 . . 5 . . | 6 . 5 6 . 8 | 5 . 3 . 1 . | 2 . 4 . 7 . | 8 . 5 . 1 .',
  bridge: {
    chords: [6, 2, 5, 1, 6, 2, 5, 5],
    melody:
      '8 . 6 8 . 6 | 4 . 6 4 . 2 | 5 . 7 5 . 4 | 3 . 5 . 8 . | 6 . 8 10 . 8 | 9 . 6 4 . 2 | 5 . 4 2 . 4 | 7 . 5 . 2 .',
  },
};
