import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { animalTint } from './animal-tint.ts';
import { ANIMALS } from './animals.ts';
import { CONSTANTS } from './constants.ts';

describe('animals of the tiles', () => {
  it('are plain lower case words, each once, in alphabetical order', () => {
    expect(new Set(ANIMALS).size).toBe(ANIMALS.length);
    expect(ANIMALS.filter((animal) => !/^[a-z]{3,12}$/u.test(animal))).toEqual([]);
    expect([...ANIMALS]).toEqual([...ANIMALS].sort());
  });

  it('are nearly as many as the largest groep, so that few pupils share one', () => {
    expect(ANIMALS.length).toBeGreaterThanOrEqual(CONSTANTS.GROEP_MAX * 0.9);
  });
});

describe('tint of an animal', () => {
  it('is a light colour that black text stands out on', () => {
    for (const animal of ANIMALS) {
      const tint = animalTint(animal);
      expect(tint).toMatch(/^#[0-9a-f]{6}$/u);
      const channels = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
      expect(Math.min(...channels), `${animal} ${tint}`).toBeGreaterThan(0xa0);
    }
  });

  it('is the same for the same animal, whatever was asked between', () => {
    const first = ANIMALS.map(animalTint);
    expect([...ANIMALS].reverse().map(animalTint).reverse()).toEqual(first);
  });

  it('uses every tint, none for more than a third of the animals', () => {
    const counts = new Map<string, number>();
    for (const animal of ANIMALS) counts.set(animalTint(animal), (counts.get(animalTint(animal)) ?? 0) + 1);
    expect(counts.size).toBe(6);
    expect(Math.max(...counts.values())).toBeLessThan(ANIMALS.length / 3);
  });

  it('does not depend on the order of the letters, and knows no empty hand', () => {
    expect(animalTint('otter')).toBe(animalTint('retto'));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(animalTint(text)).toMatch(/^#[0-9a-f]{6}$/u);
      }),
    );
  });
});
