import { expect, it } from 'vitest';
import { zinDelen } from './zin.ts';

it('puts a space on both sides of the word, none before a sign or at an end', () => {
  expect(zinDelen({ before: 'Dat is een echte', after: 'voor haar.' })).toEqual({
    voor: 'Dat is een echte ',
    na: ' voor haar.',
  });
  expect(zinDelen({ before: 'Hij eet ', after: '.' })).toEqual({ voor: 'Hij eet ', na: '.' });
  expect(zinDelen({ before: '', after: ', kom van de tafel!' })).toEqual({ voor: '', na: ', kom van de tafel!' });
});
