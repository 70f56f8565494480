import { at, patternSpans } from './category-rule.ts';
import type { CategoryRule } from './category-rule.ts';
import type { WoordPicture } from '../klank/klank.ts';
import type { Morpheme } from '../form/morphology.ts';
import type { Options } from '../woord/options.ts';
import { betweenOf } from '../form/samenstelling.ts';
import { NO_IG, NO_ING } from '../tables/loan-klanken.ts';
import { baseWoorden } from '../form/base-form.ts';
import { isDeed } from '../form/part-forms.ts';
import { nounsOf } from '../form/noun-of-form.ts';
import { isEnglish } from '../woord/english.ts';
import { werkwoordLabels } from '../form/forms-ww.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun } from '../woord/woord-table.ts';
import { STOFFELIJK } from '../tables/form-choice.ts';
import { PARTICLES } from '../tables/ww-parts.ts';
import { FRONT_PARTS } from '../tables/samenstelling.ts';
import type { Span } from '../woord/woord.ts';

function tail(b: WoordPicture, regex: RegExp): Span[] {
  const hit = regex.exec(b.laag);
  return hit ? [{ van: hit.index, tot: b.w.length }] : [];
}

function afterStam(b: WoordPicture, regex: RegExp): Span[] {
  return tail(b, regex).filter((s) => s.van >= 2 && /[aeiouyëïö]/.test(b.laag.slice(0, s.van)));
}

/** The suffix of the word and of each first part of a compound, before its linking s: huwelijks|aanzoek, eeuwig|durend. */
function ofParts(b: WoordPicture, suffix: RegExp): Span[] {
  return seamPairs(b).flatMap(({ rechts: right }) => {
    const left = leftPart(b, right.van);
    const hit = left.length < 5 ? null : suffix.exec(left);
    const from = right.van - left.length + (hit?.index ?? 0);
    return hit === null ? [] : [{ van: from, tot: from + hit[0].length }];
  });
}

type Pair = { links: Morpheme; rechts: Morpheme };

/** Several detectors ask for the seams of the same word. */
const PAIRS = new WeakMap<WoordPicture, Pair[]>();

/** Left and right piece of every compound seam; a piece with its prefix or suffix counts as one part. */
export function seamPairs(b: WoordPicture): readonly Pair[] {
  const known = PAIRS.get(b);
  if (known) return known;
  const pairs = b.delen.length < 2 ? [] : findPairs(b);
  PAIRS.set(b, pairs);
  return pairs;
}

function findPairs(b: WoordPicture): Pair[] {
  return b.delen.flatMap((right, i) => {
    const left = b.delen[i - 1];
    return left && isComposition(left, right, b) ? [{ links: left, rechts: right }] : [];
  });
}

/** The end of terug and terecht, whose te is a prefix, and what stands behind on: terug|schrok, onop|lettend. */
const isAfterPrefix = (part: Morpheme, b: WoordPicture): boolean => part.van === 2 && /^(?:te|on)/.test(b.laag);

function isComposition(left: Morpheme, right: Morpheme, b: WoordPicture): boolean {
  if (right.soort === 'achtervoegsel' || left.soort === 'voorvoegsel') return false;
  if (left.soort === 'partikel') return isBehindParticle(left, right, b);
  const opens = /^(?:weer|mis|wan)$/.test(left.tekst) || FRONT_PARTS.has(left.tekst.toLowerCase());
  return !(opens && isDeedOnIng(b.laag));
}

/** Behind a front part a thing, not what is done; the road is one too: boven|kleding, weg|versperring. */
const THING_ON_ING =
  /(?:bevolking|(?:binnen|buiten)ring|kleding|koning|leerling|regering|verlichting|verwachting|verwarming|woning)(?:en|s)?$|^weg(?:be|om|ver)/;

/** What is done, written on -ing: over|stroming. */
const isDeedOnIng = (w: string): boolean => /ing(?:en|s)?$/.test(w) && !THING_ON_ING.test(w);

/** Behind a first part: no prefix, infinitive or deed, and not in terug, whose te is a prefix. */
function isBehindParticle(left: Morpheme, right: Morpheme, b: WoordPicture): boolean {
  if (right.soort === 'voorvoegsel' || isAfterPrefix(left, b)) return false;
  const isDeed = FRONT_PARTS.has(left.tekst.toLowerCase()) && isDeedOnIng(b.laag);
  return !isDeed && !/(?:en|aan|oen|ien)(?:de?)?$/.test(b.laag);
}

/** Compound part up to the seam, from the seam before it. */
function leftPart(b: WoordPicture, seam: number): string {
  const previous = seamPairs(b)
    .map((p) => p.rechts.van)
    .filter((n) => n < seam);
  return b.laag.slice(Math.max(0, ...previous), seam);
}

/** What stands behind the law, not behind the right-hand side: rechts|staat. */
const OF_LAW =
  /^(?:bank|bescherming|bijstand|gang|gebied|geding|geldig|gelijk|gevoel|hulp|kracht|macht|middel|orde|persoon|positie|regel|spraak|staat|vervolging|winkel|zaak|zaal|zak|zeker|zitting)/;

function between(letters: 's' | 'n'): CategoryRule {
  return (b) =>
    seamPairs(b).flatMap(({ rechts: right }) => {
      const left = leftPart(b, right.van).replace(/-$/, '');
      const end = b.laag.charAt(right.van - 1) === '-' ? right.van - 1 : right.van;
      const found = left === 'rechts' && OF_LAW.test(b.laag.slice(right.van)) ? 's' : betweenOf(left);
      if (letters === 's') return found === 's' ? [{ van: end - 1, tot: end }] : [];
      return found === 'en' || found === 'e' ? [{ van: end - found.length, tot: end }] : [];
    });
}

const voicingChange =
  (voiced: 'v' | 'z'): CategoryRule =>
  (b, o) => {
    const spot = adjectiveSpot(b.laag, o, voiced) ?? womanSpot(b.laag, o, voiced) ?? swapSpot(b, o, voiced);
    return spot === undefined ? [] : [{ van: spot, tot: spot + 1 }];
  };

/** Place of a v or z that stands for f or s in the base word or in the stem of the verb. */
function swapSpot(b: WoordPicture, o: Options, letter: 'v' | 'z'): number | undefined {
  const spot = b.laag.lastIndexOf(letter);
  if (spot < 1 || !/^.(?:en|e|er|ers|ere|eren|erds?|eling(?:en)?)$/.test(b.laag.slice(spot))) return undefined;
  // German tz is no s made voiced: spitzen.
  if (/[^aeiouyjlmnrëïöü]/.test(b.laag.charAt(spot - 1))) return undefined;
  const base = (o.lemma ?? '').toLowerCase();
  const voiceless = letter === 'v' ? 'f' : 's';
  if (base.endsWith(voiceless)) return spot;
  return base === '' && o.tables !== false && isWerkwoordOrBijvoeglijk(b, o, spot) ? spot : undefined;
}

/** Place of the v or z in an adjective on -ig: prijzig. */
function adjectiveSpot(w: string, o: Options, letter: 'v' | 'z'): number | undefined {
  const spot = w.lastIndexOf(letter);
  return spot > 1 && o.tables !== false && isOfNoun(w, spot) ? spot : undefined;
}

/** Place of the v or z in a woman or a female of who ends in f or s: reuzin, wolvin. */
function womanSpot(w: string, o: Options, letter: 'v' | 'z'): number | undefined {
  const spot = w.lastIndexOf(letter);
  const isWoman = o.tables !== false && /^.in(?:nen)?$/.test(w.slice(spot)) && !/(?:^|ver|on|be)zin/.test(w);
  return isWoman && baseWoorden(w.slice(0, spot + 1)).some((one) => /[fs]$/.test(one) && isNoun(one))
    ? spot
    : undefined;
}

/** An adjective on -ig of a noun or adjective on f or s: prijzig, viezig. */
const isOfNoun = (w: string, spot: number): boolean =>
  /^.ig(?:e|er|ere|st|ste|heid)?$/.test(w.slice(spot)) &&
  !w.startsWith('ranz') &&
  baseWoorden(w.slice(0, spot + 1)).some((one) => /[fs]$/.test(one) && (isNoun(one) || BIJVOEGLIJK.has(one)));

/** The plural of a noun on f or s as a first part: brieven|bus, huizen|blok. */
const voicedFirst = (b: WoordPicture, letter: 'v' | 'z'): Span[] =>
  seamPairs(b).flatMap(({ rechts: right }) => {
    const left = leftPart(b, right.van);
    const isVoiced =
      left.endsWith(`${letter}en`) &&
      [...baseWoorden(left.slice(0, -2)), ...nounsOf(left)].some((one) => /[fs]$/.test(one) && isNoun(one));
    return isVoiced ? [{ van: right.van - 3, tot: right.van - 2 }] : [];
  });

/** Length of the first part of a verb: voor|lezen, terug|deinzen. */
function firstLength(b: WoordPicture): number {
  if (b.delen[0]?.soort === 'partikel') return b.delen[0].tot;
  return PARTICLES.find((p) => b.laag.startsWith(p) && INFINITIEF.has(b.laag.slice(p.length)))?.length ?? 0;
}

/** Infinitive, also with a separable part, or the long form of an adjective: lezen, voorlezen, lieve. */
function isWerkwoordOrBijvoeglijk(b: WoordPicture, o: Options, spot: number): boolean {
  if (VOICED_ENDING.test(b.laag)) return true;
  if (b.laag.endsWith('eren') || LIFE_NOUN.test(b.laag)) return false;
  if (b.laag.endsWith('en')) return isOfWerkwoord(b, o) || isOfThing(b.laag);
  return baseWoorden(b.laag.slice(0, spot + 1)).some((g) => BIJVOEGLIJK.has(g) && /[fs]$/.test(g));
}

/** Endings of adjectives on -loos, -eus and -ief. */
const VOICED_ENDING = /(?:loz|[aeiou].*[^aeiouk]i?euz|[st]iev|ïev)(?:er?|ere)$/;
/** The noun at the end of a compound, which is no verb: stads|leven, not over|leven. */
const LIFE_NOUN = /..(?<![bk])(?<!^(?:be|her|in|mee|mede|na|om|op|over|uit|voort|samen|door))leven$/;

function isOfWerkwoord(b: WoordPicture, o: Options): boolean {
  const part = b.laag.slice(seamPairs(b).at(-1)?.rechts.van ?? firstLength(b));
  return o.rol === 'ww' || INFINITIEF.has(b.laag) || INFINITIEF.has(part) || hasVoiceless(b.laag);
}

/** Of a material on -s or -f: bronzen. */
const isOfThing = (w: string): boolean =>
  STOFFELIJK.has(w) && baseWoorden(w.slice(0, -2)).some((g) => /[fs]$/.test(g) && isNoun(g));

/** Past or participle of a verb with f or s: schreven, gelezen. */
function hasVoiceless(w: string): boolean {
  return werkwoordLabels(w).some((l) => /^ww-v[td]-sterk$/.test(l.id));
}

/** Suffixes of nouns; verbs on -ingen have none (bokspringen). */
const NOUN_END = /(?:(?<!spr|dw|wr|dr)ingen|ing|(?<!sc)heid|heden|schap|schappen)$/;
/** The same before -je: kleinigheidje, gezelschapje. */
const SMALL_NOUN_END = /(?<=[aeiouy].*)(?:(?<!sc)heid|schap)(?=jes?$)/g;

/** The suffix of a first part before its linking s: regerings|leider, veiligheids|helm, vriendschaps|band. */
const endOfFirst = (b: WoordPicture): Span[] => [
  ...ofParts(b, /(?<=[aeiouy].*)(?:ing|(?<!sc)heid|schap)(?=s$)/).filter((s) => !NO_ING.test(b.laag.slice(0, s.tot))),
  ...ofParts(b, /(?<=[aeiouy].*)ing$/).filter((s) => isDeed(b.laag.slice(b.laag.lastIndexOf('-', s.van) + 1, s.tot))),
];

/** Detectors on morphemes; readings as an inflected word are in `category-form.ts`. */
export const BUILD_RULES: Readonly<Record<string, CategoryRule>> = {
  voorvoegsel: (b) =>
    b.delen.length < 2
      ? []
      : b.delen
          .filter((d) => d.soort === 'voorvoegsel' && !/^(?:on|om|op|af|mis|gevangen)$/i.test(d.tekst))
          .map(({ van: from, tot: until }) => ({ van: from, tot: until })),
  samenstelling: (b) =>
    seamPairs(b)
      .filter(({ rechts: right }) => b.laag.charAt(right.van) !== "'" && b.laag.charAt(right.van - 1) !== '-')
      .map(({ rechts: right }) => ({ van: right.van - 1, tot: right.van + 1 })),
  'tussen-n': between('n'),
  'tussen-s': between('s'),
  ig: at(/[iï]g/, (b, o) =>
    o.tables !== false && NO_IG.test(b.laag)
      ? []
      : [
          ...afterStam(
            b,
            /[iï]g(?:e|er|ers|ere|erds?|jes|st|ste|s|t|ende?|en|de?|den|dhe(?:id|den)|baar|bare|ing|ingen|heid|heden|heidjes?)?$/,
          ),
          ...ofParts(b, /(?<=[aeiouy].*[^aeiouy])ig(?=(?:e?rs|ings?|heids?)?$)/),
          ...patternSpans(b, /(?<=men)ig(?=vuldig|ten?$)/g),
        ]
          .filter((s) => b.klanken.some((k) => k.van === s.van && k.klank === '@'))
          .map((s) => ({ van: s.van, tot: s.van + 2 })),
  ),
  lijk: at(/lijk/, (b) =>
    [
      ...afterStam(b, /lijk(?:e|se?|er|ere|st|ste|heid|heden|heidjes?)?$/),
      ...ofParts(b, /(?<=[aeiouy].*)lijk(?=(?:heid)?s?$)/),
      ...afterStam(b, /(?<=^(?:be|ver).*)lijk(?:te?n?|en|ende?|ing|ingen)$/),
    ]
      .filter((s) => !/^(?:(?:on|ver|onver|te|ins|des|soort|even)?ge|be)$/.test(b.laag.slice(0, s.van)))
      .map((s) => ({ van: s.van, tot: s.van + 4 })),
  ),
  ing: at(/ing|he[id]|schap/, (b, o) =>
    o.tables !== false && (NO_ING.test(b.laag) || isEnglish(b.laag))
      ? []
      : [...afterStam(b, NOUN_END), ...patternSpans(b, SMALL_NOUN_END), ...endOfFirst(b)].filter(
          (s) => !isSingleLettergreep(b, s),
        ),
  ),
  'f-v': (b, o) => [...voicingChange('v')(b, o), ...voicedFirst(b, 'v')],
  's-z': (b, o) => [...voicingChange('z')(b, o), ...voicedFirst(b, 'z')],
  'komma-s': at(/'/, (b) => [
    ...patternSpans(b, /(?<![\p{L}])'[snt](?![\p{L}'])/gu),
    ...patternSpans(b, /(?<=^[mzd]|^zo)'[nr]$/g),
    ...patternSpans(b, /(?<=^[a-z]\d)'/g),
  ]),
  hoofdletter: (b) =>
    b.w === b.laag
      ? []
      : [...b.w.matchAll(/(?<=^|-)(?:IJ|\p{Lu})(?=\p{Ll}|-|$)/gu)].map(({ index, 0: letters }) => ({
          van: index,
          tot: index + letters.length,
        })),
};

/** `ring`, `zing`, also as the last part of a compound: no suffix. */
function isSingleLettergreep(b: WoordPicture, s: Span): boolean {
  const part = [...b.delen].reverse().find((d) => d.van <= s.van && d.soort !== 'achtervoegsel');
  return (
    part !== undefined &&
    !/[aeiouy]/.test(b.laag.slice(part.van, s.van)) &&
    s.van > part.van &&
    !b.laag.slice(s.van).startsWith('h')
  );
}
