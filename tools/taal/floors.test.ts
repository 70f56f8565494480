import { beforeAll, describe, expect, it } from 'vitest';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { CATEGORIES } from '#engine/core/taal/tables/categories.gen.ts';
import { wordBook } from '../content/lexicon.ts';
import { f1, isReached, measureCategories, measureFloors, misses, floorTable } from './floors.ts';

describe('quality floors on the hand-made sets', () => {
  beforeAll(loadPatterns);

  it('reaches every floor, and prints the table', { timeout: 120_000 }, () => {
    const floors = measureFloors(wordBook);
    process.stdout.write(floorTable(floors));
    const layer = floors
      .filter((v) => !isReached(v))
      .map((v) => `${v.id}: ${misses(v.id, v.including < v.floor, wordBook).join(', ')}`);
    expect(layer).toEqual([]);
    expect(floors.filter((v) => v.aantal < 60).map((v) => v.id)).toEqual([]);
  });

  it('knows every category, none under its floor', () => {
    const perId = measureCategories(true);
    expect([...perId].filter(([, t]) => f1(t) < 0.8).map(([id, t]) => `${id} ${f1(t).toFixed(2)}`)).toEqual([]);
    expect(CATEGORIES.filter((c) => !perId.has(c.id)).map((c) => c.id)).toEqual([]);
  });
});
