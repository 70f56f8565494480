import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landOpen } from '#engine/core/domein/landen.ts';
import { SPELLEN, spelOf } from '#engine/core/domein/spellen.ts';
import { FORMATS, type Capability, type Format } from '#engine/core/oefening/contract/contract.ts';
import { canPlay, deurenFor, matchWeight, type DeurenInput } from './route.ts';

const slugs = SPELLEN.map(({ slug }) => slug);
const formats = fc.uniqueArray(fc.constantFrom(...FORMATS), { minLength: 1, maxLength: 4 });
const capability: fc.Arbitrary<Capability> = fc.record({
  shape: fc.constant('select'),
  formats,
  weight: fc.constantFrom(0.3, 0.6, 1),
});
const spel = fc.record({
  slug: fc.constantFrom(...slugs),
  capabilities: fc.array(capability, { minLength: 1, maxLength: 3 }),
});
const input: fc.Arbitrary<DeurenInput> = fc.record({
  formaten: formats,
  available: fc.uniqueArray(spel, { selector: ({ slug }) => slug, maxLength: 20 }),
  sterren: fc.nat({ max: 200 }),
  verboden: fc.uniqueArray(fc.constantFrom(...slugs), { maxLength: 5 }),
  gespeeld: fc.array(fc.constantFrom(...slugs), { maxLength: 6 }),
});

const fits = (i: DeurenInput): string[] =>
  i.available
    .filter(({ slug, capabilities }) => matchWeight(capabilities, i.formaten) > 0 && !i.verboden?.includes(slug))
    .map(({ slug }) => slug);
const isOpen = (slug: string, stars: number): boolean => {
  const info = spelOf(slug);
  return info !== undefined && (info.starter || landOpen(info.land, stars));
};

describe('the doors of any stone', () => {
  it('lead only into games that take its words and that the teacher allows, each once, three at most', () => {
    fc.assert(
      fc.property(input, (i) => {
        const doors = deurenFor(i);
        const allowed = fits(i);
        expect(doors.every((slug) => allowed.includes(slug))).toBe(true);
        expect(new Set(doors).size).toBe(doors.length);
        expect(doors.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('are never too few because of stars: two when two games can take the words', () => {
    fc.assert(
      fc.property(input, (i) => {
        expect(deurenFor(i).length).toBeGreaterThanOrEqual(Math.min(2, fits(i).length));
      }),
    );
  });

  it('stand in open lands when there are two games there', () => {
    fc.assert(
      fc.property(input, (i) => {
        const open = fits(i).filter((slug) => isOpen(slug, i.sterren));
        if (open.length < 2) return;
        expect(deurenFor(i).every((slug) => isOpen(slug, i.sterren))).toBe(true);
      }),
    );
  });

  it('are what the server lets in, and more stars close none of the open ones', () => {
    fc.assert(
      fc.property(input, fc.nat({ max: 100 }), (i, more) => {
        for (const slug of deurenFor(i)) expect(canPlay(slug, i)).toBe(true);
        for (const slug of fits(i).filter((name) => isOpen(name, i.sterren)))
          expect(canPlay(slug, { ...i, sterren: i.sterren + more })).toBe(true);
      }),
    );
  });
});

describe('how well a game fits', () => {
  it('is the best of its capabilities that take one of the formats, and nothing without one', () => {
    const capabilities: Capability[] = [
      { shape: 'select', formats: ['kies', 'gat'], weight: 0.3 },
      { shape: 'sort', formats: ['sorteer', 'kies'], weight: 1 },
    ];
    const weightOf = (...wanted: Format[]): number => matchWeight(capabilities, wanted);
    expect([weightOf('gat'), weightOf('kies'), weightOf('gat', 'sorteer'), weightOf('dictee')]).toEqual([0.3, 1, 1, 0]);
  });
});
