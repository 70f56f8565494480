import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { woordSchema } from '#engine/core/taal/woord/woord.ts';
import { createDictees } from './create-dictees.ts';
import { CONTENT, path } from './paths.ts';

const CATEGORIES = ['ei', 'ij', 'stomme-e', 'verenkeling'];
const items = CATEGORIES.flatMap((head) =>
  readFileSync(path(CONTENT, `woorden/groep4/${head}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((r) => woordSchema.parse(JSON.parse(r))),
);
const source = [['ei'], ['ij'], ['stomme-e', 'verenkeling'], ['ei', 'ij']].map((categories) => ({
  groep: 4,
  halfjaar: 1,
  categorieen: categories,
}));
const mainOf = new Map(items.map((i) => [i.id, i.hoofd]));

describe('maakDictees', () => {
  const sets = createDictees(source, items);

  it('fills every set with ten different words, seven of the target from the second set on', () => {
    for (const [i, set] of sets.entries()) {
      expect(new Set(set.woorden).size).toBe(10);
      const doel = set.woorden.filter((id) => source[i]?.categorieen.includes(mainOf.get(id) ?? '')).length;
      expect(doel).toBeGreaterThanOrEqual(7);
    }
  });

  it('repeats words of earlier sets only', () => {
    expect(sets[0]?.herhaling).toEqual([]);
    expect(sets[1]?.herhaling).toEqual(['di-4-01']);
    expect(sets[1]?.woorden.slice(7).every((id) => sets[0]?.woorden.includes(id))).toBe(true);
  });

  it('takes a target word for the second time only when the category has no fresh one', () => {
    const newOne = sets.flatMap((s) => s.woorden.slice(0, s.herhaling.length > 0 ? 7 : 10));
    expect(new Set(newOne).size).toBe(newOne.length);
  });

  it('gives the same sets twice, and refuses a category without words', () => {
    expect(createDictees(source, items)).toEqual(sets);
    expect(() => createDictees([{ groep: 4, halfjaar: 1, categorieen: ['latijn'] }], items)).toThrow(
      'too few words for latijn',
    );
  });
});
