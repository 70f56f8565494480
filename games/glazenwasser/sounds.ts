import { createRng } from '#engine/core/basis/rng.ts';
import {
  createLoop,
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
import { motor } from '../../tools/build/sounds/effects.ts';
import { filter, reverb } from '../../tools/build/sounds/filter.ts';
import { musicBox } from '../../tools/build/sounds/instruments.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Rubber on wet glass: a thin tone that trembles, in a hiss of water. */
function squeak(): Wave {
  const sec = 1;
  const tone = show(
    'driehoek',
    (t) => 780 + 90 * Math.sin(2 * Math.PI * 3 * t) + 30 * Math.sin(2 * Math.PI * 11 * t),
    sec + 0.3,
  );
  const water = filter(noise(sec + 0.3, createRng(61)), 'band', { f: 3200, q: 1 });
  return createLoop(sum(multiply(tone, 0.35), multiply(water, 0.5)), sec);
}

/** A doorbell of two notes. */
function doorbell(): Wave {
  const out = silence(1.1);
  leg(out, musicBox(83, 1), { op: 0 });
  leg(out, musicBox(79, 0.9), { op: 0.2 });
  return reverb(out, { wet: 0.2, staart: 0.3 });
}

/** A yawn: one long vowel that opens and sinks. */
function yawn(): Wave {
  const sec = 1.1;
  const voice = show('zaag', (t) => 300 * line([0, 0.9], [0.3, 1.25], [sec, 0.62])(t), sec);
  const mouth = filter(voice, 'laag', { f: line([0, 500], [0.4, 1500], [sec, 420]), q: 1.4 });
  return multiply(mouth, line([0, 0], [0.18, 0.9], [0.6, 0.7], [sec, 0]));
}

/** The motor of the gondola, with a click at its end. */
function lift(): Wave {
  const hum = multiply(motor(74, 2, [1, 0.5, 0.4, 0.2]), line([0, 0], [0.15, 0.8], [0.95, 0.7], [1.2, 0], [2, 0]));
  const click = multiply(show('sinus', glide(900, 300, 0.03), 0.06), pluck(0.001, 0.02));
  return leg(hum, click, { op: 1.15 });
}

/** Somebody who is glad to see you: two bright vowels, up and down. */
function hello(): Wave {
  const sec = 0.62;
  const voice = show('zaag', (t) => 330 * line([0, 0.9], [0.16, 1.25], [0.3, 1.2], [sec, 0.85])(t), sec);
  const mouth = filter(voice, 'laag', { f: line([0, 600], [0.14, 1900], [0.32, 900], [sec, 700]), q: 1.5 });
  return multiply(mouth, line([0, 0], [0.05, 0.9], [0.24, 0.5], [0.32, 0.9], [sec, 0]));
}

/** Mud under rubber: three wet blobs. */
function squelch(): Wave {
  const out = silence(0.6);
  const wet = filter(noise(0.6, createRng(71)), 'band', { f: line([0, 260], [0.2, 900], [0.6, 300]), q: 3 });
  for (const [i, at] of [0, 0.13, 0.3].entries()) {
    leg(out, multiply(show('sinus', glide(150 + i * 40, 420 + i * 60, 0.09), 0.12), pluck(0.004, 0.04)), { op: at });
    leg(out, multiply(wet, pluck(0.01, 0.05)), { op: at, gain: 0.7 });
  }
  return out;
}

/** A blade over ice: small hard ticks in a bright hiss. */
function scrape(): Wave {
  const rng = createRng(83);
  const out = multiply(filter(noise(0.55, rng), 'band', { f: 5200, q: 1.4 }), line([0, 0], [0.05, 0.6], [0.55, 0]));
  for (let i = 0; i < 12; i += 1)
    leg(out, multiply(show('sinus', 2400 + rng.next() * 2200, 0.05), pluck(0.001, 0.012)), {
      op: rng.next() * 0.45,
      gain: 0.5,
    });
  return out;
}

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  { naam: 'piep', luid: -27, loop: true, create: squeak },
  ...takes({ naam: 'bel', luid: -17, create: doorbell }, 3),
  { naam: 'gaap', luid: -19, create: yawn },
  { naam: 'lift', luid: -24, create: lift },
  { naam: 'hallo', luid: -20, create: hello },
  { naam: 'prut', luid: -20, create: squelch },
  { naam: 'kras', luid: -24, create: scrape },
];

/** Its music: an easy whistling tune, as on a ladder in the sun. */
export const piece: Piece = {
  naam: 'glazenwasser',
  tempo: 108,
  grond: 65,
  tonality: 'groot',
  instrument: 'fluit',
  accompaniment: 'marimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 6, 4, 5, 1, 6, 2, 5],
  melody:
    '5 . . 3 5 . 6 . | 8 . 6 . 3 . . . | 4 . . 6 8 . 6 . | 5 . 4 . 2 . . . | 3 . . 5 8 . 7 . | 6 . 8 . 6 . 3 . | 4 . 6 . 4 . 2 . | 5 . 7 . 8 . . .',
  bridge: {
    chords: [4, 1, 2, 6, 4, 1, 5, 5],
    melody:
      '6 . 8 . 4 . 6 . | 5 . 3 . 5 . . . | 4 . 2 . 6 . 4 . | 3 . 6 . 8 . . . | 6 . 4 . 8 . 6 . | 8 . 5 . 3 . 1 . | 2 . 4 . 5 . 7 . | 9 . 7 . 5 . . .',
  },
};
