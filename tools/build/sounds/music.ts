import { createRng, hashText, type Rng } from '#engine/core/basis/rng.ts';
import { layWrapped, multiply, silence, type Wave } from './dsp.ts';
import { filter, reverb } from './filter.ts';
import { bass, woodBlock, shaker, play, drum, type Instrument } from './instruments.ts';
import type { Klank } from './kinds.ts';
import type { Piece, Theme } from './pieces.ts';

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
export function readMelody(theme: Theme, bar: number): { plek: number; grade: number }[] {
  return theme.melody.split('|').flatMap((size, m) =>
    size
      .trim()
      .split(/\s+/)
      .flatMap((draw, i) => (draw === '.' ? [] : [{ plek: m * bar + i, grade: Number(draw) }])),
  );
}

/** One way to play a theme: who leads, what is laid beside the tune, and whether the drums join. */
interface Section {
  theme: 'own' | 'bridge';
  lead: 'instrument' | 'accompaniment';
  /** Degrees from the tune to a second, softer voice; 7 = an octave above. */
  second?: number;
  /** Every other bar of the tune is left to the accompaniment. */
  sparse?: boolean;
  drums: boolean;
}

/** A piece walks through these until it is long enough, so that no bar sounds the same twice in a minute. */
const FORM: readonly Section[] = [
  { theme: 'own', lead: 'instrument', drums: false },
  { theme: 'bridge', lead: 'accompaniment', drums: true },
  { theme: 'own', lead: 'instrument', second: -2, drums: true },
  { theme: 'bridge', lead: 'instrument', second: 7, drums: true },
  { theme: 'own', lead: 'accompaniment', sparse: true, drums: true },
  { theme: 'own', lead: 'instrument', second: 7, drums: true },
];
/** Seconds before a piece repeats (games.md section 3). */
const LONG_ENOUGH = 62;

const sectionSeconds = (piece: Piece): number => (piece.chords.length * piece.maat * 30) / piece.tempo;
const sectionsOf = (piece: Piece): readonly Section[] =>
  FORM.slice(0, Math.max(3, Math.ceil(LONG_ENOUGH / sectionSeconds(piece))));

/** Length of the loop in seconds. */
export function duration(piece: Piece): number {
  return sectionSeconds(piece) * sectionsOf(piece).length;
}

/** A broken chord: [eighth in the bar, steps above the root]. */
type Figure = readonly (readonly [number, number])[];
/** Half a section has one of these, and its last bar the next: what accompanies does not come round every other bar. */
const FOUR_FOUR: readonly Figure[] = [
  [
    [2, 2],
    [3, 4],
    [6, 2],
    [7, 4],
  ],
  [
    [1, 2],
    [2, 4],
    [3, 7],
    [5, 4],
    [6, 2],
  ],
  [
    [2, 2],
    [2, 4],
    [5, 4],
    [6, 2],
    [6, 4],
  ],
  [
    [0, 7],
    [2, 4],
    [4, 2],
    [5, 4],
    [7, 7],
  ],
];
const WALTZ: readonly Figure[] = [
  [
    [2, 2],
    [2, 4],
    [4, 2],
    [4, 4],
  ],
  [
    [1, 2],
    [2, 4],
    [3, 7],
    [4, 4],
    [5, 2],
  ],
  [
    [2, 4],
    [3, 2],
    [4, 7],
  ],
  [
    [0, 7],
    [2, 2],
    [4, 4],
    [5, 7],
  ],
];
const HALF_BARS = 4;
/** The last bar of a half goes on to the next. */
const isFill = (m: number): boolean => m % HALF_BARS === HALF_BARS - 1;

function figureOf(figures: readonly Figure[], section: number, m: number): Figure {
  const nr = section + Math.floor(m / HALF_BARS) * 2 + (isFill(m) ? 1 : 0);
  return figures[nr % figures.length] ?? [];
}

interface Spelen {
  piece: Piece;
  uit: Wave;
  countUp: number;
  rng: Rng;
  /** Each note is made once at full strength. */
  notes: Map<string, Wave>;
}
/** A section with the eighth it begins at. */
interface Pass {
  nr: number;
  section: Section;
  theme: Theme;
  begin: number;
}

function noteOf({ notes, rng }: Spelen, instrument: Instrument, midi: number): Wave {
  const key = `${instrument} ${midi}`;
  const known = notes.get(key);
  if (known !== undefined) return known;
  const made = play(instrument, midi, { strength: 1, rng });
  notes.set(key, made);
  return made;
}

function melody(spelen: Spelen, { section, theme, begin }: Pass): void {
  const { piece, uit: out, countUp, rng } = spelen;
  for (const { plek: spot, grade } of readMelody(theme, piece.maat)) {
    if (section.sparse === true && Math.floor(spot / piece.maat) % 2 === 1) continue;
    // A player is never exactly even: a little late, a little softer.
    const strength = (spot % piece.maat === 0 ? 1 : 0.82) + rng.next() * 0.1;
    const at = (begin + spot) * countUp + rng.next() * 0.008;
    const tune = noteOf(spelen, piece[section.lead], scaleStep(piece, grade) + 12);
    layWrapped(out, tune, { op: at, gain: 0.5 * strength });
    if (section.second === undefined) continue;
    const beside = noteOf(spelen, piece.accompaniment, scaleStep(piece, grade + section.second) + 12);
    layWrapped(out, beside, { op: at + 0.012, gain: 0.2 * strength });
  }
}

function accompaniment(spelen: Spelen, { nr, theme, begin }: Pass): void {
  const { piece, uit: out, countUp, rng } = spelen;
  theme.chords.forEach((grade, m) => {
    const bar = begin + m * piece.maat;
    layWrapped(out, bass(scaleStep(piece, grade) - 12, 1), { op: bar * countUp, gain: 0.42 });
    if (piece.maat === 8)
      layWrapped(out, bass(scaleStep(piece, grade + 4) - 24, 0.8), { op: (bar + 4) * countUp, gain: 0.36 });
    // The bass walks up to the root of the next bar.
    if (isFill(m))
      layWrapped(out, bass(scaleStep(piece, grade + 2) - 12, 0.7), { op: (bar + piece.maat - 1) * countUp, gain: 0.3 });
    for (const [spot, above] of figureOf(piece.maat === 8 ? FOUR_FOUR : WALTZ, nr, m)) {
      layWrapped(out, noteOf(spelen, piece.accompaniment, scaleStep(piece, grade + above)), {
        op: (bar + spot) * countUp + rng.next() * 0.006,
        gain: 0.144,
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

function rhythm({ piece, uit: out, countUp, rng }: Spelen, { theme, begin }: Pass): void {
  for (let spot = 0; spot < theme.chords.length * piece.maat; spot++) {
    const rest = piece.maat - (spot % piece.maat);
    // Three knocks lead over to the next half.
    if (piece.rhythm !== 'geen' && isFill(Math.floor(spot / piece.maat)) && rest <= 3)
      layWrapped(out, woodBlock(0.4 + 0.1 * (3 - rest)), { op: (begin + spot) * countUp, gain: 0.12 });
    for (const { golf: wave, op: at, gain } of RHYTHMS[piece.rhythm](spot % piece.maat, (begin + spot) * countUp, rng))
      layWrapped(out, wave, { op: at, gain });
  }
}

/** Renders a piece as a loop: tails of notes and room wrap around the seam. */
export function createMusic(piece: Piece): Wave {
  const spelen: Spelen = {
    piece,
    uit: silence(duration(piece)),
    countUp: 30 / piece.tempo,
    rng: createRng(hashText(piece.naam)),
    notes: new Map(),
  };
  sectionsOf(piece).forEach((section, nr) => {
    const theme = section.theme === 'own' ? piece : piece.bridge;
    const pass: Pass = { nr, section, theme, begin: nr * piece.chords.length * piece.maat };
    melody(spelen, pass);
    accompaniment(spelen, pass);
    if (section.drums) rhythm(spelen, pass);
  });
  const band = filter(filter(spelen.uit, 'laag', { f: 8500 }), 'hoog', { f: 30 });
  return reverb(multiply(band, 0.5), { wet: 0.24, staart: 0.5, rond: true });
}

export function musicKlank(piece: Piece): Klank {
  return { naam: 'muziek', luid: -18, scale: 'whole', loop: true, create: () => createMusic(piece) };
}
