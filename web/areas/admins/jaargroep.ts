import type { TFunction } from 'i18next';

/** First and last year that are named with a number and the word of the country; others have a name of their own. */
const isReeks = (jaren: readonly number[]): boolean => jaren.every((jaar) => jaar >= 3);
const aansluitend = (jaren: readonly number[]): boolean =>
  jaren.every((jaar, index) => index === 0 || jaar === (jaren[index - 1] ?? 0) + 1);

/** One year in the words of the locale: groep 5, 3e leerjaar. */
export const jaarTekst = (t: TFunction, jaar: number): string => t(`woorden:jaar.${jaar}`);

/** Years of a group: groep 4 en 5, 2e en 3e leerjaar, groep 4 t/m 7. */
export function jarenTekst(t: TFunction, invoer: readonly number[]): string {
  const jaren = [...new Set(invoer)].sort((a, b) => a - b);
  const [eerste, ...rest] = jaren;
  const laatste = rest.at(-1);
  if (eerste === undefined) return '';
  if (laatste === undefined) return jaarTekst(t, eerste);
  if (!isReeks(jaren) || !aansluitend(jaren))
    return new Intl.ListFormat('nl', { type: 'conjunction' }).format(jaren.map((jaar) => jaarTekst(t, jaar)));
  const delen = { a: t(`woorden:jaar.kort.${eerste}`), b: t(`woorden:jaar.kort.${laatste}`) };
  return t(jaren.length === 2 ? 'woorden:jaar.nEnN' : 'woorden:jaar.nTotEnMetN', delen);
}

export const metHoofdletter = (tekst: string): string => tekst.charAt(0).toLocaleUpperCase('nl') + tekst.slice(1);
