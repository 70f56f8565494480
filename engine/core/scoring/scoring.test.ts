import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { muntenVan } from './munten.ts';
import { niveauscore } from './niveauscore.ts';
import { volgendSpeelniveau } from './speelniveau.ts';
import { sterrenVan } from './sterren.ts';
import { telAntwoorden } from './telling.ts';
import { deadline, vlotScore } from './vlot.ts';

describe('sterrenVan', () => {
  it.each([
    [10, 10, 10, 3],
    [10, 10, 9, 3],
    [10, 10, 8, 2],
    [10, 10, 7, 2],
    [10, 10, 6, 1],
    [10, 10, 0, 1],
    [10, 5, 5, 1],
    [10, 4, 4, 0],
    [10, 9, 9, 3],
    [12, 12, 11, 3],
    [12, 12, 10, 2],
    [0, 0, 0, 0],
  ])('%i items, %i done, %i first try: %i', (...rij) => {
    const [items, klaar, eersteKeer, sterren] = rij;
    expect(sterrenVan({ items, klaar, eersteKeer, gestopt: klaar < items })).toBe(sterren);
  });

  it('a better round never gives fewer stars', () => {
    for (let items = 1; items <= 20; items += 1) {
      for (let klaar = 0; klaar <= items; klaar += 1) {
        for (let eerste = 1; eerste <= klaar; eerste += 1) {
          const t = { items, klaar, gestopt: false };
          expect(sterrenVan({ ...t, eersteKeer: eerste })).toBeGreaterThanOrEqual(
            sterrenVan({ ...t, eersteKeer: eerste - 1 }),
          );
        }
      }
    }
  });

  it('takes nonsense as nothing', () => {
    expect(sterrenVan({ items: Number.NaN, klaar: -4, eersteKeer: Infinity, gestopt: true })).toBe(0);
    expect(sterrenVan({ items: 10, klaar: 99, eersteKeer: 99, gestopt: false })).toBe(3);
  });
});

describe('muntenVan', () => {
  it('gives 2 per first try, 1 per other item, at most 10 bonus', () => {
    expect(muntenVan({ klaar: 10, eersteKeer: 7, bonus: 4 })).toBe(21);
    expect(muntenVan({ klaar: 10, eersteKeer: 10, bonus: 99 })).toBe(30);
  });

  it('gives nothing for rapid guesses', () => {
    expect(muntenVan({ klaar: 10, eersteKeer: 6, bonus: 0, gokken: 4 })).toBe(12);
    expect(muntenVan({ klaar: 3, eersteKeer: 3, bonus: 0, gokken: 3 })).toBe(0);
  });

  it('is never negative or broken', () => {
    const rng = createRng(2);
    for (let i = 0; i < 500; i += 1) {
      const n = muntenVan({
        klaar: rng.int(40) - 20,
        eersteKeer: rng.int(40) - 20,
        bonus: rng.int(60) - 30,
        gokken: rng.int(40) - 20,
      });
      expect(n).toBeGreaterThanOrEqual(0);
    }
    expect(muntenVan({ klaar: Number.NaN, eersteKeer: Number.NaN, bonus: Number.NaN })).toBe(0);
  });
});

describe('telAntwoorden', () => {
  const a = (itemId: string, goed: boolean, over: { geholpen?: boolean; gok?: boolean } = {}) => ({
    itemId,
    goed,
    geholpen: false,
    gok: false,
    ...over,
  });

  it('counts an item once, by its first answer', () => {
    const t = telAntwoorden([a('x', false), a('y', true), a('x', true), a('z', true, { geholpen: true })], {
      items: 4,
      gestopt: true,
    });
    expect(t).toEqual({ items: 4, gestopt: true, klaar: 3, eersteKeer: 1, gokken: 0 });
  });

  it('does not count a guess as right', () => {
    expect(telAntwoorden([a('x', true, { gok: true })], { items: 1, gestopt: false })).toMatchObject({
      klaar: 1,
      eersteKeer: 0,
      gokken: 1,
    });
  });
});

describe('vlotScore', () => {
  it('rewards quick and right, and stays within bounds', () => {
    expect(vlotScore(1, 1000, 4000)).toBe(0.75);
    expect(vlotScore(0, 1000, 4000)).toBe(-0.75);
    expect(vlotScore(1, 9e9, 4000)).toBe(-1);
    expect(vlotScore(1, Number.NaN, 4000)).toBe(0);
    expect(vlotScore(1, 500, deadline(3000, 'uit'))).toBe(0);
  });

  it('has deadlines by tempo', () => {
    expect([deadline(1000, 'rustig'), deadline(1000, 'normaal'), deadline(1000, 'vlot')]).toEqual([2500, 1800, 1300]);
  });
});

describe('volgendSpeelniveau', () => {
  it('moves by the stars and stays within 0..1', () => {
    expect(volgendSpeelniveau(0, 3)).toBe(0.08);
    expect(volgendSpeelniveau(0.5, 2)).toBe(0.53);
    expect(volgendSpeelniveau(0.5, 1)).toBe(0.44);
    expect(volgendSpeelniveau(0.05, 0)).toBe(0);
    expect(volgendSpeelniveau(0.99, 3)).toBe(1);
    expect(volgendSpeelniveau(Number.NaN, 3)).toBe(0.08);
  });
});

describe('niveauscore', () => {
  const ankers = [3, 4, 5, 6, 7, 8].map((groep) => ({ groep, logit: (groep - 5.5) * 0.6 }));

  it('is 100 per groep at the anchors and linear in between', () => {
    for (const a of ankers)
      expect(niveauscore({ vaardigheid: a.logit, variantie: 0, ankers }).score).toBe(100 * a.groep);
    expect(niveauscore({ vaardigheid: 0, variantie: 0, ankers }).score).toBe(550);
  });

  it('gives an interval that holds the score and grows with doubt', () => {
    const smal = niveauscore({ vaardigheid: 0, variantie: 0.05, ankers });
    const breed = niveauscore({ vaardigheid: 0, variantie: 0.5, ankers });
    expect(smal.van).toBeLessThan(550);
    expect(smal.tot).toBeGreaterThan(550);
    expect(breed.van).toBeLessThan(smal.van);
  });

  it('stays within 1..1000 whatever comes in', () => {
    expect(niveauscore({ vaardigheid: 99, variantie: 1, ankers })).toEqual({ score: 1000, van: 1000, tot: 1000 });
    expect(niveauscore({ vaardigheid: Number.NaN, variantie: 1, ankers })).toEqual({ score: 500, van: 1, tot: 1000 });
    expect(niveauscore({ vaardigheid: 0, variantie: 0, ankers: [] }).score).toBe(500);
  });
});
