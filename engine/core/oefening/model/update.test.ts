import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { doelNow, lastSuccess } from './target-success.ts';
import { createModel, type Model } from './model.ts';
import { PARAMS } from './params.ts';
import { predict, sigma, predictView, view } from './predict.ts';
import { updateAll } from '../ronde/replay.ts';
import { catOf, createPracticeState, woordOf, type LeerlingState } from './state.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { antwoord, perform, DOEL, copy, m } from '../fake/update-kit.ts';
import { isGuess } from './update.ts';

const chanceOf = (s: LeerlingState, day = 100): number => {
  const out = predict(m, s, { itemId: 'w-brood', doelId: 'eind-d', format: 'dictee', k: 0, day });
  return out.ok ? out.value.p : Number.NaN;
};

/** Posterior mean and variance of a sum of normals after one answer, on a grid. */
function raster(o: { v: number; eta: number; c: number; x: 0 | 1 }): { mean: number; var: number } {
  const { v, eta, c, x } = o;
  let sum = 0;
  let m1 = 0;
  let m2 = 0;
  for (let i = -4000; i <= 4000; i += 1) {
    const d = (i / 4000) * 8 * Math.sqrt(v);
    const p = c + (1 - c) * sigma(eta + d);
    const density = Math.exp((-d * d) / (2 * v)) * (x === 1 ? p : 1 - p);
    sum += density;
    m1 += d * density;
    m2 += d * d * density;
  }
  return { mean: m1 / sum, var: m2 / sum - (m1 / sum) ** 2 };
}

/** Posterior means of two normals whose sum decides one answer, on a grid. */
function raster2(o: { v: number; w: number; eta: number; c: number; x: 0 | 1 }): { theta: number; delta: number } {
  const { v, w, eta, c, x } = o;
  let sum = 0;
  const out = { theta: 0, delta: 0 };
  for (let i = -120; i <= 120; i += 1) {
    for (let j = -120; j <= 120; j += 1) {
      const a = (i / 20) * Math.sqrt(v);
      const b = (j / 20) * Math.sqrt(w);
      const p = c + (1 - c) * sigma(eta + a + b);
      const density = Math.exp((-a * a) / (2 * v) - (b * b) / (2 * w)) * (x === 1 ? p : 1 - p);
      sum += density;
      out.theta += a * density;
      out.delta += b * density;
    }
  }
  return { theta: out.theta / sum, delta: out.delta / sum };
}

/** Model without item noise and with full weight, for comparison with the exact posterior. */
const pure = (c: number): Model => {
  const params = { ...PARAMS, formaten: { ...PARAMS.formaten, dictee: { ...PARAMS.formaten.dictee, guess: c } } };
  const base = createModel(WOORDEN, DOELEN);
  return { ...base, params, items: new Map([...base.items].map(([id, item]) => [id, { ...item, vb: 0 }])) };
};

describe('ability (test 1)', () => {
  for (const c of [0, 0.25, 0.5]) {
    for (const v of [0.1, 0.2, 0.4]) {
      for (const x of [0, 1] as const) {
        it(`EKF is near the exact posterior: c ${c}, v ${v}, x ${x}`, () => {
          const model = pure(c);
          const s = createPracticeState(4, 1);
          s.v = v;
          s.cats.set(19, {
            delta: 0,
            v: 0,
            n: 0,
            goed: 0,
            emaFast: 0,
            emaSlow: 0,
            last: 0,
            dag: 0,
            dagen: 0,
            beheerst: false,
            ever: false,
          });
          const b = model.items.get('w-brood')?.b ?? 0;
          const exact = raster({ v, eta: s.theta - b, c, x });
          const trace = perform(s, { x }, model);
          expect(Math.abs(trace.dTheta - exact.mean)).toBeLessThanOrEqual(0.03);
          expect(Math.abs(s.v - Math.max(PARAMS.vMin, exact.var)) / exact.var).toBeLessThanOrEqual(0.1);
        });
      }
    }
  }

  it('shares the step over two components by their variance', () => {
    const s = createPracticeState(4, 1);
    const trace = perform(s, { x: 0 });
    const dc = trace.dDelta[0] ?? 0;
    expect(dc / trace.dTheta).toBeCloseTo(0.4, 2);
    expect(dc).toBeLessThan(0);
  });

  it('shares one answer over general ability and category as the exact joint posterior does', () => {
    for (const [v, w] of [
      [0.4, 0.4],
      [0.3, 0.1],
      [0.1, 0.4],
    ] as const) {
      for (const c of [0, 0.25, 0.5]) {
        for (const x of [0, 1] as const) {
          const model = pure(c);
          const s = createPracticeState(4, 1);
          s.v = v;
          s.cats.set(19, {
            delta: 0,
            v: w,
            n: 0,
            goed: 0,
            emaFast: 0,
            emaSlow: 0,
            last: 0,
            dag: 0,
            dagen: 0,
            beheerst: false,
            ever: false,
          });
          const exact = raster2({ v, w, eta: s.theta - (model.items.get('w-brood')?.b ?? 0), c, x });
          const trace = perform(s, { x }, model);
          expect(Math.abs(trace.dTheta - exact.theta)).toBeLessThanOrEqual(0.03);
          expect(Math.abs((trace.dDelta[0] ?? 0) - exact.delta)).toBeLessThanOrEqual(0.03);
        }
      }
    }
  });

  it('swapping the outcome flips the sign of e (test 5)', () => {
    const correct = perform(createPracticeState(4, 1), { x: 1 });
    const error = perform(createPracticeState(4, 1), { x: 0 });
    expect(correct.e).toBeGreaterThan(0);
    expect(error.e).toBeLessThan(0);
    expect(correct.e - error.e).toBeCloseTo(1, 12);
  });

  it('finds a known ability within .5 logit in 60 first encounters', () => {
    const errors = Array.from({ length: 30 }, (_, seed) => {
      const rng = createRng(seed + 1);
      const where = rng.next() * 3 - 1.5;
      const s = createPracticeState(5, 1);
      s.theta = 0;
      for (const item of WOORDEN.slice(0, 60)) {
        const b = m.items.get(item.id)?.b ?? 0;
        perform(s, { itemId: item.id, doelId: item.hoofd, x: rng.next() < sigma(where - b) ? 1 : 0 });
      }
      return s.theta - where;
    });
    expect(Math.sqrt(errors.reduce((a, b) => a + b * b, 0) / errors.length)).toBeLessThan(0.5);
  });
});

describe('clean rule (test 17)', () => {
  it('a review changes no ability', () => {
    const s = createPracticeState(4, 1);
    expect(perform(s).clean).toBe(true);
    const before = { theta: s.theta, delta: catOf(m, s, 'eind-d')?.delta };
    const trace = perform(s, { day: 103, x: 0 });
    expect(trace).toMatchObject({ clean: false, e: 0, dTheta: 0 });
    expect({ theta: s.theta, delta: catOf(m, s, 'eind-d')?.delta }).toEqual(before);
  });

  it('intake and test count every answer', () => {
    const s = createPracticeState(4, 1);
    perform(s);
    expect(perform(s, { arm: 'toets', day: 101 }).clean).toBe(true);
    expect(perform(s, { arm: 'intake', day: 101 }).clean).toBe(true);
  });

  it('ordering the letters of a word leaves the word unseen', () => {
    const s = createPracticeState(4, 1);
    const trace = perform(s, { itemId: 'w-kip', doelId: 'kz-mkm', format: 'volgorde' });
    expect(trace.dDelta).toHaveLength(1);
    expect(woordOf(s, 'w-kip')).toBeUndefined();
    expect(catOf(m, s, 'kz-mkm')).toBeUndefined();
  });

  it('ordering sentences keeps to its own category and has no memory', () => {
    const s = createPracticeState(4, 1);
    const trace = perform(s, { itemId: 'vo-hond', doelId: 'volgorde', format: 'volgorde' });
    expect(trace.dDelta).toHaveLength(1);
    expect(woordOf(s, 'vo-hond')?.S).toBe(0);
  });
});

describe('evidence head (test 16)', () => {
  const withHead: Model = createModel(WOORDEN, DOELEN, {
    params: { ...PARAMS, hoofd: [0.3, 0.2, -0.2, 0.5, 0.4, 0.3, 0.2, 0.1, 0.1] },
  });
  const log = WOORDEN.slice(0, 40).map((w, i) =>
    antwoord({ itemId: w.id, doelId: w.hoofd, x: i % 3 === 0 ? 0 : 1, day: 100 + Math.floor(i / 10) }),
  );

  it('changes predictions but never abilities', () => {
    const without = createPracticeState(4, 1);
    const including = createPracticeState(4, 1);
    updateAll(m, without, { log, targetSuccess: DOEL });
    updateAll(withHead, including, { log, targetSuccess: DOEL });
    expect([including.theta, including.v, [...including.cats.values()].map((c) => c.delta)]).toEqual([
      without.theta,
      without.v,
      [...without.cats.values()].map((c) => c.delta),
    ]);
    const q = { itemId: 'w-tand', doelId: 'eind-d', format: 'dictee', k: 0, day: 104 } as const;
    const z = view(m, including, q);
    expect(z !== undefined && predictView(withHead, including, z).h !== 0 && predictView(m, including, z).h === 0).toBe(
      true,
    );
  });
});

describe('rapid guess (test 20)', () => {
  it('changes only the flag and lambda', () => {
    const s = createPracticeState(4, 1);
    perform(s);
    const before = copy(s);
    const trace = perform(s, { ms: 200, x: 0, day: 101 });
    expect(trace.guess).toBe(true);
    expect(woordOf(s, 'w-brood')?.guess).toBe(true);
    const after = copy(s);
    after.lambda = before.lambda;
    const row = woordOf(after, 'w-brood');
    if (row !== undefined) row.guess = false;
    expect(after).toEqual(before);
  });

  it('is a tenth of the median, at least 400 ms', () => {
    expect(isGuess(m, 'w-brood', 399)).toBe(true);
    const median = Math.exp(m.items.get('w-brood')?.lnT ?? 0) * 1000;
    expect(isGuess(m, 'w-brood', median * 0.1 - 1)).toBe(true);
    expect(isGuess(m, 'w-brood', median * 0.1 + 1)).toBe(false);
  });
});

describe('memory and controls', () => {
  it('one more right answer never lowers the chance on the same day (test 15)', () => {
    const rng = createRng(8);
    for (let i = 0; i < 200; i += 1) {
      const s = createPracticeState(3 + (i % 6), i + 1);
      let day = 100;
      for (let j = 0; j < rng.int(6); j += 1) {
        perform(s, { x: rng.int(2) === 0 ? 0 : 1, day: day, ms: 1500 + rng.int(9000) });
        day += rng.int(20);
      }
      const before = chanceOf(s, day);
      perform(s, { x: 1, day: day });
      expect(chanceOf(s, day)).toBeGreaterThanOrEqual(before - 1e-9);
    }
  });

  it('p stays inside (0,1) on a long random walk (test 4)', () => {
    const rng = createRng(4);
    const s = createPracticeState(6, 1);
    for (let i = 0; i < 3000; i += 1) {
      const w = WOORDEN[rng.int(WOORDEN.length)];
      if (w === undefined) continue;
      const { voor: before } = perform(s, {
        itemId: w.id,
        doelId: w.hoofd,
        x: rng.int(2) === 0 ? 0 : 1,
        day: 100 + Math.floor(i / 7),
        ms: rng.int(40_000),
        format: rng.int(2) === 0 ? 'kies' : 'bouw',
        k: 3,
      });
      expect(before.p).toBeGreaterThan(0);
      expect(before.p).toBeLessThan(1);
    }
  });

  it('recognition gives less memory than writing and no written mark', () => {
    const choose = createPracticeState(4, 1);
    const dictee = createPracticeState(4, 1);
    perform(choose, { format: 'kies', k: 3 });
    perform(dictee);
    expect(woordOf(choose, 'w-brood')?.S).toBeLessThan(woordOf(dictee, 'w-brood')?.S ?? 0);
    expect(woordOf(choose, 'w-brood')?.production).toBe(false);
    expect(woordOf(dictee, 'w-brood')?.production).toBe(true);
  });

  it('speed never touches the ability', () => {
    const quick = createPracticeState(4, 1);
    const slow = createPracticeState(4, 1);
    perform(quick, { ms: 1500 });
    perform(slow, { ms: 60_000 });
    expect(quick.theta).toBe(slow.theta);
    expect(catOf(m, quick, 'eind-d')?.delta).toBe(catOf(m, slow, 'eind-d')?.delta);
  });

  it('counts outcomes, days and the error streak', () => {
    const s = createPracticeState(4, 1);
    perform(s, { x: 0 });
    perform(s, { x: 0, itemId: 'w-bed' });
    expect(s.reeks).toBe(2);
    perform(s, { itemId: 'w-hand', day: 101 });
    expect(s).toMatchObject({ reeks: 0, n: 3, ring: 1, dag: 101 });
    expect(catOf(m, s, 'eind-d')).toMatchObject({ n: 3, goed: 1, dagen: 2, last: 1 });
    expect(lastSuccess(PARAMS, s)).toBeCloseTo(1 / 3);
  });

  it('starts at .70 and is easier after a long absence', () => {
    const s = createPracticeState(4, 1);
    expect(doelNow(PARAMS, s, DOEL)).toBe(0.7);
    for (let i = 0; i < 12; i += 1) perform(s, { itemId: WOORDEN[i]?.id ?? '', doelId: 'kz-mkm' });
    expect(doelNow(PARAMS, s, DOEL)).toBe(0.75);
    perform(s, { day: 100 + 61 });
    expect(s.returnCounter).toBe(7);
    expect(doelNow(PARAMS, s, DOEL)).toBeCloseTo(0.8);
  });

  it('moves lambda against the error of success, outside the band only', () => {
    const s = createPracticeState(4, 1);
    for (let i = 0; i < 20; i += 1) perform(s, { itemId: WOORDEN[i]?.id ?? '', doelId: 'kz-mkm', x: 1 });
    expect(s.lambda).toBeLessThan(0);
    const t = createPracticeState(4, 1);
    for (let i = 0; i < 20; i += 1) perform(t, { itemId: WOORDEN[i]?.id ?? '', doelId: 'kz-mkm', x: 0 });
    expect(t.lambda).toBeGreaterThan(0);
    const before = s.lambda;
    s.ring = 0b11101110111011101110111011101110;
    s.n = 40;
    perform(s, { itemId: 'w-wind' });
    expect(s.lambda).toBe(before);
  });
});
