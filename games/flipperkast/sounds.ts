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
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** A coil that pulls an arm of metal against rubber. */
function clack(): Wave {
  const coil = multiply(show('sinus', glide(190, 90, 0.05), 0.16), pluck(0.001, 0.03));
  const hit = multiply(filter(noise(0.14, createRng(21)), 'band', { f: 1900, q: 0.8 }), pluck(0.001, 0.018));
  return sum(coil, multiply(hit, 0.8));
}

/** Bell under a bumper, with the thump of its ring. */
function bell(high: number): Wave {
  const ring = [1, 2.76, 5.4].map((k, i) =>
    multiply(
      show('sinus', () => high * k, 0.6),
      (t) => pluck(0.001, 0.16 / (i + 1))(t) * (0.6 / (i + 1)),
    ),
  );
  const thump = multiply(show('sinus', glide(160, 80, 0.06), 0.14), pluck(0.001, 0.035));
  return reverb(sum(...ring, thump), { wet: 0.14, staart: 0.35 });
}

/** A spring that is let go, and a ball that rolls up. */
function spring(): Wave {
  const twang = multiply(
    show('zaag', (t) => 90 + 60 * Math.exp(-t * 9) * Math.sin(2 * Math.PI * 17 * t), 0.5),
    pluck(0.002, 0.12),
  );
  const roll = multiply(
    filter(noise(0.7, createRng(22)), 'band', { f: glide(500, 2200, 0.6), q: 1.2 }),
    pluck(0.05, 0.24),
  );
  return sum(multiply(filter(twang, 'laag', { f: 1400 }), 0.8), multiply(roll, 0.5));
}

/** Two short barks. */
function bark(): Wave {
  const out = silence(0.5);
  for (const at of [0, 0.2])
    leg(
      out,
      multiply(
        filter(
          show('zaag', (t) => 340 - 500 * t, 0.15),
          'band',
          { f: glide(1300, 600, 0.12), q: 1.1 },
        ),
        line([0, 0], [0.015, 1], [0.08, 0.7], [0.15, 0]),
      ),
      { op: at },
    );
  return out;
}

/** All lamps at once: bells that climb. */
function jackpot(): Wave {
  const out = silence(1.5);
  for (const [i, k] of [1, 1.25, 1.5, 2, 1.5, 2, 2.5, 3].entries())
    leg(out, bell(523 * k), { op: i * 0.09, gain: 0.8 });
  return out;
}

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  ...takes({ naam: 'flip', luid: -18, create: clack }, 3),
  ...[659, 784, 988].map((high, i) => ({ naam: `bel-${i + 1}`, luid: -19, create: () => bell(high) })),
  { naam: 'veer', luid: -19, create: spring },
  { naam: 'blaf', luid: -19, create: bark },
  { naam: 'jackpot', luid: -18, create: jackpot },
];

/** Its music. */
export const piece: Piece = {
  naam: 'flipperkast',
  tempo: 126,
  grond: 60,
  tonality: 'groot',
  instrument: 'marimba',
  accompaniment: 'kalimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 6, 2, 5, 1, 6, 4, 5],
  melody:
    '5 . 3 5 . 8 . 5 | 6 . 8 . 6 3 . . | 4 . 2 4 . 6 . 4 | 5 . 7 . 9 . 7 . | 8 . 5 8 . 10 . 8 | 6 . 3 . 6 8 . . | 4 6 8 . 6 . 4 . | 5 . 7 . 8 . . .',
  bridge: {
    chords: [4, 5, 3, 6, 4, 2, 5, 1],
    melody:
      '6 . 8 . 6 4 . . | 7 . 5 . 2 . 5 . | 5 . 7 . 10 . 7 . | 8 . 6 . 3 . . . | 6 . 4 6 . 8 . 6 | 4 . 6 . 9 . 6 . | 7 . 9 . 7 5 . . | 8 . 5 . 8 . . .',
  },
};
