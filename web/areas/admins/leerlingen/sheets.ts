/** A list of one group stays whole up to this many rows; beyond it goes in pages. */
const SINGLE_PAGE_MAX = 60;
const PER_SHEET = 50;

interface Sheet<T> {
  items: readonly T[];
  nr: number;
  aantal: number;
}

/** Rows of a page, counted from 1; a page beyond the end is the last one. */
export function pageOf<T>(items: readonly T[], nr: number): Sheet<T> {
  if (items.length <= SINGLE_PAGE_MAX) return { items, nr: 1, aantal: 1 };
  const count = Math.ceil(items.length / PER_SHEET);
  const sheet = Math.min(Math.max(1, nr), count);
  return { items: items.slice((sheet - 1) * PER_SHEET, sheet * PER_SHEET), nr: sheet, aantal: count };
}

/** Page on which a row stands; 1 when it is not there. */
export function pageWith<T extends { id: string }>(items: readonly T[], id: string | null): number {
  const spot = items.findIndex((item) => item.id === id);
  return spot < 0 || items.length <= SINGLE_PAGE_MAX ? 1 : Math.floor(spot / PER_SHEET) + 1;
}
