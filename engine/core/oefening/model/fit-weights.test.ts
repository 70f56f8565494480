import { describe, expect, it } from 'vitest';
import { itemNr } from '#engine/core/taal/woord/woord.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { WeightFit } from './fit-weights.ts';
import { createModel, type Model } from './model.ts';
import { PARAMS, type MemoryMode } from './params.ts';
import { predictView, view, weightsOf } from './predict.ts';
import type { Weights } from './weights.ts';
import { createPracticeState, newCat, newWoord, type LeerlingState } from './state.ts';

const modelOf = (weights: Weights, route: MemoryMode): Model =>
  createModel(WOORDEN, DOELEN, {
    params: route === 'geen' ? { ...PARAMS, withoutMemory: weights } : { ...PARAMS, ...weights },
  });
const TRUTH: Weights = { a1: 0.6, a2: 0.8, hoofd: [0.4, 0.5, -0.3, 0, 0, 0.7, 0, 0.6, 0, 0, 0, 0, 0, 0, 0] };
const CORE: Weights = { a1: 1, a2: 1, hoofd: PARAMS.hoofd };
const format = { geen: 'splits', vol: 'dictee', herkenning: 'kies' } as const;

/** A leerling in some state, asked a word. */
function someState(rng: ReturnType<typeof createRng>): LeerlingState {
  const s = createPracticeState(4, 1);
  s.theta = 3 * rng.next() - 1.5;
  s.n = 20;
  s.gFast = rng.next();
  const n = rng.int(20);
  const right = rng.int(n + 1);
  if (n > 0)
    s.cats.set(15, { ...newCat(PARAMS), delta: 2 * rng.next() - 1, n, goed: right, last: rng.next() < 0.5 ? 1 : 0 });
  s.curve = 8 * rng.next() - 4;
  if (n % 2 === 1) s.woorden.set(itemNr('w-trein'), { ...newWoord(), S: 3, D: 5, dag: 98, reps: 2 });
  return s;
}

/** Fits on answers that come out as the weights of `TRUTH` say; `nights` steps from the core model. */
function fitted(route: MemoryMode, options: { nights: number; answers: number; strength: number }): Weights {
  let weights = CORE;
  for (let night = 0; night < options.nights; night += 1) {
    const [truth, model] = [modelOf(TRUTH, route), modelOf(weights, route)];
    const fit = new WeightFit(model, route);
    const rng = createRng(7);
    for (let i = 0; i < options.answers; i += 1) {
      const s = someState(rng);
      const q = {
        itemId: 'w-trein',
        doelId: 'ei',
        format: format[route],
        k: route === 'vol' ? 0 : 3,
        day: 100,
      } as const;
      const [real, z] = [view(truth, s, q), view(model, s, q)];
      if (real === undefined || z === undefined) throw new Error('unknown item');
      fit.add(s, { z, x: rng.next() < predictView(truth, s, real).p ? 1 : 0 });
    }
    weights = fit.step(CORE, options.strength);
  }
  return weights;
}

describe('fit of the population weights', () => {
  it.each(['geen', 'vol', 'herkenning'] as const)('finds the weights that made the answers (%s)', (route) => {
    const { a1, a2, hoofd: head } = fitted(route, { nights: 6, answers: 8000, strength: 1 });
    expect(a1).toBeCloseTo(TRUTH.a1, 0);
    expect(Math.abs(a1 - TRUTH.a1)).toBeLessThan(0.15);
    expect(Math.abs(a2 - TRUTH.a2)).toBeLessThan(0.3);
    for (const i of [5, 7]) expect(Math.abs((head[i] ?? 0) - (TRUTH.hoofd[i] ?? 0))).toBeLessThan(0.35);
  });

  it('stays where it came from without answers, and near to it with few', () => {
    expect(fitted('geen', { nights: 3, answers: 0, strength: 20 })).toEqual(CORE);
    const few = fitted('geen', { nights: 3, answers: 30, strength: 500 });
    for (const [i, w] of few.hoofd.entries()) expect(Math.abs(w - (CORE.hoofd[i] ?? 0))).toBeLessThan(0.05);
  });

  it('goes on from weights of an earlier night, which have fewer terms', () => {
    const earlier: Weights = { a1: 0.9, a2: 0.5, hoofd: PARAMS.withoutMemory.hoofd.slice(0, 12) };
    const out = new WeightFit(modelOf(earlier, 'geen'), 'geen').step(earlier, 20);
    expect(out).toEqual({ ...earlier, hoofd: [...earlier.hoofd, 0, 0, 0] });
  });

  it('keeps the routes apart', () => {
    const model = modelOf(TRUTH, 'geen');
    expect(weightsOf(model.params, 'geen')).toBe(TRUTH);
    expect(weightsOf(model.params, 'vol').hoofd).toBe(PARAMS.hoofd);
    expect(weightsOf(model.params, 'herkenning').a1).toBe(1);
  });
});
