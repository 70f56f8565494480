import type { WoordItem } from './woord.ts';

/** Places of the stored compound seams of a word, in code units; none for a word without `morfemen`. */
export function nadenVan(item: WoordItem): number[] {
  if (item.morfemen === undefined) return [];
  let plek = 0;
  return item.morfemen.slice(0, -1).map((m) => (plek += m.m.length));
}
