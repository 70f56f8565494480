import { isEngels } from './engels.ts';
import { isKlinkerletter } from './letters.ts';
import { VOLLE_E } from './tabellen/leenklanken.ts';
import { STOFFELIJK } from './tabellen/vormkeuze.ts';
import { erenIsLang } from './werkwoord-eren.ts';
import { INFINITIEF, isNaamwoord } from './woordtabel.ts';

/**
 * Place of an `e` in its part of a word. `deel` = the lower-case letters of the part, `i` = index of the e in it, `einde` = index
 * behind its syllable, `eerste` = no vowel stands before it in the part, `vorige` and `volgende` = the graphemes beside it.
 */
export type EPlek = {
  deel: string;
  i: number;
  einde: number;
  eerste: boolean;
  vorige: string;
  volgende: string;
  tabellen: boolean;
  werkwoord: boolean;
};

/** First parts whose rest has its own stress, so the e right behind them is full (`voorlezen`, `omgeving`). */
const EERSTE_DEEL =
  /^(?:voor(?!u)|over|onder|door|tegen|terug|achter|samen|binnen|buiten|boven|om(?=[ghkr][a-z]+[aeiou])|in(?=(?:[dlpw]|s[pt])[a-z]+[aeiou]))(?!.?ste?|[^aeiou]*e[lnrs]?$|(?:ge|be|ver)[^aeiou]+[aeiou]+[^aeiou]+[aeiou])(?=[^aeiou])/;

/** First parts that end in a weak syllable of their own. */
const ZWAK_EERSTE = /^(?:over|onder|achter|tegen|samen|binnen|buiten|boven|neder|super|hyper|water|inter(?!ne?$))$/;

/** Inflection or native suffix behind a weak syllable that ends in l, n or r: `wandel|de`, `lekker|der`, `weten|schap`. */
const NA_ZWAK =
  /^(?:den?|dste|ste|sters?|[tpk]?jes?|ling.*|lijk.*|nis.*|heid.*|schap.*|lo(?:os|ze).*|dom|da[gm].*|lands?|landers?|landse|baar|bare|tig.*|tien|ders?)$/;

/** What makes an open middle e long: stress behind it is ruled out by the letters that follow. */
const VOL_VOOR =
  /^(?:[^aeiou]{1,2}h?isch|[^aeiou]i(?:[aouë]|eu|ee|ek)|[^aeiour]i(?:e|ën)s?$|[rd]i(?!g|j|e|ng|k(?:en)?$)|[^aeiour]a(?:'?s)?$|[^aeiou]é|[^aeioulnrh]ing|[^aeiou]ns$)/;

/** Beginnings of words that end in a full syllable before a part that looks like an inflection. */
const VOL_STUK = /^(?:kalen|legen|weeken)(?=d)/;

const TERIE = /(?:s|c|^ma|^ar)terie/;

/** Stems with `ge` of their own behind another prefix: ver|gelijken, be|geleiden, ver|gezellen. */
const GE_STAM = /^ge(?:l(?:ij|e(?:i|ken))|zel|moet|wis|makk|noeg|nad)/;

/** Whether the e sounds weak (`tafel`, `bakker`, `camera`) and not short or long (`weekend`, `observatie`, `suggereren`). */
export function isZwakkeE(p: EPlek): boolean {
  if (p.i === 1 && GE_STAM.test(p.deel)) return true;
  if (p.eerste || isNaEersteDeel(p) || isVolVoorLetter(p)) return false;
  if (p.tabellen && VOLLE_E.has(p.deel.replace(/(?:s|tjes?)$/, ''))) return false;
  return p.einde === p.i + 1 ? isZwakOpen(p) : isZwakGesloten(p);
}

/** Before a doubled letter, x or ch the e is short. */
function isVolVoorLetter({ deel, einde, volgende }: EPlek): boolean {
  return isDubbel(volgende) || /^(?:x|ch)$/.test(volgende) || VOL_STUK.exec(deel)?.[0].length === einde;
}

function isDubbel(g: string): boolean {
  return g.length === 2 && g.charAt(0) === g.charAt(1);
}

function isNaEersteDeel({ deel, i }: EPlek): boolean {
  const voor = EERSTE_DEEL.exec(deel)?.[0].length;
  return voor !== undefined && i >= voor && !/[aeiouy]/.test(deel.slice(voor, i));
}

function isZwakGesloten(p: EPlek): boolean {
  const rest = p.deel.slice(p.i + 1, p.einde);
  const na = p.deel.slice(p.einde);
  if (na === '') return isZwakEinde(p, rest);
  if (!/^[lrnm]$/.test(rest)) return false;
  const isUitgang = NA_ZWAK.test(na) && !(rest === 'n' && na.startsWith('te'));
  return isUitgang || isZwakEerste(p.deel.slice(0, p.einde), na, p.tabellen);
}

/** The syllable closes a first part of a compound that was not cut: `water|meloen`, `eiken|houten`. */
function isZwakEerste(tot: string, na: string, tabellen: boolean): boolean {
  if (ZWAK_EERSTE.test(tot)) return true;
  return tabellen && (STOFFELIJK.has(na) || (tot.length > 3 && na.length > 3 && isNaamwoord(tot)));
}

/** Last syllable: -el -er -en -em, with s, d or t; in an English word only a bare one (`computer`, not `weekend`). */
function isZwakEinde(p: EPlek, rest: string): boolean {
  if (/^(?:[lrnm]|[rl]s)$/.test(rest)) return true;
  if (p.tabellen && isEngels(p.deel)) return false;
  if (rest === 's') return /(?:g|ch|t|ad|in|ul)es$/.test(p.deel);
  return /^(?:[rnlm]s|[lnr]d)$/.test(rest) || (/^[lrnm]t$/.test(rest) && isZwakVoorT(p, rest));
}

/** A verb form on -t; loans on -ent and -ert are stressed there: document, concert. */
function isZwakVoorT({ deel, i, tabellen, werkwoord }: EPlek, rest: string): boolean {
  if (werkwoord || (tabellen && INFINITIEF.has(`${deel.slice(0, -1)}en`))) return true;
  return rest !== 'nt' && !/[cpsl]ert$/.test(deel) && (deel.slice(0, i).match(/[aeiouy]+/g) ?? []).length > 1;
}

function isZwakOpen(p: EPlek): boolean {
  const na = p.deel.slice(p.i + 1);
  if (na === '') return p.volgende !== "'";
  const voor = p.deel.slice(0, p.i);
  if (/^r(?:en|end(?:e|en)?|ing.*)$/.test(na) && !isKlinkerletter(p.vorige)) return !erenIsLang(voor, p.tabellen);
  return /^(?:tel|ing)$/.test(voor) || (!isVolOpen(p, voor, na) && isZwakVoorUitgang(p, voor, na));
}

/** Beside another vowel, or before letters that keep the stress on the e or behind a full e. */
function isVolOpen(p: EPlek, voor: string, na: string): boolean {
  if (isKlinkerletter(na.charAt(0)) || /^[iyuo]$/.test(p.vorige)) return true;
  return VOL_VOOR.test(na) || TERIE.test(p.deel) || (voor.endsWith('m') && na.startsWith('ter'));
}

/** Before one consonant and -e or -en: weak before l and r (`dubbele`, `wandelen`), long in nouns on -eel, -eem, -eet (`planeten`) and in loans on -e (`sirene`). */
function isZwakVoorUitgang({ tabellen, deel }: EPlek, voor: string, na: string): boolean {
  const uit = /^([^aeiou]{1,2}h?)(en?)(?:de?)?$/.exec(na);
  if (!uit) return true;
  const [, letters = '', uitgang] = uit;
  if (tabellen && isNaamwoord(`${voor}ee${letters}`)) return false;
  if (uitgang === 'en') return /^[lrnm]$/.test(letters) && !/(?:bl|st)emen$/.test(deel);
  return /^[lr]$/.test(letters) || (letters === 'n' && tabellen && INFINITIEF.has(`${deel}n`));
}
