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
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Steam that comes up behind the glass. */
const steam = (): Wave =>
  multiply(
    filter(noise(0.8, createRng(61)), 'band', { f: line([0, 1200], [0.25, 3200], [0.8, 1800]), q: 0.6 }),
    line([0, 0], [0.08, 1], [0.3, 0.6], [0.8, 0]),
  );

/** The valve: "pfff", that goes down and sputters. */
function valve(): Wave {
  const rng = createRng(62);
  const out = multiply(
    filter(noise(0.75, rng), 'hoog', { f: glide(2600, 700, 0.6) }),
    line([0, 0], [0.03, 1], [0.35, 0.5], [0.75, 0]),
  );
  for (const at of [0.34, 0.45, 0.55])
    leg(out, multiply(filter(noise(0.07, rng), 'band', { f: 900, q: 1.2 }), pluck(0.004, 0.02)), { op: at, gain: 0.8 });
  return out;
}

/** Fuel that glugs into the tank, each time a little higher. */
function tank(): Wave {
  const out = silence(0.9);
  for (const [i, at] of [0, 0.17, 0.34, 0.51].entries())
    leg(out, multiply(show('sinus', glide(170 + i * 46, 300 + i * 80, 0.12), 0.2), pluck(0.012, 0.06)), {
      op: at,
      gain: 1,
    });
  return out;
}

/** Three short beeps and a long one: the count before the start. */
function count(): Wave {
  const out = silence(1.5);
  for (const at of [0, 0.3, 0.6])
    leg(out, multiply(show('driehoek', 620, 0.16), line([0, 0], [0.01, 1], [0.1, 0.7], [0.16, 0])), { op: at });
  leg(out, multiply(show('driehoek', 930, 0.5), line([0, 0], [0.01, 1], [0.3, 0.7], [0.5, 0])), { op: 0.9 });
  return reverb(out, { wet: 0.2, staart: 0.3 });
}

/** Engines: low and short. */
function rumble(): Wave {
  const low = filter(noise(2.8, createRng(63)), 'laag', { f: line([0, 120], [0.8, 520], [2, 300], [2.8, 90]) });
  const tone = show('zaag', line([0, 38], [1, 62], [2.8, 44]), 2.8);
  return multiply(
    sum(low, multiply(filter(tone, 'laag', { f: 240 }), 0.4)),
    line([0, 0], [0.3, 1], [1.6, 0.8], [2.8, 0]),
  );
}

/** What an inhabitant of a planet says. */
function hello(): Wave {
  const out = silence(0.6);
  for (const [at, from, to] of [
    [0, 420, 760],
    [0.2, 620, 520],
    [0.36, 560, 980],
  ] as const)
    leg(out, multiply(filter(show('blok', glide(from, to, 0.13), 0.17), 'laag', { f: 1900 }), pluck(0.015, 0.07)), {
      op: at,
    });
  return reverb(out, { wet: 0.25, staart: 0.3 });
}

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  { naam: 'stoom', luid: -24, create: steam },
  { naam: 'ventiel', luid: -20, create: valve },
  { naam: 'tank', luid: -19, create: tank },
  { naam: 'aftel', luid: -20, create: count },
  { naam: 'motoren', luid: -19, create: rumble },
  { naam: 'bewoner', luid: -19, create: hello },
];

/** Its music: floating, with room between the notes. */
export const piece: Piece = {
  naam: 'leesraket',
  tempo: 92,
  grond: 57,
  tonality: 'dorisch',
  instrument: 'kalimba',
  accompaniment: 'marimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 4, 1, 7, 3, 4, 7, 1],
  melody:
    '1 . 5 . 8 . . 7 | 6 . . 4 . . 6 . | 5 . 8 . 10 . . 9 | 7 . . . 5 . . . | 3 . 5 . 7 . 10 . | 9 . . 8 . 6 . . | 7 . 9 . 7 . 5 . | 8 . . . 5 . . .',
  bridge: {
    chords: [6, 3, 4, 1, 6, 7, 4, 1],
    melody:
      '6 . 8 . 10 . 8 . | 7 . . 5 . . 3 . | 4 . 6 . 8 . . . | 5 . . . 1 . . . | 6 . 8 . 10 . 11 . | 9 . 7 . 9 . . . | 8 . 6 . 4 . 6 . | 5 . . . 8 . . .',
  },
};
