import { expect, it } from 'vitest';
import { zinParts } from './zin.ts';

it('puts a space on both sides of the word, none before a sign or at an end', () => {
  expect(zinParts({ before: 'Dat is een echte', after: 'voor haar.' })).toEqual({
    before: 'Dat is een echte ',
    after: ' voor haar.',
  });
  expect(zinParts({ before: 'Hij eet ', after: '.' })).toEqual({ before: 'Hij eet ', after: '.' });
  expect(zinParts({ before: '', after: ', kom van de tafel!' })).toEqual({ before: '', after: ', kom van de tafel!' });
});
