import type { EntryView } from '#engine/core/oefening/contract/contract.ts';

/** Stage of the sail: only an empty word is limp, only a whole one is full. */
export function sailStep(letters: number, length: number, steps: number): number {
  if (letters <= 0) return 0;
  return Math.max(1, Math.min(steps - 1, Math.round((letters / Math.max(1, length)) * steps)));
}

/** Letters that stand there from the start. */
export function beforehand(mask: EntryView['mask']): number {
  if (mask === undefined) return 0;
  const open = mask.indexOf(null);
  return open < 0 ? mask.length : open;
}
