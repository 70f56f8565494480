import { describe, expect, it } from 'vitest';
import { PARAMS } from '../model/params.ts';
import { FORMATS, SHAPES, TOKEN_KINDS } from './contract.ts';

describe('names of the contract', () => {
  it.each([
    ['formats', FORMATS],
    ['shapes', SHAPES],
    ['token kinds', TOKEN_KINDS],
  ])('%s are all different and plain words', (_, names) => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
  });

  it('every format has a row in the table of the engine, and no row is left over', () => {
    expect(Object.keys(PARAMS.formaten).toSorted()).toEqual([...FORMATS].toSorted());
  });
});
