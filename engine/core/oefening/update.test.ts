import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { doelNu, laatsteSucces } from './doelsucces.ts';
import { createModel, type Model } from './model.ts';
import { PARAMS } from './params.ts';
import { predict, sigma, voorspelZicht, zicht } from './predict.ts';
import { updateAlles } from './replay.ts';
import { catVan, createToestand, woordVan, type LeerlingToestand } from './state.ts';
import { DOELEN, WOORDEN } from './test-kit.ts';
import { antwoord, doe, DOEL, kopie, m } from './update-kit.ts';
import { isGok } from './update.ts';

const kansVan = (s: LeerlingToestand, day = 100): number => {
  const uit = predict(m, s, { itemId: 'w-brood', doelId: 'eind-d', format: 'dictee', k: 0, day });
  return uit.ok ? uit.value.p : Number.NaN;
};

/** Posterior mean and variance of a sum of normals after one answer, on a grid. */
function raster(o: { v: number; eta: number; c: number; x: 0 | 1 }): { mean: number; var: number } {
  const { v, eta, c, x } = o;
  let som = 0;
  let m1 = 0;
  let m2 = 0;
  for (let i = -4000; i <= 4000; i += 1) {
    const d = (i / 4000) * 8 * Math.sqrt(v);
    const p = c + (1 - c) * sigma(eta + d);
    const dichtheid = Math.exp((-d * d) / (2 * v)) * (x === 1 ? p : 1 - p);
    som += dichtheid;
    m1 += d * dichtheid;
    m2 += d * d * dichtheid;
  }
  return { mean: m1 / som, var: m2 / som - (m1 / som) ** 2 };
}

/** Posterior means of two normals whose sum decides one answer, on a grid. */
function raster2(o: { v: number; w: number; eta: number; c: number; x: 0 | 1 }): { theta: number; delta: number } {
  const { v, w, eta, c, x } = o;
  let som = 0;
  const uit = { theta: 0, delta: 0 };
  for (let i = -120; i <= 120; i += 1) {
    for (let j = -120; j <= 120; j += 1) {
      const a = (i / 20) * Math.sqrt(v);
      const b = (j / 20) * Math.sqrt(w);
      const p = c + (1 - c) * sigma(eta + a + b);
      const dichtheid = Math.exp((-a * a) / (2 * v) - (b * b) / (2 * w)) * (x === 1 ? p : 1 - p);
      som += dichtheid;
      uit.theta += a * dichtheid;
      uit.delta += b * dichtheid;
    }
  }
  return { theta: uit.theta / som, delta: uit.delta / som };
}

/** Model without item noise and with full weight, for comparison with the exact posterior. */
const zuiver = (c: number): Model => {
  const params = { ...PARAMS, formaten: { ...PARAMS.formaten, dictee: { ...PARAMS.formaten.dictee, gok: c } } };
  const basis = createModel(WOORDEN, DOELEN);
  return { ...basis, params, items: new Map([...basis.items].map(([id, item]) => [id, { ...item, vb: 0 }])) };
};

describe('ability (test 1)', () => {
  for (const c of [0, 0.25, 0.5]) {
    for (const v of [0.1, 0.2, 0.4]) {
      for (const x of [0, 1] as const) {
        it(`EKF is near the exact posterior: c ${c}, v ${v}, x ${x}`, () => {
          const model = zuiver(c);
          const s = createToestand(4, 1);
          s.v = v;
          s.cats.set(19, {
            delta: 0,
            v: 0,
            n: 0,
            goed: 0,
            emaSnel: 0,
            emaTraag: 0,
            laatste: 0,
            dag: 0,
            dagen: 0,
            beheerst: false,
            ooit: false,
          });
          const b = model.items.get('w-brood')?.b ?? 0;
          const exact = raster({ v, eta: s.theta - b, c, x });
          const trace = doe(s, { x }, model);
          expect(Math.abs(trace.dTheta - exact.mean)).toBeLessThanOrEqual(0.03);
          expect(Math.abs(s.v - Math.max(PARAMS.vMin, exact.var)) / exact.var).toBeLessThanOrEqual(0.1);
        });
      }
    }
  }

  it('shares the step over two components by their variance', () => {
    const s = createToestand(4, 1);
    const trace = doe(s, { x: 0 });
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
          const model = zuiver(c);
          const s = createToestand(4, 1);
          s.v = v;
          s.cats.set(19, {
            delta: 0,
            v: w,
            n: 0,
            goed: 0,
            emaSnel: 0,
            emaTraag: 0,
            laatste: 0,
            dag: 0,
            dagen: 0,
            beheerst: false,
            ooit: false,
          });
          const exact = raster2({ v, w, eta: s.theta - (model.items.get('w-brood')?.b ?? 0), c, x });
          const trace = doe(s, { x }, model);
          expect(Math.abs(trace.dTheta - exact.theta)).toBeLessThanOrEqual(0.03);
          expect(Math.abs((trace.dDelta[0] ?? 0) - exact.delta)).toBeLessThanOrEqual(0.03);
        }
      }
    }
  });

  it('swapping the outcome flips the sign of e (test 5)', () => {
    const goed = doe(createToestand(4, 1), { x: 1 });
    const fout = doe(createToestand(4, 1), { x: 0 });
    expect(goed.e).toBeGreaterThan(0);
    expect(fout.e).toBeLessThan(0);
    expect(goed.e - fout.e).toBeCloseTo(1, 12);
  });

  it('finds a known ability within .5 logit in 60 first encounters', () => {
    const fouten = Array.from({ length: 30 }, (_, seed) => {
      const rng = createRng(seed + 1);
      const waar = rng.next() * 3 - 1.5;
      const s = createToestand(5, 1);
      s.theta = 0;
      for (const item of WOORDEN.slice(0, 60)) {
        const b = m.items.get(item.id)?.b ?? 0;
        doe(s, { itemId: item.id, doelId: item.hoofd, x: rng.next() < sigma(waar - b) ? 1 : 0 });
      }
      return s.theta - waar;
    });
    expect(Math.sqrt(fouten.reduce((a, b) => a + b * b, 0) / fouten.length)).toBeLessThan(0.5);
  });
});

describe('clean rule (test 17)', () => {
  it('a review changes no ability', () => {
    const s = createToestand(4, 1);
    expect(doe(s).schoon).toBe(true);
    const voor = { theta: s.theta, delta: catVan(m, s, 'eind-d')?.delta };
    const trace = doe(s, { day: 103, x: 0 });
    expect(trace).toMatchObject({ schoon: false, e: 0, dTheta: 0 });
    expect({ theta: s.theta, delta: catVan(m, s, 'eind-d')?.delta }).toEqual(voor);
  });

  it('intake and test count every answer', () => {
    const s = createToestand(4, 1);
    doe(s);
    expect(doe(s, { arm: 'toets', day: 101 }).schoon).toBe(true);
    expect(doe(s, { arm: 'intake', day: 101 }).schoon).toBe(true);
  });

  it('ordering the letters of a word leaves the word unseen', () => {
    const s = createToestand(4, 1);
    const trace = doe(s, { itemId: 'w-kip', doelId: 'kz-mkm', format: 'volgorde' });
    expect(trace.dDelta).toHaveLength(1);
    expect(woordVan(s, 'w-kip')).toBeUndefined();
    expect(catVan(m, s, 'kz-mkm')).toBeUndefined();
  });

  it('ordering sentences keeps to its own category and has no memory', () => {
    const s = createToestand(4, 1);
    const trace = doe(s, { itemId: 'vo-hond', doelId: 'volgorde', format: 'volgorde' });
    expect(trace.dDelta).toHaveLength(1);
    expect(woordVan(s, 'vo-hond')?.S).toBe(0);
  });
});

describe('evidence head (test 16)', () => {
  const metHoofd: Model = createModel(WOORDEN, DOELEN, {
    params: { ...PARAMS, hoofd: [0.3, 0.2, -0.2, 0.5, 0.4, 0.3, 0.2, 0.1, 0.1] },
  });
  const log = WOORDEN.slice(0, 40).map((w, i) =>
    antwoord({ itemId: w.id, doelId: w.hoofd, x: i % 3 === 0 ? 0 : 1, day: 100 + Math.floor(i / 10) }),
  );

  it('changes predictions but never abilities', () => {
    const zonder = createToestand(4, 1);
    const met = createToestand(4, 1);
    updateAlles(m, zonder, { log, doelsucces: DOEL });
    updateAlles(metHoofd, met, { log, doelsucces: DOEL });
    expect([met.theta, met.v, [...met.cats.values()].map((c) => c.delta)]).toEqual([
      zonder.theta,
      zonder.v,
      [...zonder.cats.values()].map((c) => c.delta),
    ]);
    const q = { itemId: 'w-tand', doelId: 'eind-d', format: 'dictee', k: 0, day: 104 } as const;
    const z = zicht(m, met, q);
    expect(z !== undefined && voorspelZicht(metHoofd, met, z).h !== 0 && voorspelZicht(m, met, z).h === 0).toBe(true);
  });
});

describe('rapid guess (test 20)', () => {
  it('changes only the flag and lambda', () => {
    const s = createToestand(4, 1);
    doe(s);
    const voor = kopie(s);
    const trace = doe(s, { ms: 200, x: 0, day: 101 });
    expect(trace.gok).toBe(true);
    expect(woordVan(s, 'w-brood')?.gok).toBe(true);
    const na = kopie(s);
    na.lambda = voor.lambda;
    const rij = woordVan(na, 'w-brood');
    if (rij !== undefined) rij.gok = false;
    expect(na).toEqual(voor);
  });

  it('is a tenth of the median, at least 400 ms', () => {
    expect(isGok(m, 'w-brood', 399)).toBe(true);
    const mediaan = Math.exp(m.items.get('w-brood')?.lnT ?? 0) * 1000;
    expect(isGok(m, 'w-brood', mediaan * 0.1 - 1)).toBe(true);
    expect(isGok(m, 'w-brood', mediaan * 0.1 + 1)).toBe(false);
  });
});

describe('memory and controls', () => {
  it('one more right answer never lowers the chance on the same day (test 15)', () => {
    const rng = createRng(8);
    for (let i = 0; i < 200; i += 1) {
      const s = createToestand(3 + (i % 6), i + 1);
      let dag = 100;
      for (let j = 0; j < rng.int(6); j += 1) {
        doe(s, { x: rng.int(2) === 0 ? 0 : 1, day: dag, ms: 1500 + rng.int(9000) });
        dag += rng.int(20);
      }
      const voor = kansVan(s, dag);
      doe(s, { x: 1, day: dag });
      expect(kansVan(s, dag)).toBeGreaterThanOrEqual(voor - 1e-9);
    }
  });

  it('p stays inside (0,1) on a long random walk (test 4)', () => {
    const rng = createRng(4);
    const s = createToestand(6, 1);
    for (let i = 0; i < 3000; i += 1) {
      const w = WOORDEN[rng.int(WOORDEN.length)];
      if (w === undefined) continue;
      const { voor } = doe(s, {
        itemId: w.id,
        doelId: w.hoofd,
        x: rng.int(2) === 0 ? 0 : 1,
        day: 100 + Math.floor(i / 7),
        ms: rng.int(40_000),
        format: rng.int(2) === 0 ? 'kies' : 'bouw',
        k: 3,
      });
      expect(voor.p).toBeGreaterThan(0);
      expect(voor.p).toBeLessThan(1);
    }
  });

  it('recognition gives less memory than writing and no written mark', () => {
    const kies = createToestand(4, 1);
    const dictee = createToestand(4, 1);
    doe(kies, { format: 'kies', k: 3 });
    doe(dictee);
    expect(woordVan(kies, 'w-brood')?.S).toBeLessThan(woordVan(dictee, 'w-brood')?.S ?? 0);
    expect(woordVan(kies, 'w-brood')?.productie).toBe(false);
    expect(woordVan(dictee, 'w-brood')?.productie).toBe(true);
  });

  it('speed never touches the ability', () => {
    const vlug = createToestand(4, 1);
    const traag = createToestand(4, 1);
    doe(vlug, { ms: 1500 });
    doe(traag, { ms: 60_000 });
    expect(vlug.theta).toBe(traag.theta);
    expect(catVan(m, vlug, 'eind-d')?.delta).toBe(catVan(m, traag, 'eind-d')?.delta);
  });

  it('counts outcomes, days and the error streak', () => {
    const s = createToestand(4, 1);
    doe(s, { x: 0 });
    doe(s, { x: 0, itemId: 'w-bed' });
    expect(s.reeks).toBe(2);
    doe(s, { itemId: 'w-hand', day: 101 });
    expect(s).toMatchObject({ reeks: 0, n: 3, ring: 1, dag: 101 });
    expect(catVan(m, s, 'eind-d')).toMatchObject({ n: 3, goed: 1, dagen: 2, laatste: 1 });
    expect(laatsteSucces(PARAMS, s)).toBeCloseTo(1 / 3);
  });

  it('starts at .70 and is easier after a long absence', () => {
    const s = createToestand(4, 1);
    expect(doelNu(PARAMS, s, DOEL)).toBe(0.7);
    for (let i = 0; i < 12; i += 1) doe(s, { itemId: WOORDEN[i]?.id ?? '', doelId: 'kz-mkm' });
    expect(doelNu(PARAMS, s, DOEL)).toBe(0.75);
    doe(s, { day: 100 + 61 });
    expect(s.terugTeller).toBe(7);
    expect(doelNu(PARAMS, s, DOEL)).toBeCloseTo(0.8);
  });

  it('moves lambda against the error of success, outside the band only', () => {
    const s = createToestand(4, 1);
    for (let i = 0; i < 20; i += 1) doe(s, { itemId: WOORDEN[i]?.id ?? '', doelId: 'kz-mkm', x: 1 });
    expect(s.lambda).toBeLessThan(0);
    const t = createToestand(4, 1);
    for (let i = 0; i < 20; i += 1) doe(t, { itemId: WOORDEN[i]?.id ?? '', doelId: 'kz-mkm', x: 0 });
    expect(t.lambda).toBeGreaterThan(0);
    const voor = s.lambda;
    s.ring = 0b11101110111011101110111011101110;
    s.n = 40;
    doe(s, { itemId: 'w-wind' });
    expect(s.lambda).toBe(voor);
  });
});
