import { describe, expect, it } from 'vitest';
import type { Token } from '#engine/core/oefening/contract/contract.ts';
import { requiredToken, attemptWith } from './vraag.ts';

const series = (text: string): Token[] =>
  [...text].map((letter) => ({ id: `t-${letter}`, kind: 'letter', text: letter }));

describe('the token that is needed next', () => {
  it.each([
    ['kabbcdefg', null],
    ['kabckdefk', 't-k'],
    ['abcabcabc', null],
    ['', null],
  ])('in the order %s is %s', (order, id) => {
    expect(requiredToken(series(order))).toBe(id);
  });
});

describe('giving one token', () => {
  const pool = series('kat');
  it('is a place in a sequence and a pick among options', () => {
    expect(attemptWith({ shape: 'sequence', slots: 3, pool, separator: '', poolPolicy: 'fixed' }, 't-a', 1)).toEqual({
      kind: 'place',
      tokenId: 't-a',
      slot: 1,
    });
    expect(attemptWith({ shape: 'select', options: pool, pick: 1 }, 't-a', -1)).toEqual({
      kind: 'pick',
      tokenId: 't-a',
    });
  });

  it('is nothing when every slot is filled', () => {
    expect(
      attemptWith({ shape: 'sequence', slots: 3, pool, separator: '', poolPolicy: 'fixed' }, 't-a', -1),
    ).toBeNull();
  });
});
