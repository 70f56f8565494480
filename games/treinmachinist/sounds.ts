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
import { musicBox } from '../../tools/build/sounds/instruments.ts';
import { takes } from '../../tools/build/sounds/takes.ts';
import type { Klank } from '../../tools/build/sounds/kinds.ts';
import type { Piece } from '../../tools/build/sounds/pieces.ts';

/** One stroke of the engine: a puff of steam with a soft thud under it. */
function steamStroke(seed: number): Wave {
  const air = filter(noise(0.22, createRng(seed)), 'band', { f: glide(1500, 620, 0.2), q: 0.8 });
  const thud = multiply(show('sinus', glide(120, 70, 0.08), 0.22), pluck(0.003, 0.05));
  return sum(multiply(air, line([0, 0], [0.02, 1], [0.09, 0.5], [0.22, 0])), multiply(thud, 0.5));
}

/** "Toet": three pipes that come up together, with some steam in it. */
function whistle(): Wave {
  const sec = 0.62;
  const rise = line([0, 0.94], [0.07, 1], [0.5, 1], [sec, 0.96]);
  const loud = line([0, 0], [0.05, 1], [0.42, 0.9], [sec, 0]);
  const pipes = [622, 740, 932].map((f, i) =>
    multiply(
      show('driehoek', (t) => f * rise(t), sec),
      0.5 - i * 0.1,
    ),
  );
  const steam = multiply(filter(noise(sec, createRng(52)), 'band', { f: 2600, q: 1 }), 0.22);
  return reverb(multiply(sum(...pipes, steam), loud), { wet: 0.22, staart: 0.35 });
}

/** A lever goes over and the rail falls in its place. */
function clack(): Wave {
  const out = silence(0.3);
  const knock = (f: number, seed: number): Wave =>
    sum(
      multiply(filter(noise(0.06, createRng(seed)), 'band', { f: 2200, q: 1.4 }), pluck(0.001, 0.012)),
      multiply(show('driehoek', glide(f, f * 0.7, 0.05), 0.1), pluck(0.001, 0.03)),
    );
  leg(out, knock(300, 53), { op: 0, gain: 0.7 });
  leg(out, knock(190, 54), { op: 0.11 });
  return out;
}

function stationBell(): Wave {
  const out = silence(1.3);
  for (const [i, midi] of [79, 83, 86].entries()) leg(out, musicBox(midi, 0.9), { op: i * 0.12 });
  return reverb(out, { wet: 0.2, staart: 0.4 });
}

/** An animal that says one long vowel. */
function call(o: { from: number; to: number; sec: number; tremble: number }): Wave {
  const pitch = (t: number): number =>
    line([0, o.from], [0.15, o.from * 1.15], [o.sec, o.to])(t) * (1 + o.tremble * Math.sin(50 * t));
  const throat = filter(show('zaag', pitch, o.sec), 'band', { f: line([0, 380], [0.25, 820], [o.sec, 480]), q: 1.6 });
  const chest = multiply(filter(show('driehoek', pitch, o.sec), 'laag', { f: 600 }), 0.6);
  return multiply(sum(throat, chest), line([0, 0], [0.08, 0.8], [o.sec * 0.6, 1], [o.sec, 0]));
}

/** Own sounds of the game. */
export const klanken: readonly Klank[] = [
  ...takes({ naam: 'tsjoek', luid: -24, create: () => steamStroke(50) }, 4),
  { naam: 'fluit', luid: -20, create: whistle },
  ...takes({ naam: 'klak', luid: -18, create: clack }, 3),
  { naam: 'stationsbel', luid: -18, create: stationBell },
  { naam: 'loei', luid: -20, create: () => call({ from: 150, to: 118, sec: 1, tremble: 0.004 }) },
  { naam: 'bleet', luid: -21, create: () => call({ from: 420, to: 330, sec: 0.6, tremble: 0.05 }) },
];

/** Its music. */
export const piece: Piece = {
  naam: 'treinmachinist',
  tempo: 108,
  grond: 60,
  tonality: 'groot',
  instrument: 'banjo',
  accompaniment: 'marimba',
  maat: 8,
  rhythm: 'licht',
  chords: [1, 1, 4, 1, 6, 2, 5, 1],
  melody:
    '1 . 3 5 . 3 5 . | 8 . 5 3 . 5 3 . | 4 . 6 8 . 6 4 . | 3 . 5 . 1 . . . | 6 . 8 10 . 8 6 . | 4 . 2 4 . 6 4 . | 5 . 7 9 . 7 5 . | 8 . 5 3 1 . . .',
  bridge: {
    chords: [4, 4, 1, 1, 2, 2, 5, 5],
    melody:
      '6 . 6 8 . 6 4 . | 6 . 8 10 . 8 6 . | 5 . 5 8 . 5 3 . | 5 . 3 1 . 3 5 . | 4 . 4 6 . 4 2 . | 4 . 6 9 . 6 4 . | 5 . 7 9 . 7 5 . | 7 . 9 . 5 . . .',
  },
};
