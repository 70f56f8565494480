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
import { woodBlock } from '../../tools/build/sounds/instruments.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Waves one after another, each at its time. */
function row(sec: number, list: readonly (readonly [at: number, wave: Wave])[]): Wave {
  const out = silence(sec);
  for (const [at, wave] of list) leg(out, wave, { op: at });
  return out;
}

/** A blade through the air and a fruit that gives way: a hiss that rises, a wet crack, and a squelch. */
function slice(seed: number, high: number): Wave {
  const rng = createRng(seed);
  const hiss = multiply(
    filter(noise(0.2, rng), 'band', { f: glide(high, high * 2.4, 0.12), q: 1.3 }),
    line([0, 0], [0.08, 1], [0.2, 0]),
  );
  const crack = multiply(filter(noise(0.1, rng), 'laag', { f: glide(3200, 700, 0.06) }), pluck(0.002, 0.03));
  const squelch = multiply(
    show('sinus', glide(520, 180, 0.16), 0.22),
    (t) => pluck(0.01, 0.06)(t) * (1 + 0.4 * Math.sin(190 * t)),
  );
  return row(0.45, [
    [0, multiply(hiss, 0.7)],
    [0.08, crack],
    [0.11, multiply(squelch, 0.8)],
  ]);
}

/** A large disc of bronze, struck softly: partials that do not fit, the high ones gone first. */
const gong = (): Wave =>
  reverb(
    sum(
      ...[1, 1.48, 2.13, 2.76, 3.9, 5.2].map((k, i) =>
        multiply(
          show('sinus', (t) => 118 * k * (1 + 0.012 * Math.exp(-t / 0.3)), 2),
          (t) => pluck(0.006 + i * 0.01, 0.9 / (1 + i * 0.5))(t) * (0.9 / (i + 1.2)),
        ),
      ),
    ),
    { wet: 0.25, staart: 0.7 },
  );

/** The master: a short friendly cry through an open mouth. */
function cry(): Wave {
  const voice = show('zaag', (t) => 190 + 150 * Math.exp(-((t - 0.16) ** 2) / 0.008), 0.38);
  const mouth = sum(
    filter(voice, 'band', { f: glide(620, 420, 0.3), q: 2.2 }),
    multiply(filter(voice, 'band', { f: glide(1250, 2100, 0.3), q: 2.6 }), 0.5),
  );
  const breath = multiply(
    filter(noise(0.38, createRng(5)), 'hoog', { f: 1800 }),
    line([0, 0.5], [0.07, 0.05], [0.38, 0]),
  );
  return reverb(sum(multiply(mouth, line([0, 0], [0.07, 1], [0.24, 0.8], [0.38, 0])), breath), {
    wet: 0.15,
    staart: 0.3,
  });
}

/** Juice that runs into glass: bubbles that rise as it fills. */
const pour = (): Wave =>
  row(
    0.6,
    [0, 0.08, 0.15, 0.24, 0.31, 0.4].map((at, i) => [
      at,
      multiply(show('sinus', glide(320 + i * 46, 560 + i * 70, 0.07), 0.1), pluck(0.006, 0.03)),
    ]),
  );

/** Through a straw, to the last drop. */
const slurp = (): Wave =>
  multiply(
    filter(noise(1, createRng(8)), 'band', { f: line([0, 500], [0.6, 1500], [0.75, 2200], [1, 900]), q: 2.4 }),
    (t) => line([0, 0], [0.1, 0.8], [0.7, 1], [1, 0])(t) * (0.6 + 0.4 * Math.sin(2 * Math.PI * (18 + 20 * t) * t)),
  );

/** What follows on too much juice. */
const burp = (): Wave =>
  multiply(
    filter(
      show('zaag', (t) => 96 + 12 * Math.sin(60 * t) - 30 * t, 0.5),
      'laag',
      { f: line([0, 300], [0.15, 900], [0.5, 260]) },
    ),
    (t) => line([0, 0], [0.05, 1], [0.35, 0.7], [0.5, 0])(t) * (0.75 + 0.25 * Math.sin(2 * Math.PI * 26 * t)),
  );

/** Two sticks of bamboo, and leaves of it. */
const clack = (): Wave =>
  row(0.3, [
    [0, woodBlock(1)],
    [0.09, multiply(woodBlock(1), 0.6)],
  ]);
const rustle = (): Wave =>
  multiply(
    filter(noise(0.5, createRng(12)), 'band', { f: line([0, 3000], [0.25, 4600], [0.5, 2600]), q: 0.8 }),
    line([0, 0], [0.12, 1], [0.3, 0.4], [0.5, 0]),
  );

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  ...takes({ naam: 'snij', luid: -18, create: () => slice(21, 1500) }, 3),
  { naam: 'gong', luid: -18, create: gong },
  { naam: 'roep', luid: -18, create: cry },
  ...takes({ naam: 'klok', luid: -22, create: pour }, 3),
  { naam: 'slurp', luid: -20, create: slurp },
  { naam: 'boer', luid: -19, create: burp },
  { naam: 'bamboe', luid: -20, create: clack },
  { naam: 'ruis', luid: -25, create: rustle },
];

/** Its music: five notes of a garden. */
export const piece: Piece = {
  naam: 'ninja',
  tempo: 108,
  grond: 64,
  tonality: 'groot',
  instrument: 'kalimba',
  accompaniment: 'marimba',
  maat: 8,
  rhythm: 'stap',
  chords: [1, 1, 6, 6, 2, 5, 1, 1],
  melody:
    '5 . 6 8 . 6 5 . | 3 . 5 . 6 . . . | 8 . 9 10 . 9 8 . | 6 . 8 . 5 . . . | 6 . 5 3 . 5 6 . | 9 . 8 . 6 . 5 . | 3 . 5 6 5 . 3 . | 2 . 1 . 1 . . .',
  bridge: {
    chords: [6, 6, 2, 2, 5, 5, 1, 5],
    melody:
      '10 . 9 . 8 . 6 . | 8 . . 6 5 . . . | 9 . 8 . 6 . 5 . | 6 . . 5 3 . . . | 5 . 6 . 8 . 9 . | 10 . 9 . 8 . 9 . | 8 . 6 . 5 . 6 . | 5 . 3 . 2 . . .',
  },
};
