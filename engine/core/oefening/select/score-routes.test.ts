import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import type { Format } from '../contract/contract.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { createModel, modelWith, type Model } from '../model/model.ts';
import { PARAMS } from '../model/params.ts';
import { predict, weightsOf } from '../model/predict.ts';
import { restrict } from '../model/settings.ts';
import { createPracticeState, newCat, newWoord, type LeerlingState } from '../model/state.ts';
import { HEAD_TERMS, type RouteWeights, type Weights } from '../model/weights.ts';
import { createStock } from './candidates.ts';
import { poolFrom, type PoolVraag } from './pool.ts';
import { scoreRows } from './score.ts';

fc.configureGlobal({ seed: 20 });

const core = createModel(WOORDEN, DOELEN);
const setting = restrict(core, oefeninstellingSchema.parse({}));
if (!setting.ok) throw new Error(setting.fout);
const restriction = setting.value;
const DAY = 100;

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const weights = fc.record({
  a1: between(0.2, 1.5),
  a2: between(0, 1.5),
  hoofd: fc.array(between(-1, 1), { minLength: HEAD_TERMS, maxLength: HEAD_TERMS }),
});
const state = fc
  .record({
    theta: between(-2, 2),
    delta: between(-1, 1),
    v: between(0.04, 0.4),
    n: fc.nat(40),
    share: between(0, 1),
    kappa: between(-1, 1),
    S: between(0, 30),
  })
  .map(({ theta, delta, v, n, share, kappa, S }): LeerlingState => {
    const s = Object.assign(createPracticeState(4, 1), { theta, kappa, n: n + 1, gFast: share, previousCat: 15 });
    s.cats.set(15, { ...newCat(PARAMS), delta, v, n, goed: Math.round(n * share), last: share > 0.5 ? 1 : 0 });
    if (S > 1) s.woorden.set(core.items.get('w-trein')?.nr ?? 0, { ...newWoord(), S, D: 5, dag: DAY - 3, reps: 2 });
    return s;
  });
const vraag = (itemId: string, format: Format, k: number): PoolVraag => ({ itemId, doelId: 'ei', format, k });
const MIXED = [
  vraag('w-trein', 'dictee', 0),
  vraag('w-trein', 'splits', 3),
  vraag('w-klein', 'kies', 3),
  vraag('w-klein', 'zin', 4),
];

/** Chances that scoring gives to some questions, next to those of `predict`. */
function both(m: Model, s: LeerlingState, vragen: readonly PoolVraag[]): { scored: number[]; predicted: number[] } {
  const stock = createStock(s, poolFrom(m, restriction, vragen), DAY);
  if (!stock.ok) throw new Error(stock.fout);
  const { kolommen: columns, rijen: rows } = stock.value;
  scoreRows(m, s, { kolommen: columns, rijen: rows, previousDoel: '' });
  return {
    scored: [...columns.p],
    predicted: vragen.map((v) => {
      const out = predict(m, s, { ...v, day: DAY });
      return out.ok ? out.value.p : Number.NaN;
    }),
  };
}

describe('the choice and the prediction', () => {
  it('give every question the same chance, with a memory route and without one, whatever the weights', () => {
    fc.assert(
      fc.property(weights, weights, state, (words, without, s) => {
        const { scored, predicted } = both(modelWith(core, { words, without }), s, MIXED);
        for (const [i, p] of scored.entries()) expect(p).toBeCloseTo(predicted[i] ?? Number.NaN, 12);
      }),
      { numRuns: 60 },
    );
  });

  it('do not let the weights of one route touch the other', () => {
    const first: RouteWeights = { words: weightsOf(PARAMS, 'vol'), without: PARAMS.withoutMemory };
    fc.assert(
      fc.property(weights, state, (other: Weights, s) => {
        const [plain, words, without] = [first, { ...first, words: other }, { ...first, without: other }].map(
          (w) => both(modelWith(core, w), s, MIXED).scored,
        );
        expect([words?.[1], words?.[3]]).toEqual([plain?.[1], plain?.[3]]);
        expect([without?.[0], without?.[2]]).toEqual([plain?.[0], plain?.[2]]);
      }),
      { numRuns: 40 },
    );
  });

  it('work out only the routes that a pool has', () => {
    const routes = (list: readonly PoolVraag[]) => poolFrom(core, restriction, list).routes;
    expect(routes(MIXED)).toEqual(['vol', 'geen']);
    expect(routes(MIXED.slice(0, 1))).toEqual(['vol']);
    expect(routes(MIXED.slice(1, 2))).toEqual(['geen']);
    expect(routes([])).toEqual([]);
  });

  it('follow an ability that moved, on both routes', () => {
    const s = createPracticeState(4, 1);
    const stock = createStock(s, poolFrom(core, restriction, MIXED), DAY);
    if (!stock.ok) throw new Error(stock.fout);
    const { kolommen: columns, rijen: rows } = stock.value;
    const chances = (): number[] => {
      scoreRows(core, s, { kolommen: columns, rijen: rows, previousDoel: '' });
      return [...columns.p];
    };
    const before = chances();
    s.theta += 0.5;
    for (const [i, p] of chances().entries()) expect(p).toBeGreaterThan(before[i] ?? 1);
    s.theta -= 0.5;
    expect(chances()).toEqual(before);
  });
});

describe('a model with other weights', () => {
  it('shares the items and says whether the head of words speaks', () => {
    const silent = { a1: 1, a2: 1, hoofd: PARAMS.hoofd };
    const loud = { ...silent, hoofd: PARAMS.hoofd.map((_w, i) => (i === 3 ? 0.1 : 0)) };
    const m = modelWith(core, { words: loud, without: silent });
    expect(m.items).toBe(core.items);
    expect([core.headEnabled, m.headEnabled]).toEqual([false, true]);
    expect(modelWith(m, { words: silent, without: loud }).headEnabled).toBe(false);
    expect(weightsOf(m.params, 'herkenning').hoofd).toBe(loud.hoofd);
    expect(weightsOf(m.params, 'geen')).toBe(silent);
    expect(core.params.hoofd).toBe(PARAMS.hoofd);
  });
});
