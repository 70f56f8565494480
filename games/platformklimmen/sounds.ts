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

/** A hop: a soft push and a note that slides up. */
const hop = (): Wave =>
  sum(
    multiply(show('sinus', glide(240, 620, 0.16), 0.24), pluck(0.004, 0.08)),
    multiply(filter(noise(0.2, createRng(31)), 'band', { f: 900, q: 0.8 }), (t) => pluck(0.003, 0.03)(t) * 0.4),
  );

/** Leaves that are landed on. */
function rustle(seed: number): Wave {
  const rng = createRng(seed);
  const flake = (): Wave =>
    multiply(
      filter(noise(0.1, rng), 'band', { f: 2600 + rng.next() * 2600, q: 0.9 }),
      (t) => pluck(0.006, 0.02)(t) * 0.8,
    );
  return row(
    0.5,
    Array.from({ length: 8 }, () => [rng.next() ** 1.5 * 0.34, flake()] as const),
  );
}

/** The leaf that glides: air that rises and falls. */
const float = (): Wave =>
  multiply(
    filter(noise(0.9, createRng(33)), 'band', { f: line([0, 500], [0.35, 1500], [0.9, 600]), q: 1.2 }),
    line([0, 0], [0.25, 1], [0.6, 0.6], [0.9, 0]),
  );

/** An animal that says one short vowel. */
const call = (from: number, to: number, o: { sec: number; form: 'zaag' | 'driehoek' | 'sinus'; mouth: number }): Wave =>
  multiply(
    filter(show(o.form, glide(from, to, o.sec * 0.7), o.sec), 'band', { f: o.mouth, q: 1.2 }),
    line([0, 0], [0.03, 1], [o.sec * 0.6, 0.8], [o.sec, 0]),
  );

const squeak = (): Wave =>
  row(
    0.5,
    [0, 0.11, 0.22, 0.33].map((at) => [at, call(1100, 1500, { sec: 0.09, form: 'driehoek', mouth: 1700 })]),
  );
const knocks = (): Wave =>
  reverb(
    row(
      0.7,
      [0, 0.08, 0.16, 0.24, 0.32].map((at) => [at, woodBlock(1)]),
    ),
    { wet: 0.16, staart: 0.3 },
  );
const monkey = (): Wave =>
  row(0.85, [
    [0, call(300, 420, { sec: 0.18, form: 'zaag', mouth: 700 })],
    [0.22, call(330, 460, { sec: 0.18, form: 'zaag', mouth: 760 })],
    [0.44, call(400, 620, { sec: 0.3, form: 'zaag', mouth: 1000 })],
  ]);
const bat = (): Wave =>
  reverb(
    row(
      0.5,
      [0, 0.16].map((at) => [at, call(1900, 1300, { sec: 0.13, form: 'sinus', mouth: 1600 })]),
    ),
    {
      wet: 0.2,
      staart: 0.3,
    },
  );
const owl = (): Wave =>
  reverb(
    row(1.3, [
      [0, call(390, 350, { sec: 0.28, form: 'driehoek', mouth: 480 })],
      [0.42, call(400, 320, { sec: 0.7, form: 'driehoek', mouth: 460 })],
    ]),
    { wet: 0.3, staart: 0.5 },
  );
const whistle = (): Wave =>
  row(0.8, [
    [0, flute(86, 0.8)],
    [0.13, flute(90, 0.8)],
    [0.22, marimba(93, 0.3)],
  ]);

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  ...takes({ naam: 'hop', luid: -19, create: hop }, 3),
  ...takes({ naam: 'ritsel', luid: -24, create: () => rustle(41) }, 3),
  { naam: 'zweef', luid: -23, create: float },
  { naam: 'piep', luid: -20, create: squeak },
  { naam: 'tok', luid: -20, create: knocks },
  { naam: 'oeoe', luid: -20, create: monkey },
  { naam: 'fiep', luid: -22, create: bat },
  { naam: 'oehoe', luid: -19, create: owl },
  { naam: 'fluitje', luid: -20, create: whistle },
];

/** Its music. */
export const piece: Piece = {
  naam: 'platformklimmen',
  tempo: 116,
  grond: 65,
  tonality: 'groot',
  instrument: 'fluit',
  accompaniment: 'marimba',
  maat: 8,
  rhythm: 'stap',
  chords: [1, 5, 6, 4, 1, 5, 4, 1],
  melody:
    '1 . 3 . 5 . 8 . | 7 . 5 . 9 . . . | 8 . 6 . 3 . 6 . | 4 . 6 . 8 . . . | 5 . 3 . 5 . 8 . | 9 . 7 . 5 . 7 . | 6 . 8 . 6 . 4 . | 5 . 3 . 1 . . .',
  bridge: {
    chords: [4, 1, 2, 5, 4, 1, 2, 5],
    melody:
      '6 . 8 . 6 . 4 . | 5 . 8 . 5 . . . | 4 . 6 . 9 . 6 . | 7 . 5 . 2 . . . | 8 . 6 . 8 . 10 . | 8 . 5 . 3 . 5 . | 6 . 4 . 2 . 4 . | 5 . 7 . 9 . . .',
  },
};
