import { expect, it } from 'vitest';
import { moved, movedByKey } from './moved.ts';

const IDS = ['a', 'b', 'c'];

it('lays one at a place and keeps the order of the others', () => {
  expect(moved(IDS, 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(moved(IDS, 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moved(IDS, 'b', 9)).toEqual(['a', 'c', 'b']);
});

it.each([
  ['b', 'ArrowUp', ['b', 'a', 'c']],
  ['b', 'ArrowDown', ['a', 'c', 'b']],
  ['c', 'Home', ['c', 'a', 'b']],
  ['a', 'End', ['b', 'c', 'a']],
  ['a', 'ArrowUp', undefined],
  ['c', 'ArrowRight', undefined],
  ['a', 'Home', undefined],
  ['a', 'x', undefined],
  ['z', 'ArrowDown', undefined],
])('%s with %s', (id, key, after) => {
  expect(movedByKey(IDS, id, key)).toEqual(after);
});
