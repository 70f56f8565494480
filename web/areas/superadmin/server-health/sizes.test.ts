import { expect, it } from 'vitest';
import { millisText, sizeText } from './sizes.ts';

it('tells bytes and moments as a person reads them', () => {
  expect(sizeText('nl-NL', 0)).toBe('0 kB');
  expect(sizeText('nl-NL', 999_000)).toBe('999 kB');
  expect(sizeText('nl-NL', 4_240_000_000)).toBe('4,2 GB');
  expect(sizeText('nl-NL', 123_456_789)).toBe('123 MB');
  expect(sizeText('nl-NL', 5e15)).toBe('5.000 TB');
  expect(millisText('nl-NL', 0.00042)).toBe('0,4 ms');
  expect(millisText('nl-NL', 1.5)).toBe('1.500 ms');
});
