import type { Prompt } from '#engine/core/oefening/contract/contract.ts';

/** What stands before and after the gap of a cloze sentence, with the spaces around a whole word: none at an end of the sentence and before a sign. */
export function zinParts({ before, after }: NonNullable<Prompt['sentence']>): { before: string; after: string } {
  const textBefore = before === '' || /\s$/.test(before) ? before : `${before} `;
  const textAfter = after === '' || /^[\s.,!?:;]/.test(after) ? after : ` ${after}`;
  return { before: textBefore, after: textAfter };
}
