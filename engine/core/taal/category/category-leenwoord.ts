import { at, patternSpans, search } from './category-rule.ts';
import type { CategoryRule } from './category-rule.ts';
import type { WoordPicture } from '../klank/klank.ts';
import { isEnglish } from '../woord/english.ts';
import { BIJVOEGLIJK, INFINITIEF } from '../woord/woord-table.ts';
import { ADVERB_SMALL } from '../tables/form-choice.ts';
import { FRENCH, NO_LATIJN, NO_TIE, SILENT_T } from '../tables/loan-klanken.ts';
import type { Span } from '../woord/woord.ts';

const LATIJN =
  /^(?:ad(?=[jv])|acc|aff|agg|all|ann|app|arr|ass|att|coll|comm|conn|corr|eff|inn(?=ov)|[iï]ll|[iï]mm|[iï]rr|off|opp|succ|sugg|supp)(?=[aeiouhlrfyjv])/;
const FRENCH_TAIL = /(?:oilet(?:ten|je|jes)?|air(?:e|es|s)?|oirs?|oires?|ette|ettes)$/;
const EUR =
  /(?<=[aeiouy].*[^aeiou])(?<!sch|tr|kl|sp|sl|(?:twee|drie|vier)d|z|voork)eur(?:s?(?:en|tje)$|(?=s?$))|(?<=[ai])eur(?:s?(?:en|tje)$|(?=s?$))/;
/** Weak past or participle of a verb on -etten: bezette, verzette. */
const WERKWOORD_ETTE = /^(?:be|ver|ont|op|af|uit|aan|in|om|voort)zette/;
/** Behind u and ou alone; a raket is written as it sounds. */
const ET = /(?<=[lrn]h?ou|u)et(?:(?:ten|je|jes)?$|(?=s$))/;

/** Parts between compound seams with their place, so a loan inside a compound is found too. */
type Piece = { tekst: string; van: number };

function pieces(b: WoordPicture): Piece[] {
  return b.delen.filter((d) => d.soort === 'stam').map((d) => ({ tekst: d.tekst.toLowerCase(), van: d.van }));
}

function inPieces(b: WoordPicture, regex: RegExp, allowed: (text: string) => boolean = () => true): Span[] {
  return pieces(b).flatMap(({ tekst: text, van: from }) => {
    const hit = allowed(text) ? regex.exec(text) : null;
    return hit ? [{ van: from + hit.index, tot: from + hit.index + hit[0].length }] : [];
  });
}

const FORM = /(?:'s|(?<=ch|sh|x)es|s|je|jes|tje|tjes|en|pje)$/;

function isEnglishForm(text: string): boolean {
  return (
    isEnglish(text) ||
    (FORM.test(text) &&
      !INFINITIEF.has(text) &&
      !/^(?:facetjes?|heros|hots|systemen)$/.test(text) &&
      !ADVERB_SMALL.has(text) &&
      isEnglish(text.replace(FORM, '')))
  );
}

/** English words that are a Dutch one before another part: burger|comité, make|laardij, star|heid. */
const DUTCH_FIRST = /^(?:boots|burger|make|must|pin|rap|star)$/;

/** English words that are a Dutch one behind another part: hout|blazer, wedstrijd|leader stays English. */
const DUTCH_AGENT =
  /^(?:blazers?|brand|drop|gangsters?|haters?|leggings?|look|masters?|slip|slipper|spin|stand|tablet(?:ten|s|je)?|test|toppers?|trap|vlogen|wand|wet|wind|winners?)$/;

/** Who lives somewhere, not what is eaten: wereld|burger. */
const CITIZEN = /(?:ere|mede|staats?|stads|wereld)burgers?$/;

/** Whether the part is Dutch where it stands, though the letters are an English word too: ver|branding, kost|winner. */
function isDutchThere(b: WoordPicture, { tekst: text, van: from }: Piece): boolean {
  if (from === 0) return DUTCH_FIRST.test(text);
  const before = b.delen.find((d) => d.tot === from);
  const isPrefixed = before?.soort === 'voorvoegsel' && (before.tekst !== 'ge' || /(?:er|ing)s?$/.test(text));
  return isPrefixed || DUTCH_AGENT.test(text) || CITIZEN.test(b.laag);
}

/** Who does it, or what it is like, made of an English word with a Dutch ending: surf|ster, stress|ig. */
const DERIVED = /(?:sters?|aars?|(?<=stress)ige?|endere?)$/;

function englishStem(text: string): number {
  const stam = text.replace(DERIVED, '');
  return stam !== text && stam.length > 3 && isEnglish(stam) && !BIJVOEGLIJK.has(stam) ? stam.length : 0;
}

/** English words beside a hyphen: usb-stick. */
const besideHyphen = (b: WoordPicture): Span[] =>
  b.laag.includes('-')
    ? [...b.laag.matchAll(/[^- ]{4,}/g)]
        .filter(([text]) => isEnglishForm(text))
        .map(({ index, 0: text }) => ({ van: index, tot: index + text.length }))
    : [];

const derivedSpans = (b: WoordPicture): Span[] =>
  pieces(b)
    .map((s) => ({ van: s.van, tot: s.van + englishStem(s.tekst) }))
    .filter((s) => s.tot > s.van);

/** The s that links an English word to the next part is not of the word: clown|s|neus. */
const linkLength = (b: WoordPicture, { tekst: text, van: from }: Piece): number =>
  from + text.length < b.w.length && /[^s]s$/.test(text) && !isEnglish(text) ? 1 : 0;

const english: CategoryRule = (b, o) => {
  if (o.tables !== false && isEnglishForm(b.laag)) return [{ van: 0, tot: b.w.length }];
  const parts =
    o.tables === false || b.delen.length < 2
      ? []
      : pieces(b)
          .filter((s) => isEnglishForm(s.tekst) && !isDutchThere(b, s))
          .map((s) => ({ van: s.van, tot: s.van + s.tekst.length - linkLength(b, s) }));
  parts.push(...(o.tables === false ? [] : besideHyphen(b)));
  const derived = o.tables === false || parts.length > 0 ? [] : derivedSpans(b);
  if (derived.length > 0) return derived;
  return parts.length > 0 ? parts : patternSpans(b, /ck|(?<=[aeiou])sh$/g);
};

const french: CategoryRule = (b, o) => {
  const tables = o.tables !== false;
  const base = [b.laag, b.laag.replace(/'?s$/, ''), b.laag.replace(/jes?$/, '')].find((w) => FRENCH.has(w));
  const whole = tables && base !== undefined ? [{ van: 0, tot: base.length }] : [];
  const fixed = whole.length > 0 || !tables ? whole : inPieces(b, /^.*$/, (t) => FRENCH.has(t));
  const silent = tables ? inPieces(b, /[aeou]+t/, (t) => SILENT_T.test(t)) : [];
  if (silent.length > 0 || !/[aeo][iu]r|et|au/.test(b.laag)) return [...fixed, ...silent].slice(0, 1);
  return [
    ...inPieces(
      b,
      FRENCH_TAIL,
      (t) => !/^[^aeiouy]*ettes?$/.test(t) && (!WERKWOORD_ETTE.test(b.laag) || !t.endsWith('e')),
    ).filter((s) => !/^(?:lijk|loos)/.test(b.laag.slice(s.tot))),
    ...inPieces(b, EUR),
    ...inPieces(b, ET).filter((s) => b.klanken.some((k) => k.van === s.van && k.klank === 'e')),
    ...fixed,
    ...search(b, (g, _i, l) => l === 'au' && g.klank === 'oo'),
  ].slice(0, 1);
};

function isLongVowel(b: WoordPicture, from: number): boolean {
  return b.klanken.some((k) => k.van === from && k.klank === 'ie');
}

/** Whether the letter stands in an abbreviation before a hyphen, where its name is said: wc-bril, cd-speler. */
function isAbbreviation(b: WoordPicture, from: number): boolean {
  return from < (/^[bcdfghjklmnpqrstvwxz]+(?:-|$)/.exec(b.laag)?.[0].length ?? 0);
}

/** The ending of a learned adjective: horizontaal, centrale. */
function learnedEnd(b: WoordPicture): Span[] {
  const stam = /^(.*[aeiouy].*[^aeiou])a(?:al|le)$/.exec(b.laag)?.[1];
  if (stam === undefined || b.delen.length > 1 || stam.endsWith('on')) return [];
  return BIJVOEGLIJK.has(`${stam}aal`) ? [{ van: stam.length, tot: b.w.length }] : [];
}

/** Detectors on loan spellings. */
export const LEENWOORD_RULES: Readonly<Record<string, CategoryRule>> = {
  kilo: at(/i/, (b) =>
    search(
      b,
      (g, _i, l) =>
        l === 'i' &&
        g.klank === 'ie' &&
        (b.bounds.includes(g.tot) ||
          g.tot === b.w.length ||
          /^['-]/.test(b.laag.slice(g.tot)) ||
          /^s?$/.test(b.laag.slice(g.tot))),
    ).filter(
      (s) =>
        isLongVowel(b, s.van) &&
        !b.laag.startsWith('station', s.van - 4) &&
        !/^(?:ing|isch|ier)/.test(b.laag.slice(s.van)),
    ),
  ),
  'c-s': at(/c/, (b) => search(b, (g, _i, l) => l === 'c' && /^sj?$/.test(g.klank) && !isAbbreviation(b, g.van))),
  'c-k': at(/c/, (b) =>
    search(b, (g, _i, l) => /^(?:c|cc|ck)$/.test(l) && g.klank === 'k' && !isAbbreviation(b, g.van)).map((s) => ({
      van: s.van,
      tot: b.laag.charAt(s.tot - 1) === 'k' ? s.tot - 1 : s.tot,
    })),
  ),
  tie: at(/ti/, (b, o) =>
    inPieces(b, /(?<=.[aeiouyïcknprlx])tie(?=s?$|-|ën$)/, (t) => !(o.tables !== false && NO_TIE.test(t))).concat(
      isEnglish(b.laag) ? [] : patternSpans(b, /(?<=.[aeiouycnpr])ti(?=on|aal|ale|ali|eel|ël|ë$|ër|eus|euz|ënt)/g),
    ),
  ),
  isch: at(/[iï]sch/, (b) =>
    patternSpans(b, /[iï]sch(?=(?:e|s|er|ere|en|st|ste)?$)/g).filter(
      (s) => s.van > 1 && /[aeiouy]/.test(b.laag.slice(0, s.van)),
    ),
  ),
  // Behind eau it is silent: bordeaux.
  x: at(/x/, (b) => search(b, (g, _i, l) => l === 'x' && !b.laag.slice(0, g.van).endsWith('eau'))),
  'ch-sj': at(/ch/, (b) => search(b, (g, _i, l) => l === 'ch' && g.klank === 'sj')),
  // Inside an English word th is not the Greek one: smoothie.
  th: at(/th/, (b, o) => search(b, (_g, i, l) => l === 'th' && (i === 0 || o.tables === false || !isEnglish(b.laag)))),
  'e-accent': at(/[éèê]/, (b) => search(b, (_g, _i, l) => /^(?:éé?|[èê])$/.test(l))),
  eau: at(/eau/, (b) => search(b, (_g, _i, l) => l === 'eau')),
  'ou-oe': at(/ou/, (b) => search(b, (g, _i, l) => l === 'ou' && g.klank === 'oe')),
  'g-zj': at(/g/, (b) => search(b, (g, _i, l) => l.startsWith('g') && g.klank === 'zj')),
  // In play and boy it is the end of another sound, in recycle it sounds as in my.
  y: at(/y/, (b) =>
    patternSpans(
      b,
      /(?<![ao]|(?:re|up)c(?=ycle(?!e|re))|c(?=yber)|n(?=ylon)|b(?=yte)|fl(?=yer)|^(?=y-))y|y(?=[aeiou])/g,
    ),
  ),
  'air-oir': french,
  eng: english,
  latijn: at(/([cfglmnprst])\1|ad[jv]/, (b, o) =>
    inPieces(b, LATIJN, (t) => !(o.tables !== false && NO_LATIJN.test(t))),
  ),
  'teit-iteit': at(/teit|(?:aa|ee|a|e|ë)l/, (b, o) =>
    inPieces(
      b,
      /teit(?:en)?$|teit(?=s$)|(?<=.)(?:(?:[iu]|on)(?:aal|eel|ale|ële)|(?:u|on)ele)(?=s?$)/,
      (t) => !(o.tables !== false && /toneel|^kano|^on(?!.*teit)/.test(t)),
    ).concat(o.tables === false ? [] : learnedEnd(b)),
  ),
  trema: at(/[ëïöü]/, (b) => patternSpans(b, /(?<=^|[aeiouyé])[ëïöü]/g)),
  koppelteken: at(/-/, (b) => search(b, (_g, _i, l) => l === '-')),
};
