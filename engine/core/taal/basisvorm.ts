import { isKlinkerletter } from './letters.ts';

const STEMLOOS: Readonly<Record<string, string>> = { v: 'f', z: 's' };
const STEMHEBBEND: Readonly<Record<string, string>> = { f: 'v', s: 'z' };
const OPEN = /(^|[^aeiou])([aeou])([^aeiouwjxy])$/;
const KERNEN = /[aeiouyéëïöü]+/g;
const DUBBEL = /(?:^|[^aeiou])[aeiouy]([bdfgklmnprst])\1$/;
const LANG = /(aa|ee|oo|uu)([^aeiouwjxy])$/;

/**
 * Words that can stand behind letters found before `-en`, `-e` or `-er`, most likely first:
 * `boek`, `bakk` gives `bak`, `bom` gives `boom`, `briev` gives `brief`.
 */
export function grondwoorden(stam: string): string[] {
  if (DUBBEL.test(stam)) return [stam.slice(0, -1), stam];
  const isOpen = OPEN.test(stam);
  const open = isOpen ? [`${stam.slice(0, -1)}${stam.slice(-2)}`] : [];
  const hard = STEMLOOS[stam.slice(-1)];
  const zwak = isOpen && (stam.match(KERNEN) ?? []).length < 2 ? [] : [stam];
  const basis = [...open, ...zwak];
  return hard === undefined ? basis : [...basis.map((b) => b.slice(0, -1) + hard), ...basis];
}

/** Letters that can stand before `-en`, `-e` or `-er` for a word: the inverse of `grondwoorden`. */
export function verlengd(woord: string): string[] {
  const slot = woord.slice(-1);
  if (slot === '' || isKlinkerletter(slot)) return [woord];
  const kort = LANG.test(woord) ? [woord.slice(0, -2) + slot] : [];
  const dubbel = /(^|[^aeiou])[aeiou][bdfgklmnprst]$/.test(woord) ? [woord + slot] : [];
  const zacht = STEMHEBBEND[slot];
  const basis = [...kort, ...dubbel, woord];
  return zacht === undefined ? basis : [...basis, ...[...kort, woord].map((b) => b.slice(0, -1) + zacht)];
}
