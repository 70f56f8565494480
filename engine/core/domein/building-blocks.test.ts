import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BUILDING_BLOCKS, blockOf, GIFT_COINS, nextGift } from './building-blocks.ts';
import { WARDROBE } from './wardrobe.ts';

it('offers thirty things for the own corner, each with a code that nothing of the wardrobe has', () => {
  const codes = [...BUILDING_BLOCKS, ...WARDROBE].map(({ code }) => code);
  expect(BUILDING_BLOCKS).toHaveLength(30);
  expect(new Set(codes).size).toBe(codes.length);
  expect(BUILDING_BLOCKS.filter(({ code }) => !/^block-[a-z-]{2,34}$/.test(code))).toEqual([]);
});

it('sells things in order of price, and gives the others away', () => {
  const prices = BUILDING_BLOCKS.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(prices.filter((price) => price === 0)).toHaveLength(8);
  expect(blockOf('block-tent')).toEqual({ code: 'block-tent', price: 60 });
  expect(blockOf('block-zeppelin')).toBeUndefined();
});

it('gives the first thing that a leerling does not have, and nothing when it has all', () => {
  expect(nextGift(new Set())).toBe('block-letterbox');
  expect(nextGift(new Set(['block-letterbox', 'block-flag', 'block-tent']))).toBe('block-lantern');
  const all = new Set<string>();
  for (let gift = nextGift(all); gift !== undefined; gift = nextGift(all)) all.add(gift);
  expect(all).toEqual(new Set(BUILDING_BLOCKS.map(({ code }) => code)));
});

it('gives, whatever a leerling has, a thing that exists and that it does not have yet', () => {
  const codes = BUILDING_BLOCKS.map(({ code }) => code);
  fc.assert(
    fc.property(fc.subarray([...codes, 'hat-crown', 'block-gone']), (have) => {
      const owned = new Set(have);
      const gift = nextGift(owned);
      const missing = codes.filter((code) => !owned.has(code));
      expect(gift).toBe(missing[0]);
      if (gift === undefined) return;
      expect(blockOf(gift)).toBeDefined();
      expect(owned.has(gift)).toBe(false);
    }),
  );
});

it('gives everything that has no price before anything that has one', () => {
  const owned = new Set<string>();
  const given: number[] = [];
  for (let nr = 0; nr < BUILDING_BLOCKS.length; nr += 1) {
    const gift = nextGift(owned) ?? '';
    given.push(blockOf(gift)?.price ?? -1);
    owned.add(gift);
  }
  expect(given).toEqual(given.toSorted((a, b) => a - b));
  expect(given).not.toContain(-1);
});

it('can be bought by a leerling that earns forty coins a day, something small within a day and all of it within two school years', () => {
  const DAY = 40;
  const DAYS = 2 * 200;
  const forSale = [...BUILDING_BLOCKS, ...WARDROBE].map(({ price }) => price).filter((price) => price > 0);
  expect(Math.min(...forSale)).toBeLessThanOrEqual(DAY);
  expect(Math.max(...forSale)).toBeLessThanOrEqual(10 * DAY);
  expect(forSale.reduce((sum, price) => sum + price, 0)).toBeLessThanOrEqual(DAYS * DAY);
  expect(forSale.every((price) => price % 5 === 0)).toBe(true);
  expect(GIFT_COINS).toBeLessThan(DAY);
});
