import { createRng } from '#engine/core/basis/rng.ts';
import {
  fm,
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
import { flute, musicBox, woodBlock } from '../../tools/build/sounds/instruments.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';
import { crowd } from '../../tools/build/sounds/voices.ts';

/** Waves one after another, each at its time. */
function row(sec: number, list: readonly (readonly [at: number, wave: Wave])[]): Wave {
  const out = silence(sec);
  for (const [at, wave] of list) leg(out, wave, { op: at });
  return out;
}

/** Crockery: a bright ring that dies at once. */
const clink = (freq: number): Wave =>
  sum(
    multiply(fm(freq, { ratio: 2.76, index: 1.1 }, 0.4), pluck(0.001, 0.06)),
    multiply(show('sinus', freq * 1.51, 0.4), (t) => pluck(0.001, 0.09)(t) * 0.5),
  );
const clinks = (freq: number): Wave =>
  row(0.55, [
    [0, clink(freq)],
    [0.07, multiply(clink(freq * 1.19), 0.5)],
  ]);

/** A saucer that scrapes over the tray. */
const scrape = (): Wave =>
  multiply(
    filter(noise(0.4, createRng(51)), 'band', { f: line([0, 1500], [0.25, 2600], [0.4, 1900]), q: 2.4 }),
    line([0, 0], [0.06, 1], [0.28, 0.5], [0.4, 0]),
  );

/** Seven quick steps. */
const steps = (): Wave =>
  row(
    2.3,
    Array.from(
      { length: 7 },
      (_, i) =>
        [
          i * 0.31,
          multiply(
            sum(woodBlock(0.6), multiply(show('sinus', glide(190, 90, 0.08), 0.12), pluck(0.002, 0.04))),
            i % 2 === 0 ? 1 : 0.75,
          ),
        ] as const,
    ),
  );

/** Many hands, thinning out. */
function applause(): Wave {
  const rng = createRng(52);
  const clap = (): Wave =>
    multiply(filter(noise(0.06, rng), 'band', { f: 1100 + rng.next() * 1400, q: 1.3 }), pluck(0.001, 0.012));
  return reverb(
    row(
      1.5,
      Array.from({ length: 44 }, () => [rng.next() ** 1.3 * 1.25, clap()] as const),
    ),
    { wet: 0.18, staart: 0.3 },
  );
}

const gasp = (): Wave =>
  crowd(createRng(53), 6, { inflection: line([0, 0.9], [0.2, 1.3], [0.7, 0.8]), formant: 620, sec: 0.75 });

/** An animal that says one vowel. */
const call = (from: number, to: number, o: { sec: number; form: 'zaag' | 'driehoek' | 'sinus'; mouth: number }): Wave =>
  multiply(
    filter(show(o.form, glide(from, to, o.sec * 0.8), o.sec), 'band', { f: o.mouth, q: 1.3 }),
    line([0, 0], [0.05, 1], [o.sec * 0.6, 0.8], [o.sec, 0]),
  );
const coo = (): Wave =>
  row(1, [
    [0, call(330, 300, { sec: 0.22, form: 'driehoek', mouth: 420 })],
    [0.26, call(410, 330, { sec: 0.4, form: 'driehoek', mouth: 460 })],
    [0.7, call(320, 290, { sec: 0.24, form: 'driehoek', mouth: 400 })],
  ]);
const kitten = (): Wave =>
  multiply(
    filter(show('zaag', line([0, 820], [0.16, 1180], [0.45, 760]), 0.45), 'band', {
      f: line([0, 1300], [0.2, 2500], [0.45, 1200]),
      q: 1.6,
    }),
    line([0, 0], [0.06, 1], [0.3, 0.7], [0.45, 0]),
  );
const cuckoo = (): Wave =>
  reverb(
    row(1.2, [
      [0, flute(84, 0.9)],
      [0.36, flute(80, 0.9)],
    ]),
    { wet: 0.25, staart: 0.4 },
  );
const tableBell = (): Wave => reverb(sum(musicBox(96, 1), multiply(musicBox(103, 1), 0.4)), { wet: 0.2, staart: 0.4 });

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  ...takes({ naam: 'rinkel', luid: -22, create: () => clinks(1960) }, 3),
  { naam: 'schuif', luid: -24, create: scrape },
  { naam: 'stap', luid: -22, create: steps },
  { naam: 'applaus', luid: -20, create: applause },
  { naam: 'oei', luid: -19, create: gasp },
  { naam: 'roekoe', luid: -20, create: coo },
  { naam: 'poesje', luid: -21, create: kitten },
  { naam: 'koekoek', luid: -19, create: cuckoo },
  { naam: 'tafelbel', luid: -20, create: tableBell },
];

/** Its music: a waltz of the terrace. */
export const piece: Piece = {
  naam: 'dienbladbalanceren',
  tempo: 122,
  grond: 60,
  tonality: 'groot',
  instrument: 'kalimba',
  accompaniment: 'marimba',
  maat: 6,
  rhythm: 'wals',
  chords: [1, 6, 2, 5, 1, 4, 5, 1],
  melody:
    '3 . 5 8 . 7 | 6 . 5 3 . . | 4 . 6 9 . 8 | 7 . 6 5 . . | 3 . 5 8 . 10 | 9 . 8 6 . 4 | 5 . 7 9 . 7 | 8 . 5 1 . .',
  bridge: {
    chords: [4, 1, 5, 6, 4, 1, 2, 5],
    melody:
      '6 . 8 6 . 4 | 5 . 8 5 . 3 | 7 . 9 7 . 5 | 8 . 6 3 . . | 6 . 8 11 . 8 | 10 . 8 5 . 3 | 4 . 6 8 . 6 | 7 . 9 5 . .',
  },
};
