/** Splits a name into its lower-case words: `HTMLRijVan2` gives `html`, `rij`, `van`. */
export function splitWords(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 0)
    .map((word) => word.toLowerCase());
}
