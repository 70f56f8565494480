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
import { musicBox, woodBlock } from '../../tools/build/sounds/instruments.ts';
import { animals } from '../../tools/build/sounds/animals.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Waves one after another, each at its time. */
function row(sec: number, list: readonly (readonly [at: number, wave: Wave])[]): Wave {
  const out = silence(sec);
  for (const [at, wave] of list) leg(out, wave, { op: at });
  return out;
}

/** Teeth through wood: a buzz that is pressed down, and the crack of the last fibres. */
function saw(seed: number, low: number): Wave {
  const rng = createRng(seed);
  const buzz = multiply(
    filter(show('zaag', line([0, low], [0.08, low * 1.5], [0.3, low * 0.9]), 0.34), 'band', { f: low * 9, q: 0.8 }),
    (t) => line([0, 0], [0.03, 1], [0.26, 0.8], [0.34, 0])(t) * (0.65 + 0.35 * Math.sin(2 * Math.PI * 34 * t)),
  );
  const dust = multiply(
    filter(noise(0.34, rng), 'band', { f: glide(2400, 1300, 0.3), q: 1.1 }),
    line([0, 0], [0.05, 0.8], [0.34, 0]),
  );
  return row(0.6, [
    [0, sum(buzz, multiply(dust, 0.7))],
    [0.27, multiply(woodBlock(0.8), 0.9)],
  ]);
}

/** The saw on a knot: a spring that shivers. */
const knot = (): Wave =>
  multiply(
    show('driehoek', (t) => 210 + 70 * Math.sin(2 * Math.PI * 17 * t) * Math.exp(-t / 0.2), 0.55),
    line([0, 0], [0.01, 1], [0.2, 0.5], [0.55, 0]),
  );

/** A piece of wood in a crate. */
const clack = (high: number): Wave =>
  row(0.3, [
    [0, woodBlock(high)],
    [0.07, multiply(woodBlock(high * 0.8), 0.4)],
  ]);

/** Air that takes a plank along, up a tube. */
const suck = (): Wave =>
  row(0.7, [
    [
      0,
      multiply(
        filter(noise(0.5, createRng(71)), 'band', { f: glide(500, 3000, 0.45), q: 2.4 }),
        line([0, 0], [0.3, 1], [0.5, 0]),
      ),
    ],
    [0.4, multiply(show('sinus', glide(240, 620, 0.12), 0.16), pluck(0.004, 0.05))],
  ]);

/** And that does not want it: a low puff. */
const spit = (): Wave =>
  multiply(
    sum(show('driehoek', glide(230, 90, 0.3), 0.4), filter(noise(0.4, createRng(72)), 'laag', { f: 900 })),
    line([0, 0], [0.02, 1], [0.4, 0]),
  );

/** A cog that turns a few teeth. */
const ratchet = (): Wave =>
  row(
    0.7,
    Array.from({ length: 8 }, (_, i) => [i * 0.06 + i * i * 0.003, multiply(woodBlock(1.4), 1 - i * 0.09)] as const),
  );

/** The steam whistle of the works: two tones and breath. */
const whistle = (): Wave =>
  reverb(
    multiply(
      sum(
        show('driehoek', (t) => 587 + 6 * Math.sin(30 * t), 0.8),
        multiply(show('driehoek', 740, 0.8), 0.7),
        multiply(filter(noise(0.8, createRng(73)), 'band', { f: 2600, q: 0.9 }), 0.25),
      ),
      line([0, 0], [0.08, 1], [0.55, 0.9], [0.8, 0]),
    ),
    { wet: 0.2, staart: 0.4 },
  );

/** Three nails, and the house has one part more. */
const hammer = (): Wave =>
  row(
    0.75,
    [0, 0.17, 0.34].map((at, i) => [
      at,
      sum(woodBlock(0.7 + i * 0.1), multiply(show('sinus', glide(1500, 900, 0.05), 0.12), pluck(0.001, 0.03))),
    ]),
  );

/** A song on the radio, as small as the radio. */
const tune = (): Wave =>
  filter(
    row(
      1.7,
      [72, 76, 79, 76, 81, 79, 84].map((key, i) => [i * 0.19, multiply(musicBox(key, 0.5), 0.8)] as const),
    ),
    'hoog',
    { f: 500 },
  );

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  ...animals.filter(({ naam: name }) => name === 'bird').flatMap((bird) => takes({ ...bird, naam: 'vogel' }, 3)),
  { naam: 'zaag-1', luid: -20, create: () => saw(61, 120) },
  { naam: 'zaag-2', luid: -20, create: () => saw(62, 134) },
  { naam: 'zaag-3', luid: -20, create: () => saw(63, 108) },
  { naam: 'knoest', luid: -21, create: knot },
  ...takes({ naam: 'hout', luid: -23, create: () => clack(1) }, 4),
  { naam: 'zuig', luid: -21, create: suck },
  { naam: 'spuug', luid: -21, create: spit },
  ...takes({ naam: 'ratel', luid: -23, create: ratchet }, 3),
  ...takes({ naam: 'stoomfluit', luid: -21, create: whistle }, 3),
  { naam: 'timmer', luid: -21, create: hammer },
  { naam: 'radio', luid: -22, create: tune },
];

/** Its music: a march of cogs. */
export const piece: Piece = {
  naam: 'splitsmachine',
  tempo: 116,
  grond: 62,
  tonality: 'groot',
  instrument: 'marimba',
  accompaniment: 'kalimba',
  maat: 8,
  rhythm: 'stap',
  chords: [1, 1, 4, 5, 6, 4, 5, 1],
  melody:
    '1 . 1 3 5 . 3 . | 1 . 1 3 5 . 8 . | 6 . 6 8 6 . 4 . | 5 . 7 . 9 . 7 . | 8 . 8 6 3 . 6 . | 6 . 4 . 6 8 . . | 7 . 5 4 2 . 5 . | 1 . 5 . 1 . . .',
  bridge: {
    chords: [6, 4, 1, 5, 6, 4, 2, 5],
    melody:
      '8 . 6 . 8 . 10 . | 6 . 8 . 4 . . . | 5 5 3 . 5 . 8 . | 7 . 5 . 2 . . . | 6 . 8 . 6 . 3 . | 4 4 6 . 8 . 6 . | 4 . 2 . 4 . 6 . | 5 . 7 . 5 . . .',
  },
};
