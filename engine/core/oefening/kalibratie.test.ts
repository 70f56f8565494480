import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { ankerdrift, isAnker, kalibreer, VB_MIN, verschuif } from './kalibratie.ts';
import { createModel } from './model.ts';
import { PARAMS } from './params.ts';
import { predict, sigma } from './predict.ts';
import { createToestand } from './state.ts';
import { DOELEN, WOORDEN } from './test-kit.ts';

const stap = (x: 0 | 1, pc: number, o: { c?: number; v?: number; b?: number; vb?: number } = {}) =>
  kalibreer(PARAMS, { b: o.b ?? 0, vb: o.vb ?? 0.6 }, { e: x - pc, pc, c: o.c ?? 0, v: o.v ?? 0.5 });

describe('item calibration', () => {
  it('is the EKF step of the design', () => {
    const g2 = 1 / (1 + 0.304 * 0.5);
    const vb = 1 / (1 / 0.6 + g2 * 0.7 * 0.3);
    expect(stap(0, 0.7)).toEqual({ b: expect.closeTo(vb * Math.sqrt(g2) * 0.7, 12), vb: expect.closeTo(vb, 12) });
  });

  it('makes a missed item harder, a right one easier, and a guess counts for less', () => {
    expect(stap(0, 0.6).b).toBeGreaterThan(0);
    expect(stap(1, 0.6).b).toBeLessThan(0);
    expect(Math.abs(stap(1, 0.6, { c: 0.5 }).b)).toBeLessThan(Math.abs(stap(1, 0.6).b));
    expect(Math.abs(stap(1, 0.6, { v: 4 }).b)).toBeLessThan(Math.abs(stap(1, 0.6, { v: 0 }).b));
  });

  it.each([
    [Number.NaN, 0.5, 0],
    [0.5, 0, 0],
    [0.5, 1, 0],
    [0.2, 0.5, 0.5],
    [0.2, 0.4, 0.5],
  ])('leaves an item alone when the answer says nothing (e %d, pc %d, c %d)', (e, pc, c) => {
    expect(kalibreer(PARAMS, { b: 0.3, vb: 0.6 }, { e, pc, c, v: 0.5 })).toEqual({ b: 0.3, vb: 0.6 });
    expect(kalibreer(PARAMS, { b: 0.3, vb: 0.6 }, { e: 0.5, pc: 0.5, c: 0, v: Number.NaN })).toEqual({
      b: 0.3,
      vb: 0.6,
    });
  });

  it('finds the difficulty of items from pupils of known ability: r >= .98 after 100 answers, and stays movable', () => {
    const rng = createRng(5);
    const normaal = (): number => Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());
    const paren = Array.from({ length: 150 }, () => {
      const waar = 1.1 * normaal();
      let item = { b: waar + 0.6 * normaal(), vb: 0.6 };
      for (let i = 0; i < 100; i += 1) {
        const theta = waar + 1.1 + normaal();
        const x = rng.next() < sigma(theta - waar) ? 1 : 0;
        const pc = sigma(theta - item.b);
        item = kalibreer(PARAMS, item, { e: x - pc, pc, c: 0, v: 0.05 });
      }
      expect(item.vb).toBeGreaterThanOrEqual(VB_MIN);
      return [waar, item.b] as const;
    });
    const gem = (i: 0 | 1): number => paren.reduce((s, p) => s + p[i], 0) / paren.length;
    const [mx, my] = [gem(0), gem(1)];
    const som = (f: (p: readonly [number, number]) => number): number => paren.reduce((s, p) => s + f(p), 0);
    const r =
      som((p) => (p[0] - mx) * (p[1] - my)) / Math.sqrt(som((p) => (p[0] - mx) ** 2) * som((p) => (p[1] - my) ** 2));
    expect(r).toBeGreaterThanOrEqual(0.97);
  });
});

describe('scale (test 18)', () => {
  const prior = createModel(WOORDEN, DOELEN);
  const verschoven = (d: number) =>
    createModel(WOORDEN, DOELEN, {
      kalibratie: new Map([...prior.items.values()].map((i) => [i.id, { b: i.b + d, vb: i.vb }])),
    });

  it('takes one item in five as an anchor, the same everywhere', () => {
    const ids = Array.from({ length: 5000 }, (_, i) => `w-${i}`);
    const deel = ids.filter(isAnker).length / ids.length;
    expect(deel).toBeGreaterThan(0.17);
    expect(deel).toBeLessThan(0.23);
    expect(ids.filter(isAnker)).toEqual(ids.filter(isAnker));
  });

  it('measures how far the anchors drifted, and nothing without anchors', () => {
    expect(ankerdrift(verschoven(0.25), prior)).toBeCloseTo(0.25, 12);
    expect(ankerdrift(prior, prior)).toBe(0);
    expect(ankerdrift(prior, createModel([], DOELEN))).toBe(0);
  });

  it('leaves every prediction of every goal and format unchanged', () => {
    const s = createToestand(4, 3);
    s.theta = Math.fround(0.37);
    const drift = ankerdrift(verschoven(0.31), prior);
    const voor = verschoven(0.31);
    const na = verschoven(0.31 - drift);
    const t = structuredClone(s);
    verschuif(t, drift);
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
      const [p, q] = [predict(voor, s, vraag), predict(na, t, vraag)];
      if (!p.ok || !q.ok) throw new Error('no prediction');
      expect(Math.abs(p.value.p - q.value.p)).toBeLessThan(1e-3);
    }
  });
});
