import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Families on paper, the same as on the screen. */
export type Letter = 'Lexend' | 'LexendHalf' | 'Andika';
/** Piece of text in one font file. */
interface Loop {
  text: string;
  font: string;
}

/** Weights we print. `normal` is the only style: a heavier one is a family of its own. */
const FILES = {
  Lexend: ['lexend', 400],
  LexendHalf: ['lexend', 600],
  Andika: ['andika', 700],
} as const satisfies Record<Letter, readonly [string, number]>;
/** Font files come per alphabet; the first that has a letter is used. Ranges of code points as the packages state them. */
const ALPHABETS = [
  {
    naam: 'latin',
    has: [
      [0x00, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
    ],
  },
  {
    naam: 'latin-ext',
    has: [
      [0x100, 0x2ff],
      [0x1d00, 0x1dbf],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
      [0x20a0, 0x20c0],
    ],
  },
  {
    naam: 'vietnamese',
    has: [
      [0x300, 0x323],
      [0x1ea0, 0x1ef9],
    ],
  },
] as const;

const require = createRequire(import.meta.url);
const fontId = (letter: Letter, alphabet: string): string => `${letter}-${alphabet}`;

/** Font files by the id that a `Loop` names. */
export function fontFiles(): Record<string, { normal: string }> {
  const pairs = Object.entries(FILES).flatMap(([letter, [pkg, weight]]) => {
    const map = join(dirname(require.resolve(`@fontsource/${pkg}/package.json`)), 'files');
    return ALPHABETS.map(
      ({ naam: name }) => [`${letter}-${name}`, { normal: join(map, `${pkg}-${name}-${weight}-normal.woff`) }] as const,
    );
  });
  return Object.fromEntries(pairs);
}

/** Text in pieces that each have a font with all their letters, so that no name loses a letter on paper. */
export function withLetters(text: string, letter: Letter): Loop[] {
  const out: Loop[] = [];
  for (const draw of text.normalize('NFC')) {
    const code = draw.codePointAt(0) ?? 0;
    const font = fontId(
      letter,
      ALPHABETS.find(({ has }) => has.some(([from, until]) => code >= from && code <= until))?.naam ?? 'latin',
    );
    const last = out.at(-1);
    if (last?.font === font) last.text += draw;
    else out.push({ text: draw, font });
  }
  return out;
}
