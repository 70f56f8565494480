import { createRng } from '#engine/core/basis/rng.ts';
import {
  glide,
  layWrapped,
  line,
  createLoop,
  multiply,
  noise,
  sum,
  pluck,
  show,
  type Wave,
} from '../../tools/build/sounds/dsp.ts';
import { motor } from '../../tools/build/sounds/effects.ts';
import { filter } from '../../tools/build/sounds/filter.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';
import { crowd } from '../../tools/build/sounds/voices.ts';

function turbo(): Wave {
  const screech = multiply(show('driehoek', glide(260, 1500, 0.7), 1), line([0, 0], [0.08, 0.5], [0.6, 0.35], [1, 0]));
  const flame = multiply(
    filter(noise(1, createRng(36)), 'band', { f: glide(500, 3800, 0.6), q: 0.8 }),
    line([0, 0], [0.05, 1], [0.5, 0.7], [1, 0]),
  );
  return sum(multiply(screech, 0.35), flame);
}

function grind(): Wave {
  const rng = createRng(37);
  const sec = 1.5;
  const out = multiply(createLoop(filter(noise(sec + 0.3, rng), 'laag', { f: 520 }), sec), 0.5);
  for (let i = 0; i < 110; i++)
    layWrapped(
      out,
      multiply(filter(noise(0.015, rng), 'band', { f: 900 + rng.next() * 2600, q: 1.6 }), pluck(0.001, 0.004)),
      {
        op: rng.next() * sec,
        gain: 0.3 + rng.next() * 0.7,
      },
    );
  return out;
}

/** Bright "hoera": many voices that rise, with a breath of noise above. */
function cheer(): Wave {
  const rng = createRng(34);
  const voices = crowd(rng, 12, { inflection: line([0, 0.9], [0.3, 1.25], [1.3, 1.05]), formant: 1150, sec: 1.4 });
  const sky = multiply(
    filter(noise(1.5, rng), 'band', { f: 1500, q: 0.7 }),
    line([0, 0], [0.25, 0.5], [0.9, 0.4], [1.5, 0]),
  );
  return sum(voices, multiply(sky, 0.5));
}

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  { naam: 'motor', luid: -25, loop: true, create: () => motor(72, 2, [0.8, 1, 0.5, 0.5, 0.24, 0.2, 0.1, 0.06]) },
  { naam: 'turbo', luid: -17, create: turbo },
  { naam: 'grind', luid: -22, loop: true, create: grind },
  { naam: 'juich', luid: -18, create: cheer },
];

/** Its music. */
export const piece: Piece = {
  naam: 'autorace',
  tempo: 124,
  grond: 64,
  tonality: 'dorisch',
  instrument: 'banjo',
  accompaniment: 'marimba',
  maat: 8,
  rhythm: 'stap',
  chords: [1, 1, 4, 1, 7, 4, 1, 1],
  melody:
    '1 . 3 . 5 3 . 1 | . 3 . 5 7 . 5 . | 4 . 6 . 8 6 . 4 | 5 . 3 . 1 . . . | 7 . 5 . 4 . 2 . | 4 . 6 . 8 . 6 . | 5 . 3 . 4 . 2 . | 1 . . 5 1 . . .',
  bridge: {
    chords: [4, 4, 1, 1, 4, 4, 7, 5],
    melody:
      '4 . 6 8 . 6 4 . | 6 . 8 . 10 8 6 . | 5 . 3 1 . 3 5 . | 8 . 5 . 3 . . . | 6 . 4 6 . 8 6 . | 4 . 6 . 8 . 9 . | 7 . 9 7 . 4 2 . | 5 . 2 . 4 . . .',
  },
};
