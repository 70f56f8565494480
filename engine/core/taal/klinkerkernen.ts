/** Vowel group of a word with its place; `g` in lower case. */
export type Kern = { g: string; van: number; tot: number };

const KERN =
  /ïe|aai|ooi|oei|eau|eeu|ieu|aa|ee|oo|uu|ie(?!u)|oe|eu|ui|ei|ij|ou|au|ea(?!a)|oa(?!a)|ai|oi|ay|oy|ey|[aeiouyáàäâéèëêíìïîóòöôúùüû]/g;

/** Vowel groups of a word by letters alone; a letter with a trema opens a group. Fast enough for rules on every word. */
export function kernenVan(woord: string): Kern[] {
  const laag = woord.toLowerCase().replace('qu', 'qw');
  return [...laag.matchAll(KERN)]
    .filter((m) => m[0] !== 'y' || !isMedeklinkerY(laag, m.index))
    .map((m) => ({ g: m[0], van: m.index, tot: m.index + m[0].length }));
}

/** `y` before a vowel is a consonant at the start and after a vowel or n (`yoga`, `mayonaise`, `canyon`), not in `flyer`. */
function isMedeklinkerY(laag: string, plek: number): boolean {
  return /[aeiou]/.test(laag.charAt(plek + 1)) && (plek === 0 || /[aeioun]/.test(laag.charAt(plek - 1)));
}

/** Last vowel group, or undefined without vowels. */
export function laatsteKern(woord: string): Kern | undefined {
  return kernenVan(woord).at(-1);
}

/** Whether the vowel group is one plain letter, so its length follows from the syllable. */
export function isEnkel(kern: Kern): boolean {
  return /^[aeiou]$/.test(kern.g);
}

/** Joins a piece that ends in `e` to one that starts with a vowel: trema where the letters would be misread (`ge` + `eist` = `geëist`). */
export function plak(voor: string, rest: string): string {
  if (!voor.endsWith('e') || !/^(e|i(?!j)|u(?!i))/.test(rest)) return voor + rest;
  const met: Readonly<Record<string, string>> = { e: 'ë', i: 'ï', u: 'ü' };
  return voor + (met[rest.charAt(0)] ?? rest.charAt(0)) + rest.slice(1);
}

/** Removes the trema of a first letter: the piece as a word of its own (`ëindigen` = `eindigen`). */
export function zonderTrema(rest: string): string {
  const kaal: Readonly<Record<string, string>> = { ë: 'e', ï: 'i', ü: 'u', ö: 'o' };
  return (kaal[rest.charAt(0)] ?? rest.charAt(0)) + rest.slice(1);
}
