/** Name as it is compared at sign-in: accents, case and outer spaces never matter. */
export function nameKey(name: string): string {
  return name
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

const comparator = new Intl.Collator('nl', { sensitivity: 'base', numeric: true });

/** Order of names for a reader; the database sorts by bytes. */
export function compareNames(a: string, b: string): number {
  return comparator.compare(a, b);
}

/** Full name with its prefix. */
export function registeredName(parts: { voornaam: string; voorvoegsel: string | null; achternaam: string }): string {
  return [parts.voornaam, parts.voorvoegsel, parts.achternaam].filter((part) => part !== null && part !== '').join(' ');
}
