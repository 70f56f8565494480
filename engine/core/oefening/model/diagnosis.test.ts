import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { diagnose } from '#engine/core/taal/diagnosis/diagnosis-woord.ts';
import type { CatSpan } from '#engine/core/taal/woord/woord.ts';
import { betaQuantile, betaDistribution, intervalOf } from './beta.ts';
import {
  errorReport,
  mistakeSpotsOf,
  spotsOfDoel,
  countSpots,
  type ErrorState,
  type MistakeSpot,
} from './diagnosis.ts';

/** Independent distribution function: Simpson on the density, a and b >= 1. */
function simpson(x: number, a: number, b: number): number {
  const density = (t: number): number => t ** (a - 1) * (1 - t) ** (b - 1);
  const sum = (until: number): number => {
    const n = 4000;
    let out = density(0) + density(until);
    for (let i = 1; i < n; i += 1) out += density((until * i) / n) * (i % 2 === 0 ? 2 : 4);
    return (out * until) / n / 3;
  };
  return sum(x) / sum(1);
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
      for (const x of [0.01, 0.1, 0.3, 0.5, 0.8, 0.97])
        expect(betaDistribution(x, a, b)).toBeCloseTo(simpson(x, a, b), 6);
    }
  });

  it('is exact where a closed form exists', () => {
    for (const x of [0.05, 0.2, 0.6]) {
      expect(betaDistribution(x, 1, 4)).toBeCloseTo(1 - (1 - x) ** 4, 12);
      expect(betaDistribution(x, 3, 1)).toBeCloseTo(x ** 3, 12);
    }
    expect(betaQuantile(0.95, 1, 4)).toBeCloseTo(1 - 0.05 ** 0.25, 10);
    expect([betaDistribution(-1, 2, 2), betaDistribution(2, 2, 2)]).toEqual([0, 1]);
  });
});

const spans = (w: string, ...pairs: [string, string][]): CatSpan[] =>
  pairs.map(([id, part]) => ({ id, van: w.indexOf(part), tot: w.indexOf(part) + part.length }));
const TRAIN = spans('trein', ['ei', 'ei'], ['kz-mmkm', 'tr']);

function spots(woord: string, ruw: string, o: { cats?: CatSpan[]; types?: boolean } = {}): MistakeSpot[] {
  const out = diagnose(woord, ruw);
  if (!out.ok) throw new Error(out.fout);
  return mistakeSpotsOf({ cats: o.cats ?? TRAIN, woord, fouten: out.value, types: o.types ?? true });
}
const miss = (list: readonly MistakeSpot[]): string[] => list.filter((p) => p.fout).map((p) => p.label);
const labels = (list: readonly MistakeSpot[]): string[] => list.map((p) => p.label);

describe('trouble spots', () => {
  it('a right word gives an opportunity to every spot and no error', () => {
    const out = spots('trein', 'trein');
    expect(labels(out)).toEqual(['ei', 'kz-mmkm', 'klank', 'toets', 'anders']);
    expect(miss(out)).toEqual([]);
  });

  it('a slip counts against its own spot only', () => expect(miss(spots('trein', 'trijn'))).toEqual(['ei']));

  it('a slip of the finger is shown and lowers no category', () => {
    const out = spots('fles', 'fkes', { cats: spans('fles', ['kz-mmkm', 'fl']) });
    expect(miss(out)).toEqual(['toets']);
    expect(out.find((p) => p.label === 'kz-mmkm')).toEqual({ label: 'kz-mmkm', fout: false });
    const error = diagnose('fles', 'fkes');
    expect(spotsOfDoel('kz-mmkm', error.ok ? error.value : [], false)).toEqual([{ label: 'kz-mmkm', fout: false }]);
    expect(labels(spots('fles', 'fles', { types: false }))).not.toContain('toets');
  });

  it('the same category on two spots counts each by itself', () => {
    const cats: CatSpan[] = [
      { id: 'ei', van: 0, tot: 2 },
      { id: 'ei', van: 5, tot: 7 },
    ];
    const out = mistakeSpotsOf({
      cats,
      woord: 'eilandei',
      types: false,
      fouten: [{ categorie: 'ei', van: 5, tot: 7, doelGrafeem: 'ei', antwoordGrafeem: 'ij' }],
    });
    expect(out.filter((p) => p.label === 'ei').map((p) => p.fout)).toEqual([false, true]);
  });

  it('an error of a kind the word has no spot for is still counted, once', () => {
    const errors = [0, 3].map((from) => ({
      categorie: 'homofoon',
      van: from,
      tot: from + 1,
      doelGrafeem: 'h',
      antwoordGrafeem: 'x',
    }));
    expect(miss(mistakeSpotsOf({ cats: TRAIN, woord: 'trein', types: false, fouten: errors }))).toEqual(['homofoon']);
  });

  it('an answer that has nothing to do with the word blames no category', () => {
    const out = spots('trein', 'zwembad');
    expect(miss(out)).toEqual(['anders']);
    expect(labels(out)).not.toContain('ei');
  });

  it('capital and mark count only where the word has one', () => {
    expect(labels(spots('trein', 'trein'))).not.toContain('hoofdletter');
    expect(labels(spots('Vera', 'vera', { cats: [] }))).toContain('hoofdletter');
    expect(miss(spots('Vera', 'vera', { cats: [] }))).toEqual(['hoofdletter']);
    expect(labels(spots("foto's", "foto's", { cats: [] }))).toContain('teken');
  });

  it('a chosen answer is an opportunity for its goal alone', () =>
    expect(spotsOfDoel('ei', [], false)).toEqual([{ label: 'ei', fout: true }]));
});

describe('errors per opportunity', () => {
  const loop = (row: readonly [dag: number, fout: boolean][]): ErrorState => {
    const states = new Map<string, ErrorState>();
    for (const [day, error] of row) countSpots(states, { plekken: [{ label: 'ei', fout: error }], dag: day });
    const out = states.get('ei');
    if (out === undefined) throw new Error('nothing counted');
    return out;
  };
  const series = (n: number, errors: number, day = 100): [number, boolean][] =>
    Array.from({ length: n }, (_, i) => [day, i < errors]);

  it('starts from one error in five and says that four are too few', () => {
    const empty = errorReport({ n: 0, fouten: 0, mis: 0, raak: 0, dag: 100 }, 100);
    expect(empty.deel).toBeCloseTo(0.2, 12);
    expect(errorReport(loop(series(4, 2)), 100).enough).toBe(false);
    expect(errorReport(loop(series(5, 2)), 100)).toMatchObject({ enough: true, n: 5, fouten: 2, deel: 3 / 10 });
  });

  it('halves the weight of what is 60 days old, and never counts backwards in time', () => {
    const r = errorReport(loop(series(10, 10)), 160);
    expect(r.deel).toBeCloseTo((1 + 5) / (1 + 5 + 4), 12);
    const old = loop([
      [100, true],
      [160, false],
    ]);
    expect([old.mis, old.raak]).toEqual([0.5, 1]);
    expect(
      loop([
        [160, true],
        [100, false],
      ]),
    ).toEqual({ n: 2, fouten: 1, mis: 1, raak: 1, dag: 160 });
    expect(errorReport(old, 20)).toEqual(errorReport(old, 160));
  });

  it('gets narrower with more of the same', () => {
    const width = (n: number): number => {
      const r = errorReport(loop(series(n, n * 0.2)), 100);
      return r.tot - r.van;
    };
    expect([10, 40, 160].map(width)).toEqual([10, 40, 160].map(width).toSorted((a, b) => b - a));
    expect(width(160)).toBeLessThan(width(10) / 2.5);
  });

  it('the 90 % interval holds the true chance in about nine of ten pupils drawn from the prior', () => {
    const rng = createRng(77);
    let hit = 0;
    const N = 1500;
    for (let i = 0; i < N; i += 1) {
      const chance = 1 - rng.next() ** 0.25; // Beta(1, 4)
      const r = errorReport(loop(Array.from({ length: 20 }, () => [50, rng.next() < chance])), 50);
      if (chance >= r.van && chance <= r.tot) hit += 1;
    }
    expect(hit / N).toBeGreaterThan(0.88);
    expect(hit / N).toBeLessThan(0.92);
  });

  it('interval and mean lie in order inside 0..1', () => {
    for (const n of [0, 1, 7, 300]) {
      for (const errors of [0, n]) {
        const {
          van: from,
          deel: part,
          tot: until,
        } = errorReport({ n, fouten: errors, mis: errors, raak: n - errors, dag: 5 }, 5);
        expect(0 <= from && from < part && part < until && until <= 1).toBe(true);
      }
    }
    expect(intervalOf({ a: 1, b: 4, dekking: 0.9 })[0]).toBeCloseTo(1 - 0.95 ** 0.25, 9);
  });
});
