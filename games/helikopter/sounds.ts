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
import { flute, marimba, woodBlock } from '../../tools/build/sounds/instruments.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Waves one after another, each at its time. */
function row(sec: number, list: readonly (readonly [at: number, wave: Wave])[]): Wave {
  const out = silence(sec);
  for (const [at, wave] of list) leg(out, wave, { op: at });
  return out;
}

/** Blades that beat the air, faster and away again. */
function blades(): Wave {
  const rng = createRng(51);
  const beat = (i: number): Wave =>
    multiply(filter(noise(0.09, rng), 'laag', { f: 900 + 60 * (i % 4) }), pluck(0.012, 0.028));
  return multiply(
    row(
      1.1,
      Array.from({ length: 13 }, (_, i) => [i * 0.075, beat(i)] as const),
    ),
    line([0, 0.3], [0.3, 1], [0.75, 0.8], [1.1, 0]),
  );
}

/** A winch: a motor that hums, and a ratchet. */
function winch(): Wave {
  const hum = multiply(
    filter(show('zaag', glide(120, 176, 0.4), 0.5), 'laag', { f: 760 }),
    line([0, 0], [0.05, 0.5], [0.42, 0.45], [0.5, 0]),
  );
  const clicks = row(
    0.5,
    Array.from({ length: 7 }, (_, i) => [i * 0.062, multiply(woodBlock(1), 0.5)] as const),
  );
  return sum(hum, clicks);
}

/** The hook that snaps shut. */
const snap = (): Wave =>
  row(0.24, [
    [0, multiply(show('blok', glide(900, 420, 0.03), 0.05), pluck(0.001, 0.012))],
    [0.06, multiply(show('sinus', glide(1900, 1500, 0.1), 0.16), pluck(0.001, 0.04))],
  ]);

/** Somebody who is lifted: "joe-pie!" */
function yippee(): Wave {
  const call = (from: number, to: number, sec: number): Wave =>
    multiply(
      filter(show('driehoek', glide(from, to, sec * 0.8), sec), 'band', { f: to * 1.7, q: 0.9 }),
      line([0, 0], [0.04, 1], [sec * 0.7, 0.8], [sec, 0]),
    );
  return reverb(
    row(0.62, [
      [0, call(420, 520, 0.18)],
      [0.19, call(640, 980, 0.36)],
    ]),
    { wet: 0.14, staart: 0.3 },
  );
}

const gust = (): Wave =>
  multiply(
    filter(noise(1.5, createRng(53)), 'band', { f: line([0, 300], [0.6, 1100], [1.5, 380]), q: 1.6 }),
    line([0, 0], [0.5, 1], [0.9, 0.7], [1.5, 0]),
  );

/** The horn of a ship: two low notes. */
const horn = (): Wave =>
  reverb(
    multiply(
      filter(
        sum(
          show('zaag', () => 147, 0.9),
          multiply(
            show('zaag', () => 185, 0.9),
            0.8,
          ),
        ),
        'laag',
        { f: 640 },
      ),
      line([0, 0], [0.06, 1], [0.7, 0.9], [0.9, 0]),
    ),
    { wet: 0.25, staart: 0.5 },
  );

/** Bubbles that come up. */
const bubbles = (): Wave =>
  row(
    0.7,
    [0, 0.11, 0.2, 0.34, 0.42].map(
      (at, i) =>
        [at, multiply(show('sinus', glide(240 + i * 70, 620 + i * 120, 0.09), 0.13), pluck(0.006, 0.04))] as const,
    ),
  );

const bell = (): Wave =>
  row(0.7, [
    [0, marimba(84, 0.7)],
    [0.09, flute(88, 0.5)],
  ]);

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  ...takes({ naam: 'wiek', luid: -22, create: blades }, 3),
  ...takes({ naam: 'lier', luid: -23, create: winch }, 4),
  ...takes({ naam: 'klik', luid: -20, create: snap }, 3),
  { naam: 'joepie', luid: -19, create: yippee },
  { naam: 'windvlaag', luid: -23, create: gust },
  { naam: 'toeter', luid: -18, create: horn },
  { naam: 'blub', luid: -20, create: bubbles },
  { naam: 'bel', luid: -20, create: bell },
];

/** Its music. */
export const piece: Piece = {
  naam: 'helikopter',
  tempo: 118,
  grond: 62,
  tonality: 'groot',
  instrument: 'fluit',
  accompaniment: 'kalimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 4, 1, 5, 6, 4, 5, 1],
  melody:
    '5 . 8 . 7 . 8 . | 6 . 4 . 8 . . . | 5 . 3 . 5 . 10 . | 9 . 7 . 5 . . . | 8 . 6 . 10 . 8 . | 9 . 8 . 6 . 4 . | 5 . 7 . 9 . 11 . | 10 . 8 . 8 . . .',
  bridge: {
    chords: [4, 5, 3, 6, 4, 5, 1, 5],
    melody:
      '6 . 8 . 11 . 8 . | 7 . 9 . 12 . 9 . | 7 . 5 . 10 . 7 . | 8 . 6 . 10 . . . | 6 . 4 . 8 . 6 . | 7 . 5 . 9 . 7 . | 8 . 10 . 12 . 10 . | 9 . 7 . 5 . . .',
  },
};
