import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { woordSchema } from '#engine/core/taal/woord.ts';
import { maakDictees } from './maak-dictees.ts';
import { INHOUD, pad } from './paden.ts';

const CATEGORIEEN = ['ei', 'ij', 'stomme-e', 'verenkeling'];
const items = CATEGORIEEN.flatMap((hoofd) =>
  readFileSync(pad(INHOUD, `woorden/groep4/${hoofd}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((r) => woordSchema.parse(JSON.parse(r))),
);
const bron = [['ei'], ['ij'], ['stomme-e', 'verenkeling'], ['ei', 'ij']].map((categorieen) => ({
  groep: 4,
  halfjaar: 1,
  categorieen,
}));
const hoofdVan = new Map(items.map((i) => [i.id, i.hoofd]));

describe('maakDictees', () => {
  const sets = maakDictees(bron, items);

  it('fills every set with ten different words, seven of the target from the second set on', () => {
    for (const [i, set] of sets.entries()) {
      expect(new Set(set.woorden).size).toBe(10);
      const doel = set.woorden.filter((id) => bron[i]?.categorieen.includes(hoofdVan.get(id) ?? '')).length;
      expect(doel).toBeGreaterThanOrEqual(7);
    }
  });

  it('repeats words of earlier sets only', () => {
    expect(sets[0]?.herhaling).toEqual([]);
    expect(sets[1]?.herhaling).toEqual(['di-4-01']);
    expect(sets[1]?.woorden.slice(7).every((id) => sets[0]?.woorden.includes(id))).toBe(true);
  });

  it('takes a target word for the second time only when the category has no fresh one', () => {
    const nieuw = sets.flatMap((s) => s.woorden.slice(0, s.herhaling.length > 0 ? 7 : 10));
    expect(new Set(nieuw).size).toBe(nieuw.length);
  });

  it('gives the same sets twice, and refuses a category without words', () => {
    expect(maakDictees(bron, items)).toEqual(sets);
    expect(() => maakDictees([{ groep: 4, halfjaar: 1, categorieen: ['latijn'] }], items)).toThrow(
      'too few words for latijn',
    );
  });
});
