import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseParallel, chooseTestWoorden, difference, type TestCandidate } from './parallel-woorden.ts';

const candidate = (nr: number, doelId: string): TestCandidate => ({
  itemId: `w-${doelId}-${nr}`,
  doelId,
  woord: `${doelId}woord${nr}`,
  groep: 3 + (nr % 4),
  band: 1 + (nr % 5),
  parts: 1 + (nr % 3),
  size: 3 + (nr % 6),
});
const pool = ['ei', 'au', 'eind-d'].flatMap((doelId) => Array.from({ length: 40 }, (_, nr) => candidate(nr, doelId)));
const doelIds = ['ei', 'au', 'eind-d'];

it('asks as many words of every goal, and the same ones for the same seed', () => {
  const choice = { doelIds, count: 20, seed: 7 };
  const woorden = chooseTestWoorden(pool, choice);
  expect(woorden).toHaveLength(20);
  expect(doelIds.map((id) => woorden.filter(({ doelId }) => doelId === id).length)).toEqual([7, 7, 6]);
  expect(chooseTestWoorden(pool, choice)).toEqual(woorden);
  expect(chooseTestWoorden(pool, { ...choice, seed: 8 })).not.toEqual(woorden);
});

it('goes from easy to hard', () => {
  const years = new Set(chooseTestWoorden(pool, { doelIds: ['ei'], count: 20, seed: 1 }).map(({ groep }) => groep));
  expect(years).toEqual(new Set([3, 4, 5, 6]));
});

it('gives every word a twin of the same goal, as hard, and never a word of the first test', () => {
  fc.assert(
    fc.property(fc.nat(1000), (seed) => {
      const begin = chooseTestWoorden(pool, { doelIds, count: 20, seed });
      const end = chooseParallel(begin, pool);
      expect(end.map(({ doelId }) => doelId)).toEqual(begin.map(({ doelId }) => doelId));
      expect(new Set([...begin, ...end].map(({ itemId }) => itemId)).size).toBe(40);
      const far = end.filter((woord, nr) => difference(woord, begin[nr] ?? woord) > 8);
      expect(far.length).toBeLessThanOrEqual(2);
    }),
    { numRuns: 40 },
  );
});

it('gives what there is when the words run out', () => {
  const few = pool.filter(({ doelId }) => doelId === 'ei').slice(0, 14);
  const begin = chooseTestWoorden(few, { doelIds: ['ei'], count: 20, seed: 1 });
  expect(begin).toHaveLength(14);
  expect(chooseParallel(begin, few)).toEqual([]);
  expect(chooseTestWoorden([], { doelIds, count: 20, seed: 1 })).toEqual([]);
});

it('sees no difference between a word and itself, and the same one both ways', () => {
  fc.assert(
    fc.property(fc.nat(39), fc.nat(39), (one, two) => {
      const [a, b] = [candidate(one, 'ei'), candidate(two, 'ei')];
      expect(difference(a, a)).toBe(0);
      expect(difference(a, b)).toBe(difference(b, a));
      expect(difference(a, b)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('asks one item for one goal only', () => {
  const both = pool.flatMap((word) => [word, { ...word, doelId: 'au' }]);
  const woorden = chooseTestWoorden(both, { doelIds: ['ei', 'au'], count: 20, seed: 3 });
  expect(new Set(woorden.map(({ itemId }) => itemId)).size).toBe(woorden.length);
});

it('never gives the same spelling as a twin', () => {
  const word = candidate(1, 'ei');
  const same = { ...word, itemId: 'w-other' };
  expect(chooseParallel([word], [same])).toEqual([]);
  const [twin] = chooseParallel([word], [same, candidate(2, 'ei')]);
  expect(twin?.itemId).toBe('w-ei-2');
});

it('never crosses goals', () => {
  expect(chooseParallel([candidate(1, 'ei')], [candidate(1, 'au'), candidate(2, 'eind-d')])).toEqual([]);
});
