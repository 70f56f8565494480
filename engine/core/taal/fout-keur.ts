import type { FoutBeeld, Slip } from './fout-slip.ts';
import { isBegin } from './letters.ts';

const MEDEKLINKERS = /[bcdfghjklmnpqrstvwxz]+/g;
/** Openings that are no Dutch spelling but that children write by ear. */
const OP_HET_GEHOOR: ReadonlySet<string> = new Set(
  'sg sgr sr sw scr sc tsj dj zj sh ks wh gn pj fj tj kj bj'.split(' '),
);
/** Pairs nobody can say at the end of a syllable: l, r, m or n behind a consonant that is not more open, or two stops. */
const ONZEGBAAR =
  /[bcdfghjkpqstvwxz][lrmn]|[mn][lrw]|l[rn]|mn|nm|nn|[bcdfgkptvxz][pkfgbv]|s[fgbv]|[bdfgkpt]j|[a-z]w|td|[bcdfgkpstvxz]h/;
const VERDUBBELD = /([bcdfghjklmnpqrstvwxz])\1/g;

/**
 * Whether a child could write this form: every group of consonants that the word does not have itself can be said, and no
 * letter is doubled where nobody hears a short vowel before it.
 */
export function isSchrijfbaar({ vorm, categorie }: { vorm: string; categorie: string }, w: string): boolean {
  const [v, goed] = [metY(vorm), metY(w)];
  if (isVerdraaid(v, goed, categorie) || !groepenZegbaar(v, goed)) return false;
  if (categorie === 'ww-bvn' && ALS_VERLEDEN.test(v)) return true;
  const stamMetT = categorie === 'ww-tt-tstam' && v === `${goed}t`;
  return stamMetT || (dubbelenHoorbaar(v, goed) && (WERKWOORD.test(categorie) || eindeKan(v, goed)));
}

/** Whether somebody can say the form: every group of consonants that the word does not have itself. */
export function isZegbaar(vorm: string, w: string): boolean {
  return groepenZegbaar(metY(vorm), metY(w));
}

/** Lower case with ij as one letter, so that its j is no consonant. */
const metY = (tekst: string): string => tekst.toLowerCase().replace(/ij/g, 'y');

/** Letters that no child puts together: dt behind s, letters that are never doubled, c or q and three vowels at the end, u for a weak e behind a vowel, a long vowel before a doubled consonant. */
const NOOIT = [
  /[scx]h?dt$/,
  /ii|jj|ww|hh|vv|nsc|mk|mdt/,
  /[cq]$/,
  /[aeiou]un$| ju$/,
  /(?<!a)[aeou]{2}[aeou]$/,
  /(?:aa|ee|oo|uu)([bdfgklmnprst])\1(?=[aeiout])/,
  /[eya][ëï]/,
  /^iee|oaa/,
];

/** A string of letters no child writes, or that only this category could explain. */
function isVerdraaid(v: string, goed: string, categorie: string): boolean {
  if (NOOIT.some((n) => n.test(v) && !n.test(goed)) || eindVerdraaid(v, goed)) return true;
  return (categorie === 'voorvoegsel' && /^.ee/.test(v)) || (/[scx]h?d$/.test(v) && !categorie.startsWith('ww-vd'));
}

/** Another last letter than the word sounds: b for the t that is written d, m for the n that is hardly heard. */
function eindVerdraaid(v: string, goed: string): boolean {
  return (
    (/bt?$/.test(v) && /dt?$/.test(goed)) ||
    (/[aeiou]m$/.test(v) && /[aeiou]n$/.test(goed) && (goed.length > 5 || /[aeiouy].*en$/.test(goed)))
  );
}

/** A participle before its noun written as the past: `gebrandde`, `geplantte`. */
const ALS_VERLEDEN = /(?:[aiou][lnr]|ee[lnr]|e[ln])(?:dde|tte)$|(?:ch|[sfkp])tte$/;

/** In a verb the rule that is misapplied may give an end that no other word has (`leev`, `gefietsd`). */
const WERKWOORD = /^ww-(?!eng)/;

/** No letter, or one that parts two words. */
const RAND = /^[ '-]?$/;

const zonderTeken = (tekst: string): string => tekst.replace(/[ '-]/g, '');

/** A sign that is left out or another one puts letters together that nobody has to say: `tvgids`. */
function groepenZegbaar(v: string, goed: string): boolean {
  if (zonderTeken(v) === zonderTeken(goed)) return true;
  const eigen = new Set([...goed.matchAll(MEDEKLINKERS)].map((m) => m[0]));
  return [...v.matchAll(MEDEKLINKERS)].every(({ index, 0: groep }) => {
    const aanBegin = RAND.test(v.charAt(index - 1));
    const aanEind = RAND.test(v.charAt(index + groep.length));
    if (aanBegin)
      return (
        groep === beginVan(goed) ||
        (isOpening(groep) && (groep !== 'ks' || goed.startsWith('x'))) ||
        (index > 0 && eigen.has(groep))
      );
    return eigen.has(groep) || (aanEind ? isSlot(groep) : isMidden(groep));
  });
}

function beginVan(w: string): string {
  return /^[bcdfghjklmnpqrstvwxz]*/.exec(w)?.[0] ?? '';
}

/** A `c` before a consonant sounds as k. */
function isOpening(letters: string): boolean {
  return isBegin(letters) || OP_HET_GEHOOR.has(letters);
}

/** Two-letter sounds as one letter, doubled letters as one. */
function alsKlanken(letters: string): string {
  return letters
    .replace(VERDUBBELD, '$1')
    .replace(/sch|sh|[sz]j/g, 's')
    .replace(/ng/g, 'n')
    .replace(/ch|gh/g, 'g')
    .replace(/ck/g, 'k')
    .replace(/th/g, 't');
}

function isSlot(letters: string): boolean {
  return !ONZEGBAAR.test(alsKlanken(letters));
}

/** A group between vowels is the end of one syllable and the start of the next. */
function isMidden(letters: string): boolean {
  const klanken = letters.replace(VERDUBBELD, '$1');
  return Array.from({ length: klanken.length + 1 }, (_, i) => i).some((i) => {
    const begin = klanken.slice(i);
    return (begin === '' || isOpening(begin)) && isSlot(klanken.slice(0, i));
  });
}

/** A doubled consonant stands between vowels with one vowel letter before it; `ngg` is heard before a vowel. */
function dubbelenHoorbaar(v: string, goed: string): boolean {
  return [...v.matchAll(VERDUBBELD)].every((m) => {
    const voor = v.slice(0, m.index);
    const na = v.charAt(m.index + 2);
    if (na === '' ? goed.endsWith(m[0]) : goed.includes(m[0] + na) && telVan(v, m[0]) <= telVan(goed, m[0]))
      return true;
    return /[aeiouy]/.test(na) && (/(?:^|[^aeiouy])[aeiouy]$/.test(voor) || (m[0] === 'gg' && voor.endsWith('n')));
  });
}

function telVan(tekst: string, deel: string): number {
  return tekst.split(deel).length - 1;
}

const NIEUW_EIND = /(?:gch|z|j|v|[aeiou]{3})$/;
const MAG_EIND = /(?:aai|ooi|oei|ieu|eeu|aaj|ooj|oej|aj|oj|sj|zj|dj)$/;

/** An apostrophe before -en or behind a letter at the start, z before a consonant that does not voice it. */
const VERKEERD_TEKEN = /'e?n|^\w' |z[cfgklmnpst]/;

/** No end that only a typing error gives: another last vowel (`papo`), three vowels (`doee`), a sound that never closes a word. */
function eindeKan(v: string, goed: string): boolean {
  if (VERKEERD_TEKEN.test(v) && !VERKEERD_TEKEN.test(goed)) return false;
  if (andereEindklinker(v, goed) || (/.[^aeiou]en$/.test(goed) && /[^aeiou]in$/.test(v))) return false;
  const nieuw = NIEUW_EIND.exec(v)?.[0];
  return nieuw === undefined || MAG_EIND.test(v) || nieuw === NIEUW_EIND.exec(goed)?.[0];
}

/** Only the last vowel is another one; u for a weak e behind a consonant is how it sounds. */
function andereEindklinker(v: string, goed: string): boolean {
  if (v.slice(0, -1) !== goed.slice(0, -1)) return false;
  const paar = goed.slice(-1) + v.slice(-1);
  return paar === 'ei' || (/^([aeou])(?!\1)[aeou]$/.test(paar) && (paar !== 'eu' || /[aeiou].$/.test(v)));
}

/** Whether the letters still sound as they should: `c` for s before e, i and y, for k before the other letters, `ck` behind a vowel. */
export function isKlankvast(slip: Slip, b: FoutBeeld): boolean {
  if (slip.door === 'ck')
    return (
      slip.van > 0 &&
      !/[a-z]/.test(b.laag.charAt(slip.tot).replace(/[aeiouy]/, '')) &&
      /[aeiou]/.test(b.laag.charAt(slip.van - 1))
    );
  if (slip.door !== 'c') return true;
  const volgende = b.laag.charAt(slip.tot);
  return /[sz]/.test(b.laag.charAt(slip.van)) ? /[eiy]/.test(volgende) : /[aoulr]/.test(volgende);
}
