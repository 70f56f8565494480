import type { WoordPicture } from '../klank/klank.ts';
import type { Reading } from '../woord/reading.ts';
import { isEnglish } from '../woord/english.ts';
import { baseWoorden } from '../form/base-form.ts';
import { bijvoeglijkReadings } from '../form/comparison-parsing.ts';
import { nounReadings } from '../form/form-parsing.ts';
import { isOwnForm, isPastParticiple } from '../form/forms-ww.ts';
import { nounsOf } from '../form/noun-of-form.ts';
import { isStam } from '../form/part-forms.ts';
import { seamPairs } from './category-build.ts';
import { NO_MEERVOUD } from '../tables/mv-irregulars.ts';
import { PARTICLES } from '../tables/ww-parts.ts';
import { FRONT_PARTS } from '../tables/samenstelling.ts';
import { COMPOUND_WERKWOORDEN } from '../tables/compound-ww.ts';
import { JOINED_WERKWOORDEN } from '../tables/joined-ww.ts';
import {
  MEERVOUD_WINS,
  NAMES,
  NEVER_PLURAL,
  NO_COMPARISON,
  NO_MEERVOUD_S,
  NO_PLURAL,
  PAST_FIRST,
  STOFFELIJK,
} from '../tables/form-choice.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun, PLURAL_ONLY, ZELFSTANDIG } from '../woord/woord-table.ts';

/** Plurals, diminutives and steps of the word; no plural of an adjective or an adverb. */
export function readings(b: WoordPicture, tables: boolean): Reading[] {
  if (b.laag.includes(' ')) return bijvoeglijkReadings(b.laag, tables);
  const isNone = tables && isNoPlural(b);
  return formReadings(b, tables).filter((l) => !isNone || !/^mv-(?:en|s|onreg)$/.test(l.id));
}

/** A past that hardly is a plural, also behind what it splits off: aangingen, not afspraken. */
const isPastFirst = (w: string): boolean =>
  PAST_FIRST.has(w) ||
  (PARTICLES.some((part) => w.startsWith(part) && PAST_FIRST.has(w.slice(part.length))) &&
    !nounsOf(w).some((noun) => isNoun(noun) || PLURAL_ONLY.has(noun)));

/** An adverb, a name or an adjective on -en. */
const isNoPlural = (b: WoordPicture): boolean =>
  NO_PLURAL.has(b.laag) ||
  isPastFirst(b.laag) ||
  (b.w !== b.laag && NAMES.has(b.laag)) ||
  (b.laag.endsWith('en') && BIJVOEGLIJK.has(b.laag));

/** A sound change of the last compound part, or any reading of that part when the whole word has none. */
function formReadings(b: WoordPicture, tables: boolean): Reading[] {
  const whole = [...nounReadings(b.laag, tables), ...bijvoeglijkReadings(b.laag, tables)];
  const begin = lastBegin(b);
  if (begin === undefined || isVerbOfTwo(b.laag) || isEnglish(b.laag)) return whole;
  const part = b.laag.slice(begin);
  const small = isOwnSmall(b.laag, part) ? smallOf(part, begin) : [];
  if (small.length > 0) return [...whole.filter((l) => !l.id.startsWith('verkl-')), ...small];
  // A noun at the end of a compound is no plural (babyfles) and no step of an adjective (heelmeester).
  if (isSingular(part)) return whole.filter((l) => !/^(?:mv-(?:s|en)|bn-s)$/.test(l.id) || isOfKnown(l));
  const fromPart = partReadings(b.laag, begin, tables);
  const isIrregular = fromPart.some((l) => l.id === 'mv-onreg') && !whole.some(isOfKnown);
  return whole.length === 0 || isIrregular ? fromPart : whole;
}

/** A verb with its first part, which is no plural though its last part may be one. */
const isVerbOfTwo = (w: string): boolean => COMPOUND_WERKWOORDEN.has(w) || (JOINED.has(w) && !MEERVOUD_WINS.has(w));

const JOINED: ReadonlySet<string> = new Set(JOINED_WERKWOORDEN.map((row) => row.replace('|', '')));

/** A noun or another word at the end of a compound that is no plural itself. */
const isSingular = (part: string): boolean => (isNoun(part) && !isKnownPlural(part)) || NO_MEERVOUD_S.has(part);

function partReadings(w: string, begin: number, tables: boolean): Reading[] {
  const [left, part] = [w.slice(0, begin), w.slice(begin)];
  const nouns = part.startsWith('ge') && isPastParticiple(w) ? [] : nounsBehind(left, part, tables);
  // Dobbelstenen are no material.
  const steps = NO_COMPARISON.has(w)
    ? []
    : bijvoeglijkReadings(part, tables).filter((l) =>
        l.id === 'stoffelijk' ? nouns.length === 0 && isMaterial(part, left) : !isWhoDoes(part, left),
      );
  return [...nouns, ...steps].map((l) => ({ ...l, van: l.van + begin }));
}

/** Behind a preposition a plural needs its noun: `inzepen` is a verb, for nobody has an inzeep. */
function nounsBehind(left: string, part: string, tables: boolean): Reading[] {
  const isReal = (l: Reading): boolean =>
    !asks(l.id, left, part) ||
    !isFront(left) ||
    l.lemma === undefined ||
    isNounOf(left + l.lemma, part) ||
    isThingBehind(left, part);
  return nounReadings(part, tables, isNounLeft(left, part) && !isStuff(part, left) && !NEVER_PLURAL.has(part)).filter(
    isReal,
  );
}

/** A plural or step of a whole word that is known: potloden, goedkoper. */
const isOfKnown = ({ lemma }: Reading): boolean => lemma !== undefined && (isNoun(lemma) || BIJVOEGLIJK.has(lemma));

/** A first part that makes a verb of a verb; the world does not: wereld|reizen. */
const isFront = (left: string): boolean => left !== 'wereld' && (FRONT_PARTS.has(left) || PARTICLES.includes(left));

/** Plurals that need their noun behind a first part; one on another sound only when a verb looks like it: op|sloten. */
const asks = (id: string, left: string, part: string): boolean =>
  /^mv-(?:en|s)$/.test(id) ||
  (id === 'mv-onreg' && (/^(?:in|op|uit)$/.test(left) || isVerb(part) || (isOwnForm(part) && left !== 'mede')));

/** A noun with a plural on -en, or with any when its plural is no verb: not na|zomeren, op|rollen. */
const isNounOf = (noun: string, part: string): boolean =>
  isNoun(noun) && !NO_MEERVOUD.has(noun) && (!isVerb(part) || ZELFSTANDIG.en.has(noun));

/** First parts that are of a thing sooner than of a deed: voor|ruiten, dwars|straten. */
const OF_THING = /^(?:achter|binnen|boven|buiten|deel|droog|dubbel|dwars|klein|mede|onder|schoon|tussen|voor|weer)$/;

const isThingBehind = (left: string, part: string): boolean =>
  OF_THING.test(left) && !isVerb(part) && part !== 'handen' && !isOwnForm(part);

/** A noun that is the plural of another: venster|ruiten, pool|schepen. */
const isKnownPlural = (part: string): boolean =>
  /(?<!^(?:deg|kor|red|zev))en$/.test(part) &&
  (part === 'kosten' || !isVerb(part)) &&
  nounReadings(part, true).some((l) => l.lemma !== undefined && isNoun(l.lemma) && l.lemma !== part);

/** A noun, also with its linking letters before what is no verb first: boeken|rekken, not duimen|draaien. */
const isNounLeft = (left: string, part: string): boolean =>
  isNoun(left) ||
  /.(?:[ei]ngs|heids|schaps|teits|[^e]ingen|teiten|heden)$/.test(left) ||
  (isStam(left) && !isFront(left)) ||
  ([left.replace(/(?:s|en|e)$/, ''), ...baseWoorden(left.replace(/en$/, ''))].some(isNoun) &&
    (left.endsWith('s') || !isVerb(part) || MEERVOUD_WINS.has(part)));

const isVerb = (part: string): boolean => INFINITIEF.has(part);

/** What leather is made of. */
const OF_LEATHER =
  /^(?:buffel|geiten|herts|imitatie|kalfs|krokodillen|kunst|lak|nappa|rund|runder|schapen|slangen|varkens)$/;

/** No deed behind a first part, and no linen of a bed. */
const isMaterial = (part: string, left: string): boolean =>
  (!isVerb(part) || (part === 'leren' && OF_LEATHER.test(left))) &&
  (/^(?:hard|wit|zwart)$/.test(left) || !PARTICLES.includes(left)) &&
  !(part === 'linnen' && isNoun(left));

/** A material that is never a plural behind this first part; a side is: keer|zijden, not kunst|zijden. */
const isStuff = (part: string, left: string): boolean =>
  STOFFELIJK.has(part) && (part !== 'zijden' || left === 'kunst');

/** Who or what does it, no step, behind a noun or a first part: been|warmer, op|ruimer. */
const isWhoDoes = (part: string, left: string): boolean =>
  /[^aeiou]er$/.test(part) &&
  INFINITIEF.has(`${part.slice(0, -1)}n`) &&
  (PARTICLES.includes(left) || !BIJVOEGLIJK.has(left));

/** First parts that make nouns of verbs: uit|slag, voor|werp. */
const NOUN_FRONT = /^(?:aan|af|bij|door|in|na|om|onder|op|over|toe|uit|voor)$/;

/** Where the last part begins; a noun with its own first part is one, and a noun of two parts: test|uitslagen, kleur|potloden. */
function lastBegin(b: WoordPicture): number | undefined {
  const begins = seamPairs(b).map(({ rechts: right }) => right.van);
  const [last, before] = [begins.at(-1), begins.at(-2)];
  if (last === undefined || b.laag.charAt(last - 1) === '-') return behindHyphen(b.laag);
  if (before === undefined) return last;
  const isOne = NOUN_FRONT.test(b.laag.slice(before, last)) || nounsOf(b.laag.slice(before)).some(isNoun);
  return isOne ? before : last;
}

/** Behind a noun and a hyphen: stage-uren. */
function behindHyphen(w: string): number | undefined {
  const [, noun = '', begin] = /^(.+)-()[^-]+$/.exec(w) ?? [];
  return begin !== undefined && isNoun(noun) ? noun.length + 1 : undefined;
}

/** A diminutive of which the t is of the last part, not of the word itself: haar|netje, not krabbel|tje. */
const isOwnSmall = (w: string, part: string): boolean =>
  /tjes?$/.test(part) && isNoun(part.replace(/jes?$/, '')) && !isNoun(w.replace(/tjes?$/, ''));

/** The diminutive of the last part, whose t is its own: haar|netje. */
const smallOf = (part: string, begin: number): Reading[] =>
  nounReadings(part, true)
    .filter((l) => l.id.startsWith('verkl-'))
    .map((l) => ({ ...l, van: l.van + begin }));
