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
import { drum, flute, marimba, woodBlock } from '../../tools/build/sounds/instruments.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Waves one after another, each at its time. */
function row(sec: number, list: readonly (readonly [at: number, wave: Wave])[]): Wave {
  const out = silence(sec);
  for (const [at, wave] of list) leg(out, wave, { op: at });
  return out;
}
/** A grain of gravel, a leaf, a drop: a breath of noise at a pitch. */
const grain = (rng: ReturnType<typeof createRng>, [from, to]: readonly [number, number], long: number): Wave =>
  multiply(filter(noise(0.12, rng), 'band', { f: from + rng.next() * (to - from), q: 1 }), pluck(0.004, long));
const shower = (
  seed: number,
  o: { sec: number; count: number; band: readonly [number, number]; long: number },
): Wave => {
  const rng = createRng(seed);
  return row(
    o.sec,
    Array.from({ length: o.count }, () => [rng.next() ** 1.4 * (o.sec - 0.15), grain(rng, o.band, o.long)] as const),
  );
};

/** One step on gravel. */
const step = (seed: number): Wave => shower(seed, { sec: 0.22, count: 5, band: [1400, 3200], long: 0.018 });
/** A hedge that goes aside. */
const hedge = (): Wave => shower(53, { sec: 0.75, count: 16, band: [2000, 5200], long: 0.03 });
/** A wooden gate: a creak, and a knock. */
const gate = (): Wave =>
  reverb(
    row(1.1, [
      [
        0,
        multiply(
          filter(show('zaag', line([0, 90], [0.3, 150], [0.6, 120]), 0.65), 'band', { f: 760, q: 2.4 }),
          line([0, 0], [0.12, 0.7], [0.5, 0.6], [0.65, 0]),
        ),
      ],
      [0.62, woodBlock(1)],
      [0.7, drum(0.7)],
    ]),
    { wet: 0.16, staart: 0.3 },
  );
/** Too heavy: a breath out that sinks. */
const heavy = (): Wave =>
  sum(
    multiply(
      filter(show('driehoek', glide(330, 190, 0.4), 0.45), 'band', { f: 620, q: 1 }),
      line([0, 0], [0.05, 1], [0.45, 0]),
    ),
    multiply(filter(noise(0.45, createRng(57)), 'band', { f: 900, q: 0.8 }), line([0, 0], [0.1, 0.35], [0.45, 0])),
  );
/** A flower that is smelled: a sniff, and a bell. */
const sniff = (): Wave =>
  row(0.9, [
    [
      0,
      multiply(
        filter(noise(0.26, createRng(58)), 'band', { f: line([0, 1200], [0.26, 2600]), q: 1.4 }),
        line([0, 0], [0.2, 0.8], [0.26, 0]),
      ),
    ],
    [0.3, marimba(84, 0.7)],
    [0.42, marimba(88, 0.6)],
  ]);
/** The feet of a rabbit. */
const drumming = (): Wave =>
  row(
    0.5,
    [0, 0.08, 0.16, 0.28].map((at) => [at, multiply(drum(0.9), pluck(0.002, 0.07))]),
  );
/** A hedgehog that sniffs about. */
const snuffle = (): Wave =>
  row(
    0.6,
    [0, 0.14, 0.28].map((at, i) => [
      at,
      multiply(
        filter(noise(0.12, createRng(60 + i)), 'band', { f: 1500 + i * 250, q: 3 }),
        line([0, 0], [0.03, 1], [0.12, 0]),
      ),
    ]),
  );
/** A gnome that giggles. */
const giggle = (): Wave =>
  row(
    0.75,
    [520, 610, 560, 680, 600].map((pitch, i) => [
      i * 0.12,
      multiply(
        filter(show('zaag', glide(pitch, pitch * 1.14, 0.08), 0.1), 'band', { f: 1300, q: 1.3 }),
        line([0, 0], [0.02, 1], [0.1, 0]),
      ),
    ]),
  );
/** Water that splashes up. */
const fountain = (): Wave => shower(66, { sec: 1, count: 26, band: [900, 2800], long: 0.026 });
/** Small wings, and a flute that goes up. */
const flutter = (): Wave =>
  row(0.7, [
    [0, shower(67, { sec: 0.4, count: 7, band: [1800, 3000], long: 0.02 })],
    [0.12, flute(91, 0.5)],
    [0.24, flute(95, 0.5)],
  ]);

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  ...takes({ naam: 'stap', luid: -27, create: () => step(51) }, 4),
  { naam: 'heg', luid: -22, create: hedge },
  { naam: 'poort', luid: -19, create: gate },
  { naam: 'zwaar', luid: -20, create: heavy },
  { naam: 'snuffel', luid: -20, create: sniff },
  { naam: 'roffel', luid: -20, create: drumming },
  { naam: 'snuif', luid: -21, create: snuffle },
  { naam: 'giechel', luid: -20, create: giggle },
  { naam: 'klater', luid: -22, create: fountain },
  { naam: 'fladder', luid: -22, create: flutter },
];

/** Its music. */
export const piece: Piece = {
  naam: 'doolhof',
  tempo: 109,
  grond: 60,
  tonality: 'groot',
  instrument: 'fluit',
  accompaniment: 'kalimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 6, 4, 5, 1, 6, 2, 5],
  melody:
    '3 . 5 . 8 . 5 . | 6 . 8 . 3 . . . | 4 . 6 . 8 . 6 . | 5 . 7 . 9 . . . | 10 . 8 . 5 . 3 . | 6 . 5 . 3 . 6 . | 4 . 2 . 6 . 4 . | 5 . 2 . 7 . . .',
  bridge: {
    chords: [4, 5, 1, 6, 4, 5, 2, 5],
    melody:
      '8 . 6 . 4 . 6 . | 9 . 7 . 5 . . . | 8 . 5 . 3 . 8 . | 6 . 3 . 6 . . . | 4 . 8 . 6 . 8 . | 5 . 9 . 7 . 9 . | 6 . 4 . 2 . 4 . | 7 . 5 . 7 . 9 .',
  },
};
