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

/** A soft push of air out of a wide barrel. */
function push(): Wave {
  const thud = multiply(show('sinus', glide(150, 52, 0.16), 0.42), pluck(0.004, 0.1));
  const puff = multiply(filter(noise(0.42, createRng(71)), 'laag', { f: glide(2400, 300, 0.2) }), pluck(0.003, 0.08));
  return reverb(sum(thud, multiply(puff, 0.7)), { wet: 0.18, staart: 0.4 });
}

/** Blocks of snow that fall one after another. */
function crumble(seed: number): Wave {
  const rng = createRng(seed);
  const out = silence(0.9);
  for (let i = 0; i < 9; i += 1) {
    const f = 240 + rng.next() * 300;
    const thud = multiply(filter(noise(0.12, rng), 'band', { f: f * 3, q: 0.9 }), pluck(0.002, 0.03));
    leg(out, sum(thud, multiply(show('sinus', glide(f, f * 0.6, 0.05), 0.1), pluck(0.002, 0.03))), {
      op: rng.next() * 0.62,
      gain: 0.4 + rng.next() * 0.6,
    });
  }
  return out;
}

/** Penguin: two squeaks that slide up. */
function squeak(): Wave {
  const call = (high: number): Wave =>
    multiply(
      filter(
        show('zaag', (t) => high * (1 + 2.2 * t) * (1 + 0.02 * Math.sin(2 * Math.PI * 40 * t)), 0.16),
        'band',
        {
          f: 1500,
          q: 1.4,
        },
      ),
      line([0, 0], [0.03, 1], [0.1, 0.8], [0.16, 0]),
    );
  const out = silence(0.44);
  leg(out, call(520), { op: 0 });
  leg(out, call(620), { op: 0.2 });
  return out;
}

/** A mouth full of snow. */
function munch(): Wave {
  const rng = createRng(74);
  const out = silence(0.7);
  for (const at of [0, 0.2, 0.4])
    leg(out, multiply(filter(noise(0.13, rng), 'band', { f: glide(1700, 700, 0.1), q: 1 }), pluck(0.012, 0.04)), {
      op: at,
    });
  return out;
}

const bell = (): Wave =>
  reverb(
    sum(
      ...[1, 2.4, 3.9].map((k, i) =>
        multiply(
          show('sinus', () => 880 * k, 0.9),
          (t) => pluck(0.002, 0.28 / (i + 1))(t) * (0.7 / (i + 1)),
        ),
      ),
    ),
    { wet: 0.25, staart: 0.5 },
  );

/** Somebody large who laughs far away. */
function laugh(): Wave {
  const out = silence(0.9);
  for (const [i, at] of [0, 0.2, 0.4].entries()) {
    const voice = show('zaag', (t) => (150 - i * 14) * (1 + 0.25 * Math.exp(-t / 0.05)), 0.17);
    leg(
      out,
      multiply(
        filter(voice, 'laag', { f: line([0, 300], [0.06, 1300], [0.17, 400]) }),
        line([0, 0], [0.03, 1], [0.17, 0]),
      ),
      {
        op: at,
      },
    );
  }
  return reverb(out, { wet: 0.35, staart: 0.6 });
}

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  { naam: 'knal', luid: -16, create: push },
  { naam: 'brokken-1', luid: -19, create: () => crumble(81) },
  { naam: 'brokken-2', luid: -19, create: () => crumble(82) },
  { naam: 'brokken-3', luid: -19, create: () => crumble(83) },
  { naam: 'piep', luid: -20, create: squeak },
  { naam: 'hap', luid: -19, create: munch },
  { naam: 'liftbel', luid: -19, create: bell },
  { naam: 'yeti', luid: -18, create: laugh },
];

/** Its music. */
export const piece: Piece = {
  naam: 'sneeuwkanon',
  tempo: 112,
  grond: 64,
  tonality: 'groot',
  instrument: 'speeldoos',
  accompaniment: 'kalimba',
  maat: 6,
  rhythm: 'wals',
  chords: [1, 6, 4, 5, 1, 3, 4, 5],
  melody:
    '8 . 5 3 . 5 | 6 . 8 10 . 8 | 6 . 4 6 . 8 | 7 . 5 2 . . | 8 . 10 8 . 5 | 7 . 5 3 . 5 | 6 . 4 2 . 4 | 5 . 7 8 . .',
  bridge: {
    chords: [4, 1, 5, 6, 4, 1, 2, 5],
    melody:
      '6 . . 8 . 6 | 5 . . 3 . 5 | 7 . . 9 . 7 | 8 . 6 3 . . | 6 . 8 10 . 8 | 5 . 8 10 . . | 9 . 6 4 . 6 | 7 . 9 5 . .',
  },
};
