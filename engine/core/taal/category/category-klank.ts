import { at, patternSpans, search } from './category-rule.ts';
import type { CategoryRule } from './category-rule.ts';
import { seamPairs } from './category-build.ts';
import type { WoordPicture } from '../klank/klank.ts';
import { isEnglish } from '../woord/english.ts';
import { isKlinkerletter } from '../woord/letters.ts';
import { isStam } from '../form/part-forms.ts';
import { HOMOFONEN } from '../tables/homofonen.ts';
import { SILENT_T } from '../tables/loan-klanken.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun } from '../woord/woord-table.ts';
import type { Span } from '../woord/woord.ts';

const HOMOFOON: ReadonlySet<string> = new Set(HOMOFONEN.flat());
const PURE = new Set(['a', 'e', 'i', 'o', 'u', 'aa', 'ee', 'oo', 'uu', 'ie', 'oe', 'eu', 'ui']);
const SHORT = new Set(['a', 'e', 'i', 'o', 'u', 'y']);
const SINGLE_LONG: Readonly<Record<string, string>> = { a: 'aa', e: 'ee', o: 'oo', u: 'uu' };

function withoutSeam(b: WoordPicture, spans: Span[]): Span[] {
  return spans.filter((s) => !b.delen.some((d) => d.van > s.van && d.van < s.tot));
}

function follows(b: WoordPicture, i: number): string {
  return b.klanken[i]?.g.toLowerCase() ?? '';
}

const eachOnce = (spans: readonly Span[]): Span[] => [...new Map(spans.map((s) => [s.van, s])).values()];

function klankPure(fits: (before: number, after: number) => boolean): CategoryRule {
  return (b) => {
    const nuclei = b.klanken.filter((k) => k.core);
    const [core] = nuclei;
    if (!core || nuclei.length !== 1 || b.bounds.length > 0 || !PURE.has(core.g.toLowerCase())) return [];
    const begin = b.laag.slice(0, core.van);
    const end = b.laag.slice(core.tot);
    if (/[xqcy]|th|(.)\1/.test(`${begin} ${end}`) || /[db]s?$/.test(end)) return [];
    return fits(begin.length, end.length) ? [{ van: 0, tot: b.w.length }] : [];
  };
}

/** Consonants that a beginner writes in one way only. */
const PLAIN = /^(?:[bdfghjklmnprstvwz]|ng)$/;

/** A word of more syllables in which every sound is written as it is heard: kasteel, prinses, harnas. */
export function isPureThroughout(b: WoordPicture): boolean {
  const isPlain = ({ g, klank, core }: WoordPicture['klanken'][number]): boolean =>
    klank !== '@' && (core ? PURE.has(g.toLowerCase()) : PLAIN.test(g.toLowerCase()));
  return b.bounds.length > 0 && b.klanken.every(isPlain);
}

function starts(letters: RegExp): CategoryRule {
  return (b) =>
    [0, ...[...b.laag.matchAll(/ /g)].map((m) => m.index + 1), ...seamPairs(b).map((p) => p.rechts.van)]
      .filter((from) => letters.test(b.laag.slice(from)))
      .map((from) => ({ van: from, tot: from + 1 }));
}

/** The ending of breedte, no verb form. */
const isBeforeNounEnd = (b: WoordPicture, from: number): boolean =>
  /^te(?!t)/.test(b.laag.slice(from)) && b.bounds.includes(from);

/** Behind the d a letter that makes it sound as t: noord-, voed|sel, stads; not before t, where a verb ends in dt. */
const isUnvoiced = (b: WoordPicture, i: number): boolean => {
  const after = b.klanken[i + 1];
  return (
    after !== undefined &&
    !after.core &&
    (!/^[dt]/.test(after.g) || isBeforeNounEnd(b, after.van)) &&
    (b.bounds.includes(after.van) || /^[s-]$/.test(after.g))
  );
};

/** What the d ends: a known word from the start of its part or of a syllable on, or a present participle. */
function endsWord(b: WoordPicture, until: number): boolean {
  const begins = [0, b.laag.lastIndexOf(' ', until) + 1, ...b.delen.map((d) => d.van), ...b.bounds];
  return begins
    .map((from) => b.laag.slice(from, until))
    .some(
      (word) =>
        word.length > 2 &&
        !b.laag.startsWith('loods', until - 4) &&
        !SILENT_T.test(word) &&
        !/(?<!sc)heid$/.test(word) &&
        isBase(word),
    );
}

const isBase = (word: string): boolean =>
  isNoun(word) || BIJVOEGLIJK.has(word) || isStam(word) || /.end$|^(?:bood|noord|zeld|zuid)$/.test(word);

/** A d that is heard as t inside the word. */
const insideD: CategoryRule = (b, o) =>
  o.tables === false
    ? []
    : search(b, (g, i, l) => l === 'd' && isUnvoiced(b, i) && endsWord(b, g.tot) && !isInEnglish(b, g.van));

/** Whether the letter stands in an English word, or in such a part of a compound: badminton|racket. */
function isInEnglish(b: WoordPicture, spot: number): boolean {
  const seams = seamPairs(b).map(({ rechts: right }) => right.van);
  const [begin, end] = [seams.findLast((seam) => seam <= spot), seams.find((seam) => seam > spot)];
  return isEnglish(b.laag) || isEnglish(b.laag.slice(begin ?? 0, end));
}

/** Of basket the plural is baskets: nothing is made longer. */
const isEnglishEt = (text: string): boolean => /(?<!tabl)et$/.test(text) && isEnglish(text.toLowerCase());

/** Nouns that look like words no rule of length is about. */
const SMALL_NOUN = /^(?:niet|wat)jes?$/;

function ends(letter: string): CategoryRule {
  return at(new RegExp(letter), (b, o) => {
    if (letter === 't' && o.rol === 'ww') return [];
    return b.delen
      .filter(
        (d) =>
          (/^(?:stam|partikel)$/.test(d.soort) || d.tekst.endsWith('heid')) && d.tekst.toLowerCase().endsWith(letter),
      )
      .filter((d) => d.tot === b.w.length || o.tables === false || !isEnglish(b.laag))
      .filter((d) => o.tables === false || !(SILENT_T.test(d.tekst.toLowerCase()) || isEnglishEt(d.tekst)))
      .filter(
        (d) =>
          d.tekst.length > 1 &&
          (!/^(?:dat|het|met|niet|tot|uit|wat)$/.test(d.tekst.toLowerCase()) || SMALL_NOUN.test(b.laag)) &&
          !(d.tot === b.w.length ? /(cht|dt|tt|(?<!sc)heid)$/ : /(cht|dt|tt)$/).test(d.tekst.toLowerCase()),
      )
      .map((d) => ({ van: d.tot - 1, tot: d.tot }))
      .concat(letter === 'd' ? patternSpans(b, /(?<=aar)d(?=bei)/g) : []);
  });
}

const undoubling: CategoryRule = (b) =>
  b.bounds.length === 0
    ? []
    : search(b, (g, i, l) => {
        if (SINGLE_LONG[l] !== g.klank || !b.bounds.includes(g.tot)) return false;
        // In laesie two letters are the sound.
        if (l === 'e' && follows(b, i - 1) === 'a' && !b.bounds.includes(g.van)) return false;
        const seam = b.delen.some((d) => d.van === g.tot && d.soort !== 'achtervoegsel');
        return (
          !seam &&
          (b.klanken[i + 1]?.klank === 'sj' || isSingleMedeklinker(follows(b, i + 1))) &&
          !/^st[rt]/.test(b.laag.slice(g.tot))
        );
      });

/** A new syllable that opens with a consonant; before `ch`, `x` and a doubled letter the vowel is short. */
function isSingleMedeklinker(g: string): boolean {
  return g !== '' && !/^(?:ch|x|ng|(.)\1|[^a-z]+)$/.test(g) && !isKlinkerletter(g.charAt(0));
}

const silentE: CategoryRule = (b) =>
  b.klanken.flatMap((g, i) => {
    if (g.klank !== '@' || g.g !== 'e' || b.bounds.length === 0 || !inStam(b, g.van)) return [];
    const closed = /^[lrnm]$/.test(follows(b, i + 1)) && !b.bounds.includes(g.tot);
    return [{ van: g.van, tot: closed ? g.tot + 1 : g.tot }];
  });

/** Not in a prefix and not in a diminutive suffix, which never stands behind n or ij: oranje, Turkije. */
function inStam(b: WoordPicture, from: number): boolean {
  const part = b.delen.find((d) => from >= d.van && from < d.tot);
  if (part === undefined || part.soort === 'voorvoegsel') return false;
  return !/^je(?:s|$)/.test(b.laag.slice(from - 1, part.tot)) || /[in]/.test(b.laag.charAt(from - 2));
}

/** Behind r, n or l in a Greek word, before another letter: orchidee, synchroon, alchemie; not in mulch or search. */
const isInsideLoan = (b: WoordPicture, i: number): boolean =>
  /^[lrn]$/.test(follows(b, i - 1)) && follows(b, i + 1) !== '' && !isEnglish(b.laag);

/** At the end of an English word or part a doubled letter tells nothing of the vowel: baseball, stress. */
const isEnglishEnd = (b: WoordPicture, end: number): boolean =>
  end === b.w.length ? isEnglish(b.laag) : b.delen.some((d) => d.tot === end && isEnglish(d.tekst.toLowerCase()));

/** Before another consonant in an English word or behind its stem: bulldozer, appt. */
const isEnglishInside = (b: WoordPicture, i: number, { tot: end }: { tot: number }): boolean => {
  const after = b.klanken[i + 1];
  const isForm = b.laag.slice(end) === 't' && isEnglish(b.laag.slice(0, end));
  return after?.core === false && (isForm || isEnglish(b.laag));
};

/** French and Spanish ll that sounds like j: vanille, fusillade, tortilla. */
const ILL_AS_J = /(?:bast|camar|ced|escadr|espadr|^gu|fam|fus|maqu|mant|pap|past|quadr|tort|van)ill$/;

/** Before two letters that only meet: mis|stap, om|muren. */
const MEETING = /^(?:mi(?=ss[klmnpt])|o(?=mmu))/;

/** Before a consonant or the end of the word or of a part: berg|op. */
const closesPart = (b: WoordPicture, until: number): boolean =>
  !/^[aeiou]/.test(b.laag.slice(until)) || b.delen.some((d) => d.van === until);

/** The t of an adjective before -st: stoutste. */
const beforeStep = (b: WoordPicture): Span[] =>
  patternSpans(b, /t(?=ste?$)/g).filter((s) => BIJVOEGLIJK.has(b.laag.slice(0, s.tot)));

/** The ch of the stem of a verb, before the ending of its past: kuchte. */
const isVerbOnCh = (b: WoordPicture, { van: from }: { van: number }): boolean =>
  b.laag.startsWith('chte', from) && b.delen.some((d) => INFINITIEF.has(`${b.laag.slice(d.van, from)}chen`));

/** Detectors on sound and letters. */
export const KLANK_RULES: Readonly<Record<string, CategoryRule>> = {
  'kz-mkm': klankPure((before, after) => before < 2 && after < 2),
  'kz-mmkm': klankPure((before, after) => before === 2 && after < 2),
  'kz-mkmm': klankPure((before, after) => before < 2 && after === 2),
  'kz-mmkmm': klankPure((before, after) => (before >= 2 && after >= 2) || before > 2 || after > 2),
  kleefletter: at(/[lr]/, (b) =>
    withoutSeam(b, patternSpans(b, /[lr](?:[mkpfg]|ch)|rn/g)).filter(
      (s) =>
        !(b.laag.startsWith('alk', s.van - 1) && isEnglish(b.laag)) &&
        !b.bounds.some((g) => g > s.van && g < s.tot) &&
        closesPart(b, s.tot),
    ),
  ),
  sch: at(/sch/, (b) => patternSpans(b, /schr?(?=[aeiou])/g).filter((s) => startsLettergreep(b, s.van))),
  ng: at(/ng/, (b) => search(b, (_g, _i, l) => l === 'ng')),
  homofoon: (b, o) => (o.tables !== false && HOMOFOON.has(b.laag) ? [{ van: 0, tot: b.w.length }] : []),
  nk: at(/nk/, (b) => patternSpans(b, /nk/g).filter((s) => b.klanken.some((k) => k.van === s.van && k.klank === 'ng'))),
  cht: at(/cht/, (b) =>
    withoutSeam(b, patternSpans(b, /cht/g)).filter(
      (s) =>
        SHORT.has(b.klanken.find((k) => k.tot === s.van)?.g.toLowerCase() ?? '') &&
        !isVerbOnCh(b, s) &&
        b.klanken.some((k) => k.van === s.van && k.klank === 'x'),
    ),
  ),
  'ch-g': at(/ch/, (b) =>
    search(
      b,
      (g, i, l) =>
        l === 'ch' &&
        g.klank === 'x' &&
        (i === 0 || isKlinkerletter(follows(b, i - 1).charAt(0)) || isInsideLoan(b, i)) &&
        !(
          SHORT.has(follows(b, i - 1)) &&
          follows(b, i + 1).startsWith('t') &&
          !isVerbOnCh(b, g) &&
          !b.delen.some((d) => d.van === g.tot)
        ),
    ),
  ),
  'eer-oor-eur': at(/(?:[eë]e|oo|eu)r/, (b) =>
    b.klanken.flatMap((g, i) =>
      ['ee', 'oo', 'eu', 'ëe'].includes(g.g.toLowerCase()) &&
      !(g.g === 'ee' && isEnglish(b.laag)) &&
      follows(b, i + 1) === 'r' &&
      !b.bounds.includes(g.tot)
        ? [{ van: g.van, tot: g.tot + 1 }]
        : [],
    ),
  ),
  'aai-ooi-oei': at(/aai|ooi|oei/, (b) => search(b, (_g, _i, l) => /^(aai|ooi|oei)$/.test(l))),
  'eeuw-ieuw-uw': at(/uw/, (b) => search(b, (_g, _i, l) => /^(eeuw|ieuw|uw)$/.test(l))),
  ei: at(/[eë]i/, (b) =>
    search(b, (_g, _i, l) => /^[eë]i$/.test(l)).filter(
      (s) => !b.laag.startsWith('heid', s.van - 1) || b.laag.charAt(s.van - 2) === 'c' || s.van < 3,
    ),
  ),
  ij: at(/ij/, (b) => search(b, (g, _i, l) => l === 'ij' && g.klank === 'ei')),
  au: at(/au/, (b) => search(b, (g, _i, l) => (l === 'au' || l === 'auw') && g.klank === 'au')),
  ou: at(/ou/, (b) => search(b, (g, _i, l) => (l === 'ou' || l === 'ouw') && g.klank === 'au')),
  'eind-d': at(/d/, (b, o) => eachOnce([...ends('d')(b, o), ...insideD(b, o)])),
  'eind-t': at(/t/, (b, o) => [...ends('t')(b, o), ...(o.tables === false ? [] : beforeStep(b))]),
  'eind-b': at(/b/, (b, o) =>
    eachOnce([
      ...ends('b')(b, o),
      ...(isEnglish(b.laag)
        ? []
        : patternSpans(b, /b(?=t$)/g).filter((s) => isStam(b.laag.slice(b.delen.at(-1)?.van ?? 0, s.tot)))),
    ]),
  ),
  'stomme-e': at(/e/, silentE),
  verenkeling: undoubling,
  verdubbeling: at(/([^aeiou])\1/, (b) =>
    search(
      b,
      (g, i, l) =>
        /^([^aeiou])\1$/.test(l) &&
        SHORT.has(follows(b, i - 1)) &&
        b.klanken[i - 1]?.core === true &&
        !ILL_AS_J.test(b.laag.slice(0, g.tot)) &&
        MEETING.exec(b.laag)?.[0].length !== g.van &&
        !isEnglishInside(b, i, g) &&
        !isEnglishEnd(b, g.tot),
    ),
  ),
  'ee-eind': at(/ee/, (b) =>
    b.delen
      .filter((d) => /(?<!^frisb|^refer|^train|^yank)ee$/i.test(d.tekst) && /^(?:stam|partikel)$/.test(d.soort))
      .map((d) => ({ van: d.tot - 2, tot: d.tot }))
      .concat(patternSpans(b, /(?<=^(?:th|tw|v|z))ee(?=-)/g).filter((s) => !b.delen.some((d) => d.tot === s.tot)))
      .concat(b.bounds.includes(3) && b.delen[0]?.tot !== 3 ? patternSpans(b, /(?<=^m)ee(?=[^aeiou].*e[rn]$)/g) : []),
  ),
  'v-f-begin': starts(/^[vf]/),
  'z-s-begin': starts(/^(z|s(?=[aeiouyéïëöü]))/),
};

function startsLettergreep(b: WoordPicture, from: number): boolean {
  return from === 0 || b.bounds.includes(from) || b.delen.some((d) => d.van === from);
}
