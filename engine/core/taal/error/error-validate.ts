import type { MistakePicture, Slip } from './error-slip.ts';
import { isBegin } from '../woord/letters.ts';

const MEDEKLINKERS = /[bcdfghjklmnpqrstvwxz]+/g;
/** Openings that are no Dutch spelling but that children write by ear. */
const BY_EAR: ReadonlySet<string> = new Set('sg sgr sr skr sw tsj dj zj sh ks wh gn pj fj tj kj bj'.split(' '));
/** Pairs nobody can say at the end of a syllable: l, r, m or n behind a consonant that is not more open, or two stops. */
const UNPRONOUNCEABLE =
  /[bcdfghjkpqstvwxz][lrmn]|[mn][lrw]|l[rn]|mn|nm|nn|[bcdfgkptvxz][pkfgbv]|s[fgbv]|[bdfgkpt]j|[a-z]w|td|[bcdfgkpstvxz]h/;
const DOUBLED = /([bcdfghjklmnpqrstvwxz])\1/g;

/**
 * Whether a child could write this form: every group of consonants that the word does not have itself can be said, and no
 * letter is doubled where nobody hears a short vowel before it.
 */
export function isWritable(
  { vorm: form, categorie: category }: { vorm: string; categorie: string },
  w: string,
): boolean {
  const [v, correct] = [withY(form), withY(w)];
  if (isDistorted(v, correct, category) || !areGroepenPronounceable(v, correct)) return false;
  if (category === 'ww-bvn' && LIKE_VERLEDEN.test(v)) return true;
  const stamWithT = category === 'ww-tt-tstam' && v === `${correct}t`;
  return (
    stamWithT ||
    ((category === 's-z' || areDoublesAudible(v, correct)) && (WERKWOORD.test(category) || canEnd(v, correct)))
  );
}

/** Whether somebody can say the form: every group of consonants that the word does not have itself. */
export function isPronounceable(form: string, w: string): boolean {
  return areGroepenPronounceable(withY(form), withY(w));
}

/** Lower case with ij as one letter, so that its j is no consonant. */
const withY = (text: string): string => text.toLowerCase().replace(/ij/g, 'y');

/** Letters that no child puts together: dt behind s, letters that are never doubled, c or q and three vowels at the end, u for a weak e behind a vowel, a long vowel before a doubled consonant. */
const NEVER = [
  /[scx]h?dt$/,
  /ii|jj|ww|hh|vv|qq|dd$/,
  /mk/,
  /[cq]$/,
  /[aeiou]un$| ju$/,
  /(?<!a)[aeou]{2}[aeou]$/,
  /(?:aa|ee|oo|uu)([bdfgklmnprstz])\1(?=[aeiout])/,
  /[eya][ëï]/,
  /^iee/,
];

/** A string of letters no child writes, or that only this category could explain. */
function isDistorted(v: string, correct: string, category: string): boolean {
  if (NEVER.some((n) => n.test(v) && !n.test(correct)) || isEndDistorted(v, correct)) return true;
  return (category === 'voorvoegsel' && /^.ee/.test(v)) || (/[scx]h?d$/.test(v) && !/^ww-(?:vd|tt-t$)/.test(category));
}

/** Another last letter than the word sounds: b for the t that is written d, m for the n that is hardly heard. */
function isEndDistorted(v: string, correct: string): boolean {
  return (
    (/bt?$/.test(v) && /dt?$/.test(correct)) ||
    (/[aeiou]m$/.test(v) && /[aeiou]n$/.test(correct) && (correct.length > 5 || /[aeiouy].*en$/.test(correct)))
  );
}

/** A participle before its noun written as the past: `gebrandde`, `geplantte`. */
const LIKE_VERLEDEN = /(?:[aiouy][lmnrwg]|ee[lnr]|e[ln])(?:dde|tte)$|(?:ch|[sfkp])tte$/;

/** In a verb the rule that is misapplied may give an end that no other word has (`leev`, `gefietsd`). */
const WERKWOORD = /^ww-(?!eng)/;

/** No letter, or one that parts two words. */
const EDGE = /^[ '-]?$/;

const stripSigns = (text: string): string => text.replace(/[ '-]/g, '');

/** A sign that is left out or another one puts letters together that nobody has to say: `tvgids`. */
function areGroepenPronounceable(v: string, correct: string): boolean {
  if (stripSigns(v) === stripSigns(correct)) return true;
  const own = new Set([...correct.matchAll(MEDEKLINKERS)].map((m) => m[0]));
  return [...v.matchAll(MEDEKLINKERS)].every(({ index, 0: groep }) => {
    const atBegin = EDGE.test(v.charAt(index - 1));
    const atEnding = EDGE.test(v.charAt(index + groep.length));
    if (atBegin)
      return (
        groep === beginOf(correct) ||
        (isOpening(groep) && (groep !== 'ks' || correct.startsWith('x'))) ||
        (index > 0 && own.has(groep))
      );
    return own.has(groep) || (atEnding ? isSlot(groep) : isMiddle(groep));
  });
}

function beginOf(w: string): string {
  return /^[bcdfghjklmnpqrstvwxz]*/.exec(w)?.[0] ?? '';
}

/** A `c` before a consonant sounds as k. */
function isOpening(letters: string): boolean {
  return isBegin(letters) || BY_EAR.has(letters);
}

/** Two-letter sounds as one letter, doubled letters as one. */
function asKlanken(letters: string): string {
  return letters
    .replace(DOUBLED, '$1')
    .replace(/sch|sh|[sz]j/g, 's')
    .replace(/ng/g, 'n')
    .replace(/ch|gh/g, 'g')
    .replace(/ck/g, 'k')
    .replace(/th/g, 't');
}

function isSlot(letters: string): boolean {
  return !UNPRONOUNCEABLE.test(asKlanken(letters));
}

/** A group between vowels is the end of one syllable and the start of the next. */
function isMiddle(letters: string): boolean {
  const klanken = letters.replace(DOUBLED, '$1');
  return Array.from({ length: klanken.length + 1 }, (_, i) => i).some((i) => {
    const begin = klanken.slice(i);
    return (begin === '' || isOpening(begin)) && isSlot(klanken.slice(0, i));
  });
}

/** A doubled consonant stands between vowels with one vowel letter before it; `ngg` is heard before a vowel. */
function areDoublesAudible(v: string, correct: string): boolean {
  return [...v.matchAll(DOUBLED)].every((m) => {
    const before = v.slice(0, m.index);
    const after = v.charAt(m.index + 2);
    if (
      after === ''
        ? correct.endsWith(m[0])
        : correct.includes(m[0] + after) && countIn(v, m[0]) <= countIn(correct, m[0])
    )
      return true;
    return (
      /[aeiouy]/.test(after) && (/(?:^|[^aeiouy])[aeiouy]$/.test(before) || (m[0] === 'gg' && before.endsWith('n')))
    );
  });
}

function countIn(text: string, part: string): number {
  return text.split(part).length - 1;
}

const NEW_END = /(?:gch|z|j|v|[aeiou]{3})$/;
const ALLOWED_END = /(?:aai|ooi|oei|ieu|eeu|aaj|ooj|oej|aj|oj|sj|zj|dj)$/;

/** An apostrophe before -en or behind a letter at the start, z before a consonant that does not voice it. */
const WRONG_SIGN = /'e?n|^\w' |z[cfgklmnpst]/;

/** No end that only a typing error gives: another last vowel (`papo`), three vowels (`doee`), a sound that never closes a word. */
function canEnd(v: string, correct: string): boolean {
  if (WRONG_SIGN.test(v) && !WRONG_SIGN.test(correct)) return false;
  if (otherEndKlinker(v, correct) || (/.[^aeiou]en$/.test(correct) && /[^aeiou]in$/.test(v))) return false;
  const newOne = NEW_END.exec(v)?.[0];
  return newOne === undefined || ALLOWED_END.test(v) || newOne === NEW_END.exec(correct)?.[0];
}

/** Only the last vowel is another one; u for a weak e behind a consonant is how it sounds. */
function otherEndKlinker(v: string, correct: string): boolean {
  if (v.slice(0, -1) !== correct.slice(0, -1)) return false;
  const pair = correct.slice(-1) + v.slice(-1);
  return pair === 'ei' || (/^([aeou])(?!\1)[aeou]$/.test(pair) && (pair !== 'eu' || /[aeiou].$/.test(v)));
}

/** Whether the letters still sound as they should: `c` for s before e, i and y, for k before the other letters, `ck` behind a vowel. */
export function isKlankStable(slip: Slip, b: MistakePicture): boolean {
  if (slip.door === 'ck')
    return (
      slip.van > 0 &&
      !/[a-z]/.test(b.laag.charAt(slip.tot).replace(/[aeiouy]/, '')) &&
      /[aeiou]/.test(b.laag.charAt(slip.van - 1))
    );
  if (slip.door !== 'c') return true;
  const next = b.laag.charAt(slip.tot);
  return /[sz]/.test(b.laag.charAt(slip.van)) ? /[eiy]/.test(next) : /[aoulr]/.test(next);
}
