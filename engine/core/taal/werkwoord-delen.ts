import { kernenVan, zonderTrema } from './klinkerkernen.ts';
import { isBegin } from './letters.ts';
import { erenIsLang } from './werkwoord-eren.ts';
import { HEEL_WERKWOORD, ONSCHEIDBAAR, PARTIKELS, SCHEIDBAAR_WOORD } from './tabellen/ww-delen.ts';

/** Parts of an infinitive: `partikel` splits off, `vast` never does and takes the place of `ge`; `basis` is the verb itself. */
export type WerkwoordDelen = { partikel: string; vast: string; basis: string };

const VASTE_VOORVOEGSELS = ['her', 'mis', 'ont', 'ver', 'be', 'er', 'ge'];
const KORTE_BASIS = /^(gaan|staan|slaan|doen|zien|zijn|gaat)$/;
const BEGIN = /^[^aeiouyëïöüéè]*/;
const LEEN_VOOR = /^(in|op|na|af|om|toe)$/;
const LANG_EREN = /(?<![io])eren$|iëren$/;
const GEWONE_EREN =
  /^(studeren|proberen|parkeren|noteren|kopiëren|telefoneren|marcheren|calculeren|graveren|commanderen|serveren|waarderen|monteren|tekenen|stapelen|reageren|plakkeren|isoleren|filteren|sorteren|draineren|synchroniseren)$/;

/** Splits `op|bellen`, `ver|huizen`, `aan|be|velen`; `tabellen` false leaves only the closed classes. */
export function werkwoordDelen(infinitief: string, tabellen: boolean): WerkwoordDelen {
  const streep = /^(\p{L}+)-(\p{L}+n)$/u.exec(infinitief);
  if (tabellen && infinitief === 'bedelen') return { partikel: '', vast: '', basis: infinitief };
  if (streep) return { ...zonderPartikel(streep[2] ?? '', tabellen), partikel: streep[1] ?? '' };
  const deel = partikelVan(infinitief, tabellen);
  if (deel === '') return zonderPartikel(infinitief, tabellen);
  return { ...zonderPartikel(zonderTrema(infinitief.slice(deel.length)), tabellen), partikel: deel };
}

function partikelVan(infinitief: string, tabellen: boolean): string {
  if (tabellen) {
    if (HEEL_WERKWOORD.has(infinitief) || ONSCHEIDBAAR.has(infinitief)) return '';
    const woord = SCHEIDBAAR_WOORD.get(infinitief);
    if (woord !== undefined) return woord;
  }
  const kan = PARTIKELS.filter((p) => infinitief.startsWith(p) && isLosVan(p, infinitief.slice(p.length), tabellen));
  return kan.find((p) => !/^[aeiou]/.test(infinitief.slice(p.length))) ?? kan[0] ?? '';
}

/** Whether the rest can stand as a verb of its own. */
function isLosVan(partikel: string, rest: string, tabellen: boolean): boolean {
  if (!isWerkwoordRest(rest) || rest === 'eren' || (/[aeiouj]$/.test(partikel) && /^[aeiou]/.test(rest))) return false;
  if (!LEEN_VOOR.test(partikel) && !/^[aeiou]/.test(rest)) return true;
  return GEWONE_EREN.test(rest) || !isLeenEren(rest, tabellen);
}

/** A verb in stressed `-eren` of more than one syllable before it. */
function isLeenEren(rest: string, tabellen: boolean): boolean {
  if (!LANG_EREN.test(rest) || /^(ver|be|ont)/.test(rest) || kernenVan(rest).length === 2) return false;
  return rest.endsWith('iëren') || erenIsLang(rest.slice(0, -4), tabellen);
}

function isWerkwoordRest(rest: string): boolean {
  if (KORTE_BASIS.test(rest)) return true;
  const begin = BEGIN.exec(rest)?.[0] ?? '';
  return (begin === '' || isBegin(begin)) && kernenVan(rest).length >= 2 && /[eë]n$/.test(rest);
}

function zonderPartikel(verb: string, tabellen: boolean): WerkwoordDelen {
  return tabellen && HEEL_WERKWOORD.has(verb) ? { partikel: '', vast: '', basis: verb } : vastVan(verb, tabellen);
}

function vastVan(verb: string, tabellen: boolean): WerkwoordDelen {
  const los = tabellen && ONSCHEIDBAAR.has(verb) ? PARTIKELS.find((p) => verb.startsWith(p)) : undefined;
  const vast = los ?? VASTE_VOORVOEGSELS.find((p) => verb.startsWith(p) && isVast(p, verb.slice(p.length), tabellen));
  if (vast === undefined) return { partikel: '', vast: '', basis: verb };
  const rest = zonderPartikel(zonderTrema(verb.slice(vast.length)), tabellen);
  return { partikel: '', vast: vast + rest.vast, basis: rest.basis };
}

function isVast(voorvoegsel: string, rest: string, tabellen: boolean): boolean {
  if (/^[eiu]/.test(rest) && voorvoegsel.endsWith('e')) return false;
  if (/^(ge|her)$/.test(voorvoegsel) && isLeenEren(rest, tabellen)) return false;
  return isWerkwoordRest(rest);
}
