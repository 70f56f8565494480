import { describe, expect, it } from 'vitest';
import { replaceNeighbor, rewrite, rule, swap, type SlipSpot } from './error-slip.ts';
import { pictureOf } from '../klank/klank.ts';

/** The letters of a word from one place to another, as a rule gets them. */
function spot(w: string, from: number, until: number): SlipSpot {
  return { b: pictureOf(w), cat: { id: 'ei', van: from, tot: until }, tekst: w.slice(from, until) };
}

describe('rules of a slip', () => {
  it('swap knows its letters and nothing else', () => {
    const ei = swap(1, { ei: ['ij', 'ie'] });
    expect(ei.base).toBe(1);
    expect(ei.create(spot('trein', 2, 4))).toEqual(['ij', 'ie']);
    expect(ei.create(spot('trein', 0, 2))).toEqual([]);
  });

  it('rewrite gives one form a pattern that fits, none twice', () => {
    const tie = rewrite(0.9, [
      [/^ti/, 'si'],
      [/^tie/, 'sie'],
      [/x/, 'ks'],
    ]);
    expect(tie.create(spot('actie', 2, 5))).toEqual(['sie']);
    expect(tie.create(spot('maan', 0, 4))).toEqual([]);
  });

  it('rule keeps the base weight and the function', () => {
    const empty = rule(0.3, ({ tekst: text }) => [text.toUpperCase()]);
    expect(empty.base).toBe(0.3);
    expect(empty.create(spot('kat', 0, 1))).toEqual(['K']);
  });

  it('neighbor counts from the start of the span', () => {
    expect(replaceNeighbor(spot('bakker', 2, 4), [-1, 0], 'aa')).toEqual([1, 2, 'aa']);
    expect(replaceNeighbor(spot('bakker', 2, 4), [1, 1], 'x')).toEqual([3, 3, 'x']);
  });
});
