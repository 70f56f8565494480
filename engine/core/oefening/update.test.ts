import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import type { Antwoord } from './antwoord.ts';
import { doelNu, doelsuccesVan, laatsteSucces } from './doelsucces.ts';
import { createModel, type Model } from './model.ts';
import { pack, unpack } from './pack.ts';
import { PARAMS } from './params.ts';
import { predict, sigma, voorspelZicht, zicht } from './predict.ts';
import { replay, updateAlles } from './replay.ts';
import { catVan, createToestand, woordVan, type LeerlingToestand } from './state.ts';
import { DOELEN, WERKWOORD, WOORDEN, ZIN } from './test-kit.ts';
import { isGok, update, type UpdateTrace } from './update.ts';

const m: Model = createModel([...WOORDEN, WERKWOORD, ZIN], DOELEN);
const DOEL = doelsuccesVan(PARAMS, 'normaal');
const antwoord = (over: Partial<Antwoord> = {}): Antwoord => ({ itemId: 'w-brood', doelId: 'eind-d', format: 'dictee', k: 0, x: 1, ms: 5000, day: 100, arm: 'adaptief', ...over });
const doe = (s: LeerlingToestand, over: Partial<Antwoord> = {}, model = m): UpdateTrace => {
  const uit = update(model, s, { antwoord: antwoord(over), doelsucces: DOEL });
  if (!uit.ok) throw new Error(uit.fout);
  return uit.value;
};
const kansVan = (s: LeerlingToestand, day = 100): number => {
  const uit = predict(m, s, { itemId: 'w-brood', doelId: 'eind-d', format: 'dictee', k: 0, day });
  return uit.ok ? uit.value.p : Number.NaN;
};

const kopie = (s: LeerlingToestand): LeerlingToestand => {
  const uit = unpack(pack(s));
  if (!uit.ok) throw new Error(uit.fout);
  return uit.value;
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
          s.cats.set(19, { delta: 0, v: 0, n: 0, goed: 0, emaSnel: 0, emaTraag: 0, laatste: 0, dag: 0, dagen: 0, beheerst: false, ooit: false });
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
    for (const [v, w] of [[0.4, 0.4], [0.3, 0.1], [0.1, 0.4]] as const) {
      for (const c of [0, 0.25, 0.5]) {
        for (const x of [0, 1] as const) {
          const model = zuiver(c);
          const s = createToestand(4, 1);
          s.v = v;
          s.cats.set(19, { delta: 0, v: w, n: 0, goed: 0, emaSnel: 0, emaTraag: 0, laatste: 0, dag: 0, dagen: 0, beheerst: false, ooit: false });
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
  const metHoofd: Model = createModel(WOORDEN, DOELEN, { params: { ...PARAMS, hoofd: [0.3, 0.2, -0.2, 0.5, 0.4, 0.3, 0.2, 0.1, 0.1] } });
  const log = WOORDEN.slice(0, 40).map((w, i) => antwoord({ itemId: w.id, doelId: w.hoofd, x: i % 3 === 0 ? 0 : 1, day: 100 + Math.floor(i / 10) }));

  it('changes predictions but never abilities', () => {
    const zonder = createToestand(4, 1);
    const met = createToestand(4, 1);
    updateAlles(m, zonder, { log, doelsucces: DOEL });
    updateAlles(metHoofd, met, { log, doelsucces: DOEL });
    expect([met.theta, met.v, [...met.cats.values()].map((c) => c.delta)]).toEqual([zonder.theta, zonder.v, [...zonder.cats.values()].map((c) => c.delta)]);
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
      const { voor } = doe(s, { itemId: w.id, doelId: w.hoofd, x: rng.int(2) === 0 ? 0 : 1, day: 100 + Math.floor(i / 7), ms: rng.int(40_000), format: rng.int(2) === 0 ? 'kies' : 'bouw', k: 3 });
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

describe('replay (test 10)', () => {
  const log = Array.from({ length: 120 }, (_, i) => {
    const rng = createRng(i + 1);
    const w = WOORDEN[rng.int(WOORDEN.length)] ?? WOORDEN[0];
    return antwoord({ itemId: w?.id ?? '', doelId: w?.hoofd ?? '', x: rng.int(3) === 0 ? 0 : 1, day: 200 + Math.floor(i / 12), ms: 500 + rng.int(9000), format: i % 4 === 0 ? 'kies' : 'bouw', k: i % 4 === 0 ? 3 : 0 });
  });

  it('gives the live state byte for byte, however the log is cut', () => {
    const live = createToestand(4, 9);
    const start = pack(live);
    updateAlles(m, live, { log, doelsucces: DOEL });
    const heel = replay(m, start, { log, doelsucces: DOEL });
    expect(heel.ok && heel.value.toestand).toEqual(pack(live));
    let stuk = start;
    for (let i = 0; i < log.length; i += 7) {
      const deel = replay(m, stuk, { log: log.slice(i, i + 7), doelsucces: DOEL });
      if (deel.ok) stuk = deel.value.toestand;
    }
    expect(stuk).toEqual(pack(live));
  });

  it('holds after every answer exactly what its packed form holds', () => {
    const s = createToestand(4, 9);
    for (const a of log) {
      updateAlles(m, s, { log: [a], doelsucces: DOEL });
      expect(kopie(s)).toEqual(s);
    }
  });

  it('does not depend on which other content is loaded', () => {
    const start = pack(createToestand(4, 9));
    const nodig = new Set(log.map((a) => a.itemId));
    const klein = createModel(WOORDEN.filter((w) => nodig.has(w.id)), DOELEN);
    const a = replay(m, start, { log, doelsucces: DOEL });
    const b = replay(klein, start, { log, doelsucces: DOEL });
    expect(a.ok && b.ok && a.value.toestand).toEqual(b.ok && b.value.toestand);
  });

  it('keeps rows of words that are not loaded', () => {
    const s = createToestand(4, 9);
    doe(s, { itemId: 'w-hond' });
    const klein = createModel(WOORDEN.filter((w) => w.w === 'trein'), DOELEN);
    const uit = replay(klein, pack(s), { log: [antwoord({ itemId: 'w-trein', doelId: 'ei' })], doelsucces: DOEL });
    const terug = uit.ok ? unpack(uit.value.toestand) : uit;
    expect(terug.ok && woordVan(terug.value, 'w-hond')).toEqual(woordVan(s, 'w-hond'));
  });

  it('refuses damaged starts and bad answers', () => {
    expect(replay(m, new Uint8Array(3), { log, doelsucces: DOEL })).toEqual({ ok: false, fout: 'toestand-beschadigd' });
    expect(replay(m, pack(createToestand(4, 1)), { log: [antwoord({ ms: -1 })], doelsucces: DOEL })).toEqual({ ok: false, fout: 'antwoord-ongeldig' });
  });
});

describe('typed errors (test 4)', () => {
  it('gives a chance inside (0,1) or an error for any state and question, never NaN', () => {
    const rng = createRng(44);
    const vreemd = [0, 1e-12, 1e-3, 1e9, -1, Number.NaN, Infinity, -Infinity];
    const greep = (): number => (rng.int(3) === 0 ? (vreemd[rng.int(vreemd.length)] ?? 0) : rng.next() * 20 - 10);
    let kansen = 0;
    let geweigerd = 0;
    for (let i = 0; i < 20_000; i += 1) {
      const s = createToestand(3 + rng.int(6), i + 1);
      doe(s);
      const woord = woordVan(s, 'w-brood');
      if (woord !== undefined) Object.assign(woord, { S: greep(), D: greep() });
      Object.assign(s, { theta: greep(), kappa: greep() / 5 });
      const uit = predict(m, s, { itemId: 'w-brood', doelId: 'eind-d', format: rng.int(2) === 0 ? 'kies' : 'dictee', k: rng.int(2) === 0 ? 3 : greep(), day: rng.int(4) === 0 ? greep() : 100 + rng.int(400) });
      if (!uit.ok) {
        geweigerd += 1;
        continue;
      }
      kansen += 1;
      expect(uit.value.p).toBeGreaterThanOrEqual(0);
      expect(uit.value.p).toBeLessThanOrEqual(PARAMS.pMax);
    }
    expect(Math.min(kansen, geweigerd)).toBeGreaterThan(1000);
  });


  it.each<[string, Partial<Antwoord>]>([
    ['NaN time', { ms: Number.NaN }], ['negative time', { ms: -1 }], ['endless time', { ms: Infinity }], ['half day', { day: 100.5 }], ['NaN day', { day: Number.NaN }], ['day before the last', { day: 99 }],
    ['unknown item', { itemId: 'w-bestaatniet' }], ['negative options', { k: -1 }], ['day out of range', { day: 70_000 }],
  ])('%s is refused and changes nothing', (_, over) => {
    const s = createToestand(4, 1);
    doe(s);
    const voor = pack(s);
    expect(update(m, s, { antwoord: antwoord(over), doelsucces: DOEL })).toEqual({ ok: false, fout: 'antwoord-ongeldig' });
    expect(pack(s)).toEqual(voor);
  });

  it('predict refuses the same', () => {
    const s = createToestand(4, 1);
    doe(s);
    const q = { itemId: 'w-brood', doelId: 'eind-d', format: 'dictee', k: 0, day: 100 } as const;
    expect(predict(m, s, { ...q, day: Number.NaN }).ok).toBe(false);
    expect(predict(m, s, { ...q, day: 99 }).ok).toBe(false);
    expect(predict(m, s, { ...q, k: Number.NaN }).ok).toBe(false);
    expect(predict(m, s, { ...q, itemId: 'w-nee' }).ok).toBe(false);
    expect(predict(m, s, q).ok).toBe(true);
  });
});
