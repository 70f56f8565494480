import { normalize } from '#engine/core/taal/woord/normalize.ts';
import { spots } from '#engine/core/taal/item/woord-parts.ts';

/** What was taken off a piece of pasted text before a word was left. */
export type PasteMark = 'opmaak' | 'teken' | 'lidwoord';

/** One piece of a pasted text: exactly what stood there, and what is left of it. Empty `spelling` = no word was left. */
export interface PastedWoord {
  invoer: string;
  spelling: string;
  /** A sentence that stood behind the word on its line. */
  zin?: string;
  marks: readonly PasteMark[];
}

const TAG = /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{1,6});/giu;
const NUMBERING = /^\s*(?:\(?\d{1,3}[.):]|\d{1,3}\s+(?=\p{L})|[-–—•*▪◦·>]+\s)\s*/u;
/** A slash or semicolon of markup divides nothing. */
const BETWEEN = /[,\t|]+|(?<!&[a-z]{2,8}|&#\d{1,6});|(?<!<)\/(?!>)/iu;
/** Whatever is no letter, apostrophe, hyphen or space; a digit stays where it is part of a word. */
const STRANGE = /[^\p{L}\p{M}'’‘ʼ`´\u2032 -]/gu;
const ARTICLE = /^(?:de|het|een|'t|de\/het)\s+(?=\p{L})/iu;
const EDGES = /^[-'\s]+(?=\p{L})|[-\s]+$/gu;
const SIGNS = /[.,:;!?"“”„()[\]{}…]/gu;

/** A word with a sentence behind it: `hond: De hond blaft.`, or the two in two columns. */
function withZin(line: string): { woord: string; zin: string } | undefined {
  const [, woord = '', zin = ''] = /^\s*([^\t:=|–]{1,40}?)\s*(?:\t|:|=|\||–|\s-\s)\s*(.+)$/u.exec(line) ?? [];
  const bare = normalize(woord.replace(ARTICLE, ''));
  const isZin = bare !== '' && zin.trim().split(/\s+/u).length >= 3 && spots(bare, normalize(zin)).length === 1;
  return isZin ? { woord, zin: normalize(zin) } : undefined;
}

function clean(input: string): Pick<PastedWoord, 'spelling' | 'marks'> {
  const untagged = input.replace(TAG, ' ');
  const signless = untagged.replace(NUMBERING, '').replace(SIGNS, ' ');
  const letters = signless.replace(STRANGE, ' ');
  const single = normalize(letters.replace(/\s+/gu, ' ')).replace(EDGES, '').trim();
  const spelling = single.replace(ARTICLE, '');
  const marks: (PasteMark | false)[] = [
    untagged !== input && 'opmaak',
    /\S/u.test(signless) && letters !== signless && 'teken',
    spelling !== single && 'lidwoord',
  ];
  return { spelling: /\p{L}/u.test(spelling) ? spelling : '', marks: marks.filter((mark) => mark !== false) };
}

/** Words of one piece: what stands apart by spaces is a word of its own, an article belongs to the word behind it. */
function piecesOf(piece: string): string[] {
  const bare = piece.replace(TAG, ' ').replace(NUMBERING, '').trim();
  const parts = bare.replace(ARTICLE, '').trim().split(/\s+/u);
  if (parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length <= 1) return [piece];
  const out: string[] = [];
  // A sign that stands apart belongs to the word before it.
  for (const part of parts) {
    const last = out.pop();
    if (last !== undefined && !/[\p{L}\p{N}]/u.test(part)) out.push(`${last} ${part}`);
    else out.push(...(last === undefined ? [part] : [last, part]));
  }
  return out;
}

/**
 * Words of a pasted text in their order: lines, commas, semicolons, tabs, bars and spaces divide; numbers, bullets, signs,
 * markup and emoji are taken off and named. Nothing that holds a sign is left out: a piece without a word comes back with an
 * empty spelling.
 */
export function pastedWoorden(text: string): PastedWoord[] {
  return text.split(/\r\n|\r|\n/u).flatMap((line): PastedWoord[] => {
    if (line.trim() === '') return [];
    const both = withZin(line);
    if (both !== undefined) return [{ invoer: line.trim(), ...clean(both.woord), zin: both.zin }];
    return line
      .split(BETWEEN)
      .filter((piece) => piece.trim() !== '')
      .flatMap(piecesOf)
      .map((piece) => ({ invoer: piece.trim(), ...clean(piece) }));
  });
}
