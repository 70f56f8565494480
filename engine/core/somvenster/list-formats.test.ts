import { expect, it } from 'vitest';
import { defaultSetting } from '#engine/core/domein/oefeninstelling.ts';
import { listFormats } from './formats.ts';

it('asks the words of a list in formats in which the word itself is made', () => {
  const of = (groep: number, part: object = {}) =>
    listFormats({ groep, instelling: { ...defaultSetting(groep), ...part } });
  expect(of(3)).toEqual(['bouw', 'klank', 'gat', 'flits']);
  expect(of(6)).toEqual(['bouw', 'dictee', 'gat', 'flits']);
  expect(of(6, { typenAan: false })).toEqual(['bouw', 'gat', 'flits']);
  expect(of(6, { formatenVerboden: ['bouw', 'flits'] })).toEqual(['dictee', 'gat']);
});
