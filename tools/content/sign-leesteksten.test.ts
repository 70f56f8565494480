import { describe, expect, it } from 'vitest';
import { readTextReadings, signTextReadings, textMarks, withoutReader } from './sign-leesteksten.ts';

const MARKS = new Map([
  ['m4-01', 'aa'],
  ['m4-02', 'bb'],
]);
const DRAWING = { door: 'l2', op: '2026-11-22', namen: new Set<string>() };

describe('readings of reading texts', () => {
  it('hold until the text changes', () => {
    const readings = signTextReadings(MARKS, [], DRAWING);
    expect(withoutReader(MARKS, readings)).toEqual([]);
    expect(withoutReader(new Map([...MARKS, ['m4-02', 'cc']]), readings)).toEqual(['m4-02']);
    expect(withoutReader(MARKS, [])).toEqual(['m4-01', 'm4-02']);
  });

  it('of one reader stand once, those of another stay, those of a changed or deleted text go', () => {
    const old = [
      ...signTextReadings(MARKS, [], DRAWING),
      { naam: 'm4-02', door: 'l3', brand: 'bb', op: '2026-11-21' },
      { naam: 'weg', door: 'l3', brand: 'dd', op: '2026-11-21' },
      { naam: 'm4-01', door: 'l3', brand: 'oud', op: '2026-11-21' },
    ];
    const after = signTextReadings(MARKS, old, { ...DRAWING, op: '2026-11-23', namen: new Set(['m4-01']) });
    expect(after.map((l) => `${l.naam} ${l.door} ${l.op}`)).toEqual([
      'm4-01 l2 2026-11-23',
      'm4-02 l2 2026-11-22',
      'm4-02 l3 2026-11-21',
    ]);
  });

  it('exist for every text as it is now', () => {
    expect(textMarks().size).toBe(96);
    expect(withoutReader(textMarks(), readTextReadings())).toEqual([]);
  });
});
