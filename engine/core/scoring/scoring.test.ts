import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { muntenOf } from './munten.ts';
import { niveauScore } from './niveau-score.ts';
import { nextPlayNiveau } from './play-niveau.ts';
import { starsOf } from './stars.ts';
import { countAntwoorden } from './tally.ts';
import { deadline, fluentScore } from './fluent.ts';

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
  ])('%i items, %i done, %i first try: %i', (...row) => {
    const [items, done, firstTime, stars] = row;
    expect(starsOf({ items, klaar: done, eersteKeer: firstTime, gestopt: done < items })).toBe(stars);
  });

  it('a better round never gives fewer stars', () => {
    for (let items = 1; items <= 20; items += 1) {
      for (let done = 0; done <= items; done += 1) {
        for (let first = 1; first <= done; first += 1) {
          const t = { items, klaar: done, gestopt: false };
          expect(starsOf({ ...t, eersteKeer: first })).toBeGreaterThanOrEqual(starsOf({ ...t, eersteKeer: first - 1 }));
        }
      }
    }
  });

  it('takes nonsense as nothing', () => {
    expect(starsOf({ items: Number.NaN, klaar: -4, eersteKeer: Infinity, gestopt: true })).toBe(0);
    expect(starsOf({ items: 10, klaar: 99, eersteKeer: 99, gestopt: false })).toBe(3);
  });
});

describe('muntenVan', () => {
  it('gives 2 per first try, 1 per other item, at most 10 bonus', () => {
    expect(muntenOf({ klaar: 10, eersteKeer: 7, bonus: 4 })).toBe(21);
    expect(muntenOf({ klaar: 10, eersteKeer: 10, bonus: 99 })).toBe(30);
  });

  it('gives nothing for rapid guesses', () => {
    expect(muntenOf({ klaar: 10, eersteKeer: 6, bonus: 0, guesses: 4 })).toBe(12);
    expect(muntenOf({ klaar: 3, eersteKeer: 3, bonus: 0, guesses: 3 })).toBe(0);
  });

  it('is never negative or broken', () => {
    const rng = createRng(2);
    for (let i = 0; i < 500; i += 1) {
      const n = muntenOf({
        klaar: rng.int(40) - 20,
        eersteKeer: rng.int(40) - 20,
        bonus: rng.int(60) - 30,
        guesses: rng.int(40) - 20,
      });
      expect(n).toBeGreaterThanOrEqual(0);
    }
    expect(muntenOf({ klaar: Number.NaN, eersteKeer: Number.NaN, bonus: Number.NaN })).toBe(0);
  });
});

describe('telAntwoorden', () => {
  const a = (itemId: string, correct: boolean, over: { geholpen?: boolean; guess?: boolean } = {}) => ({
    itemId,
    goed: correct,
    geholpen: false,
    guess: false,
    ...over,
  });

  it('counts an item once, by its first answer', () => {
    const t = countAntwoorden([a('x', false), a('y', true), a('x', true), a('z', true, { geholpen: true })], {
      items: 4,
      gestopt: true,
    });
    expect(t).toEqual({ items: 4, gestopt: true, klaar: 3, eersteKeer: 1, guesses: 0 });
  });

  it('does not count a guess as right', () => {
    expect(countAntwoorden([a('x', true, { guess: true })], { items: 1, gestopt: false })).toMatchObject({
      klaar: 1,
      eersteKeer: 0,
      guesses: 1,
    });
  });
});

describe('vlotScore', () => {
  it('rewards quick and right, and stays within bounds', () => {
    expect(fluentScore(1, 1000, 4000)).toBe(0.75);
    expect(fluentScore(0, 1000, 4000)).toBe(-0.75);
    expect(fluentScore(1, 9e9, 4000)).toBe(-1);
    expect(fluentScore(1, Number.NaN, 4000)).toBe(0);
    expect(fluentScore(1, 500, deadline(3000, 'uit'))).toBe(0);
  });

  it('has deadlines by tempo', () => {
    expect([deadline(1000, 'rustig'), deadline(1000, 'normaal'), deadline(1000, 'vlot')]).toEqual([2500, 1800, 1300]);
  });
});

describe('volgendSpeelniveau', () => {
  it('moves by the stars and stays within 0..1', () => {
    expect(nextPlayNiveau(0, 3)).toBe(0.08);
    expect(nextPlayNiveau(0.5, 2)).toBe(0.53);
    expect(nextPlayNiveau(0.5, 1)).toBe(0.44);
    expect(nextPlayNiveau(0.05, 0)).toBe(0);
    expect(nextPlayNiveau(0.99, 3)).toBe(1);
    expect(nextPlayNiveau(Number.NaN, 3)).toBe(0.08);
  });
});

describe('niveauscore', () => {
  const anchors = [3, 4, 5, 6, 7, 8].map((groep) => ({ groep, logit: (groep - 5.5) * 0.6 }));

  it('is 100 per groep at the anchors and linear in between', () => {
    for (const a of anchors)
      expect(niveauScore({ vaardigheid: a.logit, variance: 0, anchors }).score).toBe(100 * a.groep);
    expect(niveauScore({ vaardigheid: 0, variance: 0, anchors }).score).toBe(550);
  });

  it('gives an interval that holds the score and grows with doubt', () => {
    const narrow = niveauScore({ vaardigheid: 0, variance: 0.05, anchors });
    const wide = niveauScore({ vaardigheid: 0, variance: 0.5, anchors });
    expect(narrow.van).toBeLessThan(550);
    expect(narrow.tot).toBeGreaterThan(550);
    expect(wide.van).toBeLessThan(narrow.van);
  });

  it('stays within 1..1000 whatever comes in', () => {
    expect(niveauScore({ vaardigheid: 99, variance: 1, anchors })).toEqual({ score: 1000, van: 1000, tot: 1000 });
    expect(niveauScore({ vaardigheid: Number.NaN, variance: 1, anchors })).toEqual({ score: 500, van: 1, tot: 1000 });
    expect(niveauScore({ vaardigheid: 0, variance: 0, anchors: [] }).score).toBe(500);
  });
});
