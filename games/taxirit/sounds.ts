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
import { drum, marimba, musicBox, woodBlock } from '../../tools/build/sounds/instruments.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Waves one after another, each at its time. */
function row(sec: number, list: readonly (readonly [at: number, wave: Wave])[]): Wave {
  const out = silence(sec);
  for (const [at, wave] of list) leg(out, wave, { op: at });
  return out;
}

/** The small engine pulls up: it hums and lets go. */
function hum(from: number, to: number): Wave {
  const sec = 0.42;
  const pitch = line([0, from], [0.2, to], [sec, from * 1.05]);
  const cylinders = filter(show('zaag', pitch, sec), 'laag', { f: 520 });
  const air = multiply(filter(noise(sec, createRng(from)), 'band', { f: 480, q: 1 }), 0.25);
  return multiply(sum(cylinders, air), line([0, 0], [0.06, 1], [0.26, 0.7], [sec, 0]));
}

/** "Tuut-tuut": two horns side by side. */
function horn(notes: readonly [number, number]): Wave {
  const beep = (sec: number): Wave =>
    multiply(
      filter(
        sum(
          ...notes.map((f) =>
            multiply(
              show('zaag', () => f, sec),
              0.4,
            ),
          ),
        ),
        'laag',
        { f: 2100 },
      ),
      line([0, 0], [0.02, 1], [sec - 0.05, 0.9], [sec, 0]),
    );
  return reverb(
    row(0.5, [
      [0, beep(0.12)],
      [0.17, beep(0.24)],
    ]),
    { wet: 0.12, staart: 0.2 },
  );
}

/** A door that falls shut. */
const door = (): Wave =>
  row(0.45, [
    [0, multiply(filter(noise(0.1, createRng(81)), 'band', { f: 1400, q: 1.2 }), pluck(0.003, 0.03))],
    [0.08, drum(0.9)],
    [0.1, woodBlock(0.6)],
  ]);
/** The meter goes on: a tick, a coin. */
const meter = (): Wave =>
  row(0.7, [
    [0, woodBlock(0.7)],
    [0.07, musicBox(84, 0.5)],
    [0.15, musicBox(91, 0.6)],
  ]);
/** The bell of the tram. */
const tramBell = (): Wave =>
  reverb(
    row(
      1.2,
      [0, 0.16, 0.32].map((at) => [at, sum(musicBox(88, 0.8), musicBox(95, 0.4))] as const),
    ),
    { wet: 0.2, staart: 0.4 },
  );
/** A duckling. */
const quack = (): Wave =>
  row(
    0.5,
    [0, 0.16, 0.29].map((at, i) => [
      at,
      multiply(
        filter(show('zaag', glide(640 + i * 50, 430 + i * 50, 0.1), 0.13), 'band', { f: 1250, q: 2.2 }),
        line([0, 0], [0.02, 1], [0.07, 0.8], [0.13, 0]),
      ),
    ]),
  );
/** A barge that greets. */
const bargeHorn = (): Wave =>
  reverb(
    multiply(
      sum(
        ...[147, 185].map((f) =>
          filter(show('zaag', line([0, f * 0.96], [0.1, f], [0.8, f * 0.98]), 0.85), 'laag', { f: 900 }),
        ),
      ),
      line([0, 0], [0.08, 0.6], [0.7, 0.55], [0.85, 0]),
    ),
    { wet: 0.25, staart: 0.5 },
  );
/** "Not my way": two soft notes down. */
const other = (): Wave =>
  row(0.6, [
    [0, marimba(64, 0.7)],
    [0.16, marimba(60, 0.7)],
  ]);

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  ...takes({ naam: 'motor', luid: -28, create: () => hum(82, 128) }, 4),
  { naam: 'toeter-1', luid: -21, create: () => horn([392, 494]) },
  { naam: 'toeter-2', luid: -21, create: () => horn([440, 554]) },
  ...takes({ naam: 'deur', luid: -19, create: door }, 3),
  ...takes({ naam: 'meter', luid: -19, create: meter }, 3),
  { naam: 'bel', luid: -20, create: tramBell },
  { naam: 'eendje', luid: -20, create: quack },
  { naam: 'hoorn', luid: -21, create: bargeHorn },
  { naam: 'nee', luid: -20, create: other },
];

/** Its music. */
export const piece: Piece = {
  naam: 'taxirit',
  tempo: 116,
  grond: 62,
  tonality: 'groot',
  instrument: 'marimba',
  accompaniment: 'kalimba',
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
