import { describe, expect, it } from 'vitest';
import { FIGURE_SLOTS, ownFigureSchema, type OwnFigure } from './figure.ts';
import { partOf, partsFor, PRESET_FIGURES, PRESET_NAMES, presetOf, WARDROBE } from './wardrobe.ts';

describe('the wardrobe', () => {
  it('has 120 parts, each with a code of its own that starts with its place', () => {
    expect(WARDROBE).toHaveLength(120);
    expect(new Set(WARDROBE.map(({ code }) => code)).size).toBe(120);
    for (const { code, slot } of WARDROBE) expect(code).toMatch(new RegExp(`^${slot}-[a-z0-9-]{2,34}$`));
  });

  it('has something for every place, cheapest first', () => {
    for (const slot of FIGURE_SLOTS) expect(partsFor(slot).length, slot).toBeGreaterThanOrEqual(8);
    const prices = partsFor('hat').map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('asks steps of ten coins, from 20 to 400, and nothing for hair and for glasses to see with', () => {
    for (const { price } of WARDROBE.filter((part) => part.price > 0)) {
      expect(price % 10).toBe(0);
      expect(price).toBeGreaterThanOrEqual(20);
      expect(price).toBeLessThanOrEqual(400);
    }
    expect(partsFor('hair').filter(({ price }) => price > 0)).toEqual([]);
    expect(WARDROBE.filter(({ price }) => price === 0).length).toBeGreaterThanOrEqual(30);
  });

  it('knows a part by its code, and nothing by another', () => {
    expect(partOf('hat-crown')).toEqual({ code: 'hat-crown', slot: 'hat', price: 300 });
    expect(partOf('hat-gone')).toBeUndefined();
  });
});

describe('the ready figures', () => {
  it.each(PRESET_NAMES)('%s is a figure of parts that are everybody’s', (name) => {
    const figure: OwnFigure = PRESET_FIGURES[name];
    expect(ownFigureSchema.parse(figure)).toEqual(figure);
    for (const [slot, code] of Object.entries(figure.parts)) expect(partOf(code)).toMatchObject({ slot, price: 0 });
  });

  it('gives a leerling the same figure each time, and not everyone the same', () => {
    expect(presetOf('7a1c')).toBe(presetOf('7a1c'));
    expect(new Set(Array.from({ length: 40 }, (_, i) => presetOf(`leerling-${i}`))).size).toBeGreaterThan(6);
  });
});
