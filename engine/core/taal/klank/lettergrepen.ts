import { ok } from '#engine/core/basis/result.ts';
import type { Result } from '#engine/core/basis/result.ts';
import { isBegin, isKlinkerletter } from '../woord/letters.ts';
import { parts } from '../form/morphology.ts';
import type { Morpheme } from '../form/morphology.ts';
import { readWoord } from '../woord/normalize.ts';
import type { TaalError } from '../woord/normalize.ts';
import type { Options } from '../woord/options.ts';
import { patternBreakPoints } from '../woord/patterns.ts';
import { isGreekTh, segment } from './segment.ts';
import type { Grafeem } from './segment.ts';
import { isEnglish, isSilentE } from '../woord/english.ts';
import { INFINITIEF } from '../woord/woord-table.ts';
import { LETTERGREEP_EXCEPTION } from '../tables/lettergreep-exception.ts';

/** Syllables in letters, what a child claps, and legal line breaks. */
export type Lettergrepen = { lettergrepen: string[]; klankgroepen: string[]; hyphenation: string[] };

/** Splits a word: `bak-ker` in letters, `ba-kker` clapped; an edge of one letter is never a line break. */
export function lettergrepen(input: string, o: Options = {}): Result<Lettergrepen, TaalError> {
  const woord = readWoord(input);
  if (!woord.ok) return woord;
  const parse = parseWoord(woord.value, o);
  const w = woord.value;
  return ok({
    lettergrepen: cut(w, parse.bounds),
    klankgroepen: cut(w, klankBounds(parse)),
    hyphenation: cut(
      w,
      parse.bounds.filter((g) => g > 1 && g < w.length - 1),
    ),
  });
}

/** Of the table, also with a plural -s: shut-tles. */
function exceptionOf(w: string): string | undefined {
  const base = w.endsWith('s') ? LETTERGREEP_EXCEPTION.get(w.slice(0, -1)) : undefined;
  return LETTERGREEP_EXCEPTION.get(w) ?? (base === undefined ? undefined : `${base}s`);
}

/** Internal view of one word: pieces, graphemes, syllable starts (without 0), and which graphemes are a nucleus. */
export type Parsing = { delen: Morpheme[]; grafemen: Grafeem[]; bounds: number[]; nuclei: boolean[] };

/** Pieces, graphemes and syllable boundaries of a normalised word. */
export function parseWoord(w: string, o: Options): Parsing {
  const pieces = parts(w, o);
  const layer = w.toLowerCase();
  const seams = pieces.map((d) => d.van);
  const tables = o.tables !== false;
  const breakPoints = tables ? usable(layer, seams) : [];
  const english = (i: number): boolean =>
    isEnglish(layer) || pieces.some((d) => i >= d.van && i < d.tot && isEnglish(layer.slice(d.van, d.tot)));
  const grafemen = segment(w, { seams: new Set(seams), breakPoints, tables, ...(tables ? { english } : {}) });
  const nuclei = grafemen.map(
    (g, i) =>
      isNucleus(grafemen, i) &&
      !(tables && (isSilent(layer, pieces, g) || isGlide(layer, g) || isFrenchMute(layer, g))),
  );
  const fixed = tables ? exceptionOf(layer) : undefined;
  const bounds =
    fixed === undefined
      ? withOwnCuts(
          computeBounds(addBreakPoints({ pieces, seams, breakPoints }, { grafemen, nuclei }), { grafemen, nuclei }),
          tables ? pieces : [],
        )
      : fixedBounds(fixed);
  return { delen: pieces, grafemen, bounds, nuclei };
}

type Piece = { van: number; tot: number };

/** A part that the rules miss is cut in a compound as it is alone: mu-se-um|stuk. */
const withOwnCuts = (bounds: number[], pieces: readonly Morpheme[]): number[] =>
  pieces.reduce((all, { van: from, tot: until, tekst: text }) => {
    const own = exceptionOf(text.toLowerCase().replace(/-$/, ''));
    if (own === undefined) return all;
    return [...all.filter((b) => b <= from || b >= until), ...fixedBounds(own).map((b) => b + from)].toSorted(
      (a, b) => a - b,
    );
  }, bounds);

/** A silent English e in the word or in the part it stands in: `racet`, `race|auto`. */
function isSilent(layer: string, pieces: readonly Morpheme[], g: Grafeem): boolean {
  if (isSilentE(layer, g)) return true;
  const part = pieces.length < 2 ? undefined : pieces.find((d) => g.van >= d.van && g.tot <= d.tot);
  return (
    part !== undefined && isSilentE(part.tekst.toLowerCase(), { g: g.g, van: g.van - part.van, tot: g.tot - part.van })
  );
}

/** Where an English word is two English words: light|rail; 0 when it is not. */
function englishSeam(layer: string): number {
  if (!isEnglish(layer)) return 0;
  for (let p = 3; p <= layer.length - 3; p += 1)
    if (isEnglish(layer.slice(0, p)) && isEnglish(layer.slice(p))) return p;
  return 0;
}

/** The i of English -tion and -sion, which with the t or s is one sound: fic-tion. */
function isGlide(layer: string, { g, van: from }: Grafeem): boolean {
  return (
    g === 'i' &&
    /^ion(?:s|al|ed|ing)?$/.test(layer.slice(from)) &&
    /[ts]/.test(layer.charAt(from - 1)) &&
    isEnglish(layer)
  );
}

/** The i of French -ouill- and -euil, and the u of -gue-, which only tell how the letter beside them sounds: bouil-lon, ba-guet-te. */
function isFrenchMute(layer: string, { g, van: from }: Grafeem): boolean {
  const before = layer.slice(0, from);
  const after = layer.slice(from + 1);
  return g === 'i'
    ? /(?:ou|eu)$/.test(before) && /^l(?:l|$)/.test(after)
    : g === 'u' && before.endsWith('g') && /^(?:e|i(?:ll|rl|t))/.test(after);
}

/** English first parts that end a syllable before a consonant: up|load, out|fit. */
const ENGLISH_BEGIN = /^(?:up(?=[bcdfgklmst])|out(?=[bcdfgklmpst]))/;

/** Pattern breaks that fit the seams, with those of an English first part; none inside English -tion. */
function usable(layer: string, seams: readonly number[]): number[] {
  const begin = ENGLISH_BEGIN.exec(layer)?.[0].length ?? englishSeam(layer);
  const glide = isEnglish(layer) ? layer.search(/[ts]ion/) : -1;
  const breakPoints = (patternBreakPoints(layer) ?? []).filter(
    (p) =>
      canBreak(layer, seams, p) && (glide < 0 || p !== glide + 2) && fitsBegin(p, begin, ENGLISH_BEGIN.test(layer)),
  );
  return withPoints(breakPoints, [begin, pastBreak(layer)]);
}

const withPoints = (breakPoints: number[], more: readonly number[]): number[] => {
  const fresh = more.filter((p) => p > 0 && !breakPoints.includes(p));
  return fresh.length === 0 ? breakPoints : [...breakPoints, ...fresh].sort((a, b) => a - b);
};

/** Before the te of a past on -tste, where the patterns have nothing: kwets|te; 0 when there is none. */
function pastBreak(layer: string): number {
  const stem = /^(.+ts)ten?$/.exec(layer)?.[1] ?? '';
  return INFINITIEF.has(`${stem.replace(/^ge/, '')}en`) ? stem.length : 0;
}

/** Not before an English first part ends, or beside the seam of two English words. */
function fitsBegin(p: number, begin: number, first: boolean): boolean {
  if (begin === 0 || p === begin) return true;
  return first ? p > begin : Math.abs(p - begin) > 2;
}

/** None right beside a seam, behind a `y` that opens the next syllable, in `ij`, or before a mark or one letter with an apostrophe. */
function canBreak(layer: string, seams: readonly number[], p: number): boolean {
  if (isBeforeMark(layer, p)) return false;
  if (layer.charAt(p - 1) === 'y' && isKlinkerletter(layer.charAt(p)) && /[aeioun]/.test(layer.charAt(p - 2)))
    return false;
  if (seams.includes(p)) return true;
  return (
    !isMuteEnd(layer, p) &&
    !isOneSound(layer, p) &&
    !isInStep(layer, p) &&
    !seams.some((n) => n > 0 && Math.abs(n - p) < 3)
  );
}

const isBeforeMark = (layer: string, p: number): boolean => /['-]/.test(layer.charAt(p)) || layer.charAt(p + 1) === "'";

/** In the ste of a step behind m, which no verb has: zeldzaam|ste. */
const isInStep = (layer: string, p: number): boolean => p === layer.length - 2 && layer.endsWith('mste');

/** Before consonants and the silent e that closes an English word before a hyphen: close-up. */
function isMuteEnd(layer: string, p: number): boolean {
  const length = /^[^aeiouy-]+e(?=-)/.exec(layer.slice(p))?.[0].length;
  return length !== undefined && isSilentE(layer, { g: 'e', van: p + length - 1, tot: p + length });
}

/** Between the letters of `ij`, or of the th of a Greek word. */
function isOneSound(layer: string, p: number): boolean {
  const pair = layer.slice(p - 1, p + 1);
  return pair === 'ij' || (pair === 'th' && isGreekTh(layer, p - 1));
}

type LetterPicture = { grafemen: readonly Grafeem[]; nuclei: readonly boolean[] };

/** Stretches between seams and pattern breaks: the own splitter only adds what the patterns leave out. */
function addBreakPoints(
  {
    pieces,
    seams,
    breakPoints,
  }: { pieces: readonly Morpheme[]; seams: readonly number[]; breakPoints: readonly number[] },
  { grafemen, nuclei }: LetterPicture,
): Piece[] {
  const correct = breakPoints.filter(
    (p) =>
      !seams.includes(p) &&
      !grafemen.some(
        (g, i) => g.van < p && p < g.tot && (nuclei[i] === true ? !g.g.endsWith('w') : g.g.toLowerCase() === 'sh'),
      ),
  );
  const points = correct.length === 0 ? seams : [...seams, ...correct].sort((a, b) => a - b);
  const end = pieces.at(-1)?.tot ?? 0;
  return points.map((from, i) => ({ van: from, tot: points[i + 1] ?? end }));
}

function fixedBounds(fixed: string): number[] {
  const pieces = fixed.split('-');
  let spot = 0;
  return pieces.slice(0, -1).map((s) => (spot += s.length));
}

function computeBounds(pieces: readonly Piece[], { grafemen, nuclei }: LetterPicture): number[] {
  const bounds: number[] = [];
  let seen = false;
  let i = 0;
  for (const part of pieces) {
    let left = -1;
    for (; i < grafemen.length && (grafemen[i]?.van ?? 0) < part.tot; i += 1) {
      if (nuclei[i] !== true) continue;
      if (left < 0 && seen) bounds.push(part.van);
      if (left >= 0) bounds.push(boundBetween(grafemen, left, i));
      left = i;
      seen = true;
    }
  }
  return bounds;
}

/** Whether the grapheme is a syllable nucleus; `u` after `q` and `y` before a vowel at the start or after a vowel or n are consonants. */
function isNucleus(grafemen: readonly Grafeem[], i: number): boolean {
  const g = grafemen[i]?.g.toLowerCase() ?? '';
  if (!isKlinkerletter(g.charAt(0))) return false;
  const previous = i === 0 ? '' : letters(grafemen.slice(i - 1, i));
  if (g === 'u') return previous !== 'q';
  return (
    g !== 'y' || !/^$|[aeioun]$/.test(previous) || !isKlinkerletter(letters(grafemen.slice(i + 1, i + 2)).charAt(0))
  );
}

/** Syllable start between the nuclei `links` and `rechts` (indexes) of one stretch. */
function boundBetween(grafemen: readonly Grafeem[], left: number, right: number): number {
  const [core, next] = [grafemen[left], grafemen[right]];
  if (right - left > 1 || !core || !next) return boundAt(grafemen.slice(left + 1, right));
  return next.van - (core.g.endsWith('w') ? 1 : 0);
}

/** Syllable start in the consonants between two nuclei. */
function boundAt(between: readonly Grafeem[]): number {
  const hyphen = between.length > 1 ? between.find(({ g }) => g === '-') : undefined;
  return hyphen?.tot ?? boundIn(between);
}

function boundIn([first, second, ...rest]: readonly Grafeem[]): number {
  if (!first) return 0;
  if (isSplit(first) && (!second || first.g !== 'ng')) return first.van + 1;
  if (!second) return first.van;
  if (rest.length === 0) return belongsRight([first, second]) ? first.van : second.van;
  const behind = [second, ...rest];
  return (behind.find((_, i) => isBegin(letters(behind.slice(i)))) ?? second).van;
}

function belongsRight(between: readonly Grafeem[]): boolean {
  const together = letters(between);
  return together === 'qu' || (/^[pbtdkgfvc][lr]$/.test(together) && isBegin(together));
}

function letters(grafemen: readonly Grafeem[]): string {
  return grafemen.map((g) => g.g.toLowerCase()).join('');
}

function isSplit(g: Grafeem): boolean {
  const l = g.g.toLowerCase();
  return l === 'ng' || l === 'ck' || (l.length === 2 && l.charAt(0) === l.charAt(1));
}

function klankBounds({ grafemen, bounds, nuclei }: Parsing): number[] {
  return bounds.map((bound) => {
    const i = grafemen.findIndex((g) => g.van < bound && bound < g.tot && isSplit(g));
    return i >= 0 && nuclei[i + 1] === true ? (grafemen[i]?.van ?? bound) : bound;
  });
}

function cut(w: string, bounds: readonly number[]): string[] {
  const points = [0, ...bounds, w.length];
  return points.slice(1).map((until, i) => w.slice(points[i] ?? 0, until));
}
