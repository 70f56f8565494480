import { expect, it } from 'vitest';
import { lettersOf } from './watch-panel.ts';

it('gives every number letters of its own', () => {
  expect([0, 25, 26, 27].map(lettersOf)).toEqual(['a', 'z', 'ba', 'bb']);
  expect(new Set(Array.from({ length: 2_000 }, (_, number) => lettersOf(number))).size).toBe(2_000);
});
