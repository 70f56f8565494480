import { createRng } from '#engine/core/basis/rng.ts';
import {
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
import { filter, reverb } from '../../tools/build/sounds/filter.ts';
import { drum } from '../../tools/build/sounds/instruments.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Waves one after another, each at its time. */
function row(sec: number, list: readonly (readonly [at: number, wave: Wave])[]): Wave {
  const out = silence(sec);
  for (const [at, wave] of list) leg(out, wave, { op: at });
  return out;
}

/** The drum of the cox: a skin and its belly. */
const boom = (low: number): Wave =>
  sum(
    multiply(show('sinus', glide(low * 1.7, low, 0.09), 0.5), pluck(0.003, 0.13)),
    row(0.5, [[0, multiply(drum(0.8), 0.7)]]),
  );

/** A blade into the water, and the drops that run off it. */
const splash = (seed: number, high: number): Wave => {
  const rng = createRng(seed);
  const water = multiply(
    filter(noise(0.6, rng), 'band', { f: glide(high, high * 0.45, 0.35), q: 0.8 }),
    line([0, 0], [0.03, 1], [0.22, 0.45], [0.6, 0]),
  );
  const drop = (at: number, f: number): readonly [number, Wave] => [
    at,
    multiply(show('sinus', glide(f, f * 1.7, 0.07), 0.1), pluck(0.003, 0.03)),
  ];
  return row(0.75, [[0, water], drop(0.34, high * 0.6), drop(0.47, high * 0.8), drop(0.58, high * 0.7)]);
};

/** A crab: the blade slaps and gurgles. */
const crab = (): Wave =>
  multiply(
    sum(
      show('driehoek', (t) => 190 - 90 * t + 45 * Math.sin(2 * Math.PI * 13 * t), 0.55),
      filter(noise(0.55, createRng(84)), 'laag', { f: 700 }),
    ),
    line([0, 0], [0.02, 1], [0.25, 0.5], [0.55, 0]),
  );

/** The crew: hup! Four throats, none of them quite alike. */
const shoutTogether = (): Wave =>
  reverb(
    multiply(
      filter(
        sum(...[205, 248, 262, 331].map((f) => show('zaag', (t) => f * (1 + 0.25 * Math.exp(-t / 0.06)), 0.3))),
        'band',
        { f: line([0, 420], [0.08, 900], [0.3, 500]), q: 1.3 },
      ),
      line([0, 0], [0.03, 1], [0.16, 0.8], [0.2, 0.1], [0.3, 0]),
    ),
    { wet: 0.2, staart: 0.3 },
  );

/** The horn of the bridge keeper. */
const horn = (): Wave =>
  reverb(
    multiply(
      filter(sum(show('zaag', 196, 0.8), show('zaag', 247, 0.8)), 'laag', { f: 1100 }),
      line([0, 0], [0.06, 1], [0.55, 0.9], [0.8, 0]),
    ),
    { wet: 0.25, staart: 0.4 },
  );

const quack = (high: number): Wave => {
  const one = multiply(
    filter(show('zaag', glide(high, high * 0.7, 0.15), 0.18), 'band', { f: 1250, q: 2 }),
    line([0, 0], [0.02, 1], [0.1, 0.8], [0.18, 0]),
  );
  return row(0.55, [
    [0, one],
    [0.22, multiply(one, 0.7)],
  ]);
};

const wave = (): Wave =>
  multiply(
    filter(noise(0.9, createRng(85)), 'band', { f: line([0, 400], [0.4, 1100], [0.9, 350]), q: 0.7 }),
    line([0, 0], [0.35, 1], [0.9, 0]),
  );

/** Something large comes up for air. */
const gurgle = (): Wave =>
  row(
    0.9,
    [0, 0.13, 0.24, 0.38, 0.5].map(
      (at, i) =>
        [at, multiply(show('sinus', glide(130 + i * 26, 300 + i * 50, 0.11), 0.14), pluck(0.01, 0.05))] as const,
    ),
  );

/** The old axle of the mill. */
const creak = (): Wave =>
  multiply(
    filter(
      show('zaag', (t) => 310 + 90 * Math.sin(5 * t) + 24 * Math.sin(70 * t), 0.6),
      'band',
      { f: 1500, q: 3 },
    ),
    line([0, 0], [0.08, 0.8], [0.45, 1], [0.6, 0]),
  );

const moo = (): Wave =>
  multiply(
    filter(show('zaag', line([0, 150], [0.2, 190], [0.9, 135]), 0.95), 'laag', {
      f: line([0, 350], [0.3, 900], [0.95, 400]),
    }),
    line([0, 0], [0.12, 1], [0.7, 0.8], [0.95, 0]),
  );

const bell = (): Wave => {
  const ring = multiply(sum(show('sinus', 2093, 0.4), multiply(show('sinus', 3320, 0.4), 0.5)), pluck(0.002, 0.12));
  return row(0.7, [
    [0, ring],
    [0.16, ring],
  ]);
};

/** Cloth that rolls down and stops with a flap. */
const cloth = (): Wave =>
  row(
    0.45,
    [0, 0.08, 0.15, 0.21].map(
      (at, i) =>
        [at, multiply(filter(noise(0.13, createRng(90 + i)), 'laag', { f: 1700 }), pluck(0.006, 0.03))] as const,
    ),
  );

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  { naam: 'trom-1', luid: -20, create: () => boom(86) },
  { naam: 'trom-2', luid: -20, create: () => boom(94) },
  { naam: 'plons-1', luid: -21, create: () => splash(81, 1500) },
  { naam: 'plons-2', luid: -21, create: () => splash(82, 1750) },
  { naam: 'plons-3', luid: -21, create: () => splash(83, 1300) },
  { naam: 'krab', luid: -22, create: crab },
  ...takes({ naam: 'hup', luid: -21, create: shoutTogether }, 4),
  { naam: 'hoorn', luid: -22, create: horn },
  ...takes({ naam: 'kikker', luid: -23, create: () => quack(440) }, 3),
  { naam: 'golf', luid: -25, create: wave },
  { naam: 'blub', luid: -21, create: gurgle },
  { naam: 'piep', luid: -24, create: creak },
  { naam: 'boe', luid: -22, create: moo },
  { naam: 'fietsbel', luid: -23, create: bell },
  { naam: 'doek', luid: -23, create: cloth },
];

/** Its music: a song to row by. */
export const piece: Piece = {
  naam: 'roeien',
  tempo: 96,
  grond: 60,
  tonality: 'groot',
  instrument: 'fluit',
  accompaniment: 'banjo',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 4, 5, 1, 6, 4, 5, 1],
  melody:
    '1 . 3 . 5 . 3 . | 4 . 6 . 8 . 6 . | 5 . 7 . 9 . 7 . | 8 . 5 . 3 . . . | 6 . 8 . 6 . 3 . | 4 . 6 . 4 . 2 . | 5 . 4 . 3 . 2 . | 1 . 5 . 1 . . .',
  bridge: {
    chords: [6, 4, 1, 5, 6, 4, 2, 5],
    melody:
      '8 . 6 . 8 . 10 . | 6 . 8 . 4 . . . | 5 . 3 . 5 . 8 . | 7 . 5 . 2 . . . | 6 . 8 . 6 . 3 . | 4 . 6 . 8 . 6 . | 4 . 2 . 4 . 6 . | 5 . 7 . 5 . . .',
  },
};
