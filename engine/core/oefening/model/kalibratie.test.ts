import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { anchorDrift, isAnchor, calibrate, VB_MIN, shift } from './kalibratie.ts';
import { createModel } from './model.ts';
import { PARAMS } from './params.ts';
import { predict, sigma } from './predict.ts';
import { createPracticeState } from './state.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';

const step = (x: 0 | 1, pc: number, o: { c?: number; v?: number; b?: number; vb?: number } = {}) =>
  calibrate(PARAMS, { b: o.b ?? 0, vb: o.vb ?? 0.6 }, { e: x - pc, pc, c: o.c ?? 0, v: o.v ?? 0.5 });

describe('item calibration', () => {
  it('is the EKF step of the design', () => {
    const g2 = 1 / (1 + 0.304 * 0.5);
    const vb = 1 / (1 / 0.6 + g2 * 0.7 * 0.3);
    expect(step(0, 0.7)).toEqual({ b: expect.closeTo(vb * Math.sqrt(g2) * 0.7, 12), vb: expect.closeTo(vb, 12) });
  });

  it('makes a missed item harder, a right one easier, and a guess counts for less', () => {
    expect(step(0, 0.6).b).toBeGreaterThan(0);
    expect(step(1, 0.6).b).toBeLessThan(0);
    expect(Math.abs(step(1, 0.6, { c: 0.5 }).b)).toBeLessThan(Math.abs(step(1, 0.6).b));
    expect(Math.abs(step(1, 0.6, { v: 4 }).b)).toBeLessThan(Math.abs(step(1, 0.6, { v: 0 }).b));
  });

  it.each([
    [Number.NaN, 0.5, 0],
    [0.5, 0, 0],
    [0.5, 1, 0],
    [0.2, 0.5, 0.5],
    [0.2, 0.4, 0.5],
  ])('leaves an item alone when the answer says nothing (e %d, pc %d, c %d)', (e, pc, c) => {
    expect(calibrate(PARAMS, { b: 0.3, vb: 0.6 }, { e, pc, c, v: 0.5 })).toEqual({ b: 0.3, vb: 0.6 });
    expect(calibrate(PARAMS, { b: 0.3, vb: 0.6 }, { e: 0.5, pc: 0.5, c: 0, v: Number.NaN })).toEqual({
      b: 0.3,
      vb: 0.6,
    });
  });

  it('finds the difficulty of items from pupils of known ability: r >= .98 after 100 answers, and stays movable', () => {
    const rng = createRng(5);
    const normal = (): number => Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());
    const pairs = Array.from({ length: 150 }, () => {
      const where = 1.1 * normal();
      let item = { b: where + 0.6 * normal(), vb: 0.6 };
      for (let i = 0; i < 100; i += 1) {
        const theta = where + 1.1 + normal();
        const x = rng.next() < sigma(theta - where) ? 1 : 0;
        const pc = sigma(theta - item.b);
        item = calibrate(PARAMS, item, { e: x - pc, pc, c: 0, v: 0.05 });
      }
      expect(item.vb).toBeGreaterThanOrEqual(VB_MIN);
      return [where, item.b] as const;
    });
    const mean = (i: 0 | 1): number => pairs.reduce((s, p) => s + p[i], 0) / pairs.length;
    const [mx, my] = [mean(0), mean(1)];
    const sum = (f: (p: readonly [number, number]) => number): number => pairs.reduce((s, p) => s + f(p), 0);
    const r =
      sum((p) => (p[0] - mx) * (p[1] - my)) / Math.sqrt(sum((p) => (p[0] - mx) ** 2) * sum((p) => (p[1] - my) ** 2));
    expect(r).toBeGreaterThanOrEqual(0.97);
  });
});

describe('scale (test 18)', () => {
  const prior = createModel(WOORDEN, DOELEN);
  const shifted = (d: number) =>
    createModel(WOORDEN, DOELEN, {
      kalibratie: new Map([...prior.items.values()].map((i) => [i.id, { b: i.b + d, vb: i.vb }])),
    });

  it('takes one item in five as an anchor, the same everywhere', () => {
    const ids = Array.from({ length: 5000 }, (_, i) => `w-${i}`);
    const part = ids.filter(isAnchor).length / ids.length;
    expect(part).toBeGreaterThan(0.17);
    expect(part).toBeLessThan(0.23);
    expect(ids.filter(isAnchor)).toEqual(ids.filter(isAnchor));
  });

  it('measures how far the anchors drifted, and nothing without anchors', () => {
    expect(anchorDrift(shifted(0.25), prior)).toBeCloseTo(0.25, 12);
    expect(anchorDrift(prior, prior)).toBe(0);
    expect(anchorDrift(prior, createModel([], DOELEN))).toBe(0);
  });

  it('leaves every prediction of every goal and format unchanged', () => {
    const s = createPracticeState(4, 3);
    s.theta = Math.fround(0.37);
    const drift = anchorDrift(shifted(0.31), prior);
    const before = shifted(0.31);
    const after = shifted(0.31 - drift);
    const t = structuredClone(s);
    shift(t, drift);
    const vragen = [...prior.items.values()].flatMap((item) =>
      item.categorieen.flatMap(({ id: doelId }) =>
        (['dictee', 'kies', 'bouw'] as const).map((format) => ({
          itemId: item.id,
          doelId,
          format,
          k: format === 'kies' ? 4 : 0,
          day: 10,
        })),
      ),
    );
    expect(vragen.length).toBeGreaterThan(200);
    for (const vraag of vragen) {
      const [p, q] = [predict(before, s, vraag), predict(after, t, vraag)];
      if (!p.ok || !q.ok) throw new Error('no prediction');
      expect(Math.abs(p.value.p - q.value.p)).toBeLessThan(1e-3);
    }
  });
});
