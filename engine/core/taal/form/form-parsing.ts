import { baseWoorden } from './base-form.ts';
import {
  ADVERB_SMALL,
  NO_MEERVOUD_S,
  MEERVOUD_WINS,
  PLURAL_ALONE,
  STOFFELIJK,
  WW_TREMA,
} from '../tables/form-choice.ts';
import { MV_IRREGULAR } from '../tables/mv-irregular.ts';
import { NO_MEERVOUD, MV_IRREGULARS } from '../tables/mv-irregulars.ts';
import { diminutiveReading } from './diminutive-parsing.ts';
import { COMPOUND_WERKWOORDEN } from '../tables/compound-ww.ts';
import { ENGLISH_WERKWOORDEN } from '../tables/english-ww.ts';
import { isOwnForm, isPresentParticiple, werkwoordLabels } from './forms-ww.ts';
import { isEnglish } from '../woord/english.ts';
import { PLURAL_FIRST } from '../tables/plural-first.ts';
import { PARTICLES } from '../tables/ww-parts.ts';
import type { Reading } from '../woord/reading.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun, PLURAL_ONLY, ZELFSTANDIG } from '../woord/woord-table.ts';

/** An adverb of an adjective: gladjes, zachtjes, rustigjes; other words on -jes name small things. */
const isAdverb = (w: string): boolean => ADVERB_SMALL.has(w) || /(?:ig|lijk)jes$/.test(w);

const LOAN_EN =
  /(?:eress|aress|ian|(?:ri[kc]|xic|publi[kc])an|ing|iteit|schapp|ant|ent|ist|iek|oon|eur|aal|eel|teit|heid|nis|iev|eelt|komst|erik|ial|oïd|[acit]tor|[iï]sm|asm|aut|peut|ptor|rrier|[ao]sof|[ao]log|(?:o|e)graf|loz|ciss|(?:in|am|ol|an|ug|al)ez)en$/;
/** A verb at the end of a compound, no plural on -ingen: bokspringen. */
const DEED = /(?:spr|dw|wr|dr)ingen$/;
/** Ends of loans that take -s. */
const LOAN_S = /[aeiouy].*(?:[aeiouy][^aeiou]?(?:or|um)|[^aeiou]ion|[tl]on|ll?oir|dar|sar|iër)s$/;
const WEAK_S = /(?:[^aeiou]e[lmnr]|aar|aard|erd|ier|ie|tie|age|eau|é|ee|oe|je|sel|eur|[^aeiou]e)s$/;
/** Who comes from somewhere, and women by what they do: no plural when the word without s is not known (Chinees, tovenares). */
const SINGULAR_S = /(?:ee|[ae]re|fle)s$/;
const SMALL = /(?:je|jes)$/;

/**
 * Noun readings of a lower-case word: plural and diminutive. `tables` false leaves only what the ending itself tells;
 * `behind` a noun, a part that is a plural and a verb is the plural: berg|toppen.
 */
export function nounReadings(w: string, tables: boolean, behind = false): Reading[] {
  const small = diminutiveReading(w, tables);
  const more = meervoudReading(w, tables) ?? (behind && tables && w.endsWith('en') ? pluralOf(w) : undefined);
  return [...(small ? [small] : []), ...(more ? [more] : [])];
}

/** Readings when the caller says what the form is; the ending decides when no base is known. */
export function roleReadings(
  w: string,
  vraag: { rol: 'mv' | 'verkl'; lemma: string | undefined; tables: boolean },
): Reading[] {
  const small = vraag.tables ? diminutiveReading(w, true) : undefined;
  const readings =
    vraag.rol === 'verkl'
      ? asDiminutive(w, vraag.tables)
      : [asMeervoud(w, vraag.lemma?.toLowerCase(), vraag.tables), ...(small === undefined ? [] : [small])];
  return vraag.lemma === undefined ? readings : readings.map((l) => ({ ...l, lemma: vraag.lemma }));
}

function asDiminutive(w: string, tables: boolean): Reading[] {
  const small = diminutiveReading(w, tables) ?? { id: 'verkl-je', van: w.replace(/s$/, '').length - 2 };
  return w.endsWith('s') ? [small, { id: 'mv-s', van: w.length - 1 }] : [small];
}

function asMeervoud(w: string, lemma: string | undefined, tables: boolean): Reading {
  if (lemma !== undefined && (isIrregular(lemma, w) || ownIrregular(w) === lemma))
    return { id: 'mv-onreg', van: irregularEnd(w) };
  const endsInS = w.endsWith('s');
  return meervoudReading(w, tables) ?? { id: endsInS ? 'mv-s' : 'mv-en', van: w.length - (endsInS ? 1 : 2) };
}

function irregularEnd(w: string): number {
  return /(?:er)?en$|[^aeiou]?[ai]$|lui$|lieden$/.exec(w)?.index ?? w.length - 1;
}

const isOnS = (w: string, tables: boolean): boolean => /[^']s$/.test(w) && !(tables && LATIN_ICES.test(w));

/** A verb on -iën or -eeën, also behind another part: alpineskiën. */
const isTremaVerb = (w: string): boolean =>
  WW_TREMA.has(w) || [...WW_TREMA].some((verb) => verb.length > 4 && w.endsWith(verb));

function meervoudReading(w: string, tables: boolean): Reading | undefined {
  if (/[^'](?<!au|ou|eu|ui|oe|ie|ee|aa|oo|ei|[éèê])'s$/.test(w))
    return { id: 'mv-apos', van: w.length - 2, lemma: w.slice(0, -2) };
  if (/..[ei]ën$/.test(w))
    return tables && isTremaVerb(w) ? undefined : { id: 'mv-trema', van: w.length - 2, lemma: w.slice(0, -2) };
  if (w.endsWith('heden')) return { id: 'mv-en', van: w.length - 2, lemma: `${w.slice(0, -5)}heid` };
  if (isOnS(w, tables)) return meervoudS(w, tables);
  return tables ? (irregular(w) ?? (w.endsWith('en') ? meervoudEn(w) : undefined)) : undefined;
}

function meervoudS(w: string, tables: boolean): Reading | undefined {
  const lemma = w.slice(0, -1);
  const weak = w.length > 4 && WEAK_S.test(w);
  const found = (SMALL.test(w) && !(tables && isAdverb(w))) || (tables ? isKnownS(w, lemma, weak) : weak);
  return found ? { id: 'mv-s', van: w.length - 1, lemma } : undefined;
}

/** How many or how much of it: eenpersoons, driedeurs, laatstejaars. */
const OF_NUMBER = /(?:persoons|deurs|jaars|delings|adres|[bkp]aars)$/;

const isNoSPlural = (w: string): boolean =>
  NO_MEERVOUD_S.has(w) || isNoun(w) || PLURAL_ONLY.has(w) || isAdverb(w) || OF_NUMBER.test(w);

/** An adjective, or an inhabitant: amerikaans names no more than one. */
const isOfPlace = (lemma: string): boolean => BIJVOEGLIJK.has(lemma) || /(?:aan|ein)$/.test(lemma);

/** The stem or the past of a verb, with its first part: be|grens, om|blies. */
const isStemOrPast = (w: string): boolean => werkwoordLabels(w).some((l) => /^ww-(?:stam|vt-sterk)$/.test(l.id));

/** An English word, or by its ending another loan: rackets, saloons. */
const isLoanS = (w: string, lemma: string): boolean =>
  (isEnglish(lemma) && lemma.length > 2 && !isEnglish(w)) || (LOAN_S.test(w) && !BIJVOEGLIJK.has(lemma));

function isKnownS(w: string, lemma: string, weak: boolean): boolean {
  if (isNoSPlural(w)) return false;
  if (ZELFSTANDIG.s.has(lemma)) return true;
  return !isStemOrPast(w) && (isLoanS(w, lemma) || isOtherS(w, lemma, weak));
}

/** Of a noun that has -en first, or of one that no table holds, by its weak end. */
function isOtherS(w: string, lemma: string, weak: boolean): boolean {
  if (ZELFSTANDIG.en.has(lemma)) return weak || (lemma.length > 4 && !isOfPlace(lemma));
  return weak && !SINGULAR_S.test(w) && !BIJVOEGLIJK.has(w) && !BIJVOEGLIJK.has(lemma);
}

/** Irregular plurals of a rare word that are the regular plural of a common one: staaf, not staf. */
const ORDINARY_FIRST: ReadonlySet<string> = new Set(['staven']);

const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  [...MV_IRREGULARS.whole].flatMap(([lemma, forms]) =>
    forms.filter((v) => isIrregular(lemma, v) && !ORDINARY_FIRST.has(v)).map((v) => [v, lemma] as const),
  ),
);

/** Another vowel length, -eren, -lui or a Latin ending; a mere choice between -s and -en is regular. */
function isIrregular(lemma: string, form: string): boolean {
  if ([lemma, `${lemma}s`, `${lemma}'s`, `${lemma}n`].includes(form)) return false;
  if (!form.endsWith('en')) return /(?:a|i|lui|ders|es)$/.test(form);
  return (
    MV_IRREGULAR.has(lemma) ||
    form.endsWith('lieden') ||
    (form.endsWith('eren') && !lemma.endsWith('r')) ||
    isNewKlank(lemma, form.slice(0, -2))
  );
}

/** The letters before -en are not those the rules make of the base: `dag` keeps one g, `stad` becomes `sted`. */
function isNewKlank(lemma: string, stam: string): boolean {
  const short = stam === lemma && /(?:^|[^aeiou])[aeiou][bdfgklmnprst]$/.test(lemma) && !/e[lnrm]$/.test(lemma);
  return short || !baseWoorden(stam).includes(lemma);
}

/** Latin plural of a word on -ix or -ex: appendices, indices. */
const LATIN_ICES = /[aeiou].*(?:[dt]|(?<!ct)r)ices$/;
/** Latin plural of a person by what he does: politici, technici. */
const LATIN_PERSON = /[aeiouy].*ici$/;

function irregular(w: string): Reading | undefined {
  if (LATIN_ICES.test(w) && !isNoun(w)) return { id: 'mv-onreg', van: w.length - 4 };
  if (LATIN_PERSON.test(w)) return { id: 'mv-onreg', van: irregularEnd(w) };
  const lemma = IRREGULAR_FORMS.get(w) ?? ownIrregular(w) ?? (/.lieden$/.test(w) ? `${w.slice(0, -6)}man` : undefined);
  if (lemma === undefined || (INFINITIEF.has(w) && !MEERVOUD_WINS.has(w))) return undefined;
  return { id: 'mv-onreg', van: irregularEnd(w), lemma };
}

/** Past or participle of a strong verb with its prefix: be|schoten, ge|sloten. */
const isStrongForm = (w: string): boolean =>
  (/^(?:be|ge|ver|ont|misge|lekge|natge)/.test(w) && isOwnForm(w)) ||
  PARTICLES.some((part) => w.startsWith(part) && isOwnForm(w.slice(part.length)));

/** A first part and a verb that is no noun of its own: rond|bewegen. */
const isSeparableOf = (w: string): boolean =>
  PARTICLES.some((p) => w.startsWith(p) && w.startsWith('be', p.length) && INFINITIEF.has(w.slice(p.length)));

/** Short nouns whose vowel becomes long: dagen, paden, holen. */
function ownIrregular(w: string): string | undefined {
  const stam = w.slice(0, -2);
  if (
    /(?<!^(?:op|uit|in))(?<=.{2})(?:dag|weg|pad|dak|glas|gat|schot|slot)en$/.test(w) &&
    !INFINITIEF.has(w) &&
    !isSeparableOf(w) &&
    !isStrongForm(w)
  )
    return stam;
  return w.endsWith('en') && MV_IRREGULAR.has(stam) && /[^aeiou][aeiou][bdfgklmnprst]$/.test(stam) ? stam : undefined;
}

/** A verb, an English word, a material or a singular, before it can be a plural. */
function isFirstOther(w: string): boolean {
  const isVerb = INFINITIEF.has(w) || ENGLISH_WERKWOORDEN.has(w) || COMPOUND_WERKWOORDEN.has(w);
  const isPast = /^(?:be|ver|ont)/.test(w) && w !== 'verboden' && isOwnForm(w);
  return isVerb || isPast || isEnglish(w) || STOFFELIJK.has(w) || ZELFSTANDIG.s.has(w);
}

/** A noun with a plural on -s that takes -en or -n as well: maatregelen, groenten, vitaminen. */
const isWeakBase = (base: string): boolean =>
  /(?:el|er|[dt]e|sme|(?:am|og|rd|tr)?ine|[ao]se|ese|yse|ure)$/.test(base) && ZELFSTANDIG.s.has(base);

/** Nouns too short for the other tables. */
const TWO_LETTERS: ReadonlySet<string> = new Set(['as', 'os', 'ui']);

/** A first part and a verb: in|kleuren, goed|keuren. */
const isSeparable = (w: string): boolean =>
  PARTICLES.some((p) => w.startsWith(p) && (INFINITIEF.has(w.slice(p.length)) || PLURALS.has(w.slice(p.length))));

const PLURALS: ReadonlySet<string> = new Set(PLURAL_FIRST);

/** By its ending alone a plural of a loan: no verb, adjective or step. */
const isLoanEn = (w: string): boolean =>
  w.length > 6 &&
  LOAN_EN.test(w) &&
  !DEED.test(w) &&
  (w.endsWith('lozen') || !isSeparable(w)) &&
  !BIJVOEGLIJK.has(w.replace(/sten$/, ''));

function meervoudEn(w: string): Reading | undefined {
  if (isFirstOther(w) && !MEERVOUD_WINS.has(w)) return undefined;
  if (PLURAL_ALONE.has(w)) return { id: 'mv-en', van: w.length - 2, lemma: w.slice(0, -2) };
  const plural = pluralOf(w) ?? ofPersons(w);
  if (plural !== undefined) return plural;
  if (!isLoanEn(w)) return undefined;
  const base = /(?:iev|ez)en$/.test(w) ? baseWoorden(w.slice(0, -2))[0] : undefined;
  return { id: 'mv-en', van: w.length - 2, ...(base === undefined ? {} : { lemma: base }) };
}

/** Who is as the adjective or the present participle tells, more than one: medeplichtigen, overlevenden. */
function ofPersons(w: string): Reading | undefined {
  const one = w.slice(0, -2);
  const found = w.endsWith('igen')
    ? BIJVOEGLIJK.has(one) || BIJVOEGLIJK.has(one.replace(/^on/, ''))
    : isNamedAdjective(w) || (/[^aeiou].*(?:[^aeiou]e|ie)nden$/.test(w) && isWhoDoes(one));
  return found ? { id: 'mv-en', van: w.length - 2, lemma: w.slice(0, -1) } : undefined;
}

/** A present participle, also with how it is done: slecht|ziend. */
const isWhoDoes = (one: string): boolean =>
  isPresentParticiple(one) || INFINITIEF.has(one.slice(0, -1).replace(/^slecht/, ''));

/** Who is as an adjective with a prefix tells: onbekenden, ongewervelden. */
const isNamedAdjective = (w: string): boolean =>
  /^(?:on|be|ver).*[dt]en$/.test(w) &&
  !isOwnForm(w) &&
  [w.slice(0, -2), w.slice(2, -2)].some((one, i) => BIJVOEGLIJK.has(one) && (i === 0 || w.startsWith('on')));

/** A plural on -en of a noun of the tables. */
function pluralOf(w: string): Reading | undefined {
  const lemma = [...baseWoorden(w.slice(0, -2)).filter((b) => b.length > 2 || TWO_LETTERS.has(b)), w.slice(0, -1)].find(
    (b) =>
      (ZELFSTANDIG.en.has(b) || TWO_LETTERS.has(b) || PLURAL_ONLY.has(b) || (isWeakBase(b) && !isSeparable(w))) &&
      !NO_MEERVOUD.has(b),
  );
  return lemma === undefined ? undefined : { id: 'mv-en', van: w.length - 2, lemma };
}
