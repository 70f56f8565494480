/** A list of one group stays whole up to this many rows; beyond it goes in pages. */
const HEEL_TOT = 60;
const PER_BLAD = 50;

export interface Blad<T> {
  items: readonly T[];
  nr: number;
  aantal: number;
}

/** Rows of a page, counted from 1; a page beyond the end is the last one. */
export function bladVan<T>(items: readonly T[], nr: number): Blad<T> {
  if (items.length <= HEEL_TOT) return { items, nr: 1, aantal: 1 };
  const aantal = Math.ceil(items.length / PER_BLAD);
  const blad = Math.min(Math.max(1, nr), aantal);
  return { items: items.slice((blad - 1) * PER_BLAD, blad * PER_BLAD), nr: blad, aantal };
}

/** Page on which a row stands; 1 when it is not there. */
export function bladMet<T extends { id: string }>(items: readonly T[], id: string | null): number {
  const plek = items.findIndex((item) => item.id === id);
  return plek < 0 || items.length <= HEEL_TOT ? 1 : Math.floor(plek / PER_BLAD) + 1;
}
