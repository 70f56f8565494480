import type { WoordItem } from '../woord/woord.ts';

/** Places of the stored compound seams of a word, in code units; none for a word without `morfemen`. */
export function seamsOf(item: WoordItem): number[] {
  if (item.morfemen === undefined) return [];
  let spot = 0;
  return item.morfemen.slice(0, -1).map((m) => (spot += m.m.length));
}
