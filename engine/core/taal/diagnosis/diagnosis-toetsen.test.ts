import { describe, expect, it } from 'vitest';
import { isAdjacentKey } from './diagnosis-toetsen.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

describe('isAdjacentKey', () => {
  it.each([
    ['a', 's'],
    ['a', 'q'],
    ['a', 'w'],
    ['d', 'f'],
    ['g', 'h'],
    ['j', 'k'],
    ['n', 'm'],
    ['q', 'w'],
    ['t', 'y'],
    ['g', 't'],
    ['b', 'v'],
    ['p', 'o'],
    ['l', 'k'],
    ['l', 'o'],
    ['z', 'x'],
  ])('%s and %s are neighbours on qwerty', (a, b) => {
    expect(isAdjacentKey(a, b, 'qwerty')).toBe(true);
    expect(isAdjacentKey(b, a, 'qwerty')).toBe(true);
  });

  it.each([
    ['a', 'p'],
    ['q', 'p'],
    ['z', 'q'],
    ['a', 'd'],
    ['s', 'p'],
    ['e', 'n'],
    ['t', 'b'],
    ['m', 'a'],
    ['l', 'a'],
  ])('%s and %s are not', (a, b) => {
    expect(isAdjacentKey(a, b, 'qwerty')).toBe(false);
    expect(isAdjacentKey(b, a, 'qwerty')).toBe(false);
  });

  it('knows the Belgian keyboard', () => {
    expect(isAdjacentKey('a', 'z', 'azerty')).toBe(true);
    expect(isAdjacentKey('a', 'z', 'qwerty')).toBe(true);
    expect(isAdjacentKey('m', 'l', 'azerty')).toBe(true);
    expect(isAdjacentKey('m', 'l', 'qwerty')).toBe(false);
    expect(isAdjacentKey('q', 's', 'azerty')).toBe(true);
    expect(isAdjacentKey('q', 's', 'qwerty')).toBe(false);
  });

  it('takes no key for its own neighbour, and the same from both sides', () => {
    for (const keyboard of ['qwerty', 'azerty'] as const)
      for (const a of LETTERS) {
        expect(isAdjacentKey(a, a, keyboard)).toBe(false);
        for (const b of LETTERS) expect(isAdjacentKey(a, b, keyboard)).toBe(isAdjacentKey(b, a, keyboard));
      }
  });

  it('gives every letter at least two neighbours and at most six', () => {
    for (const keyboard of ['qwerty', 'azerty'] as const)
      for (const a of LETTERS) {
        const count = LETTERS.filter((b) => isAdjacentKey(a, b, keyboard)).length;
        expect(count, `${a} on ${keyboard}`).toBeGreaterThanOrEqual(2);
        expect(count, `${a} on ${keyboard}`).toBeLessThanOrEqual(6);
      }
  });

  it.each(['é', 'A', '-', '', 'ij', '1'])('knows no neighbour of %j', (key) => {
    expect(isAdjacentKey(key, 'a', 'qwerty')).toBe(false);
    expect(isAdjacentKey('a', key, 'qwerty')).toBe(false);
  });
});
