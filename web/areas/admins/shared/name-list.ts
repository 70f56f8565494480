/** "Sem, Noor en Ravi": at most so many names, then how many more there are. */
export function nameList(
  language: string,
  names: readonly string[],
  { max, more }: { max: number; more: (count: number) => string },
): string {
  const rest = names.length - max;
  const shown = rest > 0 ? [...names.slice(0, max), more(rest)] : names;
  return new Intl.ListFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', { type: 'conjunction' }).format(shown);
}
