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
import { flute, musicBox } from '../../tools/build/sounds/instruments.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Waves one after another, each at its time. */
function row(sec: number, list: readonly (readonly [at: number, wave: Wave])[]): Wave {
  const out = silence(sec);
  for (const [at, wave] of list) leg(out, wave, { op: at });
  return out;
}

const LOOP = 1.6;
/** The motor of the blower and the air that it moves; whole periods, so that it goes on without a seam. */
const blow = (): Wave => {
  const hum = sum(
    show('driehoek', 110, LOOP),
    multiply(show('driehoek', 220, LOOP), 0.5),
    multiply(show('sinus', 330, LOOP), (t) => 0.3 + 0.2 * Math.sin((2 * Math.PI * 5 * t) / LOOP)),
  );
  const air = filter(noise(LOOP, createRng(41)), 'band', {
    f: (t) => 900 + 260 * Math.sin((2 * Math.PI * 2 * t) / LOOP),
    q: 0.7,
  });
  return sum(multiply(filter(hum, 'laag', { f: 700 }), 0.5), air);
};

/** Dry leaves that brush past one another. */
function rustle(seed: number, sec: number): Wave {
  const rng = createRng(seed);
  const out = silence(sec);
  for (let i = 0; i < 16; i += 1) {
    const f = 2200 + rng.next() * 3600;
    const crack = multiply(filter(noise(0.06, rng), 'band', { f, q: 1.6 }), pluck(0.002, 0.014 + rng.next() * 0.02));
    leg(out, crack, { op: rng.next() * (sec - 0.1), gain: 0.35 + rng.next() * 0.65 });
  }
  return out;
}

/** The hedgehog: two sniffs and a squeak that goes up. */
const snuffle = (): Wave => {
  const sniff = (seed: number): Wave =>
    multiply(filter(noise(0.1, createRng(seed)), 'band', { f: 1700, q: 2 }), line([0, 0], [0.04, 1], [0.1, 0]));
  const squeak = multiply(
    show('driehoek', (t) => glide(900, 1500, 0.16)(t) * (1 + 0.03 * Math.sin(2 * Math.PI * 34 * t)), 0.22),
    line([0, 0], [0.03, 1], [0.14, 0.7], [0.22, 0]),
  );
  return row(0.5, [
    [0, multiply(sniff(51), 0.6)],
    [0.11, multiply(sniff(52), 0.6)],
    [0.24, squeak],
  ]);
};

/** A heap that blows a leaf out again: a soft cough of air. */
const puff = (): Wave =>
  sum(
    multiply(show('sinus', glide(210, 92, 0.2), 0.4), pluck(0.006, 0.12)),
    multiply(filter(noise(0.4, createRng(53)), 'laag', { f: glide(2600, 500, 0.25) }), pluck(0.01, 0.1)),
  );

/** The squirrel scolds: short clicks with a voice in them. */
const chatter = (): Wave =>
  row(
    0.6,
    [0, 0.09, 0.17, 0.3, 0.38].map((at, i) => [
      at,
      multiply(
        filter(show('zaag', glide(1250 + i * 60, 760, 0.05), 0.07), 'band', { f: 2100, q: 1.2 }),
        pluck(0.003, 0.024),
      ),
    ]),
  );

/** The band in its stand: a flute above, a music box below. */
const band = (): Wave =>
  reverb(
    row(
      1.9,
      [67, 71, 74, 79, 76, 74, 79].map((key, i) => [
        i * 0.2,
        sum(multiply(flute(key, 0.5), 0.7), multiply(musicBox(key - 12, 0.5), 0.6)),
      ]),
    ),
    { wet: 0.16, staart: 0.5 },
  );

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  { naam: 'blazer', luid: -27, create: blow },
  { naam: 'ritsel-1', luid: -24, create: () => rustle(31, 0.5) },
  { naam: 'ritsel-2', luid: -24, create: () => rustle(32, 0.6) },
  { naam: 'ritsel-3', luid: -24, create: () => rustle(33, 0.45) },
  { naam: 'ritsel-4', luid: -24, create: () => rustle(34, 0.7) },
  ...takes({ naam: 'egel', luid: -22, create: snuffle }, 3),
  { naam: 'plof', luid: -21, create: puff },
  { naam: 'tsjik', luid: -24, create: chatter },
  { naam: 'tent', luid: -21, create: band },
];

/** Its music: a walk through the park, in three. */
export const piece: Piece = {
  naam: 'bladblazen',
  tempo: 100,
  grond: 60,
  tonality: 'groot',
  instrument: 'fluit',
  accompaniment: 'kalimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 6, 4, 5, 1, 4, 5, 1],
  melody:
    '5 . 3 5 8 . 5 . | 6 . 8 . 6 5 3 . | 4 . 6 . 8 . 6 4 | 5 . 7 . 9 . . . | 8 . 5 3 5 . 8 . | 6 . 4 6 8 . 6 . | 7 . 5 . 4 . 2 . | 1 . 3 . 1 . . .',
  bridge: {
    chords: [4, 1, 6, 5, 4, 1, 2, 5],
    melody:
      '6 . 8 . 10 . 8 . | 8 . 5 . 3 . 5 . | 6 . 8 6 3 . . . | 5 7 9 . 7 . 5 . | 4 . 6 . 8 . 6 . | 5 . 3 . 8 . 5 . | 4 . 2 . 6 . 4 . | 5 . . 7 5 . . .',
  },
};
