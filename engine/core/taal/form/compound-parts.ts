import { isEnglish } from '../woord/english.ts';
import { baseWoorden, extended } from './base-form.ts';
import { isParticiple } from './forms-ww.ts';
import { MV_IRREGULARS } from '../tables/mv-irregulars.ts';
import { STOFFELIJK } from '../tables/form-choice.ts';
import { FIRST_ONLY, LAST_ONLY, PART_NOUNS, SHORT_FIRST, SHORT_LAST } from '../tables/part-words.ts';
import { PLURAL_FIRST } from '../tables/plural-first.ts';
import { SHORT_PARTS, WITH_E, WITH_EN, FRONT_PARTS } from '../tables/samenstelling.ts';
import { DIMINUTIVE_IRREGULARS } from '../tables/verkl-irregulars.ts';
import { PARTICLES } from '../tables/ww-parts.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun, ZELFSTANDIG } from '../woord/woord-table.ts';

/** Linking letters between two parts. */
export type Between = '' | 's' | 'e' | 'en';

/** Suffixes and chance words that are no right part. */
export const NO_RIGHT =
  /^(loos|loze|lozen|baar|bare|schap|schappen|zaam|achtig|gelijke?|nis|nissen|logen?|loog|ren|king|sten|tijn|meren|amine|stens?|derde|telen|teren|leren|reren|pering|ringen|naars?|tenants?)$/;

const IRREGULAR_MV: ReadonlySet<string> = new Set([...MV_IRREGULARS.whole.values()].flat());
const IRREGULAR_DIMINUTIVE: ReadonlySet<string> = new Set([...DIMINUTIVE_IRREGULARS.whole.values()].flat());

function isLongEnough(part: string): boolean {
  return part.length > 3 || SHORT_PARTS.has(part);
}

/** Whether the letters can end a compound. */
export function knowsRight(part: string): boolean {
  if (SHORT_LAST.has(part)) return true;
  if (!isLongEnough(part) || NO_RIGHT.test(part)) return false;
  return (
    isWhole(part) ||
    (part.length > 3 && BIJVOEGLIJK.has(part)) ||
    isEnglish(part) ||
    isForm(part) ||
    isDone(part) ||
    STOFFELIJK.has(part)
  );
}

/** A word as it stands in a table. */
function isWhole(part: string): boolean {
  return isNoun(part) || PART_NOUNS.has(part) || LAST_ONLY.has(part);
}

/** A noun that looks like the participle of a verb with a first part: bij|geluid, na|gerecht. */
const isThing = (w: string): boolean =>
  /(?:gerecht|(?:na|voor)geslacht|(?:bij|tegen|achter|boven|binnen|buiten)geluid)$/.test(w);

/** Ends of learned words that make no compound with a learned beginning: tele|foon, para|graaf. */
const LEARNED =
  /^(?:foon|fonie|scoop|graaf|gram|grafie|visie|foor|loge|logica|type|meter|meters|pathie|sfeer|graad|bel|maal|logische?|fonische?|grafische?|staat|motief|tieve?|statisch|theek|soom|lyse|gamie|logie|nomie|toop|troop)(?:tjes?|s|en|e)?$/;

/** Participle of a verb with a first part, which makes no compound: op|gestaan. */
export function isSeparatedParticiple(w: string): boolean {
  return PARTICLES.some(
    (p) => w.startsWith(`${p}ge`) && !isThing(w) && !isInflected(w.slice(p.length)) && isParticiple(w.slice(p.length)),
  );
}

/** A learned beginning and end, the ending of a verb behind its first part, or a suffix behind an adjective: no compound. */
function isNoPair(left: string, right: string): boolean {
  if (FIRST_ONLY.has(left))
    return (
      (/[aeio]$/.test(left) && LEARNED.test(right)) || (left.endsWith('e') && /^(?:lijk|laar|ren(?!n)|rij)/.test(right))
    );
  return PARTICLES.includes(left) && (/ende?$/.test(right) || (STOFFELIJK.has(right) && INFINITIEF.has(right)));
}

/** Behind a short first part stands a long one. */
function isFirm(right: string): boolean {
  return right.length > 3 && (isWhole(right) || BIJVOEGLIJK.has(right) || right.length > 5);
}

/** Before a short last part stands a long one. */
function isFirmLeft(left: string): boolean {
  return left.length > 3 && (isNamed(left) || isNamed(left.replace(/(?:s|en)$/, '')) || BIJVOEGLIJK.has(left));
}

/** Whether two known parts can stand together. A short part asks for a longer one beside it, for alone it is too often chance: kol|gans, boek|kot. */
export function isPair(left: string, right: string): boolean {
  if (isNoPair(left, right)) return false;
  if (isChance(left)) return isFirm(right);
  if (isSeparable(left) && !isNamed(left)) return right.length > 3 && right !== 'ding';
  return !SHORT_LAST.has(right) || SHORT_PARTS.has(right) || isFirmLeft(left);
}

/** Known as a first part for its shortness only: at the start of a word, not inside one. */
export function isChance(left: string): boolean {
  if (!SHORT_FIRST.has(left)) return false;
  return left.length < 4 ? !SHORT_PARTS.has(left) : !isNamed(left) && !BIJVOEGLIJK.has(left);
}

/** A noun of a table, long enough to be trusted. */
export const isNamed = (part: string): boolean => isLongEnough(part) && (isNoun(part) || PART_NOUNS.has(part));

/** What is done by a verb of the table (boek|ing), or how something was done (lucht|gekoeld). */
function isDone(part: string): boolean {
  if (part.length < 6) return false;
  const stam = /^(.{3,}[^aeiou])ing(?:en)?$/.exec(part)?.[1];
  if (stam !== undefined) return INFINITIEF.has(`${stam}en`);
  return /^ge.{3,}(?:[dt]e?|en)$/.test(part) && isParticiple(part);
}

/** Plural, diminutive or inflected adjective of a known word. */
function isForm(part: string): boolean {
  if (part.length < 5) return false;
  if (isIrregular(part)) return true;
  if (part.endsWith('en')) return baseWoorden(part.slice(0, -2)).some((b) => isLongEnough(b) && ZELFSTANDIG.en.has(b));
  if (part.endsWith('ën')) return isPluralTrema(part);
  if (part.endsWith("'s")) return ZELFSTANDIG.s.has(part.slice(0, -2));
  if (/[^s]s$/.test(part) && ZELFSTANDIG.s.has(part.slice(0, -1))) return true;
  const bare = part.replace(/s$/, '');
  return isInflected(part) || isAgent(bare) || isSmall(bare);
}

function isIrregular(part: string): boolean {
  return IRREGULAR_MV.has(part) || IRREGULAR_DIMINUTIVE.has(part.replace(/s$/, ''));
}

/** Plural on -ën of a known word: zee, melodie, bacterie. */
function isPluralTrema(part: string): boolean {
  return isNamed(part.slice(0, -2)) || isNamed(`${part.slice(0, -2)}e`);
}

/** Adjective with its ending behind another part: spiraal|vormige. */
function isInflected(part: string): boolean {
  return part.endsWith('e') && baseWoorden(part.slice(0, -1)).some((b) => b.length > 3 && BIJVOEGLIJK.has(b));
}

/** Who does what a known verb tells: balans|drager. */
function isAgent(part: string): boolean {
  if (!/[^aeiou]er$/.test(part) || part.length < 6) return false;
  return INFINITIEF.has(`${part.slice(0, -1)}n`) || PLURAL.has(`${part.slice(0, -1)}n`);
}

const PLURAL: ReadonlySet<string> = new Set(PLURAL_FIRST);

/** Diminutive of a known noun: lampje, boompje, balletje. */
function isSmall(part: string): boolean {
  const bare = DIMINUTIVE_END.filter((e) => part.endsWith(e)).map((e) => part.slice(0, -e.length));
  const base = part.endsWith('etje') ? [...bare, ...baseWoorden(part.slice(0, -4))] : bare;
  return base.some((b) => isLongEnough(b) && isNoun(b));
}

const DIMINUTIVE_END = ['je', 'tje', 'pje', 'etje'];

/** Linking letters of what can open a compound; undefined when it cannot. */
export function knowsLeft(part: string): Between | undefined {
  if (FRONT_PARTS.has(part) || part === 'goeden') return '';
  if (WITH_E.has(part)) return 'e';
  return (isLongEnough(part) ? nounLeft(part) : undefined) ?? firstOnly(part);
}

/** First parts whose -en is their own, and no letters between: gisteren|avond, even|goed, gouden|regen. */
const OWN_EN_END = /^(?:(?:eer)?gisteren|even|eigen|gouden|zilveren|houten|stenen|ijzeren)$/;

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
  if (isMeervoudEn(part)) return 'en';
  if (part.endsWith('er') && IRREGULAR_MV.has(`${part}en`)) return ''; // kinderboek, eierdop
  return isLoose(part) ? '' : undefined;
}

/** A word as it is, or the stem of a verb on -s, which takes no s between: boks|handschoen. */
function isBare(part: string): boolean {
  if (isFixed(part) || (part.endsWith('s') && INFINITIEF.has(`${part}en`))) return true;
  return isNamed(part) && !isMeervoudEn(part);
}

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
  return part.endsWith('s') && isNamed(without);
}

function isLoose(part: string): boolean {
  return (
    isNoun(part) || BIJVOEGLIJK.has(part) || (part.length > 3 && isEnglish(part)) || isStam(part) || isSeparable(part)
  );
}

/** Stem of a verb of the table. */
const isStam = (part: string): boolean => extended(part).some((v) => INFINITIEF.has(`${v}en`));

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
  if (part.length < 5 || !part.endsWith('en')) return false;
  if (IRREGULAR_MV.has(part) || WITH_EN.has(part)) return true;
  return baseWoorden(part.slice(0, -2)).some(
    (b) => isLongEnough(b) && (ZELFSTANDIG.en.has(b) || (part.length > 5 && BIJVOEGLIJK.has(b))),
  );
}
