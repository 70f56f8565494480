import { isEnkel, kernenVan, type Kern } from './klinkerkernen.ts';
import { ENGELSE_WERKWOORDEN } from './tabellen/engels-ww.ts';
import { KORT_BLIJFT, LANG_BLIJFT } from './tabellen/ww-kort.ts';
import { erenIsLang } from './werkwoord-eren.ts';

/** Stem of a verb without prefixes: `stam` = ik form, `stemloos` = weak past in `te`. */
export type Stam = { stam: string; stemloos: boolean };

/** Stem and class of an infinitive, or undefined when it is none. */
export function stamVan(infinitief: string, tabellen: boolean): Stam | undefined {
  const engels = tabellen ? ENGELSE_WERKWOORDEN.get(infinitief) : undefined;
  if (engels?.stam !== undefined) return { stam: engels.stam, stemloos: engels.klasse === 't' };
  const ruw = ruweStam(infinitief);
  if (ruw === undefined || kernenVan(ruw).length === 0) return undefined;
  return { stam: spelStam(ruw, tabellen), stemloos: isStemloos(ruw) };
}

/** Infinitive without its ending, as it sounds (`lop`, `leev` still as `lev`, `bakk`). */
function ruweStam(infinitief: string): string | undefined {
  if (/[^aeiou]en$|[aeiouyw]en$|[aeiouyé]ën$/.test(infinitief)) return infinitief.slice(0, -2);
  return /(aa|ie|oe)n$/.test(infinitief) ? infinitief.slice(0, -1) : undefined;
}

function isStemloos(ruw: string): boolean {
  return /(?:[tkfspxcq]|ch|sh|sj)$/.test(ruw);
}

/** Spelling of the stem alone: single consonant, long vowel doubled, f and s at the end. */
export function spelStam(ruw: string, tabellen: boolean): string {
  return verstem(klinkerStam(ruw, tabellen));
}

function klinkerStam(ruw: string, tabellen: boolean): string {
  if (/([bdfgklmnprstvz])\1$/.test(ruw)) return ruw.slice(0, -1);
  if (/[ei]ër$/.test(ruw)) return ruw.endsWith('iër') ? `${ruw.slice(0, -2)}eer` : `${ruw.slice(0, -2)}ëer`;
  const kernen = kernenVan(ruw);
  const laatste = kernen.at(-1);
  if (!laatste || laatste.tot !== ruw.length - 1 || !/[bcdfgklmnprstvz]$/.test(ruw)) return ruw;
  if (!isEnkel(laatste) || !isLang(ruw, kernen, tabellen)) return ruw;
  return ruw.slice(0, laatste.tot) + laatste.g + ruw.slice(laatste.tot);
}

function isLang(ruw: string, kernen: readonly Kern[], tabellen: boolean): boolean {
  const klinker = kernen.at(-1)?.g ?? '';
  const vast = tabellen ? vasteLengte(ruw) : undefined;
  if (vast !== undefined) return vast;
  if (klinker === 'i' || kernen.length === 1) return klinker !== 'i';
  if (ruw.endsWith('er')) return erenIsLang(ruw.slice(0, -2), tabellen);
  return klinker === 'e' ? !/[lmnst]$/.test(ruw) : !/[st]or$/.test(ruw);
}

function vasteLengte(ruw: string): boolean | undefined {
  if (KORT_BLIJFT.has(ruw)) return false;
  return LANG_BLIJFT.test(ruw) ? true : undefined;
}

function verstem(stam: string): string {
  if (stam.endsWith('v')) return `${stam.slice(0, -1)}f`;
  return stam.endsWith('z') ? `${stam.slice(0, -1)}s` : stam;
}

/** A stem that ends in one vowel writes it long before a consonant ending: `echo` + `t` = `echoot`, `ski` + `de` = `skiede`. */
export function metUitgang(stam: string, uitgang: string): string {
  const hit = /(?<![aeiou])[aiou]$/.exec(stam);
  if (!hit || uitgang === '') return stam + uitgang;
  if (hit[0] === 'i') return `${stam}e${uitgang}`;
  return /^[dt]e/.test(uitgang) ? stam + uitgang : stam + hit[0] + uitgang;
}
