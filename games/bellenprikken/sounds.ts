import { createRng } from '#engine/core/basis/rng.ts';
import { leg, layWrapped, multiply, sum, silence, pluck, show, type Wave } from '../../tools/build/sounds/dsp.ts';
import { motor, pop } from '../../tools/build/sounds/effects.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** Bubble machine: low purr with a soft bubbling rhythm of eight beats. */
function bubbleMachine(): Wave {
  const sec = 2;
  const out = multiply(motor(64, sec, [1, 0.4, 0.3, 0.1]), (t) => 0.5 * (1 + 0.3 * Math.sin(2 * Math.PI * 4 * t)));
  const rng = createRng(35);
  for (let i = 0; i < 8; i++)
    layWrapped(out, pop(230 + rng.next() * 160, 300 + i), { op: i * 0.25 + rng.next() * 0.1, gain: 0.5 });
  return out;
}

const bubble = (high: number): Wave => {
  const rng = createRng(40 + high);
  const out = sum(silence(0.22), pop(620 + 170 * high, 41 + high));
  for (let i = 0; i < 5; i++)
    leg(out, multiply(show('sinus', 2600 + rng.next() * 3200, 0.03), pluck(0.001, 0.008)), {
      op: 0.03 + rng.next() * 0.12,
      gain: 0.09,
    });
  return out;
};

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  { naam: 'machine', luid: -28, loop: true, create: bubbleMachine },
  ...[0, 1, 2].map((h) => ({ naam: `bel-${h + 1}`, luid: -17, create: () => bubble(h) })),
];

/** Its music. */
export const piece: Piece = {
  naam: 'bellenprikken',
  tempo: 112,
  grond: 67,
  tonality: 'groot',
  instrument: 'kalimba',
  accompaniment: 'marimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 4, 6, 5, 1, 4, 5, 1],
  melody:
    '3 . 5 . 8 . 5 3 | 4 . 6 . 8 . 6 . | 8 . 6 . 3 . 6 . | 5 . 7 . 5 . 2 . | 3 . 5 . 8 . 10 . | 8 . 6 . 4 . 6 . | 5 . 4 . 2 . 0 . | 1 . 3 . 1 . . .',
  bridge: {
    chords: [6, 3, 4, 1, 2, 6, 4, 5],
    melody:
      '8 . 6 . 10 . 8 6 | 7 . 5 . 3 . 5 . | 6 . 8 . 4 . 6 . | 5 . 3 . 1 . . . | 4 . 6 . 9 . 6 4 | 6 . 8 . 10 . 8 . | 6 . 4 . 6 . 8 . | 7 . 5 . 2 . . .',
  },
};
