import type { Prompt } from '#engine/core/oefening/contract.ts';

/** What stands before and after the gap of a cloze sentence, with the spaces around a whole word: none at an end of the sentence and before a sign. */
export function zinDelen({ before, after }: NonNullable<Prompt['sentence']>): { voor: string; na: string } {
  const voor = before === '' || /\s$/.test(before) ? before : `${before} `;
  const na = after === '' || /^[\s.,!?:;]/.test(after) ? after : ` ${after}`;
  return { voor, na };
}
