import { clusterSlips } from './cluster-errors.ts';
import { isShort, type MistakePicture, type Slip } from './error-slip.ts';
import type { CatSpan } from '../woord/woord.ts';

const KLINKER: Readonly<Record<string, readonly string[]>> = {
  aa: ['a'],
  a: ['aa'],
  ee: ['e', 'ei'],
  e: ['i', 'ee'],
  oo: ['o', 'ou'],
  o: ['oo', 'u'],
  uu: ['u', 'eu'],
  u: ['uu', 'o'],
  ie: ['i', 'ei'],
  i: ['ie', 'e'],
  oe: ['u', 'ou'],
  eu: ['ui', 'u'],
  ui: ['eu', 'ij'],
};
/** Consonants that sound alike wherever they stand. */
const MEDEKLINKER: Readonly<Record<string, readonly string[]>> = {
  f: ['v'],
  v: ['f', 'w'],
  s: ['z', 'c'],
  z: ['s'],
  k: ['c'],
  g: ['ch'],
  ch: ['g'],
};
/** Consonants that sound alike behind a vowel only: nobody hears `diet` or `piet` in `biet`. */
const BEHIND_VOWEL: Readonly<Record<string, readonly string[]>> = {
  b: ['p'],
  d: ['t'],
  p: ['b'],
  m: ['n'],
  n: ['m'],
  t: ['d'],
};
const NOISE = 0.01;
const DOUBLED = /^([bdfgklmnprst])\1$/i;

/** Sound slips of a pure-sound word: other vowel, mirrored or voiced letter, dropped or swapped consonant of a cluster. */
export function klankSlips(b: MistakePicture, cat: CatSpan): Slip[] {
  return b.klanken.flatMap((_, i) => grafeemSlips(b, i, { id: cat.id, strength: 1 }));
}

/** Letters of the word a slip really changes: of a cluster with one letter dropped only that letter. */
export function differenceOf(
  b: MistakePicture,
  { van: from, tot: until, door: by }: Slip,
): { van: number; tot: number; weg: boolean } {
  const old = b.laag.slice(from, until);
  let before = 0;
  while (before < Math.min(old.length, by.length) && old.charAt(before) === by.charAt(before)) before += 1;
  let after = 0;
  const rest = Math.min(old.length, by.length) - before;
  while (after < rest && old.charAt(old.length - 1 - after) === by.charAt(by.length - 1 - after)) after += 1;
  return { van: from + before, tot: until - after, weg: before + after === by.length };
}

/** Narrowest category of which the span holds letters of this place (an insertion: has letters on both sides); no whole-word ones. */
export function narrowestCategory(
  cats: readonly CatSpan[],
  spot: { van: number; tot: number; weg?: boolean },
): string | undefined {
  const hit = cats.filter(
    (c) =>
      !WHOLE_WOORD.test(c.id) &&
      !(spot.weg === true && LETTER_CHOICE.test(c.id)) &&
      (spot.van === spot.tot ? c.van < spot.van && spot.van < c.tot : c.van < spot.tot && spot.van < c.tot),
  );
  return [...hit].sort((x, y) => x.tot - x.van - (y.tot - y.van))[0]?.id;
}

/** A choice between two letters: a letter left out is no slip of these. */
const LETTER_CHOICE = /^(?:v-f|z-s)-begin$/;

const WHOLE_WOORD = /^(?:kz-|hoofdletter$|homofoon$|eng$|ww-eng$|air-oir$|ww-inversie$|leestekens$)/;

/** Longest word, in sounds, of the age that writes the last weak e as u (`mussu`). */
const SHORT = 5;

/** A letter of a part without a vowel, as in `tv-gids`: it is said by its name, so the ear does not mislead. */
function isLetterName(layer: string, from: number): boolean {
  const begin = Math.max(...[' ', '-', "'"].map((draw) => layer.lastIndexOf(draw, from))) + 1;
  return !/[aeiouyà-ü]/.test(/^[^ '-]*/.exec(layer.slice(begin))?.[0] ?? '');
}

type Below = { id: string; strength: number };

type Klank = MistakePicture['klanken'][number];

function grafeemSlips(b: MistakePicture, i: number, below: Below): Slip[] {
  const k = b.klanken[i];
  // The letters of dt are a choice of its own rule: nobody writes `wordd` or `wortt`.
  if (!k || isLetterName(b.laag, k.van) || (b.laag.endsWith('dt') && k.tot > b.laag.length - 2)) return [];
  const slip = (by: string, base: number): Slip => ({
    van: k.van,
    tot: k.tot,
    door: by,
    categorie: below.id,
    base: base * below.strength,
  });
  const letters = letterSlips(b, i, below).map(([by, base]) => slip(by, base));
  return k.core ? letters : [...letters, ...clusterSlips(b, i, below), ...doubled(b, i, below)];
}

type Swap = readonly [door: string, basis: number];

/** Whether a child writes all of the word by ear: one syllable, and no rule to think of. */
const isByEar = (b: MistakePicture, category: string): boolean => category.startsWith('kz-') && isShort(b);

/** Other letters for one grapheme; the first is the likeliest. */
function letterSlips(b: MistakePicture, i: number, below: Below): Swap[] {
  const [k, after] = b.klanken.slice(i);
  if (!k) return [];
  const g = k.g.toLowerCase();
  const lang = b.klanken.length > SHORT;
  if (k.klank === '@') return after === undefined && (lang || below.id.startsWith('ww-')) ? [] : [['u', 0.15]];
  if (k.core) return klinkers(k, after?.g, isByEar(b, below.id));
  const before = b.klanken.slice(0, i);
  const begin = Math.max(0, ...b.bounds.filter((bound) => bound <= k.van));
  const closes = before.some((one) => one.core && one.van >= begin);
  const afterVowel = before.at(-1)?.core === true;
  return medeklinkers(g, {
    closes,
    isFirst: i === 0,
    afterVowel,
    after,
    ear: isByEar(b, below.id),
  });
}

type Heard = (around: Around) => boolean;

type Around = {
  /** Behind the vowel of the same syllable. */ closes: boolean;
  isFirst: boolean;
  afterVowel: boolean;
  after: Klank | undefined;
  /** In a word of one syllable without a rule. */ ear: boolean;
};

const isBefore = ({ after }: Around, letters: RegExp): boolean => after !== undefined && letters.test(after.g);

/** A v or z is heard before a vowel, as the first letter, and by ear also at the end; a z before a voiced letter too. */
const canVoice: Heard = (a) => a.isFirst || (a.after ? a.after.core : a.ear);

/** Letters that are not heard everywhere: only who writes by ear mixes up m and n, v and w, or writes c; ch for g is of the same syllable. */
const HEARD: Readonly<Record<string, Heard>> = {
  b: (a) => a.isFirst || a.after === undefined || isBefore(a, /^[bd]$/),
  c: (a) => a.ear,
  ch: (a) => a.closes || (a.afterVowel && a.after?.core === true),
  m: (a) => a.ear || isBefore(a, /^[bp]$/),
  n: (a) => a.ear,
  v: canVoice,
  w: (a) => a.ear,
  z: (a) => canVoice(a) || isBefore(a, /^[bd]$/),
};

function medeklinkers(g: string, around: Around): Swap[] {
  const other = (MEDEKLINKER[g] ?? (around.closes ? BEHIND_VOWEL[g] : undefined) ?? [])
    .filter((by) => HEARD[by]?.(around) ?? true)
    .map((by, n): Swap => [by, n === 0 ? 0.15 : 0.12]);
  return DOUBLED.test(g) ? [...other, [g.charAt(0), 0.4]] : other;
}

/** Of a long sound in one letter (dojo) only its length is not seen. By ear every near vowel; else one that a rule of long and short vowels asks: who knows the rule of a word does not write another than one hears (`traapte`). */
function klinkers(k: Klank, next: string | undefined, byEar: boolean): Swap[] {
  const g = k.g.toLowerCase();
  const heard = k.klank === g + g ? [k.klank] : (KLINKER[g] ?? []);
  return heard
    .filter((by) => (next !== 'r' || by !== 'ui') && (byEar || isRule(k, by)))
    .map((by, n) => [by, n === 0 ? 0.3 : 0.2]);
}

/** A long sound written with one letter more or less. */
const isRule = (k: Klank, by: string): boolean =>
  /^(?:aa|ee|oo|uu|ie)$/.test(k.klank) && (k.klank.startsWith(by) || by === k.klank);

/** A single consonant between vowels doubled (`tellevisie`), seldom at the end behind a short vowel (`katt`). */
function doubled(b: MistakePicture, i: number, below: Below): Slip[] {
  const k = b.klanken[i];
  const strength = doublingStrength(b, i) * below.strength;
  if (!k || strength === 0 || !/^[bdfgklmnprst]$/.test(k.g)) return [];
  return [{ categorie: below.id, van: k.van, tot: k.tot, door: k.g + k.g, base: strength }];
}

function doublingStrength({ klanken }: MistakePicture, i: number): number {
  const isOnly = klanken.filter((k) => k.core).length === 1;
  const [before, after] = [klanken[i - 1], klanken[i + 1]];
  if (before?.core !== true || before.g.length > 1) return 0;
  if (after !== undefined) return after.core ? 0.25 : 0;
  return /^[aeiou]$/.test(before.klank) && isOnly ? NOISE : 0;
}
