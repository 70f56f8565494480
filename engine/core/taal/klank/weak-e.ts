import { knownE } from './e-known.ts';
import type { ESpot } from './e-known.ts';
import { PARTICLES } from '../tables/ww-parts.ts';
import { isEnglish } from '../woord/english.ts';
import { isKlinkerletter } from '../woord/letters.ts';
import { FULL_E } from '../tables/loan-klanken.ts';
import { EREN_WEAK } from '../tables/eren-weak.ts';
import { STOFFELIJK } from '../tables/form-choice.ts';
import { NOT_DOUBLE } from '../tables/mv-lists.ts';
import { isParticiple } from '../form/forms-ww.ts';
import { erenIsLong } from '../form/werkwoord-eren.ts';
import { BIJVOEGLIJK, INFINITIEF, isNoun } from '../woord/woord-table.ts';

/** First parts whose rest has its own stress, so the e right behind them is full (`voorlezen`, `omgeving`). */
const FIRST_PART =
  /^(?:voor(?!u)|over|onder|door|tegen|terug|achter|samen|binnen|buiten|boven|om(?=[ghkr][a-z]+[aeiou])|in(?=(?:[dlpw]|s[pt])[a-z]+[aeiou]))(?!.?ste?|[^aeiou]*e[lnrs]?$|(?:ge|be|ver)[^aeiou]+[aeiou]+[^aeiou]+[aeiou])(?=[^aeiou])/;

/** First parts that end in a weak syllable of their own. */
const WEAK_FIRST =
  /^(?:(?:on|er|daar|hier|waar)?(?:over|onder|achter|tegen|tussen|binnen|buiten|boven)|samen|neder|weder|helder|uiter|open|ander|zonder|verder|integen|gister|dichter|nader|super|hyper|water|(?:be)?neden|(?:ge)?vangen|hoger|aller|[iï]nter(?!ne?$))$/;

/** Inflection or native suffix behind a weak syllable that ends in l, n or r: `wandel|de`, `lekker|der`, `weten|schap`. */
const AFTER_WEAK =
  /^(?:den?|dste|ste|sters?|[tpk]?jes?|ling.*|lijk.*|nis.*|heid.*|schap.*|lo(?:os|ze).*|dom|da[gm].*|lands?|landers?|landse|baar|bare|tig.*|tien|ders?|lei|hande|nij(?:en)?)$/;

/** What makes an open middle e long: stress behind it is ruled out by the letters that follow. */
const FULL_BEFORE =
  /^(?:[^aeiou]{1,2}h?is(?:ch|me)|[^aeiou]i(?:[aouë]|eu|ee|ek)|[^aeiour]i(?:e|ën)s?$|[^aeiour]ieën$|[rd]i(?!g|j|e|ng|n(?:nen)?$|k(?:en)?$)|[^aeiour]a(?:'?s)?$|[bdgkpt]ro(?:'?s)?$|[^aeiou]i[ck](?:a|us|um)(?:'?s)?$|[^aeiou]é|[^aeioulnrh]ing|[^aeiou]ns$)/;

/** Beginnings of words that end in a full syllable before a part that looks like an inflection. */
const FULL_PIECE = /^(?:kalen|legen|weeken)(?=d)/;

const TERIE = /(?:s|c|^ma|^ar)terie/;

/** Stems with `ge` of their own behind another prefix (ver|gelijken, be|geleiden, ver|gezellen), and a weak word before another (me|zelf). */
const WEAK_BEGIN = /^(?:ge(?:l(?:ij|e(?:i|ken))|zel|moet|wis|makk|noeg|nad)|(?:me|je|de|we|ze)(?:zelf|kaar|gene))/;

/** The stem of stellen behind a first part is stressed: voor|stelde, veronder|steld, in|stel|baar; not an end as in borstel. */
const STRESSED_STEM =
  /^(?:(?:ge|be|ver|her|ont|op|in|uit|aan|af|bij|na|toe|om|voor|onder|achter|over|samen|te|leur|on)+|(?:bloot|gerust|vast|vooronder|veronder|terug|teleur|tentoon)(?:ge)?)s[tp]el(?=$|d|t|len|baar|sters?$)/;

const isStressedStem = ({ deel: part, i }: ESpot): boolean => STRESSED_STEM.exec(part)?.[0].length === i + 2;

/** Whether the e sounds weak (`tafel`, `bakker`, `camera`) and not short or long (`weekend`, `observatie`, `suggereren`). */
export function isWeakE(p: ESpot): boolean {
  if (p.i === 1 && WEAK_BEGIN.test(p.deel)) return true;
  const known = p.tables ? knownE(p) : undefined;
  if (known !== undefined) return known;
  if (p.first || isStressedStem(p) || isAfterFirstPart(p) || isFullBeforeLetter(p)) return false;
  return p.einde === p.i + 1 ? isWeakOpen(p) : isWeakClosed(p);
}

/** Before a doubled letter, x or ch the e is short. */
function isFullBeforeLetter({ deel: part, einde: end, volgende: next }: ESpot): boolean {
  return isDouble(next) || /^(?:x|ch)$/.test(next) || FULL_PIECE.exec(part)?.[0].length === end;
}

function isDouble(g: string): boolean {
  return /^([^aeiou])\1$/.test(g);
}

function isAfterFirstPart({ deel: part, i }: ESpot): boolean {
  const before = FIRST_PART.exec(part)?.[0].length;
  return before !== undefined && i >= before && !/[aeiouy]/.test(part.slice(before, i));
}

function isWeakClosed(p: ESpot): boolean {
  const rest = p.deel.slice(p.i + 1, p.einde);
  const after = p.deel.slice(p.einde);
  if (after === '') return isWeakEnd(p, rest);
  return rest === 'nd' ? /^sten?$/.test(after) : /^[lrnm]$/.test(rest) && isWeakBefore(p, rest, after);
}

/** Before an inflection or a native suffix, or where a first part ends that was not cut. */
function isWeakBefore(p: ESpot, rest: string, after: string): boolean {
  const isUitgang =
    (AFTER_WEAK.test(after) && !(rest === 'n' && after.startsWith('te'))) ||
    (after === 'se' && (rest === 'l' || (rest === 'r' && p.vorige !== 'v')));
  return isUitgang || isWeakFirst(p.deel.slice(0, p.einde), after, p.tables);
}

/** The syllable closes a first part of a compound that was not cut: `water|meloen`, `eiken|houten`. */
function isWeakFirst(until: string, after: string, tables: boolean): boolean {
  if (WEAK_FIRST.test(until)) return true;
  if (!tables || until.length < 4 || FULL_E.has(until)) return false;
  return STOFFELIJK.has(after) || (after.length > 2 && isNoun(until));
}

/** Last syllable: -el -er -en -em, with s, d or t; in an English word only a bare one (`computer`, not `weekend`). */
function isWeakEnd(p: ESpot, rest: string): boolean {
  if (/^(?:[lrnm]|[rl]s)$/.test(rest)) return true;
  if (p.tables && isEnglish(p.deel)) return false;
  if (rest === 's') return /(?:g|ch|t|ad|in|ul)es$/.test(p.deel) || (p.tables && isNoun(p.deel.slice(0, -1)));
  return (
    (/^(?:[rnlm]s|[lmnr]d|nds|ndst|rst)$/.test(rest) && !p.deel.endsWith('hemd')) ||
    (/^[lrnm]t$/.test(rest) && isWeakBeforeT(p, rest))
  );
}

/** A verb form on -t; loans on -ent and -ert are stressed there: document, concert. */
function isWeakBeforeT({ deel: part, i, tables, werkwoord }: ESpot, rest: string): boolean {
  if (werkwoord || (tables && INFINITIEF.has(`${part.slice(0, -1)}en`))) return true;
  return rest !== 'nt' && !/[cpslv]ert$/.test(part) && (part.slice(0, i).match(/[aeiouy]+/g) ?? []).length > 1;
}

function isWeakOpen(p: ESpot): boolean {
  const after = p.deel.slice(p.i + 1);
  if (after === '') return p.volgende !== "'";
  const before = p.deel.slice(0, p.i);
  if (/^r(?:en|end(?:en?|ere?|st|ste)?|ing.*)$/.test(after) && !isKlinkerletter(p.vorige))
    return !isLongBefore(before, p.tables);
  if (isPerson(p, before, after) || (p.tables && NOT_DOUBLE.test(p.deel.replace(/en$/, '')))) return true;
  const deed = p.tables ? deedOf(before, after) : undefined;
  if (deed !== undefined) return isWeakE({ ...p, deel: deed });
  return isWeakInside(p, before, after);
}

/** Who was done to, and a Flemish diminutive: gevangene, bezetene, manneke. */
function isPerson({ tables }: ESpot, before: string, after: string): boolean {
  if (/^nen?$/.test(after)) return tables && isParticiple(`ge${before}en`);
  return /^ke[ns]?$/.test(after) && /([bdfgklmnprst])\1$/.test(before);
}

function isWeakInside(p: ESpot, before: string, after: string): boolean {
  if (isOwnStress(p, before, after)) return false;
  return /^(?:tel|ing)$/.test(before) || (!isFullOpen(p, before, after) && isWeakBeforeUitgang(p, before, after));
}

/** What a known verb does, written on -ing, keeps the e of the verb: ademen, verademing. */
function deedOf(before: string, after: string): string | undefined {
  const [, letters] = /^([^aeiou]{1,2})ing(?:en|s)?$/.exec(after) ?? [];
  const infinitief = `${before}e${letters ?? ''}en`;
  return letters !== undefined && INFINITIEF.has(infinitief) ? infinitief : undefined;
}

/** Behind a first part the verb itself tells: overwinteren, as winteren. */
function isLongBefore(before: string, tables: boolean): boolean {
  const first = tables
    ? PARTICLES.find((q) => before.startsWith(q) && INFINITIEF.has(`${before.slice(q.length)}eren`))
    : undefined;
  return erenIsLong(first === undefined || EREN_WEAK.has(before) ? before : before.slice(first.length), tables);
}

/** Beside another vowel, or before letters that keep the stress on the e or behind a full e. */
function isFullOpen(p: ESpot, before: string, after: string): boolean {
  if (isKlinkerletter(after.charAt(0)) || /^[iyuo]$/.test(p.vorige)) return true;
  if (p.tables && isFullInPerson(before, after)) return true;
  return FULL_BEFORE.test(after) || TERIE.test(p.deel) || (before.endsWith('m') && after.startsWith('ter'));
}

/** The e of tegen and of degene. */
function isOwnStress({ deel: part }: ESpot, before: string, after: string): boolean {
  if (before.endsWith('g')) return after.startsWith('ne') && WHO.test(part);
  return before.endsWith('t') && after.startsWith('gen') && AGAINST.test(part);
}

/** In tegen behind another word the first e is long: integendeel, daarentegen. */
const AGAINST = /(?:^|er|in|aren|daar|hier|waar)tegen/;

/** Who is meant, with the e long: degene, diegenen. */
const WHO = /^(?:die|de)gene/;

/** Who works where the noun says: `apotheek`, `apotheker`. */
function isFullInPerson(before: string, after: string): boolean {
  const letter =
    /^([^aeiou])er(?:s|tjes?)?$/.exec(after)?.[1] ?? /^([^aeiou])r?(?:[aou]|i(?!ng|nnen))/.exec(after)?.[1];
  return letter !== undefined && isOnLongE(`${before}ee${letter}`);
}

/** A known word with the e long: planeet, origineel. */
const isOnLongE = (w: string): boolean => LEARNED_EEL.test(w) || isNoun(w) || BIJVOEGLIJK.has(w);

/** Adjectives on -eel, which keep the e long before an ending: emotioneel, ornamenteel, structureel. */
const LEARNED_EEL = /[aeiouy].*(?:on|ment|tur|in)eel$/;

/** Before one consonant and -e or -en: weak before l and r (`dubbele`, `wandelen`), long in nouns on -eel, -eem, -eet (`planeten`) and in loans on -e (`sirene`). */
function isWeakBeforeUitgang({ tables, deel: part }: ESpot, before: string, after: string): boolean {
  const [, letters, uitgang] = /^((?!tj)[^aeiou]{1,2}h?)(en?|es)(?:de?)?$/.exec(after) ?? [];
  if (letters === undefined) return true;
  if (tables && isOnLongE(`${before}ee${letters}`)) return false;
  if (uitgang === 'en') return /^[lrnm]$/.test(letters) && !/(?:bl|st)emen$/.test(part);
  return /^[lr]$/.test(letters) || (letters === 'n' && tables && INFINITIEF.has(`${part}n`));
}
