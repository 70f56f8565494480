import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '#engine/core/oefening/select/pack.ts';
import {
  createPracticeState,
  newCat,
  newWoord,
  roundCat,
  roundHeader,
  roundWoord,
  type CatState,
  type LeerlingState,
  type WoordState,
} from '#engine/core/oefening/model/state.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { mergeStates } from './merge.ts';

function state(over: Partial<LeerlingState>): LeerlingState {
  const s = { ...createPracticeState(5, 7), n: 10, ...over };
  roundHeader(s);
  return s;
}
function cat(over: Partial<CatState>): CatState {
  const c = { ...newCat(PARAMS), n: 5, goed: 3, ...over };
  roundCat(c);
  return c;
}
function woord(over: Partial<WoordState>): WoordState {
  const w = { ...newWoord(), S: 4, D: 5, reps: 2, ...over };
  roundWoord(w);
  return w;
}

describe('the ability of two accounts of one leerling', () => {
  it('lies between both, nearer to the surer one, and is no surer than that one', () => {
    const out = mergeStates(state({ theta: 2, v: 0.1 }), state({ theta: 0, v: 0.3 }));
    expect(out.theta).toBeCloseTo(1.5, 3);
    expect(out.v).toBeCloseTo(0.1, 5);
    expect(out.n).toBe(20);
  });

  it('counts an account of long ago for less', () => {
    const fresh = state({ theta: 2, v: 0.1, dag: 400 });
    const old = mergeStates(fresh, state({ theta: 0, v: 0.1, dag: 0 }));
    expect(old.theta).toBeGreaterThan(mergeStates(fresh, state({ theta: 0, v: 0.1, dag: 400 })).theta + 0.3);
    expect(old.dag).toBe(400);
  });

  it('does not listen to an account that never answered', () => {
    const full = state({ theta: 2, v: 0.1, rng: 5 });
    expect(mergeStates(full, state({ theta: -3, n: 0 }))).toEqual(full);
    expect(mergeStates(state({ n: 0, rng: 9 }), full)).toEqual({ ...full, rng: 9 });
  });
});

describe('goals and words of both', () => {
  it('keeps the words of both, and of a word in both what was done last', () => {
    const a = state({
      dag: 30,
      woorden: new Map([
        [1, woord({ S: 9, dag: 30 })],
        [2, woord({ S: 3, dag: 10, correctDays: 3, production: true })],
      ]),
    });
    const b = state({
      dag: 20,
      woorden: new Map([
        [2, woord({ S: 20, dag: 20, correctDays: 1 })],
        [3, woord({ S: 1, dag: 5 })],
      ]),
    });
    const { woorden } = mergeStates(a, b);
    expect([...woorden.keys()].toSorted()).toEqual([1, 2, 3]);
    expect(woorden.get(2)).toMatchObject({ S: 20, dag: 20, correctDays: 3, production: true });
    expect(a.woorden.get(2)?.S).toBe(3);
  });

  it('adds up the answers of a goal and never forgets that it was mastered', () => {
    const out = mergeStates(
      state({ cats: new Map([[4, cat({ dag: 9, n: 4000, goed: 3900, beheerst: true })]]) }),
      state({
        cats: new Map([
          [4, cat({ dag: 12, n: 200, goed: 180, last: 1 })],
          [6, cat({ dag: 1 })],
        ]),
      }),
    );
    expect(out.cats.get(4)).toMatchObject({ n: 4095, goed: 4080, dag: 12, last: 1, beheerst: false, ever: true });
    expect(out.cats.get(6)).toEqual(cat({ dag: 1 }));
  });
});

const arbitrary = fc
  .record({
    theta: fc.double({ min: -4, max: 4, noNaN: true }),
    v: fc.double({ min: 0.04, max: 1.2, noNaN: true }),
    dag: fc.integer({ min: 40, max: 2000 }),
    n: fc.integer({ min: 1, max: 9000 }),
    nrs: fc.uniqueArray(fc.nat(40), { maxLength: 20 }),
    S: fc.double({ min: 0, max: 300, noNaN: true }),
  })
  .map(({ nrs, S, ...header }) =>
    state({
      ...header,
      cats: new Map(nrs.map((nr) => [nr + 1, cat({ delta: (nr % 7) / 3 - 1, dag: header.dag })])),
      woorden: new Map(nrs.map((nr) => [nr + 100, woord({ S: S + nr, dag: header.dag - nr })])),
    }),
  );

it('makes a state that packing loses nothing of, the same whoever comes first', () => {
  fc.assert(
    fc.property(arbitrary, arbitrary, (a, b) => {
      const out = mergeStates(a, b);
      const back = unpack(pack(out));
      if (!back.ok) throw new Error(back.fout);
      expect(back.value).toEqual({ ...out, cats: back.value.cats, woorden: back.value.woorden });
      expect(new Map(back.value.woorden)).toEqual(out.woorden);
      expect(new Map(back.value.cats)).toEqual(out.cats);
      expect(out.v).toBeGreaterThanOrEqual(Math.min(a.v, b.v) - 1e-6);
      if (a.dag !== b.dag)
        expect(pack(mergeStates({ ...b, rng: 1 }, a))).toEqual(pack(mergeStates({ ...a, rng: 1 }, b)));
    }),
    { seed: 20261122, numRuns: 300 },
  );
});
