import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { m } from '../fake/update-kit.ts';
import { half } from './half.ts';
import { PARAMS } from './params.ts';
import {
  byte,
  catOf,
  createPracticeState,
  dOf,
  dStep,
  newCat,
  newWoord,
  roundCat,
  roundHeader,
  roundWoord,
  woordOf,
} from './state.ts';

fc.configureGlobal({ seed: 20 });

describe('state of a new leerling', () => {
  it.each([
    [3, -1.5],
    [4, -0.9],
    [5, -0.3],
    [6, 0.3],
    [7, 0.9],
    [8, 1.5],
    [1, -1.5],
    [12, 1.5],
    [4.4, -0.9],
  ])('of groep %d begins at %d', (groep, theta) => {
    expect(createPracticeState(groep, 1).theta).toBe(Math.fround(theta));
  });

  it('knows nothing: variance 1, no bias, no steering, multipliers of 1, nothing answered', () => {
    expect(createPracticeState(5, 7)).toMatchObject({
      v: 1,
      kappa: 0,
      lambda: 0,
      tau: 0,
      mu: [1, 1, 1, 1, 1, 1, 1, 1],
      n: 0,
      ring: 0,
      reeks: 0,
      teken: 0,
      dag: 0,
      rng: 7,
      previousCat: 0,
      returnCounter: 0,
    });
  });

  it.each([
    [0, 1],
    [-1, 0xffffffff],
    [2 ** 32, 1],
    [2 ** 32 + 5, 5],
    [3.9, 3],
  ])('seed %d becomes the 32-bit state %i, never 0', (seed, rng) => {
    expect(createPracticeState(4, seed).rng).toBe(rng);
  });

  it('shares no rows with another', () => {
    const [one, two] = [createPracticeState(4, 1), createPracticeState(4, 1)];
    one.mu[0] = 2;
    one.cats.set(1, newCat(PARAMS));
    expect(two).toEqual(createPracticeState(4, 1));
    expect(newWoord()).not.toBe(newWoord());
  });

  it('begins a category at the prior and a word at nothing', () => {
    expect(newCat(PARAMS)).toMatchObject({ delta: 0, v: half(0.4), n: 0, goed: 0, beheerst: false, ever: false });
    expect(newWoord()).toMatchObject({ S: 0, D: 0, reps: 0, lapses: 0, correctDays: 0, production: false });
  });
});

describe('rows by name', () => {
  it('are found under their stored number, unknown names under none', () => {
    const s = createPracticeState(4, 1);
    const c = newCat(PARAMS);
    const w = newWoord();
    s.cats.set(15, c);
    s.woorden.set(m.items.get('w-trein')?.nr ?? -1, w);
    expect(catOf(m, s, 'ei')).toBe(c);
    expect(catOf(m, s, 'ij')).toBeUndefined();
    expect(catOf(m, s, 'nergens')).toBeUndefined();
    expect(woordOf(s, 'w-trein')).toBe(w);
    expect(woordOf(s, 'w-nergens')).toBeUndefined();
  });
});

describe('steps of 1/255', () => {
  it('keep every byte and clamp the rest', () => {
    for (let i = 0; i <= 255; i += 1) expect(Math.round(byte(i / 255) * 255)).toBe(i);
    expect([byte(-3), byte(4), byte(0), byte(1)]).toEqual([0, 1, 0, 1]);
  });

  it('are the nearest, and change nothing the second time', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (x) => {
        expect(Math.abs(byte(x) - x)).toBeLessThanOrEqual(1 / 510 + 1e-12);
        expect(byte(byte(x))).toBe(byte(x));
      }),
    );
  });
});

describe('difficulty as stored', () => {
  it('keeps all 256 steps, 0 for none', () => {
    for (let step = 0; step <= 255; step += 1) expect(dStep(dOf(step))).toBe(step);
    expect([dOf(0), dOf(1), dOf(255)]).toEqual([0, 1, 10]);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [0.2, 1],
    [1, 1],
    [5.5, 128],
    [10, 255],
    [40, 255],
  ])('D %d is step %i', (D, step) => {
    expect(dStep(D)).toBe(step);
  });

  it('is the nearest step, in order', () => {
    const D = fc.double({ min: 1, max: 10, noNaN: true });
    fc.assert(
      fc.property(D, D, (a, b) => {
        expect(Math.abs(dOf(dStep(a)) - a)).toBeLessThanOrEqual(9 / 508 + 1e-12);
        expect(Math.sign(dStep(a) - dStep(b)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('rounding to what is stored', () => {
  const number = fc.double({ min: -50, max: 50, noNaN: true });
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  it('of the header changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.tuple(number, number, number),
        fc.tuple(share, share),
        fc.double({ min: -1, max: 1, noNaN: true }),
        ([theta, kappa, tau], [gFast, gSlow], sign) => {
          const s = Object.assign(createPracticeState(4, 1), { theta, kappa, tau, gFast, gSlow, teken: sign });
          roundHeader(s);
          const once = structuredClone(s);
          roundHeader(s);
          expect(s).toEqual(once);
          expect(Math.abs(s.teken - sign)).toBeLessThanOrEqual(1 / 254 + 1e-12);
        },
      ),
    );
  });

  it('has no negative zero, which would pack as zero and compare as another', () => {
    const s = Object.assign(createPracticeState(4, 1), { teken: -0.001 });
    roundHeader(s);
    expect(Object.is(s.teken, 0)).toBe(true);
  });

  it('of a category and of a word changes nothing the second time, and no counter at all', () => {
    fc.assert(
      fc.property(number, share, fc.tuple(share, fc.double({ min: 0, max: 10, noNaN: true })), (delta, v, [ema, D]) => {
        const c = { ...newCat(PARAMS), delta, v, emaFast: ema, emaSlow: 1 - ema, n: 7, goed: 5, dag: 900 };
        roundCat(c);
        const w = { ...newWoord(), S: Math.abs(delta), D, reps: 9, lapses: 2, dag: 901 };
        roundWoord(w);
        const [once, woord] = [{ ...c }, { ...w }];
        roundCat(c);
        roundWoord(w);
        expect([c, w]).toEqual([once, woord]);
        expect([c.n, c.goed, c.dag, w.reps, w.lapses, w.dag]).toEqual([7, 5, 900, 9, 2, 901]);
      }),
    );
  });
});
