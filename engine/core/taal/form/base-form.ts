import { isKlinkerletter } from '../woord/letters.ts';

const VOICELESS: Readonly<Record<string, string>> = { v: 'f', z: 's' };
const VOICED: Readonly<Record<string, string>> = { f: 'v', s: 'z' };
/** The end of a syllable before another vowel: oce-aan, virtu-oos, ide-aal, spi-on. */
const HIATUS = '[^aeiou](?:[ei](?=[ao])|i(?=u)|u(?=[aeo])|ou(?=e))|qu';
const OPEN = new RegExp(`(^|[^aeiou]|${HIATUS})([aeou])([^aeiouwjxy])$`);
const NUCLEI = /[aeiouyéëïöü]+/g;
const DOUBLE = new RegExp(String.raw`(?:^|[^aeiou]|${HIATUS})[aeiouy]([bdfgklmnprstz])\1$`);
const LONG = /(aa|ee|oo|uu)([^aeiouwjxy])$/;

/**
 * Words that can stand behind letters found before `-en`, `-e` or `-er`, most likely first:
 * `boek`, `bakk` gives `bak`, `bom` gives `boom`, `briev` gives `brief`.
 */
export function baseWoorden(stam: string): string[] {
  if (DOUBLE.test(stam)) return [stam.slice(0, -1), stam];
  const isOpen = OPEN.test(stam);
  const open = isOpen ? [`${stam.slice(0, -1)}${stam.slice(-2)}`] : [];
  const hard = VOICELESS[stam.slice(-1)];
  const weak = isOpen && (stam.match(NUCLEI) ?? []).length < 2 ? [] : [stam];
  const base = [...open, ...weak];
  return hard === undefined ? base : [...base.map((b) => b.slice(0, -1) + hard), ...base];
}

/** Letters that can stand before `-en`, `-e` or `-er` for a word: the inverse of `grondwoorden`. */
export function extended(woord: string): string[] {
  const slot = woord.slice(-1);
  if (slot === '' || isKlinkerletter(slot)) return [woord];
  const short = LONG.test(woord) ? [woord.slice(0, -2) + slot] : [];
  const double = /(^|[^aeiou])[aeiou][bdfgklmnprst]$/.test(woord) ? [woord + slot] : [];
  const soft = VOICED[slot];
  const base = [...short, ...double, woord];
  return soft === undefined ? base : [...base, ...[...short, woord].map((b) => b.slice(0, -1) + soft)];
}
