import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { diagnose } from '#engine/core/taal/diagnose-woord.ts';
import type { CatSpan } from '#engine/core/taal/woord.ts';
import { betaKwantiel, betaVerdeling, intervalVan } from './beta.ts';
import { foutrapport, plekkenVan, plekkenVanDoel, telPlekken, type Foutstand, type Plek } from './diagnose.ts';

/** Independent distribution function: Simpson on the density, a and b >= 1. */
function simpson(x: number, a: number, b: number): number {
  const dichtheid = (t: number): number => t ** (a - 1) * (1 - t) ** (b - 1);
  const som = (tot: number): number => {
    const n = 4000;
    let uit = dichtheid(0) + dichtheid(tot);
    for (let i = 1; i < n; i += 1) uit += dichtheid((tot * i) / n) * (i % 2 === 0 ? 2 : 4);
    return (uit * tot) / n / 3;
  };
  return som(x) / som(1);
}

describe('beta distribution', () => {
  it('agrees with numeric integration', () => {
    for (const [a, b] of [
      [1, 4],
      [2, 4],
      [3.5, 12],
      [40, 9],
      [1, 200],
      [7, 1],
    ] as const) {
      for (const x of [0.01, 0.1, 0.3, 0.5, 0.8, 0.97]) expect(betaVerdeling(x, a, b)).toBeCloseTo(simpson(x, a, b), 6);
    }
  });

  it('is exact where a closed form exists', () => {
    for (const x of [0.05, 0.2, 0.6]) {
      expect(betaVerdeling(x, 1, 4)).toBeCloseTo(1 - (1 - x) ** 4, 12);
      expect(betaVerdeling(x, 3, 1)).toBeCloseTo(x ** 3, 12);
    }
    expect(betaKwantiel(0.95, 1, 4)).toBeCloseTo(1 - 0.05 ** 0.25, 10);
    expect([betaVerdeling(-1, 2, 2), betaVerdeling(2, 2, 2)]).toEqual([0, 1]);
  });
});

const spans = (w: string, ...paren: [string, string][]): CatSpan[] =>
  paren.map(([id, deel]) => ({ id, van: w.indexOf(deel), tot: w.indexOf(deel) + deel.length }));
const TREIN = spans('trein', ['ei', 'ei'], ['kz-mmkm', 'tr']);

function plekken(woord: string, ruw: string, o: { cats?: CatSpan[]; typt?: boolean } = {}): Plek[] {
  const uit = diagnose(woord, ruw);
  if (!uit.ok) throw new Error(uit.fout);
  return plekkenVan({ cats: o.cats ?? TREIN, woord, fouten: uit.value, typt: o.typt ?? true });
}
const mis = (lijst: readonly Plek[]): string[] => lijst.filter((p) => p.fout).map((p) => p.label);
const labels = (lijst: readonly Plek[]): string[] => lijst.map((p) => p.label);

describe('trouble spots', () => {
  it('a right word gives an opportunity to every spot and no error', () => {
    const uit = plekken('trein', 'trein');
    expect(labels(uit)).toEqual(['ei', 'kz-mmkm', 'klank', 'toets', 'anders']);
    expect(mis(uit)).toEqual([]);
  });

  it('a slip counts against its own spot only', () => expect(mis(plekken('trein', 'trijn'))).toEqual(['ei']));

  it('a slip of the finger is shown and lowers no category', () => {
    const uit = plekken('fles', 'fkes', { cats: spans('fles', ['kz-mmkm', 'fl']) });
    expect(mis(uit)).toEqual(['toets']);
    expect(uit.find((p) => p.label === 'kz-mmkm')).toEqual({ label: 'kz-mmkm', fout: false });
    const fout = diagnose('fles', 'fkes');
    expect(plekkenVanDoel('kz-mmkm', fout.ok ? fout.value : [], false)).toEqual([{ label: 'kz-mmkm', fout: false }]);
    expect(labels(plekken('fles', 'fles', { typt: false }))).not.toContain('toets');
  });

  it('the same category on two spots counts each by itself', () => {
    const cats: CatSpan[] = [
      { id: 'ei', van: 0, tot: 2 },
      { id: 'ei', van: 5, tot: 7 },
    ];
    const uit = plekkenVan({
      cats,
      woord: 'eilandei',
      typt: false,
      fouten: [{ categorie: 'ei', van: 5, tot: 7, doelGrafeem: 'ei', antwoordGrafeem: 'ij' }],
    });
    expect(uit.filter((p) => p.label === 'ei').map((p) => p.fout)).toEqual([false, true]);
  });

  it('an error of a kind the word has no spot for is still counted, once', () => {
    const fouten = [0, 3].map((van) => ({
      categorie: 'homofoon',
      van,
      tot: van + 1,
      doelGrafeem: 'h',
      antwoordGrafeem: 'x',
    }));
    expect(mis(plekkenVan({ cats: TREIN, woord: 'trein', typt: false, fouten }))).toEqual(['homofoon']);
  });

  it('an answer that has nothing to do with the word blames no category', () => {
    const uit = plekken('trein', 'zwembad');
    expect(mis(uit)).toEqual(['anders']);
    expect(labels(uit)).not.toContain('ei');
  });

  it('capital and mark count only where the word has one', () => {
    expect(labels(plekken('trein', 'trein'))).not.toContain('hoofdletter');
    expect(labels(plekken('Vera', 'vera', { cats: [] }))).toContain('hoofdletter');
    expect(mis(plekken('Vera', 'vera', { cats: [] }))).toEqual(['hoofdletter']);
    expect(labels(plekken("foto's", "foto's", { cats: [] }))).toContain('teken');
  });

  it('a chosen answer is an opportunity for its goal alone', () =>
    expect(plekkenVanDoel('ei', [], false)).toEqual([{ label: 'ei', fout: true }]));
});

describe('errors per opportunity', () => {
  const loop = (rij: readonly [dag: number, fout: boolean][]): Foutstand => {
    const standen = new Map<string, Foutstand>();
    for (const [dag, fout] of rij) telPlekken(standen, { plekken: [{ label: 'ei', fout }], dag });
    const uit = standen.get('ei');
    if (uit === undefined) throw new Error('nothing counted');
    return uit;
  };
  const reeks = (n: number, fouten: number, dag = 100): [number, boolean][] =>
    Array.from({ length: n }, (_, i) => [dag, i < fouten]);

  it('starts from one error in five and says that four are too few', () => {
    const leeg = foutrapport({ n: 0, fouten: 0, mis: 0, raak: 0, dag: 100 }, 100);
    expect(leeg.deel).toBeCloseTo(0.2, 12);
    expect(foutrapport(loop(reeks(4, 2)), 100).genoeg).toBe(false);
    expect(foutrapport(loop(reeks(5, 2)), 100)).toMatchObject({ genoeg: true, n: 5, fouten: 2, deel: 3 / 10 });
  });

  it('halves the weight of what is 60 days old, and never counts backwards in time', () => {
    const r = foutrapport(loop(reeks(10, 10)), 160);
    expect(r.deel).toBeCloseTo((1 + 5) / (1 + 5 + 4), 12);
    const oud = loop([
      [100, true],
      [160, false],
    ]);
    expect([oud.mis, oud.raak]).toEqual([0.5, 1]);
    expect(
      loop([
        [160, true],
        [100, false],
      ]),
    ).toEqual({ n: 2, fouten: 1, mis: 1, raak: 1, dag: 160 });
    expect(foutrapport(oud, 20)).toEqual(foutrapport(oud, 160));
  });

  it('gets narrower with more of the same', () => {
    const breedte = (n: number): number => {
      const r = foutrapport(loop(reeks(n, n * 0.2)), 100);
      return r.tot - r.van;
    };
    expect([10, 40, 160].map(breedte)).toEqual([10, 40, 160].map(breedte).toSorted((a, b) => b - a));
    expect(breedte(160)).toBeLessThan(breedte(10) / 2.5);
  });

  it('the 90 % interval holds the true chance in about nine of ten pupils drawn from the prior', () => {
    const rng = createRng(77);
    let raak = 0;
    const N = 1500;
    for (let i = 0; i < N; i += 1) {
      const kans = 1 - rng.next() ** 0.25; // Beta(1, 4)
      const r = foutrapport(loop(Array.from({ length: 20 }, () => [50, rng.next() < kans])), 50);
      if (kans >= r.van && kans <= r.tot) raak += 1;
    }
    expect(raak / N).toBeGreaterThan(0.88);
    expect(raak / N).toBeLessThan(0.92);
  });

  it('interval and mean lie in order inside 0..1', () => {
    for (const n of [0, 1, 7, 300]) {
      for (const fouten of [0, n]) {
        const { van, deel, tot } = foutrapport({ n, fouten, mis: fouten, raak: n - fouten, dag: 5 }, 5);
        expect(0 <= van && van < deel && deel < tot && tot <= 1).toBe(true);
      }
    }
    expect(intervalVan({ a: 1, b: 4, dekking: 0.9 })[0]).toBeCloseTo(1 - 0.95 ** 0.25, 9);
  });
});
