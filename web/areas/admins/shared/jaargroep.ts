import type { TFunction } from 'i18next';

/** Years that share the word of the country and differ by their number: from groep 1, or from the 1e leerjaar. */
const isSeries = (t: TFunction, years: readonly number[]): boolean =>
  years.every((year) => year >= Number(t('woorden:jaar.reeks')));
const contiguous = (years: readonly number[]): boolean =>
  years.every((year, index) => index === 0 || year === (years[index - 1] ?? 0) + 1);

/** One year in the words of the locale: groep 5, 3e leerjaar. */
export const yearText = (t: TFunction, year: number): string => t(`woorden:jaar.${year}`);

/** Years of a group: groep 4 en 5, 2e en 3e leerjaar, groep 4 t/m 7. */
export function yearsText(t: TFunction, input: readonly number[]): string {
  const years = [...new Set(input)].sort((a, b) => a - b);
  const [first, ...rest] = years;
  const last = rest.at(-1);
  if (first === undefined) return '';
  if (last === undefined) return yearText(t, first);
  if (!isSeries(t, years) || !contiguous(years))
    return new Intl.ListFormat('nl', { type: 'conjunction' }).format(years.map((year) => yearText(t, year)));
  const parts = { a: t(`woorden:jaar.kort.${first}`), b: t(`woorden:jaar.kort.${last}`) };
  return t(years.length === 2 ? 'woorden:jaar.nEnN' : 'woorden:jaar.nTotEnMetN', parts);
}

export const withHoofdletter = (text: string): string => text.charAt(0).toLocaleUpperCase('nl') + text.slice(1);
