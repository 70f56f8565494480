import { expect, it } from 'vitest';
import { zinParts } from './zin.ts';

it('puts a space on both sides of the word, none before a sign or at an end', () => {
  expect(zinParts({ before: 'Dat is een echte', after: 'voor haar.' })).toEqual({
    voor: 'Dat is een echte ',
    na: ' voor haar.',
  });
  expect(zinParts({ before: 'Hij eet ', after: '.' })).toEqual({ voor: 'Hij eet ', na: '.' });
  expect(zinParts({ before: '', after: ', kom van de tafel!' })).toEqual({ voor: '', na: ', kom van de tafel!' });
});
