/** Name as it is compared at sign-in: accents, case and outer spaces never matter. */
export function naamSleutel(naam: string): string {
  return naam
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

const vergelijker = new Intl.Collator('nl', { sensitivity: 'base', numeric: true });

/** Order of names for a reader; the database sorts by bytes. */
export function vergelijkNamen(a: string, b: string): number {
  return vergelijker.compare(a, b);
}

/** Full name with its prefix. */
export function volleNaam(delen: { voornaam: string; voorvoegsel: string | null; achternaam: string }): string {
  return [delen.voornaam, delen.voorvoegsel, delen.achternaam].filter((deel) => deel !== null && deel !== '').join(' ');
}
