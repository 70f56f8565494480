/** Vowel group of a word with its place; `g` in lower case. */
export type Nucleus = { g: string; van: number; tot: number };

const CORE =
  /ïe|aai|ooi|oei|eau|eeu|ieu|aa|ee|oo|uu|ie(?!u)|oe|eu|ui|ei|ij|ou|au|ea(?!a)|oa(?!a)|ai|oi|[aoe]y(?![aeiou])|[aeiouyáàäâéèëêíìïîóòöôúùüû]/g;

/** Vowel groups of a word by letters alone; a letter with a trema opens a group. Fast enough for rules on every word. */
export function nucleiOf(woord: string): Nucleus[] {
  const layer = woord.toLowerCase().replace('qu', 'qw');
  return [...layer.matchAll(CORE)]
    .filter((m) => m[0] !== 'y' || !isMedeklinkerY(layer, m.index))
    .map((m) => ({ g: m[0], van: m.index, tot: m.index + m[0].length }));
}

/** `y` before a vowel is a consonant at the start and after a vowel or n (`yoga`, `mayonaise`, `canyon`), not in `flyer`. */
function isMedeklinkerY(layer: string, spot: number): boolean {
  return /[aeiou]/.test(layer.charAt(spot + 1)) && (spot === 0 || /[aeioun]/.test(layer.charAt(spot - 1)));
}

/** Whether the vowel group is one plain letter, so its length follows from the syllable. */
export function isSingle(core: Nucleus): boolean {
  return /^[aeiou]$/.test(core.g);
}

/** Joins a piece that ends in `e` to one that starts with a vowel: trema where the letters would be misread (`ge` + `eist` = `geëist`). */
export function concat(before: string, rest: string): string {
  if (!before.endsWith('e') || !/^(e|i(?!j)|u(?!i))/.test(rest)) return before + rest;
  const including: Readonly<Record<string, string>> = { e: 'ë', i: 'ï', u: 'ü' };
  return before + (including[rest.charAt(0)] ?? rest.charAt(0)) + rest.slice(1);
}

/** Removes the trema of a first letter: the piece as a word of its own (`ëindigen` = `eindigen`). */
export function stripTrema(rest: string): string {
  const bare: Readonly<Record<string, string>> = { ë: 'e', ï: 'i', ü: 'u', ö: 'o' };
  return (bare[rest.charAt(0)] ?? rest.charAt(0)) + rest.slice(1);
}
