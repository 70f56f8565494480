import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, stepRng } from '#engine/core/basis/rng.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { antwoord, copy, DOEL, m, perform } from '../fake/update-kit.ts';
import { createModel } from './model.ts';
import { PARAMS } from './params.ts';
import {
  byte,
  catOf,
  createPracticeState,
  newCat,
  type CatState,
  type LeerlingState,
  type WoordState,
} from './state.ts';
import { doelNow, lastSuccess, targetSuccessOf } from './target-success.ts';
import { update } from './update.ts';

fc.configureGlobal({ seed: 20 });

/** Half of the last thirty outcomes right, far past the start. */
const halfRight = (): LeerlingState => Object.assign(createPracticeState(4, 1), { n: 40, dag: 100, ring: 0x55555555 });

describe('bias of the leerling', () => {
  it('moves by .06 of the surprise, memory included', () => {
    for (const x of [0, 1] as const) {
      const s = createPracticeState(4, 1);
      const { voor: before } = perform(s, { x });
      expect(s.kappa).toBeCloseTo(0.06 * (x - before.p), 6);
    }
  });

  it('stays between -2 and 2', () => {
    const s = createPracticeState(4, 1);
    s.kappa = 2;
    perform(s);
    expect(s.kappa).toBe(2);
    s.kappa = -2;
    perform(s, { x: 0, itemId: 'w-hond' });
    expect(s.kappa).toBe(-2);
  });

  it('is left alone by a format that weighs nothing', () => {
    const s = createPracticeState(4, 1);
    perform(s, { format: 'tempo' });
    expect(s.kappa).toBe(0);
    expect(s.n).toBe(1);
  });
});

describe('steering of success', () => {
  it('pulls toward the target by .02 of the distance: .70 at the start', () => {
    const s = createPracticeState(4, 1);
    perform(s, { x: 1 });
    expect(s.lambda).toBeCloseTo(0.02 * (0.7 - 1), 6);
    const t = createPracticeState(4, 1);
    perform(t, { x: 0 });
    expect(t.lambda).toBeCloseTo(0.02 * 0.7, 6);
  });

  it('pulls toward .75 after twelve answers', () => {
    const s = halfRight();
    perform(s, { x: 0 });
    expect(s.lambda).toBeCloseTo(0.02 * 0.75, 6);
  });

  it('rests while the last thirty lie inside the band', () => {
    // 22 of 30 = .733, inside .75 +- .07.
    const s = Object.assign(createPracticeState(4, 1), { n: 40, ring: 2 ** 22 - 1 });
    expect(lastSuccess(PARAMS, s)).toBeCloseTo(22 / 30, 12);
    perform(s, { x: 0 });
    expect(s.lambda).toBe(0);
    const t = Object.assign(createPracticeState(4, 1), { n: 40, ring: 2 ** 20 - 1 });
    perform(t, { x: 0 });
    expect(t.lambda).toBeGreaterThan(0);
  });

  it('stays between -2 and 3', () => {
    const high = Object.assign(halfRight(), { lambda: 3 });
    perform(high, { x: 0 });
    expect(high.lambda).toBe(3);
    const low = Object.assign(createPracticeState(4, 1), { lambda: -2, n: 40, ring: 0xffffffff });
    perform(low, { x: 1 });
    expect(low.lambda).toBe(-2);
  });

  it('hears a guess too, so that guessing does not buy easier words for nothing', () => {
    const s = createPracticeState(4, 1);
    expect(perform(s, { ms: 10, x: 0 }).guess).toBe(true);
    expect(s.lambda).toBeCloseTo(0.02 * 0.7, 6);
    expect(s).toMatchObject({ n: 0, ring: 0, reeks: 0, kappa: 0 });
  });
});

describe('target of the moment', () => {
  it('is .70 in the first twelve answers, unless the setting is harder', () => {
    const s = createPracticeState(4, 1);
    expect(doelNow(PARAMS, s, targetSuccessOf(PARAMS, 'makkelijk'))).toBe(0.7);
    expect(doelNow(PARAMS, s, targetSuccessOf(PARAMS, 'moeilijk'))).toBe(0.6);
    expect(doelNow(PARAMS, { ...s, n: 11 }, DOEL)).toBe(0.7);
    expect(doelNow(PARAMS, { ...s, n: 12 }, DOEL)).toBe(0.75);
  });

  it('is .05 easier for eight answers after more than sixty days', () => {
    const s = halfRight();
    perform(s, { day: 160 });
    expect(s.returnCounter).toBe(0);
    perform(s, { day: 221, itemId: 'w-hond' });
    expect(s.returnCounter).toBe(7);
    expect(doelNow(PARAMS, s, DOEL)).toBeCloseTo(0.8, 12);
    for (let i = 0; i < 7; i += 1) perform(s, { day: 221, itemId: WOORDEN[i]?.id ?? '', doelId: 'kz-mkm' });
    expect(s.returnCounter).toBe(0);
    expect(doelNow(PARAMS, s, DOEL)).toBe(0.75);
  });

  it('never passes what can be predicted', () => {
    const s = Object.assign(halfRight(), { returnCounter: 3 });
    expect(doelNow(PARAMS, s, { doel: 0.97, band: 0.05 })).toBe(PARAMS.pMax);
  });

  it('never falls below .55, whatever a setting would say', () => {
    for (const level of ['makkelijk', 'normaal', 'moeilijk'] as const)
      expect(targetSuccessOf(PARAMS, level).doel).toBeGreaterThanOrEqual(0.55);
  });

  it('counts the newest thirty outcomes, or what there is of them', () => {
    const success = (n: number, ring: number): number =>
      lastSuccess(PARAMS, Object.assign(createPracticeState(4, 1), { n, ring }));
    expect(success(0, 0)).toBe(0.5);
    expect(success(4, 0b1011)).toBe(0.75);
    expect(success(30, 2 ** 31)).toBe(0);
    expect(success(32, 0xffffffff)).toBe(1);
    expect(success(99, 0b111)).toBeCloseTo(0.1, 12);
    const rng = createRng(30);
    for (let i = 0; i < 2000; i += 1) {
      const [n, ring] = [1 + rng.int(40), rng.int(2 ** 32)];
      const seen = ring.toString(2).padStart(32, '0').slice(-Math.min(n, PARAMS.bandWindow));
      expect(success(n, ring)).toBe([...seen].filter((bit) => bit === '1').length / seen.length);
    }
  });
});

describe('pace of the leerling', () => {
  // Median of w-brood 5.5 s.
  const tau = (over: Parameters<typeof antwoord>[0], from = 0): number => {
    const s = Object.assign(createPracticeState(4, 1), { tau: from });
    perform(s, over);
    return s.tau;
  };

  it('goes a tenth of the way to what a right answer shows', () => {
    expect(tau({ ms: 11_000 })).toBeCloseTo(0.1 * Math.log(2), 6);
    expect(tau({ ms: 2750 })).toBeCloseTo(-0.1 * Math.log(2), 6);
    expect(tau({ ms: 5500 }, 0.8)).toBeCloseTo(0.72, 6);
  });

  it('learns nothing from a miss, from an answer after two minutes, or from a guess', () => {
    expect(tau({ ms: 11_000, x: 0 }, 0.3)).toBeCloseTo(0.3, 6);
    expect(tau({ ms: 120_001 }, 0.3)).toBeCloseTo(0.3, 6);
    expect(tau({ ms: 120_000 }, 0.3)).not.toBeCloseTo(0.3, 3);
    expect(tau({ ms: 300 }, 0.3)).toBeCloseTo(0.3, 6);
  });

  it('stays between e^-1.5 and e^1.5', () => {
    const slow = createModel(WOORDEN, DOELEN, { kalibratie: new Map([['w-brood', { b: 0, vb: 0.6, lnT: -3 }]]) });
    const s = Object.assign(createPracticeState(4, 1), { tau: 1.5 });
    perform(s, { ms: 110_000 }, slow);
    expect(s.tau).toBe(1.5);
  });
});

describe('counters', () => {
  it('averages go their share of the way: general .25 and .05, category .4 and .12', () => {
    const s = createPracticeState(4, 1);
    perform(s);
    expect(s.gFast).toBe(byte(byte(0.5) + 0.25 * (1 - byte(0.5))));
    expect(s.gSlow).toBe(byte(byte(0.5) + 0.05 * (1 - byte(0.5))));
    expect(catOf(m, s, 'eind-d')).toMatchObject({
      emaFast: byte(byte(0.5) + 0.4 * (1 - byte(0.5))),
      emaSlow: byte(byte(0.5) + 0.12 * (1 - byte(0.5))),
    });
  });

  it('the ring holds the last 32 outcomes, newest in bit 0', () => {
    const s = createPracticeState(4, 1);
    for (const x of [1, 0, 1, 1] as const) perform(s, { x });
    expect(s.ring).toBe(0b1011);
    s.ring = 0xffffffff;
    perform(s, { x: 0 });
    expect(s.ring).toBe(0xfffffffe);
  });

  it('the row of errors ends at a right answer and at 255', () => {
    const s = createPracticeState(4, 1);
    s.reeks = 255;
    perform(s, { x: 0 });
    expect(s.reeks).toBe(255);
    perform(s, { x: 1 });
    expect(s.reeks).toBe(0);
  });

  it('of a category stop at 4095, right answers with them', () => {
    const s = createPracticeState(4, 1);
    s.cats.set(19, { ...newCat(PARAMS), n: 4095, goed: 4000, dag: 90, dagen: 3 });
    perform(s);
    expect(catOf(m, s, 'eind-d')).toMatchObject({ n: 4095, goed: 4000, dag: 100, dagen: 3 });
  });

  it('days of a category are counted to three, one a day', () => {
    const s = createPracticeState(4, 1);
    const days = [100, 100, 101, 105, 106].map((day) => {
      perform(s, { day });
      return catOf(m, s, 'eind-d')?.dagen;
    });
    expect(days).toEqual([1, 1, 2, 3, 3]);
  });

  it('remember the category and take one step of the random source', () => {
    const s = createPracticeState(4, 77);
    perform(s);
    expect(s).toMatchObject({ previousCat: 19, rng: stepRng(77), dag: 100, n: 1 });
    perform(s, { itemId: 'w-trein', doelId: 'ei' });
    expect(s).toMatchObject({ previousCat: 15, rng: stepRng(stepRng(77)) });
    perform(s, { itemId: 'w-hond', ms: 10 });
    expect(s.rng).toBe(stepRng(stepRng(77)));
  });

  it('of the goal that was asked move, not of the other categories of the word', () => {
    const s = createPracticeState(4, 1);
    perform(s, { itemId: 'w-trein', doelId: 'ei' });
    expect([...s.cats].map(([nr, c]) => [nr, c.n])).toEqual([[15, 1]]);
  });
});

describe('any log of answers', () => {
  const step = fc.record({
    word: fc.constantFrom(...WOORDEN),
    x: fc.constantFrom<0 | 1>(0, 1),
    days: fc.constantFrom(0, 0, 0, 1, 7, 90, 900),
    ms: fc.constantFrom(0, 300, 2000, 5000, 60_000, 130_000, 3_600_000),
    format: fc.constantFrom('dictee', 'kies', 'bouw', 'oordeel', 'splits', 'tempo', 'volgorde'),
    arm: fc.constantFrom('adaptief', 'verkenning', 'toets', 'statisch', 'intake'),
  });
  const inside = (x: number, low: number, high: number): boolean => x >= low && x <= high;

  const checkCat = (c: CatState): void => {
    expect(Number.isFinite(c.delta) && inside(c.v, 0.0399, 1.2002)).toBe(true);
    expect(c.goed <= c.n && inside(c.emaFast, 0, 1) && inside(c.emaSlow, 0, 1)).toBe(true);
  };
  const checkWoord = (w: WoordState): void => {
    expect(Number.isFinite(w.S) && w.S >= 0 && (w.D === 0 || inside(w.D, 1, 10))).toBe(true);
    expect(w.lapses <= w.reps && inside(w.correctDays, 0, 3)).toBe(true);
  };
  const checkRanges = (s: LeerlingState): void => {
    expect(inside(s.v, 0.0399, 1.2002)).toBe(true);
    expect(inside(s.kappa, -2, 2) && inside(s.lambda, -2, 3) && inside(s.tau, -1.5, 1.5)).toBe(true);
    expect(inside(s.gFast, 0, 1) && inside(s.gSlow, 0, 1) && inside(s.teken, -1, 1)).toBe(true);
    expect(s.mu.every((mu) => inside(mu, 0.399, 2.51))).toBe(true);
    s.cats.forEach(checkCat);
    s.woorden.forEach(checkWoord);
  };

  it('leaves a state whose every number lies in its range and packs without loss', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), fc.integer({ min: 3, max: 8 }), (steps, groep) => {
        const s = createPracticeState(groep, 5);
        let day = 1;
        for (const { word, x, days, ms, format, arm } of steps) {
          day += days;
          perform(s, { itemId: word.id, doelId: word.hoofd, x, day, ms, format, arm, k: format === 'kies' ? 3 : 0 });
        }
        expect(copy(s)).toEqual(s);
        checkRanges(s);
      }),
      { numRuns: 60 },
    );
  });

  it('changes nothing by an answer that is refused in the middle', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 12 }),
        fc.constantFrom({ ms: -1 }, { day: 0 }, { k: 0.5 }, { itemId: '?' }),
        (steps, bad) => {
          const [clean, disturbed] = [createPracticeState(4, 5), createPracticeState(4, 5)];
          for (const { word, x } of steps) {
            const over = { itemId: word.id, doelId: word.hoofd, x, day: 50 };
            perform(clean, over);
            perform(disturbed, over);
            if (disturbed.dag > 0)
              expect(update(m, disturbed, { antwoord: antwoord({ ...over, ...bad }), targetSuccess: DOEL }).ok).toBe(
                false,
              );
          }
          expect(disturbed).toEqual(clean);
        },
      ),
      { numRuns: 30 },
    );
  });
});
