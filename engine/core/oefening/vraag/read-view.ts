import type { EntryView, ReadView, SelectView, Token } from '../contract/contract.ts';

/** View of something to read, with what comes after; `ms` = time it is seen, absent = as long as wanted. */
export function readView(lines: Token[][], followUp: SelectView | EntryView, ms?: number): ReadView {
  return {
    shape: 'read',
    lines,
    cover: ms !== undefined,
    ...(ms === undefined ? {} : { exposureMs: ms }),
    // oxlint-disable-next-line unicorn/no-thenable -- `then` is the field of the contract; a view is never awaited
    then: followUp,
  };
}
