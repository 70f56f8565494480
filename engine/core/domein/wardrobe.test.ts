import { describe, expect, it } from 'vitest';
import { FIGURE_SLOTS, ownFigureSchema, type FigureSlot, type OwnFigure } from './figure.ts';
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

  it.each(FIGURE_SLOTS)(
    'has something for %s that a day or two of play buys, and nothing that asks a month',
    (slot) => {
      const dear = partsFor(slot)
        .map(({ price }) => price)
        .filter((price) => price > 0);
      if (slot === 'hair') {
        expect(dear).toEqual([]);
        return;
      }
      expect(Math.min(...dear)).toBeLessThanOrEqual(60);
      expect(Math.max(...dear)).toBeLessThanOrEqual(400);
    },
  );

  it('sells nothing that belongs to who a child is', () => {
    const glassesToSeeWith = partsFor('glasses').filter(({ code }) => /-(?:round|square)-/.test(code));
    expect(glassesToSeeWith).toHaveLength(4);
    for (const { price } of glassesToSeeWith) expect(price).toBe(0);
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

/** What children have bought: a code that stands here may never disappear. */
const SOLD: Readonly<Record<FigureSlot, readonly string[]>> = {
  hair: [
    'puffs curls afro bob braids short spikes bun ponytail',
    'flattop bald long locs hijab-teal hijab-lilac turban-pink',
    'turban-blue',
  ],
  hat: [
    'cap-blue cap-red beanie-berry bow-pink sun party chef',
    'bunny-ears cat-ears flower-crown headphones racing-helmet',
    'captain fire-helmet cowboy pirate viking-helmet wizard',
    'unicorn-horn crown',
  ],
  glasses: ['round-berry round-blue round-dark square-red sun eye-patch', 'heart cinema diving star ski hero-mask'],
  top: [
    'star-yellow stripe-green dress-pink hoodie-red overalls-blue',
    'bolt-purple heart-pink dot-teal hoodie-blue overalls-orange',
    'stripe-blue rocket rainbow goal sailor raincoat chef-jacket',
    'race-suit knight hero-suit ball-gown space-suit',
  ],
  bottom: ['jeans navy plum brown shorts-red sport skirt-pleated', 'leggings-rainbow tutu leopard'],
  shoes: [
    'sneakers-red sneakers-white sneakers-yellow sneakers-blue',
    'sneakers-berry sandals rain-boots bunny-slippers',
    'roller-skates rocket-boots',
  ],
  back: ['backpack balloons cape-red surfboard guitar butterfly-wings', 'dragon-wings jetpack'],
  pet: ['snail chick turtle hedgehog rabbit cat dog penguin owl fox', 'robot dragon'],
  vehicle: ['sky lime berry orange mint bee candy night gold'],
};

it.each(FIGURE_SLOTS)('still knows every part for %s that was ever sold', (slot) => {
  const sold = SOLD[slot].flatMap((line) => line.split(' '));
  expect(sold.length).toBeGreaterThanOrEqual(8);
  for (const code of sold) expect(partOf(`${slot}-${code}`), code).toMatchObject({ slot });
});

it.each([
  ['noor', { skin: 4, hairColor: 2, glasses: 'glasses-round-berry' }],
  ['sem', { skin: 1, hairColor: 5, hearingAid: true, freckles: true }],
  ['yara', { skin: 2, hair: 'hair-hijab-teal', top: 'top-dress-pink' }],
  ['milan', { skin: 3, hairColor: 1, wheelchair: true }],
  ['lotte', { skin: 1, hairColor: 7, hearingAid: true }],
  ['kofi', { skin: 5, hair: 'hair-flattop' }],
  ['imani', { skin: 6, hair: 'hair-locs' }],
  ['bram', { skin: 2, hairColor: 8, hair: 'hair-spikes' }],
  ['arjun', { skin: 4, hair: 'hair-turban-pink' }],
  ['mei', { skin: 2, hair: 'hair-bob' }],
  ['fleur', { skin: 1, hairColor: 6, freckles: true }],
] as const)('%s looks as on the board', (name, look) => {
  const { parts, ...figure } = PRESET_FIGURES[name];
  expect({ ...figure, ...parts }).toMatchObject(look);
});
