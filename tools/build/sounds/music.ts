import { createRng, hashText, type Rng } from '#engine/core/basis/rng.ts';
import { layWrapped, multiply, silence, type Wave } from './dsp.ts';
import { filter, reverb } from './filter.ts';
import { bass, woodBlock, shaker, play, drum } from './instruments.ts';
import type { Klank } from './kinds.ts';
import type { Piece } from './pieces.ts';

const LADDERS: Readonly<Record<Piece['tonality'], readonly number[]>> = {
  groot: [0, 2, 4, 5, 7, 9, 11],
  klein: [0, 2, 3, 5, 7, 8, 10],
  dorisch: [0, 2, 3, 5, 7, 9, 10],
};

/** MIDI note of a degree; 1 = the ground note, 8 = an octave higher, 0 = the seventh below. */
export function scaleStep(piece: Pick<Piece, 'grond' | 'tonality'>, grade: number): number {
  const zero = grade - 1;
  const octave = Math.floor(zero / 7);
  return piece.grond + 12 * octave + (LADDERS[piece.tonality][zero - 7 * octave] ?? 0);
}

/** Melody as [eighth, degree]. */
export function readMelody(piece: Piece): { plek: number; grade: number }[] {
  return piece.melody.split('|').flatMap((size, m) =>
    size
      .trim()
      .split(/\s+/)
      .flatMap((draw, i) => (draw === '.' ? [] : [{ plek: m * piece.maat + i, grade: Number(draw) }])),
  );
}

/** Length of the loop in seconds. */
export function duration(piece: Piece): number {
  return (piece.chords.length * piece.maat * 30) / piece.tempo;
}

/** Broken chord: [eighth in the bar, steps above the root]. */
const FOUR_FOUR = [
  [2, 2],
  [3, 4],
  [6, 2],
  [7, 4],
] as const;
const WALTZ = [
  [2, 2],
  [2, 4],
  [4, 2],
  [4, 4],
] as const;

interface Spelen {
  piece: Piece;
  uit: Wave;
  countUp: number;
  rng: Rng;
}

function melody({ piece, uit: out, countUp, rng }: Spelen): void {
  for (const { plek: spot, grade } of readMelody(piece)) {
    // A player is never exactly even: a little late, a little softer.
    const strength = (spot % piece.maat === 0 ? 1 : 0.82) + rng.next() * 0.1;
    layWrapped(out, play(piece.instrument, scaleStep(piece, grade) + 12, { strength, rng }), {
      op: spot * countUp + rng.next() * 0.008,
      gain: 0.5,
    });
  }
}

function accompaniment({ piece, uit: out, countUp, rng }: Spelen): void {
  piece.chords.forEach((grade, m) => {
    const begin = m * piece.maat;
    layWrapped(out, bass(scaleStep(piece, grade) - 12, 1), { op: begin * countUp, gain: 0.42 });
    if (piece.maat === 8)
      layWrapped(out, bass(scaleStep(piece, grade + 4) - 24, 0.8), { op: (begin + 4) * countUp, gain: 0.36 });
    for (const [spot, above] of piece.maat === 8 ? FOUR_FOUR : WALTZ) {
      layWrapped(out, play(piece.accompaniment, scaleStep(piece, grade + above), { strength: 0.6, rng }), {
        op: (begin + spot) * countUp + rng.next() * 0.006,
        gain: 0.24,
      });
    }
  });
}

interface Strike {
  op: number;
  golf: Wave;
  gain: number;
}

/** What the drums do on eighth `i` of a bar. */
const RHYTHMS: Readonly<Record<Piece['rhythm'], (i: number, at: number, rng: Rng) => Strike[]>> = {
  geen: () => [],
  wals: (i, at, rng) => (i === 2 || i === 4 ? [{ op: at, golf: shaker(0.7, rng), gain: 0.5 }] : []),
  licht: (i, at, rng) => (i % 2 === 0 ? [{ op: at, golf: shaker(i % 4 === 2 ? 1 : 0.55, rng), gain: 0.5 }] : []),
  stap: (i, at, rng) => [
    ...(i % 4 === 0 ? [{ op: at, golf: drum(0.7), gain: 0.34 }] : []),
    ...(i % 4 === 2 ? [{ op: at, golf: woodBlock(0.7), gain: 0.16 }] : []),
    { op: at, golf: shaker(i % 2 === 0 ? 0.4 : 0.8, rng), gain: 0.4 },
  ],
};

function rhythm({ piece, uit: out, countUp, rng }: Spelen): void {
  for (let spot = 0; spot < piece.chords.length * piece.maat; spot++) {
    for (const { golf: wave, op: at, gain } of RHYTHMS[piece.rhythm](spot % piece.maat, spot * countUp, rng))
      layWrapped(out, wave, { op: at, gain });
  }
}

/** Renders a piece as a loop: tails of notes and room wrap around the seam. */
export function createMusic(piece: Piece): Wave {
  const out = silence(duration(piece));
  const spelen = { piece, uit: out, countUp: 30 / piece.tempo, rng: createRng(hashText(piece.naam)) };
  melody(spelen);
  accompaniment(spelen);
  rhythm(spelen);
  return reverb(multiply(filter(out, 'laag', { f: 8500 }), 0.5), { wet: 0.24, staart: 0.5, rond: true });
}

export function musicKlank(piece: Piece): Klank {
  return { naam: 'muziek', luid: -21, loop: true, create: () => createMusic(piece) };
}
