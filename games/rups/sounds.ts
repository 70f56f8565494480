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
import { filter } from '../../tools/build/sounds/filter.ts';
import { drum, flute, marimba } from '../../tools/build/sounds/instruments.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Waves one after another, each at its time. */
function row(sec: number, list: readonly (readonly [at: number, wave: Wave])[]): Wave {
  const out = silence(sec);
  for (const [at, wave] of list) leg(out, wave, { op: at });
  return out;
}
const crisp = (seed: number, f: number): Wave =>
  multiply(filter(noise(0.14, createRng(seed)), 'band', { f, q: 1.1 }), pluck(0.003, 0.035));

/** A bite of a fresh leaf: a crack, and two chews. */
const bite = (seed: number): Wave =>
  row(0.62, [
    [0, crisp(seed, 2600)],
    [0.03, crisp(seed + 1, 3600)],
    [0.2, multiply(crisp(seed + 2, 1700), pluck(0.002, 0.06))],
    [0.38, multiply(crisp(seed + 3, 1500), pluck(0.002, 0.06))],
  ]);
/** Not tasty at all: a voice that sinks, through its nose. */
const yuck = (): Wave =>
  multiply(
    filter(show('zaag', glide(300, 170, 0.42), 0.5), 'band', { f: 700, q: 1.6 }),
    line([0, 0], [0.04, 0.9], [0.3, 0.7], [0.5, 0]),
  );
/** A foot in the grass. */
const step = (seed: number): Wave =>
  sum(multiply(crisp(seed, 900), pluck(0.002, 0.03)), multiply(drum(0.25), pluck(0.002, 0.03)));
/** Thread that goes round and round. */
const spin = (): Wave =>
  row(
    1.2,
    Array.from({ length: 7 }, (_, i) => [
      i * 0.14,
      multiply(
        filter(noise(0.2, createRng(80 + i)), 'band', { f: line([0, 900 + i * 190], [0.2, 2100 + i * 190]), q: 2.2 }),
        line([0, 0], [0.1, 0.6], [0.2, 0]),
      ),
    ]),
  );
/** Wings, and a flute that goes up. */
const flutter = (): Wave =>
  row(0.9, [
    ...Array.from({ length: 6 }, (_, i) => [i * 0.07, crisp(90 + i, 1300 + i * 120)] as const),
    [0.16, flute(84, 0.5)],
    [0.3, flute(88, 0.5)],
    [0.44, flute(91, 0.5)],
  ]);
/** Somebody is tickled. */
const giggle = (): Wave =>
  row(
    0.62,
    [660, 760, 700, 840].map((pitch, i) => [
      i * 0.12,
      multiply(
        filter(show('zaag', glide(pitch, pitch * 1.16, 0.08), 0.1), 'band', { f: 1600, q: 1.3 }),
        line([0, 0], [0.02, 1], [0.1, 0]),
      ),
    ]),
  );
/** Who sleeps in the tree. */
const snore = (): Wave =>
  row(1.4, [
    [
      0,
      multiply(
        filter(noise(0.6, createRng(71)), 'band', { f: line([0, 300], [0.6, 620]), q: 3 }),
        line([0, 0], [0.4, 0.8], [0.6, 0]),
      ),
    ],
    [
      0.75,
      multiply(
        filter(show('driehoek', glide(520, 300, 0.5), 0.5), 'band', { f: 700, q: 1 }),
        line([0, 0], [0.08, 0.5], [0.5, 0]),
      ),
    ],
  ]);
/** A flower that comes up. */
const grow = (): Wave =>
  row(0.9, [
    [0, multiply(show('driehoek', glide(180, 520, 0.5), 0.5), line([0, 0], [0.3, 0.5], [0.5, 0]))],
    [0.46, marimba(79, 0.7)],
    [0.58, marimba(83, 0.6)],
  ]);

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  { naam: 'hap-1', luid: -19, create: () => bite(41) },
  { naam: 'hap-2', luid: -19, create: () => bite(46) },
  { naam: 'bah', luid: -20, create: yuck },
  ...takes({ naam: 'stap', luid: -29, create: () => step(51) }, 4),
  { naam: 'spin', luid: -22, create: spin },
  { naam: 'fladder', luid: -21, create: flutter },
  { naam: 'giechel', luid: -21, create: giggle },
  { naam: 'snurk', luid: -22, create: snore },
  { naam: 'groei', luid: -21, create: grow },
];

/** Its music. */
export const piece: Piece = {
  naam: 'rups',
  tempo: 112,
  grond: 65,
  tonality: 'groot',
  instrument: 'marimba',
  accompaniment: 'kalimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 1, 4, 5, 1, 6, 2, 5],
  melody:
    '1 2 3 . 5 . 3 . | 1 2 3 . 5 . . . | 6 . 4 . 6 . 8 . | 7 . 5 . 2 . . . | 3 4 5 . 8 . 5 . | 6 . 3 . 1 . 3 . | 4 . 2 . 4 . 6 . | 5 . 7 . 5 . . .',
  bridge: {
    chords: [4, 4, 1, 1, 2, 5, 6, 5],
    melody:
      '6 . 8 . 6 . 4 . | 6 7 8 . 4 . . . | 5 . 3 . 5 . 8 . | 5 6 5 . 3 . . . | 4 . 6 . 4 . 2 . | 5 . 7 . 9 . 7 . | 8 . 6 . 3 . 6 . | 5 . 4 . 2 . . .',
  },
};
