import { createRng } from '#engine/core/basis/rng.ts';
import {
  glide,
  leg,
  line,
  multiply,
  noise,
  sum,
  silence,
  pluck,
  show,
  type Wave,
} from '../../tools/build/sounds/dsp.ts';
import { filter, reverb } from '../../tools/build/sounds/filter.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

function windGust(): Wave {
  const form = line([0, 0], [0.5, 1], [0.9, 0.8], [1.6, 0]);
  return multiply(
    filter(noise(1.6, createRng(38)), 'band', { f: line([0, 380], [0.6, 1250], [1.6, 420]), q: 0.8 }),
    form,
  );
}

/** Cloth in the wind: flaps that come faster, then hang. */
function sail(): Wave {
  const rng = createRng(39);
  const out = silence(0.7);
  for (const at of [0, 0.13, 0.23, 0.31, 0.38, 0.46])
    leg(out, multiply(filter(noise(0.11, rng), 'laag', { f: glide(1900, 400, 0.08) }), pluck(0.006, 0.026)), {
      op: at,
      gain: 1 - at,
    });
  return out;
}

function gull(begin: number, high: number): Wave {
  const call = (t: number): number =>
    high *
    (1 + 0.22 * Math.sin(Math.PI * Math.min(1, t / 0.3)) - 0.35 * Math.max(0, t - 0.16)) *
    (1 + 0.012 * Math.sin(2 * Math.PI * 34 * t));
  const wave = filter(show('zaag', call, 0.34), 'band', { f: 2100, q: 1.1 });
  return sum(
    silence(begin + 0.4),
    leg(silence(begin + 0.4), multiply(wave, line([0, 0], [0.05, 1], [0.2, 0.8], [0.34, 0])), { op: begin }),
  );
}

const gulls = (): Wave =>
  reverb(sum(gull(0, 1150), gull(0.36, 1240), multiply(gull(0.66, 1180), 0.7), multiply(gull(1.15, 940), 0.35)), {
    wet: 0.4,
    staart: 0.6,
  });

function horn(): Wave {
  const voices = [87, 110, 130.8].map((f) => show('zaag', (t) => f * (1 - 0.02 * Math.exp(-t / 0.08)), 1.3));
  return reverb(
    multiply(
      filter(sum(...voices), 'laag', { f: line([0, 300], [0.15, 900], [1.3, 500]) }),
      line([0, 0], [0.1, 1], [1, 0.9], [1.3, 0]),
    ),
    { wet: 0.35, staart: 0.6 },
  );
}

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  ...takes({ naam: 'vlaag', luid: -19, create: windGust }, 4),
  { naam: 'zeil', luid: -18, create: sail },
  { naam: 'meeuwen', luid: -22, create: gulls },
  { naam: 'hoorn', luid: -17, create: horn },
];

/** Its music. */
export const piece: Piece = {
  naam: 'botenkoers',
  tempo: 108,
  grond: 60,
  tonality: 'groot',
  instrument: 'fluit',
  accompaniment: 'banjo',
  maat: 6,
  rhythm: 'wals',
  chords: [1, 1, 4, 1, 6, 4, 5, 1],
  melody:
    '5 . . 8 . 7 | 5 . 3 . 5 . | 6 . . 8 . 6 | 5 . . . 3 . | 6 . 8 . 10 . | 9 . 8 . 6 . | 7 . 5 . 4 2 | 1 . . . . .',
  bridge: {
    chords: [6, 3, 4, 1, 2, 6, 4, 5],
    melody:
      '8 . . 6 . 8 | 7 . 5 . 3 . | 6 . . 4 . 6 | 5 . . . 3 . | 4 . 6 . 9 . | 8 . 6 . 3 . | 6 . 8 . 6 . | 7 . . . 5 .',
  },
};
