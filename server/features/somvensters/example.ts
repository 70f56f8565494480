import {
  isLidwoord,
  isComparisonItem,
  isWerkwoord,
  isWoord,
  isWoordPair,
} from '#engine/core/oefening/contract/content-kind.ts';
import type { ContentItem } from '#engine/core/oefening/contract/ronde-options.ts';

/** What a stone shows of an item: one word, with its picture; nothing for a sentence or a text, which do not fit on a stone. */
export function exampleOf(item: ContentItem | undefined): { w: string; plaatje?: string } | undefined {
  if (item === undefined) return undefined;
  if (isWoord(item)) return { w: item.w, ...(item.plaatje === undefined ? {} : { plaatje: item.plaatje }) };
  if (isWerkwoord(item)) return { w: item.infinitief };
  if (isWoordPair(item)) return { w: item.woorden[0] };
  if (isLidwoord(item)) return { w: item.w };
  return isComparisonItem(item) ? { w: item.stellend } : undefined;
}
