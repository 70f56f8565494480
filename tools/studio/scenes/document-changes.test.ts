import { describe, expect, it } from 'vitest';
import { changesBetween } from './document-changes.ts';

describe('changes between two documents', () => {
  it('names the innermost value that differs', () => {
    const before = { tuning: { speed: { from: 1, to: 2 } }, entities: [{ id: 'a', at: [1, 2] }] };
    const after = { tuning: { speed: { from: 1, to: 3 } }, entities: [{ id: 'a', at: [1, 5] }] };
    expect(changesBetween(before, after)).toEqual([
      { path: 'tuning.speed.to', before: 2, after: 3 },
      { path: 'entities[0].at[1]', before: 2, after: 5 },
    ]);
  });

  it('tells what came and what went as one line', () => {
    expect(changesBetween({ a: 1 }, { b: { c: 2 } })).toEqual([
      { path: 'a', before: 1, after: undefined },
      { path: 'b', before: undefined, after: { c: 2 } },
    ]);
    expect(changesBetween({ a: 1 }, { a: [1] })).toEqual([{ path: 'a', before: 1, after: [1] }]);
    expect(changesBetween({ a: [1] }, { a: [1] })).toEqual([]);
  });
});
