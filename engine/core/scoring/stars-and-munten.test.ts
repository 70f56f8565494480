import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BONUS_MAX, muntenOf } from './munten.ts';
import { nextPlayNiveau } from './play-niveau.ts';
import { starsOf, type Stars } from './stars.ts';
import { countAntwoorden, type CountedAntwoord } from './tally.ts';

const count = fc.integer({ min: 0, max: 20 });
const odd = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity));

describe('stars at their borders', () => {
  it.each([
    [5, 5, 5, 3],
    [5, 5, 4, 2],
    [5, 5, 3, 1],
    [5, 3, 3, 1],
    [5, 2, 2, 0],
    [15, 15, 14, 3],
    [15, 15, 13, 2],
    [15, 15, 11, 2],
    [15, 15, 10, 1],
    [20, 20, 18, 3],
    [20, 20, 17, 2],
    [20, 20, 14, 2],
    [20, 20, 13, 1],
    [20, 10, 0, 1],
    [20, 9, 9, 0],
    [1, 1, 1, 3],
    [1, 1, 0, 1],
    [1, 0, 0, 0],
  ])('%i items, %i done, %i at once: %i', (items, done, atOnce, stars) => {
    expect(starsOf({ items, klaar: done, eersteKeer: atOnce, gestopt: done < items })).toBe(stars);
  });

  it('never fall when more is done or right', () => {
    fc.assert(
      fc.property(count, count, count, (items, done, atOnce) => {
        const tally = { items, klaar: done, eersteKeer: atOnce, gestopt: false };
        expect(starsOf({ ...tally, klaar: done + 1 })).toBeGreaterThanOrEqual(starsOf(tally));
        expect(starsOf({ ...tally, eersteKeer: atOnce + 1 })).toBeGreaterThanOrEqual(starsOf(tally));
      }),
    );
  });

  it('do not depend on stopping itself, nor on parts of an item', () => {
    fc.assert(
      fc.property(count, count, count, (items, done, atOnce) => {
        const tally = { items, klaar: done, eersteKeer: atOnce, gestopt: false };
        expect(starsOf({ ...tally, gestopt: true })).toBe(starsOf(tally));
        expect(starsOf({ ...tally, klaar: done + 0.9, eersteKeer: atOnce + 0.9 })).toBe(starsOf(tally));
      }),
    );
  });

  it('are 0 to 3 for any numbers', () => {
    fc.assert(
      fc.property(odd, odd, odd, (items, done, atOnce) => {
        expect([0, 1, 2, 3]).toContain(starsOf({ items, klaar: done, eersteKeer: atOnce, gestopt: true }));
      }),
    );
  });
});

describe('munten', () => {
  it.each([
    [10, 10, 0, 0, 20],
    [10, 0, 0, 0, 10],
    [10, 4, 3, 0, 17],
    [10, 10, 10, 0, 30],
    [10, 10, 11, 0, 30],
    [0, 0, 10, 0, 10],
    [3, 10, 0, 0, 6],
    [10, 10, 0, 10, 0],
    [10, 10, 0, 11, 0],
    [10, 5, 0, 2, 13],
    [10, 9, 0, 2, 16],
    [-3, -3, -3, 0, 0],
    [2.9, 1.9, 0.9, 0, 3],
  ])('%d done, %d at once, bonus %d, %d guessed: %d', (done, atOnce, bonus, guesses, munten) => {
    expect(muntenOf({ klaar: done, eersteKeer: atOnce, bonus, guesses })).toBe(munten);
  });

  it('are a whole number between nothing and two per item plus the bonus', () => {
    fc.assert(
      fc.property(odd, odd, odd, odd, (done, atOnce, bonus, guesses) => {
        const munten = muntenOf({ klaar: done, eersteKeer: atOnce, bonus, guesses });
        expect(Number.isInteger(munten)).toBe(true);
        expect(munten).toBeGreaterThanOrEqual(0);
        expect(munten).toBeLessThanOrEqual(2 * Math.max(0, Number.isFinite(done) ? done : 0) + BONUS_MAX);
      }),
    );
  });

  it('do not fall when an item more is done, or right, or when play is better', () => {
    fc.assert(
      fc.property(count, count, count, (done, atOnce, bonus) => {
        const input = { klaar: done, eersteKeer: atOnce, bonus };
        for (const more of [{ klaar: done + 1 }, { eersteKeer: atOnce + 1 }, { bonus: bonus + 1 }])
          expect(muntenOf({ ...input, ...more })).toBeGreaterThanOrEqual(muntenOf(input));
      }),
    );
  });
});

const antwoord = fc.record<CountedAntwoord>({
  itemId: fc.constantFrom('a', 'b', 'c', 'd'),
  goed: fc.boolean(),
  geholpen: fc.boolean(),
  guess: fc.boolean(),
});

describe('counts of a round', () => {
  it.each([
    [true, false, false, 1, 0],
    [true, true, false, 0, 0],
    [true, false, true, 0, 1],
    [true, true, true, 0, 1],
    [false, false, false, 0, 0],
    [false, true, false, 0, 0],
    [false, false, true, 0, 1],
  ])('right %s, helped %s, guessed %s: %i at once, %i guessed', (correct, helped, guess, atOnce, guesses) => {
    const one = { itemId: 'a', goed: correct, geholpen: helped, guess };
    expect(countAntwoorden([one], { items: 1, gestopt: false })).toEqual({
      items: 1,
      gestopt: false,
      klaar: 1,
      eersteKeer: atOnce,
      guesses,
    });
  });

  it('are empty for an empty log', () => {
    expect(countAntwoorden([], { items: 8, gestopt: true })).toEqual({
      items: 8,
      gestopt: true,
      klaar: 0,
      eersteKeer: 0,
      guesses: 0,
    });
  });

  it('look at the first answer of an item only, however often it returns', () => {
    fc.assert(
      fc.property(fc.array(antwoord, { maxLength: 12 }), antwoord, (log, later) => {
        const options = { items: 4, gestopt: false };
        const tally = countAntwoorden(log, options);
        const known = log.some((a) => a.itemId === later.itemId);
        if (known) expect(countAntwoorden([...log, later], options)).toEqual(tally);
        expect(countAntwoorden([...log, ...log], options)).toEqual(tally);
        expect(tally.klaar).toBe(new Set(log.map((a) => a.itemId)).size);
        expect(tally.eersteKeer + tally.guesses).toBeLessThanOrEqual(tally.klaar);
      }),
    );
  });
});

describe('play level of the next round', () => {
  it.each<[number, Stars, number]>([
    [0, 0, 0],
    [0, 1, 0],
    [0, 2, 0.03],
    [0, 3, 0.08],
    [0.12, 0, 0],
    [0.13, 0, 0.01],
    [0.06, 1, 0],
    [0.92, 3, 1],
    [0.97, 2, 1],
    [1, 3, 1],
    [1, 2, 1],
    [1, 1, 0.94],
    [1, 0, 0.88],
    [-4, 3, 0],
    [7, 0, 1],
    [Number.NaN, 0, 0],
    [Infinity, 2, 0.03],
  ])('%d with %i stars: %d', (now, stars, next) => {
    expect(nextPlayNiveau(now, stars)).toBe(next);
  });

  it('stays a hundredth between 0 and 1 over any row of rounds', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Stars>(0, 1, 2, 3), { maxLength: 60 }), (rounds) => {
        const level = rounds.reduce<number>(nextPlayNiveau, 0);
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(1);
        expect(level).toBe(Math.round(level * 100) / 100);
      }),
    );
  });
});
