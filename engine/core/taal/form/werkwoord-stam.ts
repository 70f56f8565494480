import { isSingle, nucleiOf, type Nucleus } from '../woord/klinker-nuclei.ts';
import { ENGLISH_WERKWOORDEN } from '../tables/english-ww.ts';
import { SHORT_STAYS, LONG_STAYS } from '../tables/ww-short.ts';
import { erenIsLong } from './werkwoord-eren.ts';

/** Stem of a verb without prefixes: `stam` = ik form, `stemloos` = weak past in `te`. */
export type Stam = { stam: string; voiceless: boolean };

/** Stem and class of an infinitive, or undefined when it is none. */
export function stamOf(infinitief: string, tables: boolean): Stam | undefined {
  const english = tables ? ENGLISH_WERKWOORDEN.get(infinitief) : undefined;
  if (english?.stam !== undefined) return { stam: english.stam, voiceless: english.className === 't' };
  const ruw = rawStam(infinitief);
  if (ruw === undefined || nucleiOf(ruw).length === 0) return undefined;
  return { stam: spelStam(ruw, tables), voiceless: isVoiceless(ruw) };
}

/** Infinitive without its ending, as it sounds (`lop`, `leev` still as `lev`, `bakk`). */
function rawStam(infinitief: string): string | undefined {
  if (/[^k]iën$/.test(infinitief)) return `${infinitief.slice(0, -2)}e`;
  if (/[^aeiou]en$|[aeiouyw]en$|[aeiouyé]ën$/.test(infinitief)) return infinitief.slice(0, -2);
  return /(aa|ie|oe)n$/.test(infinitief) ? infinitief.slice(0, -1) : undefined;
}

function isVoiceless(ruw: string): boolean {
  return /(?:[tkfspxcq]|ch|sh|sj)$/.test(ruw);
}

/** Spelling of the stem alone: single consonant, long vowel doubled, f and s at the end. */
export function spelStam(ruw: string, tables: boolean): string {
  return devoice(klinkerStam(ruw, tables));
}

function klinkerStam(ruw: string, tables: boolean): string {
  if (/([bdfgklmnprstvz])\1$/.test(ruw)) return ruw.slice(0, -1);
  if (/[ei]ër$/.test(ruw)) return ruw.endsWith('iër') ? `${ruw.slice(0, -2)}eer` : `${ruw.slice(0, -2)}ëer`;
  const nuclei = nucleiOf(ruw);
  const last = nuclei.at(-1);
  if (!last || last.tot !== ruw.length - 1 || !/[bcdfgklmnprstvz]$/.test(ruw)) return ruw;
  if (!isSingle(last) || !isLong(ruw, nuclei, tables)) return ruw;
  return ruw.slice(0, last.tot) + last.g + ruw.slice(last.tot);
}

function isLong(ruw: string, nuclei: readonly Nucleus[], tables: boolean): boolean {
  const klinker = nuclei.at(-1)?.g ?? '';
  const fixed = tables ? fixedLength(ruw) : undefined;
  if (fixed !== undefined) return fixed;
  if (klinker === 'i' || nuclei.length === 1) return klinker !== 'i';
  if (ruw.endsWith('er')) return erenIsLong(ruw.slice(0, -2), tables);
  return klinker === 'e' ? !/[lmnst]$/.test(ruw) : !/[st]or$/.test(ruw);
}

function fixedLength(ruw: string): boolean | undefined {
  if (SHORT_STAYS.has(ruw)) return false;
  return LONG_STAYS.test(ruw) ? true : undefined;
}

function devoice(stam: string): string {
  if (stam.endsWith('v')) return `${stam.slice(0, -1)}f`;
  return stam.endsWith('z') ? `${stam.slice(0, -1)}s` : stam;
}

/** A stem that ends in one vowel writes it long before a consonant ending: `echo` + `t` = `echoot`, `ski` + `de` = `skiede`. */
export function withUitgang(stam: string, uitgang: string): string {
  const hit = /(?<![aeiou])[aiou]$/.exec(stam);
  if (!hit || uitgang === '') return stam + uitgang;
  if (hit[0] === 'i') return `${stam}e${uitgang}`;
  return /^[dt]e/.test(uitgang) ? stam + uitgang : stam + hit[0] + uitgang;
}
