import type { EntryView } from '#engine/core/oefening/contract.ts';

/** Stage of the sail: only an empty word is limp, only a whole one is full. */
export function zeilStap(letters: number, lengte: number, stappen: number): number {
  if (letters <= 0) return 0;
  return Math.max(1, Math.min(stappen - 1, Math.round((letters / Math.max(1, lengte)) * stappen)));
}

/** Letters that stand there from the start. */
export function vooraf(mask: EntryView['mask']): number {
  if (mask === undefined) return 0;
  const open = mask.indexOf(null);
  return open < 0 ? mask.length : open;
}
