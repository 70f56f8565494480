import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOEL, antwoord, copy, m, perform } from '../fake/update-kit.ts';
import { PARAMS } from './params.ts';
import { createPracticeState, type LeerlingState } from './state.ts';
import { curveByte, curveOf } from './curve-byte.ts';
import { curveShare, traceOdds, tracesLead, tracesOf, withOdds } from './traces.ts';
import { update } from './update.ts';

fc.configureGlobal({ seed: 20 });

describe('traces of encounters', () => {
  it('leave a word that was never met to the rule', () => {
    expect(traceOdds(PARAMS, 0, 0)).toBe(1);
    expect(withOdds(0.3, 1)).toBeCloseTo(0.3, 12);
  });

  it('add up, fade with the days, and never take anything from the rule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(400), fc.nat(60), (times, days, more) => {
        const odds = traceOdds(PARAMS, times, days);
        expect(odds).toBeGreaterThan(1);
        expect(traceOdds(PARAMS, times + 1, days)).toBeGreaterThan(odds);
        expect(traceOdds(PARAMS, times, days + more)).toBeLessThanOrEqual(odds);
      }),
    );
  });

  it('are the formula written out, on days that are kept in a table and on others, for the numbers of any model', () => {
    const moved: object = { sameDay: 0.04, traces: { ...PARAMS.traces, decay: 0.5, spread: 7 } };
    const other = { ...PARAMS, ...moved };
    const days = fc.oneof(fc.nat(1300), fc.constant(0.5), fc.constant(40_000));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), days, fc.constantFrom(PARAMS, other), (halves, day, p) => {
        const { strength, power, decay, spread } = p.traces;
        const first = Math.min(1, halves / 2);
        const last = first * (day < 1 ? p.sameDay : day) ** -decay;
        const all = last + (halves / 2 - first) * (day + spread) ** -decay;
        expect(traceOdds(p, halves / 2, day) / (1 + strength * all) ** power).toBeCloseTo(1, 13);
      }),
      { numRuns: 500 },
    );
  });

  it('count a miss as half of a right answer', () => {
    const word = { reps: 4, lapses: 0, terug: false };
    expect([tracesOf(PARAMS, word), tracesOf(PARAMS, { ...word, lapses: 2 })]).toEqual([4, 3]);
    expect(tracesOf(PARAMS, { reps: 1, lapses: 0, terug: true })).toBe(0.5);
  });
});

describe('family of memory of a leerling', () => {
  it('starts undecided, so that nothing leads', () => {
    const s = createPracticeState(5, 1);
    expect(curveShare(s)).toBe(0.5);
    expect(tracesLead(curveShare(s))).toBe(0);
  });

  it('is kept in steps that come back as they were', () => {
    for (let byte = -127; byte <= 127; byte += 1) expect(curveByte(curveOf(byte))).toBe(byte + 0);
    expect([curveByte(99), curveByte(-99)]).toEqual([127, -127]);
  });

  /** `right` of ten words that were missed on one day, asked again the same day. */
  function again(right: 0 | 1): LeerlingState {
    const s = createPracticeState(3, 1);
    for (const x of [0, right, 0, right, 0, right] as const) perform(s, { x, day: 100 });
    return s;
  }

  it('turns to the curve when what was missed is known at once, and to traces when it is not', () => {
    expect(again(1).curve).toBeGreaterThan(again(0).curve);
    expect(again(0).curve).toBeLessThan(-1);
  });

  it('stays as it was for a word that was never met, and for a guess', () => {
    const s = createPracticeState(5, 1);
    perform(s);
    expect(s.curve).toBe(0);
    perform(s, { x: 0, ms: 100 });
    expect(s.curve).toBe(0);
  });

  it('never goes beyond its bound, and packing keeps it', () => {
    const s = createPracticeState(3, 1);
    for (let i = 0; i < 300; i += 1) perform(s, { x: i % 2 === 0 ? 1 : 0, day: 100 + (i >> 3) });
    expect(Math.abs(s.curve)).toBeLessThanOrEqual(PARAMS.curveMax);
    expect(copy(s).curve).toBe(s.curve);
  });
});

describe('right answers in a row', () => {
  it('count to three and begin anew after a miss', () => {
    const s = createPracticeState(5, 1);
    const run = (x: 0 | 1): number => {
      perform(s, { x });
      return [...copy(s).woorden.values()][0]?.run ?? -1;
    };
    expect([run(1), run(1), run(1), run(1), run(0), run(1)]).toEqual([1, 2, 3, 3, 0, 1]);
  });

  it('are refused with the answer that is refused', () => {
    const s = createPracticeState(5, 1);
    expect(update(m, s, { antwoord: antwoord({ ms: Number.NaN }), targetSuccess: DOEL }).ok).toBe(false);
    expect(s.woorden.size).toBe(0);
  });
});
