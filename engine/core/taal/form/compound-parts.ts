import { isEnglish } from '../woord/english.ts';
import { baseWoorden } from './base-form.ts';
import {
  hasPluralEn,
  IRREGULAR_MV,
  isDeed,
  isDoing,
  isDoneTo,
  isForm,
  isInflected,
  isLongEnough,
  isNamed,
  isPeople,
  isPluralTrema,
  isStam,
  isWhole,
  isWoman,
} from './part-forms.ts';
import { isParticiple } from './forms-ww.ts';
import { ADVERB_SMALL, STOFFELIJK } from '../tables/form-choice.ts';
import { FIRST_ONLY, SHORT_FIRST, SHORT_LAST } from '../tables/part-words.ts';
import { SHORT_PARTS, WITH_E, WITH_EN, FRONT_PARTS } from '../tables/samenstelling.ts';
import { PARTICLES } from '../tables/ww-parts.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun, ZELFSTANDIG } from '../woord/woord-table.ts';

/** Linking letters between two parts. */
export type Between = '' | 's' | 'e' | 'en';

/** Suffixes and chance words that are no right part. */
export const NO_RIGHT =
  /^(lijk|loos|loze|lozen|baar|bare|schap|schappen|zaam|achtig|gelijke?|nis|nissen|logen?|loog|ren|king|sten|tijn|meren|amine|stens?|stonds|tans|waarts|zichtelijke?|logische?|derde|telen|teren|leren|reren|pering|ringen|naars?|tenants?|etters?|(?:baar|loos|zaam|lijk|terig)he(?:id|den))$/;

/** Whether the letters can end a compound. */
export function knowsRight(part: string): boolean {
  if (SHORT_LAST.has(part)) return true;
  if (!isLongEnough(part) || NO_RIGHT.test(part)) return false;
  return isWhole(part) || isOther(part) || isForm(part) || isDeed(part);
}

const isOther = (part: string): boolean =>
  (part.length > 3 && BIJVOEGLIJK.has(part)) || isEnglish(part) || STOFFELIJK.has(part) || DEEDS.has(part);

/** Verbs that stand behind the noun they need, as one word: zwaard|vechten, kaart|lezen. */
const DEEDS: ReadonlySet<string> = new Set(
  (
    'breien duiken gooien happen jagen klimmen lezen plukken poetsen rapen rekenen rennen rijden schieten ' +
    'schilderen snijden springen stoten tekenen varen vechten vissen vouwen werpen zingen zoeken zwemmen'
  ).split(' '),
);

const isDeedOnly = (part: string): boolean => DEEDS.has(part) && !isWhole(part) && !isForm(part);

/** A noun that looks like the participle of a verb with a first part: bij|geluid, na|gerecht. */
const isThing = (w: string): boolean =>
  /(?:gerecht|(?:na|voor)geslacht|(?:bij|tegen|achter|boven|binnen|buiten)geluid)$/.test(w);

/** Ends of learned words that make no compound with a learned beginning: tele|foon, para|graaf. */
const LEARNED =
  /^(?:foon|fonie|scoop|graaf|gram|grafie|visie|foor|loge|logica|type|meter|meters|pathie|sfeer|graad|bel|maal|logische?|fonische?|grafische?|staat|motief|tieve?|statisch|theek|metrie|metrische?|soom|lyse|gamie|logie|nomie|toop|troop)(?:tjes?|s|en|e)?$/;

/** Participle of a verb with a first part, which makes no compound: op|gestaan. */
export function isSeparatedParticiple(w: string): boolean {
  return PARTICLES.some(
    (p) => w.startsWith(`${p}ge`) && !isThing(w) && !isInflected(w.slice(p.length)) && isParticiple(w.slice(p.length)),
  );
}

/** A learned beginning and end, the ending of a verb behind its first part, or a suffix behind an adjective: no compound. */
function isNoPair(left: string, right: string): boolean {
  if (isDoing(right) || isDoneTo(right)) return OF_VERB.test(left) || !isOfThing(left);
  if (OF_VERB.test(left) && isPeople(right)) return true;
  if (FIRST_ONLY.has(left)) return isEndBehindFirst(left, right);
  if (PARTICLES.includes(left)) return isOfWerkwoord(right);
  return isDeedOnly(right) && !isNamed(left) && !isMeervoudEn(left);
}

/** First parts that split off a verb, before its participle no part of a compound: toe|behoord. */
const OF_VERB = /^(?:aan|achter|af|bij|door|in|mede|mee|na|om|onder|op|over|rond|tegen|terug|toe|uit|vol|voor|weg)$/;

/** The end of a learned word, or an ending behind an e. */
const isEndBehindFirst = (left: string, right: string): boolean =>
  (/[aeio]$/.test(left) && LEARNED.test(right)) || (left.endsWith('e') && /^(?:lijk|laar|ren(?!n)|rij)/.test(right));

/** What can stand before a participle: a noun, its plural, or an adjective. */
const isOfThing = (left: string): boolean =>
  left.length > 2 &&
  (isNamed(left) ||
    isMeervoudEn(left) ||
    isWithS(left) ||
    BIJVOEGLIJK.has(left) ||
    FIRST_ONLY.has(left) ||
    OWN_S_END.test(left));

/** Behind the first part of a verb: what is made of that verb, no compound (aan|houdend, op|volgster, af|gekeurden, onder|scheidenheid). */
const isOfWerkwoord = (right: string): boolean =>
  /ende?$|ende?heid$/.test(right) ||
  (STOFFELIJK.has(right) && INFINITIEF.has(right)) ||
  isDeedOnly(right) ||
  (!isWhole(right) && (isWoman(right) || /^ge.*[dt]en$|he(?:id|den)$/.test(right)));

/** Behind a short first part stands a long one. */
function isFirm(right: string): boolean {
  return right.length > 3 && (isWhole(right) || BIJVOEGLIJK.has(right) || right.length > 5);
}

/** Before a short last part stands a long one. */
function isFirmLeft(left: string): boolean {
  return (
    left.length > 3 &&
    (isNamed(left) || isNamed(left.replace(/(?:s|en)$/, '')) || BIJVOEGLIJK.has(left) || FIRST_ONLY.has(left))
  );
}

/** Where a verb is done: spinne|rij is spin with -erij. */
const isPlaceOfDeed = (left: string, right: string): boolean =>
  /^rij(?:en|tje)?$/.test(right) && INFINITIEF.has(`${left}n`);

/** Whether two known parts can stand together. A short part asks for a longer one beside it, for alone it is too often chance: kol|gans, boek|kot. */
export function isPair(left: string, right: string): boolean {
  if (isNoPair(left, right) || isPlaceOfDeed(left, right)) return false;
  if (isChance(left)) return isFirm(right);
  if (isSeparable(left) && !isNamed(left)) return right.length > 3 && right !== 'ding';
  return !SHORT_LAST.has(right) || SHORT_PARTS.has(right) || isFirmLeft(left);
}

/** Known as a first part for its shortness only: at the start of a word, not inside one. */
export function isChance(left: string): boolean {
  if (!SHORT_FIRST.has(left)) return false;
  return left.length < 4 ? !SHORT_PARTS.has(left) : !isNamed(left) && !BIJVOEGLIJK.has(left);
}

/** Linking letters of what can open a compound; undefined when it cannot. */
export function knowsLeft(part: string): Between | undefined {
  if (FRONT_PARTS.has(part) || OWN_EN_FIRST.test(part)) return '';
  if (WITH_EN.has(part)) return 'en';
  if (WITH_E.has(part)) return 'e';
  if (SMALL_PLURAL.test(part) && !ADVERB_SMALL.has(part)) return 's';
  return (isLongEnough(part) ? nounLeft(part) : undefined) ?? firstOnly(part);
}

/** Words on -en that have no other reading before a noun: dronken|man, koren|aar. */
const OWN_EN_FIRST =
  /^(?:goeden|grenen|vasten|vuren|dronken|koren|gouden|zilveren|houten|ijzeren|eigen|alleen|midden)$/;

/** Plural of a diminutive, which takes its s between: pakjes|avond, sprookjes|boek. */
const SMALL_PLURAL = /[aeiouyëïéè][^aeiou]+jes$|(?:aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|ou|au|eau)tjes$/;

/** First parts whose -en is their own, and no letters between: gisteren|avond, even|goed, gouden|regen. */
const OWN_EN_END =
  /^(?:(?:eer)?gisteren|heen|alleen|midden|goeien|(?:der|veer|vijf|zes|zeven|acht|negen)tien|even|eigen|gouden|zilveren|houten|stenen|ijzeren)$/;

/** Parts that only open: their last letters link when a word stands before them (beleid|s, lek|en). */
function firstOnly(part: string): Between | undefined {
  if (SHORT_FIRST.has(part)) return '';
  if (!FIRST_ONLY.has(part)) return undefined;
  if (/[^g]en$/.test(part) && !OWN_EN_END.test(part)) return 'en';
  return part.endsWith('s') && !/^(?:aarts|paas|sinaas|trans)$/.test(part) ? 's' : '';
}

function nounLeft(part: string): Between | undefined {
  if (isBare(part)) return '';
  if (isWithS(part) || WITH_S.test(part)) return 's';
  if (isMeervoudEn(part) || isFirstTrema(part)) return 'en';
  if (part.endsWith('er') && IRREGULAR_MV.has(`${part}en`)) return ''; // kinderboek, eierdop
  return isLoose(part) ? '' : undefined;
}

/** Plural on -ën, not a number: ideeën|bus, drieën|twintig. */
const isFirstTrema = (part: string): boolean => part.endsWith('ën') && !FIRST_ONLY.has(part) && isPluralTrema(part);

/** A word as it is, or the stem of a verb on -s, which takes no s between: boks|handschoen. */
function isBare(part: string): boolean {
  if (isFixed(part) || OWN_S_END.test(part) || (part.endsWith('s') && INFINITIEF.has(`${part}en`))) return true;
  return isNamed(part) && !isMeervoudEn(part);
}

/** Words that end in an s of their own, which links nothing. */
export const OWN_S_END = /^(?:niets|niks|alles|anders|rechts|links|huts|inbus|drugs|heers|pits|(?:al|rund)?vlees)$/;

/** Derived nouns take an s between, whether the table holds them or not. */
const WITH_S = /.{3,}(?:ing|heid|schap|teit|dom|aar|iger)s$/;

function isFixed(part: string): boolean {
  return (
    (ZELFSTANDIG.en.has(part) || ZELFSTANDIG.s.has(part)) &&
    !(part.endsWith('en') && isMeervoudEn(part) && isFixed(part.slice(0, -2)))
  );
}

function isWithS(part: string): boolean {
  const without = part.slice(0, -1);
  return part.endsWith('s') && isNamed(without) && !OWN_S_END.test(part);
}

function isLoose(part: string): boolean {
  return (
    isNoun(part) || BIJVOEGLIJK.has(part) || (part.length > 3 && isEnglish(part)) || isStam(part) || isSeparable(part)
  );
}

/** Stem of a verb with a first part: aansluit|kabel, inklap|bed. */
function isSeparable(part: string): boolean {
  return (
    part.length > 5 &&
    !PARTICLES.includes(part) &&
    PARTICLES.some((p) => part.startsWith(p) && part.length > p.length + 2 && isStam(part.slice(p.length)))
  );
}

/** Whether the letters are a plural on -en of a known word. */
export function isMeervoudEn(part: string): boolean {
  if (WITH_EN.has(part)) return true;
  if (part.length < 5 || !part.endsWith('en')) return false;
  if (IRREGULAR_MV.has(part)) return true;
  return baseWoorden(part.slice(0, -2)).some(
    (b) => isLongEnough(b) && (hasPluralEn(b, part) || (part.length > 5 && BIJVOEGLIJK.has(b))),
  );
}
