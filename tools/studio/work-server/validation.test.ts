import { expect, it } from 'vitest';
import { validateWoorden } from './validation.ts';

it('says who knows a word, in the order of the question', () => {
  expect(validateWoorden(['fiets', 'Fiets', 'tuinslang', 'fietz', 'Noors', 'alcohol'])).toEqual([
    { kenner: 'woordenboek', verboden: false },
    { kenner: 'woordenboek', verboden: false },
    { kenner: 'toegestaan', verboden: false },
    { kenner: 'geen', verboden: false },
    { kenner: 'woordenboek', verboden: false },
    { kenner: 'woordenboek', verboden: true },
  ]);
});
