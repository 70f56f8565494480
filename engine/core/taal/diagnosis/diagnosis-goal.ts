import type { MistakePicture } from '../error/error-slip.ts';
import type { Difference } from './diagnosis-alignment.ts';

/** Where a difference stands: lower-case letters of the word before and behind it. */
type Spot = Pick<Difference, 'doel' | 'antwoord'> & { before: string; after: string };

/** `doel` and `antwoord` match the letters of word and answer, `at` the rest of the word where that matters. */
type Confusion = readonly [doel: RegExp, antwoord: RegExp, goal: string, at?: (s: Spot) => boolean];

const first = (s: Spot): boolean => s.before === '';
const later = (s: Spot): boolean => s.before !== '';
const behindVowel = (s: Spot): boolean => /[aeiouy][^aeiouy]?$/.test(s.before);
/** Nothing or a consonant behind it, so the letter is not voiced. */
const closed = (s: Spot): boolean => later(s) && !/^[aeiouyh]/.test(s.after);
const between = (s: Spot): boolean => /(?:^|[^aeiou])[aeiou]$/.test(s.before) && /^[aeiouy]/.test(s.after);

/** Mix-ups that belong to one goal whatever word they stand in: the goal of the letters, not of the word. */
const CONFUSIONS: readonly Confusion[] = [
  [/^ei$/, /^(?:ij|y|eij)$/, 'ei'],
  [/^ij$/, /^(?:ei|y|eij)$/, 'ij'],
  [/^auw?$/, /^ouw?$/, 'au'],
  [/^ouw?$/, /^auw?$/, 'ou'],
  [/^g$/, /^(?:ch|gch)$/, 'ch-g', behindVowel],
  [/^ch$/, /^gg?$/, 'ch-g', behindVowel],
  [/^d$/, /^(?:t|dt)?$/, 'eind-d', closed],
  [/^t$/, /^dt?$/, 'eind-t', closed],
  [/^b$/, /^p$/, 'eind-b', closed],
  [/^p$/, /^b$/, 'eind-b', closed],
  [/^v$/, /^f$/, 'v-f-begin', first],
  [/^f$/, /^v$/, 'v-f-begin', first],
  [/^z$/, /^s$/, 'z-s-begin', first],
  [/^s$/, /^z$/, 'z-s-begin', first],
  [/^[vf]$/, /^(?:[vfw]|ff)$/, 'f-v', later],
  [/^[zs]$/, /^(?:[zs]|ss|zz)$/, 's-z', later],
  [/^c$/, /^(?:s|z|sc)$/, 'c-s'],
  [/^s$/, /^c$/, 'c-s'],
  [/^cc?$/, /^(?:kk?|ck)$/, 'c-k'],
  [/^k$/, /^(?:c|ck)$/, 'c-k'],
  [/^([bdfgklmnprst])\1$/, /^[bdfgklmnprst]$/, 'verdubbeling', between],
  [/^[bdfgklmnprst]$/, /^([bdfgklmnprst])\1$/, 'verenkeling', between],
  [/^ng$/, /^(?:n|nk|ngg|nng)$/, 'ng'],
  [/^$/, /^n$/, 'ng', (s) => /^n?g/.test(s.after)],
  [/^$/, /^[ue]$/, 'kleefletter', (s) => /[lr]$/.test(s.before) && /^[bfgkmnp]/.test(s.after)],
];

/** Signs put where the word has none; the first letters that fit count. */
const ADDED: readonly (readonly [RegExp, string])[] = [
  [/'/, 'mv-apos'],
  [/-/, 'koppelteken'],
  [/ /, 'samenstelling'],
  [/[éèê]/, 'e-accent'],
  [/[ëïöü]/, 'trema'],
];

function spotOf({ laag: layer }: MistakePicture, v: Difference): Spot {
  return {
    doel: v.doel.toLowerCase(),
    antwoord: v.antwoord,
    before: layer.slice(0, v.van),
    after: layer.slice(v.tot),
  };
}

/** Goal of a mix-up that says itself what it is: `gedrach` for `gedrag` is ch-g though the word has no such category. */
export function confusionGoal(picture: MistakePicture, v: Difference): string | undefined {
  const spot = spotOf(picture, v);
  return CONFUSIONS.find(
    ([doel, antwoord, , at]) => doel.test(spot.doel) && antwoord.test(spot.antwoord) && at?.(spot) !== false,
  )?.[2];
}

/** Goal of a sign too many in a word without the category of that sign; `teken` where it parts no two pieces that can be said. */
export function signGoal(picture: MistakePicture, v: Difference): string {
  const { before, after } = spotOf(picture, v);
  const stray = /[-' ]/.test(v.antwoord) && (!/[aeiouy]/.test(before) || !/[aeiouy]|^s$/.test(after));
  return stray ? 'teken' : (ADDED.find(([sign]) => sign.test(v.antwoord) || sign.test(v.doel))?.[1] ?? 'teken');
}

const CONSONANTS = /[bcdfghjklmnpqrstvwxz]+/g;

/**
 * Goal of a sound left out, added, swapped or misheard: a weak e, an open syllable, else the pure-sound goal of the place:
 * letters before the vowel, behind it, or the vowel itself.
 */
export function hearingGoal(picture: MistakePicture, v: Difference): string {
  const klank = picture.klanken.find((k) => k.van <= v.van && v.van < k.tot);
  if (klank?.klank === '@' && v.doel !== '') return 'stomme-e';
  const { doel, antwoord } = spotOf(picture, v);
  if (/^[aeou]$/.test(doel) && antwoord === doel + doel && picture.bounds.includes(v.tot)) return 'verenkeling';
  return clusterGoal(picture, v);
}

function clusterGoal({ laag: layer }: MistakePicture, v: Difference): string {
  for (const { index, 0: letters } of layer.matchAll(CONSONANTS)) {
    const until = index + letters.length;
    if (letters.length < 2 || v.van > until || v.tot < index || /[aeiou]/.test(v.doel)) continue;
    if (index === 0) return 'kz-mmkm';
    if (until === layer.length) return 'kz-mkmm';
    return 'kz-mmkmm';
  }
  return 'kz-mkm';
}
