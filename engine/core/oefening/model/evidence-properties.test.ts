import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { countSpots, errorReport, spotsOfDoel, type ErrorState, type MistakeSpot } from './diagnosis.ts';
import { anchorDrift, calibrate, isAnchor, shift, VB_MIN } from './kalibratie.ts';
import { FIRST_S, interval, lookAhead, nextMemory, recall, S_MIN, DEGREE, type Memory } from './memory.ts';
import { createModel } from './model.ts';
import { PARAMS } from './params.ts';
import { createPracticeState } from './state.ts';

fc.configureGlobal({ seed: 20 });

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('errors per opportunity', () => {
  const spots = fc.array(
    fc.record({ label: fc.constantFrom('ei', 'eind-d', 'klank'), fout: fc.boolean(), days: fc.constantFrom(0, 1, 60) }),
    { maxLength: 40 },
  );
  function counted(list: readonly (MistakeSpot & { days: number })[]): {
    states: Map<string, ErrorState>;
    day: number;
  } {
    const states = new Map<string, ErrorState>();
    let day = 100;
    for (const { label, fout: error, days } of list) {
      day += days;
      countSpots(states, { plekken: [{ label, fout: error }], dag: day });
    }
    return { states, day };
  }

  it('count every spot once, and weigh it at most once', () => {
    fc.assert(
      fc.property(spots, (list) => {
        const { states } = counted(list);
        for (const [label, state] of states) {
          const own = list.filter((spot) => spot.label === label);
          expect([state.n, state.fouten]).toEqual([own.length, own.filter((spot) => spot.fout).length]);
          expect(state.mis + state.raak).toBeLessThanOrEqual(state.n + 1e-9);
          expect(state.mis).toBeLessThanOrEqual(state.fouten + 1e-9);
        }
      }),
    );
  });

  it('do not care about the order of one day', () => {
    fc.assert(
      fc.property(spots, (list) => {
        const sameDay = list.map((spot) => ({ ...spot, days: 0 }));
        const [a, b] = [counted(sameDay), counted(sameDay.toReversed())];
        for (const [label, state] of a.states) expect(b.states.get(label)).toEqual(state);
      }),
    );
  });

  it('one more error never lowers the report, one more right spot never raises it', () => {
    fc.assert(
      fc.property(spots, (list) => {
        const part = (extra: readonly MistakeSpot[]): number => {
          const { states, day } = counted([...list, ...extra.map((spot) => ({ ...spot, days: 0 }))]);
          return errorReport(states.get('ei') ?? { n: 0, fouten: 0, mis: 0, raak: 0, dag: day }, day).deel;
        };
        expect(part([{ label: 'ei', fout: true }])).toBeGreaterThan(part([]));
        expect(part([{ label: 'ei', fout: false }])).toBeLessThan(part([]));
      }),
    );
  });

  it('go back to one in five when nothing is seen for long', () => {
    fc.assert(
      fc.property(spots, (list) => {
        const { states, day } = counted(list);
        for (const state of states.values()) {
          const [near, far] = [errorReport(state, day).deel, errorReport(state, day + 6000).deel];
          expect(Math.abs(far - 0.2)).toBeLessThanOrEqual(Math.abs(near - 0.2) + 1e-9);
          expect(far).toBeCloseTo(0.2, 6);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of a chosen answer are of its goal, unless only the finger slipped', () => {
    const slip = { categorie: 'toets', van: 0, tot: 1, doelGrafeem: 'l', antwoordGrafeem: 'k' };
    const real = { ...slip, categorie: 'ei' };
    expect(spotsOfDoel('ei', [slip], false)).toEqual([{ label: 'ei', fout: false }]);
    expect(spotsOfDoel('ei', [slip, real], false)).toEqual([{ label: 'ei', fout: true }]);
    expect(spotsOfDoel('ei', [real], true)).toEqual([{ label: 'ei', fout: false }]);
  });
});

describe('calibration of an item', () => {
  const observation = fc.record({
    pc: between(0.01, 0.99),
    v: between(0, 2),
    b: between(-5, 5),
    vb: between(VB_MIN, 2),
  });

  it('never raises the variance and never lets it fall below .002', () => {
    fc.assert(
      fc.property(observation, fc.constantFrom<0 | 1>(0, 1), ({ pc, v, b, vb }, x) => {
        const after = calibrate(PARAMS, { b, vb }, { e: x - pc, pc, c: 0, v });
        expect(after.vb).toBeLessThanOrEqual(vb);
        expect(after.vb).toBeGreaterThanOrEqual(VB_MIN);
      }),
    );
  });

  it('a right answer never makes an item harder, a wrong one never easier', () => {
    fc.assert(
      fc.property(observation, ({ pc, v, b, vb }) => {
        expect(calibrate(PARAMS, { b, vb }, { e: 1 - pc, pc, c: 0, v }).b).toBeLessThanOrEqual(b);
        expect(calibrate(PARAMS, { b, vb }, { e: -pc, pc, c: 0, v }).b).toBeGreaterThanOrEqual(b);
      }),
    );
  });

  it('moves by the surprise alone: an item moved along by the same amount moves the same', () => {
    fc.assert(
      fc.property(observation, between(-2, 2), ({ pc, v, b, vb }, d) => {
        const o = { e: 1 - pc, pc, c: 0, v };
        const here = calibrate(PARAMS, { b, vb }, o).b - b;
        expect(calibrate(PARAMS, { b: b + d, vb }, o).b - (b + d)).toBeCloseTo(here, 9);
      }),
    );
  });

  it('tells less of an ability that is not well known', () => {
    fc.assert(
      fc.property(observation, ({ pc, b, vb }) => {
        const step = (v: number): number => Math.abs(calibrate(PARAMS, { b, vb }, { e: 1 - pc, pc, c: 0, v }).b - b);
        expect(step(2)).toBeLessThanOrEqual(step(0.1) + 1e-12);
      }),
    );
  });

  it('drift is the mean of the anchors alone', () => {
    const prior = createModel(WOORDEN, DOELEN);
    const anchors = WOORDEN.filter((w) => isAnchor(w.id));
    expect(anchors.length).toBeGreaterThan(3);
    const moved = (by: (id: string) => number) =>
      createModel(WOORDEN, DOELEN, {
        kalibratie: new Map([...prior.items.values()].map((i) => [i.id, { b: i.b + by(i.id), vb: i.vb }])),
      });
    expect(
      anchorDrift(
        moved((id) => (isAnchor(id) ? 0 : 3)),
        prior,
      ),
    ).toBeCloseTo(0, 12);
    const one = anchors[0]?.id;
    expect(
      anchorDrift(
        moved((id) => (id === one ? 1 : 0)),
        prior,
      ),
    ).toBeCloseTo(1 / anchors.length, 12);
  });

  it('a leerling moves along with the scale and back', () => {
    fc.assert(
      fc.property(between(-3, 3), (d) => {
        const s = createPracticeState(5, 1);
        const { theta } = s;
        shift(s, d);
        expect(s.theta).toBeCloseTo(theta - d, 6);
        shift(s, -d);
        expect(s.theta).toBeCloseTo(theta, 6);
      }),
    );
  });
});

describe('memory over time', () => {
  const memories = fc.record({ S: between(S_MIN, 2000), D: between(1, 10) });
  const days = fc.nat(700);
  const BETTER = [
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const;
  const after = (g: Memory, o: { dagen: number; grade: 1 | 2 | 3 | 4 }): Memory => {
    const out = nextMemory(g, o);
    if (!out.ok) throw new Error(out.fout);
    return out.value;
  };

  it('more time never raises recall, more stability never lowers it', () => {
    fc.assert(
      fc.property(between(S_MIN, 2000), days, fc.tuple(days, between(1, 5)), (S, a, [b, factor]) => {
        expect(recall(S, a + b)).toBeLessThanOrEqual(recall(S, a) + 1e-12);
        expect(recall(S * factor, a)).toBeGreaterThanOrEqual(recall(S, a) - 1e-12);
        expect(recall(S, a, factor)).toBeCloseTo(recall(S * factor, a), 9);
      }),
    );
  });

  it('a better grade never leaves less, and lies in range', () => {
    fc.assert(
      fc.property(memories, days, fc.constantFrom(...BETTER), (g, gone, [worse, better]) => {
        const [low, high] = [after(g, { dagen: gone, grade: worse }), after(g, { dagen: gone, grade: better })];
        expect(high.S).toBeGreaterThanOrEqual(low.S - 1e-6);
        expect(high.D).toBeLessThanOrEqual(low.D + 1e-6);
        expect(Math.min(high.D, low.D)).toBeGreaterThanOrEqual(1);
        expect(Math.max(high.D, low.D)).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('a right answer never shortens memory and a wrong one never lengthens it', () => {
    fc.assert(
      fc.property(memories, days, (g, gone) => {
        expect(after(g, { dagen: gone, grade: DEGREE.goed }).S).toBeGreaterThanOrEqual(g.S - 1e-6);
        expect(after(g, { dagen: gone, grade: DEGREE.fout }).S).toBeLessThanOrEqual(g.S + 1e-6);
      }),
    );
  });

  it('looking ahead orders right above wrong', () => {
    fc.assert(
      fc.property(memories, days, (g, ahead) => {
        const out = { goed: 0, fout: 0 };
        lookAhead(g, ahead, out);
        expect(out.goed).toBeGreaterThanOrEqual(out.fout);
        expect(out.fout).toBeGreaterThanOrEqual(S_MIN);
      }),
    );
    expect(FIRST_S).toEqual({ goed: 2.3065, fout: 0.212 });
  });

  it('the planned day is the one on which recall reaches the wish, to half a day', () => {
    fc.assert(
      fc.property(between(2, 2000), between(0.7, 0.95), between(0.5, 2), (S, chance, mu) => {
        const n = interval(S, chance, mu);
        if (n > 1) {
          expect(recall(S, n + 0.5, mu)).toBeLessThanOrEqual(chance + 1e-9);
          expect(recall(S, n - 0.5, mu)).toBeGreaterThanOrEqual(chance - 1e-9);
        }
        expect(Number.isInteger(n)).toBe(true);
      }),
    );
  });
});
