import { baseWoorden, extended } from './base-form.ts';
import { isParticiple } from './forms-ww.ts';
import { MV_IRREGULARS } from '../tables/mv-irregulars.ts';
import { LAST_ONLY, PART_NOUNS } from '../tables/part-words.ts';
import { PLURAL_FIRST } from '../tables/plural-first.ts';
import { SHORT_PARTS } from '../tables/samenstelling.ts';
import { DIMINUTIVE_IRREGULARS } from '../tables/verkl-irregulars.ts';
import { PARTICLES } from '../tables/ww-parts.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun, ZELFSTANDIG } from '../woord/woord-table.ts';

/** Plurals of the table of irregular ones: kinderen, steden. */
export const IRREGULAR_MV: ReadonlySet<string> = new Set([...MV_IRREGULARS.whole.values()].flat());
const IRREGULAR_DIMINUTIVE: ReadonlySet<string> = new Set([...DIMINUTIVE_IRREGULARS.whole.values()].flat());

/** Long enough to be no chance, or one of the short words that may be a part. */
export function isLongEnough(part: string): boolean {
  return part.length > 3 || SHORT_PARTS.has(part);
}

/** A word as it stands in a table. */
export function isWhole(part: string): boolean {
  return isNoun(part) || PART_NOUNS.has(part) || LAST_ONLY.has(part);
}

/** A noun of a table, long enough to be trusted. */
export const isNamed = (part: string): boolean => isLongEnough(part) && (isNoun(part) || PART_NOUNS.has(part));

/** Stem of a verb of the table. */
export const isStam = (part: string): boolean => extended(part).some((v) => INFINITIEF.has(`${v}en`));

/** What is done by a verb of the table (boek|ing), or how something was done (lucht|gekoeld). */
export function isDeed(part: string): boolean {
  if (part.length < 6) return false;
  const stam = /^(.{3,}[^aeiou])ing(?:en)?$/.exec(part)?.[1];
  if (stam !== undefined) return INFINITIEF.has(`${stam}en`);
  if (isDoing(part) || isDoneTo(part)) return true;
  return /^ge.{3,}(?:[dt](?:en?)?|en)$/.test(part) && (isParticiple(part) || isParticiple(part.replace(/n$/, '')));
}

/** Who or what is doing it: vlees|etend, veel|belovend. */
export const isDoing = (part: string): boolean =>
  part.length > 5 && !isWhole(part) && /(?:[^i]|[aeou]i)ende?$/.test(part) && isInfinitief(part.replace(/de?$/, ''));

/** Infinitive of the table, also behind a first part: aanjagen. */
export const isInfinitief = (w: string): boolean =>
  INFINITIEF.has(w) || PARTICLES.some((p) => w.startsWith(p) && INFINITIEF.has(w.slice(p.length)));

/** What was done to it, by a verb with a prefix: druk|bezocht, fel|verlicht. */
export const isDoneTo = (part: string): boolean =>
  part.length > 6 &&
  /^(?:be|ver|ont)/.test(part) &&
  !isWhole(part) &&
  !BIJVOEGLIJK.has(part) &&
  !INFINITIEF.has(part) &&
  isParticiple(part);

/** Plural, diminutive or inflected adjective of a known word. */
export function isForm(part: string): boolean {
  if (part.length < 5) return false;
  if (isIrregular(part)) return true;
  if (part.endsWith('en')) return isPluralEn(part);
  if (part.endsWith('ën')) return isPluralTrema(part);
  if (part.endsWith("'s")) return ZELFSTANDIG.s.has(part.slice(0, -2));
  const bare = part.replace(/s$/, '');
  return isPluralS(part) || isInflected(part) || isAgent(bare) || isSmall(bare) || isQuality(part);
}

function isPluralS(part: string): boolean {
  const bare = part.slice(0, -1);
  if (!/[^s]s$/.test(part)) return false;
  return ZELFSTANDIG.s.has(bare) || (/.{5}(?<!ing)$/.test(bare) && PART_NOUNS.has(bare));
}

function isPluralEn(part: string): boolean {
  return (
    baseWoorden(part.slice(0, -2)).some((b) => isLongEnough(b) && hasPluralEn(b, part)) ||
    isQuality(part) ||
    isPeople(part)
  );
}

/** Whether the letters on -en are a plural of the noun; of a noun that is known as a part only when it is plainly one. */
export function hasPluralEn(noun: string, plural: string): boolean {
  if (ZELFSTANDIG.en.has(noun)) return true;
  return noun.length > 3 && PART_NOUNS.has(noun) && !/[^aeiou]e[lr]$/.test(noun) && !INFINITIEF.has(plural);
}

/** People who are so: slecht|horenden, links|handigen. */
export const isPeople = (part: string): boolean =>
  part.length > 6 && !INFINITIEF.has(part) && /(?:ig|end)en$/.test(part) && isSoOne(part.slice(0, -1));

const isSoOne = (part: string): boolean => isInflected(part) || isDoing(part);

/** What a known adjective is: bereid|heid, vaardig|heden. */
function isQuality(part: string): boolean {
  const bare = /^(.{4,})(?:heid|heden)$/.exec(part)?.[1];
  return bare !== undefined && BIJVOEGLIJK.has(bare);
}

function isIrregular(part: string): boolean {
  return IRREGULAR_MV.has(part) || IRREGULAR_DIMINUTIVE.has(part.replace(/s$/, ''));
}

/** Plural on -ën of a known word: zee, melodie, bacterie. */
export function isPluralTrema(part: string): boolean {
  return isNamed(part.slice(0, -2)) || isNamed(`${part.slice(0, -2)}e`);
}

/** Adjective with its ending behind another part: spiraal|vormige. */
export function isInflected(part: string): boolean {
  return part.endsWith('e') && baseWoorden(part.slice(0, -1)).some((b) => b.length > 3 && BIJVOEGLIJK.has(b));
}

/** Who does what a known verb tells: balans|drager. */
function isAgent(part: string): boolean {
  if (isWoman(part)) return true;
  if (!/[^aeiou]er$/.test(part) || part.length < 6) return false;
  return INFINITIEF.has(`${part.slice(0, -1)}n`) || PLURAL.has(`${part.slice(0, -1)}n`);
}

/** The woman who does it: kunst|schaatsster. */
export function isWoman(part: string): boolean {
  const stam = /^(.{4,})sters?$/.exec(part)?.[1];
  return stam !== undefined && isStam(stam);
}

const PLURAL: ReadonlySet<string> = new Set(PLURAL_FIRST);

/** Diminutive of a known noun: lampje, boompje, balletje. */
function isSmall(part: string): boolean {
  const bare = DIMINUTIVE_END.filter((e) => part.endsWith(e)).map((e) => part.slice(0, -e.length));
  if (/..inkje$/.test(part)) bare.push(`${part.slice(0, -3)}g`);
  const base = part.endsWith('etje') ? [...bare, ...baseWoorden(part.slice(0, -4))] : bare;
  return base.some((b) => (isLongEnough(b) && (isNoun(b) || PART_NOUNS.has(b))) || b === 'hes');
}

const DIMINUTIVE_END = ['je', 'tje', 'pje', 'etje'];
