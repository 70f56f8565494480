import type { Instrument } from './instruments.ts';

/**
 * Eight bars in eighths: our own compositions.
 * Melody: degree of the scale (8 = octave, 0 = the seventh below), `.` = rest; bars split by `|`. Chords: degree of the root per bar.
 */
export interface Theme {
  chords: readonly number[];
  melody: string;
}

/** A theme and a bridge, which are played in turns and never twice in the same way. */
export interface Piece extends Theme {
  naam: string;
  tempo: number;
  grond: number;
  tonality: 'groot' | 'klein' | 'dorisch';
  instrument: Instrument;
  accompaniment: Instrument;
  bridge: Theme;
  /** Eighths per bar: 8 = four beats, 6 = a waltz. */
  maat: 8 | 6;
  rhythm: 'geen' | 'licht' | 'stap' | 'wals';
}

/** One loop for the map and one per land; a game brings its own in `games/<spel>/sounds.ts`. */
export const pieces: readonly Piece[] = [
  {
    naam: 'kaart',
    tempo: 92,
    grond: 60,
    tonality: 'groot',
    instrument: 'kalimba',
    accompaniment: 'marimba',
    maat: 8,
    rhythm: 'licht',
    chords: [1, 6, 4, 5, 1, 6, 4, 1],
    melody:
      '5 . 3 5 . 8 . 6 | 5 . 3 . 1 . . . | 4 . 6 8 . 6 . 4 | 5 . . 2 3 2 . . | 5 . 3 5 . 8 . 9 | 10 . 8 . 6 . . . | 4 6 . 5 . 4 . 2 | 1 . 3 . 1 . . .',
    bridge: {
      chords: [4, 4, 1, 1, 2, 2, 5, 5],
      melody:
        '6 . 8 . 6 . 4 . | 6 . . . 8 . . . | 5 . 8 . 5 . 3 . | 5 . . . 3 . . . | 4 . 6 . 9 . 8 . | 6 . 4 . 2 . . . | 5 . 4 . 2 . 4 . | 5 . 7 . 9 . . .',
    },
  },
  {
    naam: 'boerenland',
    tempo: 104,
    grond: 62,
    tonality: 'groot',
    instrument: 'banjo',
    accompaniment: 'marimba',
    maat: 8,
    rhythm: 'stap',
    chords: [1, 1, 4, 1, 1, 5, 4, 1],
    melody:
      '1 . 3 5 6 . 5 . | 3 . 5 . 3 2 1 . | 4 . 6 8 6 . 4 . | 5 . 3 . 1 . . . | 1 . 3 5 6 . 8 . | 7 . 5 . 2 . 5 . | 6 . 4 . 3 . 2 . | 1 . 5 . 1 . . .',
    bridge: {
      chords: [4, 4, 1, 1, 5, 5, 1, 5],
      melody:
        '6 . 8 6 4 . 6 . | 8 . 6 . 4 . . . | 5 . 8 5 3 . 5 . | 8 . 5 . 3 . . . | 2 . 5 2 4 . 2 . | 7 . 5 . 4 . 2 . | 3 . 1 . 3 . 5 . | 2 . 5 . 7 . . .',
    },
  },
  {
    naam: 'stad',
    tempo: 100,
    grond: 65,
    tonality: 'groot',
    instrument: 'marimba',
    accompaniment: 'kalimba',
    maat: 8,
    rhythm: 'licht',
    chords: [1, 6, 2, 5, 3, 6, 2, 5],
    melody:
      '. 3 . 5 . 3 6 . | 5 . . 3 . 1 . . | . 2 . 4 . 6 5 . | 4 . 2 . 0 . . . | . 3 . 5 . 7 8 . | 6 . . 8 . 5 . . | . 4 . 6 5 . 4 . | 2 . 0 . 2 . . .',
    bridge: {
      chords: [4, 5, 3, 6, 4, 5, 6, 5],
      melody:
        '. 6 . 8 . 6 4 . | 5 . . 7 . 9 . . | . 7 . 5 . 3 5 . | 6 . . 8 . 6 . . | . 4 . 6 . 8 9 . | 7 . 5 . 2 . . . | . 8 . 6 . 3 6 . | 5 . 7 . 5 . . .',
    },
  },
  {
    naam: 'water',
    tempo: 126,
    grond: 67,
    tonality: 'groot',
    instrument: 'speeldoos',
    accompaniment: 'kalimba',
    maat: 6,
    rhythm: 'wals',
    chords: [1, 4, 1, 5, 6, 4, 5, 1],
    melody:
      '5 . . 3 . 1 | 6 . . 5 . 4 | 3 . 5 . 8 . | 7 . . 5 . . | 8 . . 6 . 5 | 6 . 8 . 6 . | 5 . 4 . 2 . | 1 . . . . .',
    bridge: {
      chords: [6, 3, 4, 1, 6, 3, 2, 5],
      melody:
        '8 . 6 . 3 . | 5 . . 7 . . | 6 . 4 . 6 . | 5 . . 3 . . | 8 . 10 . 8 . | 7 . . 5 . . | 6 . 4 . 2 . | 5 . . . 7 .',
    },
  },
  {
    naam: 'bos',
    tempo: 84,
    grond: 57,
    tonality: 'dorisch',
    instrument: 'fluit',
    accompaniment: 'kalimba',
    maat: 8,
    rhythm: 'licht',
    chords: [1, 4, 1, 7, 3, 4, 7, 1],
    melody:
      '8 . . 7 5 . . . | 6 . 4 . 6 . . . | 5 . 3 . 1 . 3 . | 4 . 2 . . . . . | 5 . 7 . 10 . 9 . | 8 . 6 . 4 . 6 . | 7 . 5 . 4 . 2 . | 1 . . . 5 . . .',
    bridge: {
      chords: [3, 7, 1, 4, 3, 7, 4, 1],
      melody:
        '10 . 9 . 7 . 5 . | 7 . . . 9 . . . | 8 . 5 . 3 . 5 . | 6 . . . 4 . . . | 7 . 10 . 9 . 7 . | 6 . 4 . 2 . 4 . | 6 . 8 . 6 . 4 . | 5 . . . 1 . . .',
    },
  },
  {
    naam: 'kermis',
    tempo: 132,
    grond: 60,
    tonality: 'groot',
    instrument: 'speeldoos',
    accompaniment: 'marimba',
    maat: 6,
    rhythm: 'wals',
    chords: [1, 1, 5, 5, 2, 5, 4, 1],
    melody:
      '5 . 6 5 3 . | 1 . 3 . 5 . | 4 . 5 4 2 . | 0 . 2 . 4 . | 6 . 8 6 4 . | 5 . 7 . 9 . | 8 . 6 . 4 . | 3 . 1 . . .',
    bridge: {
      chords: [6, 6, 2, 2, 4, 4, 5, 5],
      melody:
        '8 . 6 8 10 . | 6 . 3 . 6 . | 4 . 6 4 2 . | 6 . 9 . 6 . | 8 . 6 8 6 . | 4 . 6 . 8 . | 7 . 5 7 9 . | 5 . . 7 . .',
    },
  },
  {
    naam: 'fabriek',
    tempo: 108,
    grond: 58,
    tonality: 'dorisch',
    instrument: 'marimba',
    accompaniment: 'banjo',
    maat: 8,
    rhythm: 'stap',
    chords: [1, 1, 4, 4, 1, 7, 4, 1],
    melody:
      '1 . 1 3 . 1 . 5 | . 5 4 . 3 . 1 . | 4 . 4 6 . 4 . 8 | . 6 5 . 4 . . . | 1 . 1 3 . 5 . 8 | . 7 . 5 . 4 . 2 | 4 . 6 . 5 . 4 . | 3 . 2 . 1 . . .',
    bridge: {
      chords: [4, 4, 1, 1, 7, 7, 4, 5],
      melody:
        '. 4 6 . 8 . 6 4 | . 6 . 8 . . 6 . | . 1 3 . 5 . 8 5 | . 3 . 5 . . 3 . | . 7 9 . 7 . 4 2 | . 4 . 7 . . 4 . | . 6 8 . 6 . 4 6 | 5 . 2 . 4 . . .',
    },
  },
  {
    naam: 'savanne',
    tempo: 96,
    grond: 64,
    tonality: 'groot',
    instrument: 'kalimba',
    accompaniment: 'kalimba',
    maat: 8,
    rhythm: 'stap',
    chords: [1, 4, 5, 1, 1, 4, 5, 1],
    melody:
      '5 . . 3 . . 1 . | 6 . . 4 . . 1 . | 5 . . 2 . . 5 . | 3 . 2 . 1 . . . | 8 . . 5 . . 3 . | 6 . . 8 . . 6 . | 5 . . 4 . . 2 . | 3 . 1 . . . . .',
    bridge: {
      chords: [6, 4, 1, 5, 6, 4, 5, 5],
      melody:
        '8 . . 6 . . 3 . | 6 . . 8 . . 4 . | 5 . . 3 . 5 8 . | 7 . 5 . 2 . . . | 8 . . 10 . . 8 . | 6 . 8 . 6 . 4 . | 5 . . 7 . 9 . . | 7 . 5 . . . . .',
    },
  },
  {
    naam: 'bergen',
    tempo: 88,
    grond: 67,
    tonality: 'groot',
    instrument: 'fluit',
    accompaniment: 'kalimba',
    maat: 8,
    rhythm: 'geen',
    chords: [1, 5, 6, 4, 1, 5, 4, 1],
    melody:
      '1 . 3 . 5 . . . | 7 . 5 . 2 . . . | 3 . 6 . 8 . . . | 6 . 4 . . . 5 . | 3 . 5 . 8 . . . | 9 . 7 . 5 . . . | 6 . 4 . 2 . . . | 1 . . . . . . .',
    bridge: {
      chords: [6, 4, 1, 5, 6, 4, 5, 5],
      melody:
        '8 . . . 6 . . . | 6 . 8 . 4 . . . | 5 . . . 8 . . . | 7 . 5 . 2 . . . | 6 . 8 . 10 . . . | 8 . 6 . 4 . . . | 5 . 7 . 9 . . . | 7 . . . 5 . . .',
    },
  },
  {
    naam: 'ruimte',
    tempo: 80,
    grond: 57,
    tonality: 'klein',
    instrument: 'speeldoos',
    accompaniment: 'koor',
    maat: 8,
    rhythm: 'geen',
    chords: [1, 6, 3, 7, 1, 6, 4, 5],
    melody:
      '5 . . 8 . . 7 . | 6 . . . 3 . . . | 5 . . 7 . . 10 . | 9 . . . 7 . . . | 8 . . 5 . . 3 . | 6 . . 8 . . 10 . | 8 . 6 . 4 . 6 . | 5 . . . 2 . . .',
    bridge: {
      chords: [4, 7, 3, 6, 4, 7, 5, 5],
      melody:
        '6 . . . 8 . . . | 7 . 9 . 7 . . . | 5 . . . 7 . . . | 6 . 8 . 6 . . . | 8 . . . 10 . . . | 9 . 7 . 4 . . . | 5 . 7 . 9 . . . | 7 . . . 5 . . .',
    },
  },
];
