import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS, type Format } from '../contract/contract.ts';
import { createWoord, DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { antwoord, m, perform } from '../fake/update-kit.ts';
import { half } from './half.ts';
import { createModel, type Model } from './model.ts';
import { PARAMS } from './params.ts';
import { catOf, createPracticeState, newCat, newWoord, woordOf, type LeerlingState } from './state.ts';
import { antwoordOf, isGuess } from './update.ts';

fc.configureGlobal({ seed: 20 });

const GOAL = 19;
/** State whose category `eind-d` has a known variance. */
function known(v: number, vCat: number): LeerlingState {
  const s = Object.assign(createPracticeState(4, 1), { v });
  s.cats.set(GOAL, { ...newCat(PARAMS), v: vCat });
  return s;
}
const calibrated = (b: number, vb: number): Model =>
  createModel(WOORDEN, DOELEN, { kalibratie: new Map([['w-brood', { b, vb }]]) });

describe('one step of the ability (practice.md section 6.2)', () => {
  // Groep 4, w-brood in a dictation: theta -.9, b -1.11, so p = sigma(.21) = .55231, g2 = 1/(1 + .304 x .6) = .84574,
  // I = g2 p(1-p) = .20912, V = 1 + .3999, k = 1/(1 + V I) = .77354, step = k sqrt(g2) (1 - p) = .31848.
  it('of a right answer is the one worked out by hand', () => {
    const s = createPracticeState(4, 1);
    const trace = perform(s);
    expect(trace.e).toBeCloseTo(1 - 0.55231, 4);
    expect(trace.I).toBeCloseTo(0.20912, 4);
    expect(trace.dTheta).toBeCloseTo(0.31848, 4);
    expect(trace.dDelta).toEqual([expect.closeTo(0.31848 * half(0.4), 4)]);
    expect(s.theta).toBeCloseTo(-0.9 + 0.31848, 4);
    expect(s.v).toBeCloseTo(1 - 0.20912 * 0.77354, 4);
    expect(catOf(m, s, 'eind-d')?.v).toBeCloseTo(0.4 - 0.16 * 0.20912 * 0.77354, 3);
  });

  it('of a wrong answer at even odds is as large, the other way', () => {
    const even = calibrated(-0.9, 0);
    const [up, down] = ([1, 0] as const).map((x) => perform(known(1, 0.4), { x }, even));
    expect(up?.dTheta).toBeCloseTo(-(down?.dTheta ?? 0), 6);
    expect(up?.e).toBeCloseTo(0.5, 6);
  });

  it('is 1/(1/v + I) for the variance when one ability is all there is', () => {
    const sure = calibrated(-0.9, 0);
    const s = known(1, 0);
    const { I } = perform(s, {}, sure);
    expect(I).toBeCloseTo(0.25, 6);
    expect(s.v).toBeCloseTo(1 / (1 / 1 + 0.25), 6);
  });

  it('leaves less variance after every clean answer, never below .04', () => {
    const s = createPracticeState(4, 1);
    let before = s.v;
    for (let i = 0; i < 200; i += 1) {
      perform(s, { arm: 'toets', x: i % 2 === 0 ? 1 : 0 });
      expect(s.v).toBeLessThanOrEqual(before);
      before = s.v;
    }
    expect(s.v).toBeCloseTo(0.04, 6);
    expect(catOf(m, s, 'eind-d')?.v).toBeCloseTo(0.04, 3);
  });

  it('is smaller the less is known of the item', () => {
    const step = (vb: number): number => perform(createPracticeState(4, 1), {}, calibrated(-1.11, vb)).dTheta;
    expect(step(0)).toBeGreaterThan(step(0.6));
    expect(step(0.6)).toBeGreaterThan(step(3));
    expect(step(3)).toBeGreaterThan(0);
  });

  it('is smaller for a format with less weight, and for a right answer that may be a guess', () => {
    const step = (format: Format, k: number): number => perform(createPracticeState(4, 1), { format, k }).dTheta;
    expect(step('dictee', 0)).toBeGreaterThan(step('kies', 4));
    expect(step('kies', 4)).toBeGreaterThan(step('kies', 2));
    expect(step('kies', 2)).toBeGreaterThan(step('oordeel', 2));
  });

  it('is shared over two categories by weight and variance', () => {
    const word = createWoord('tijd', { hoofd: 'ij', spells: 'ij' });
    const two = createModel([{ ...word, cats: [...word.cats, { id: 'eind-d', van: 3, tot: 4 }] }], DOELEN);
    const s = createPracticeState(4, 1);
    s.cats.set(16, { ...newCat(PARAMS), v: 0.2 });
    s.cats.set(GOAL, { ...newCat(PARAMS), v: 0.6 });
    const { dTheta, dDelta } = perform(s, { itemId: 'w-tijd', doelId: 'ij' }, two);
    expect((dDelta[0] ?? 0) / dTheta).toBeCloseTo(0.2, 9);
    expect((dDelta[1] ?? 0) / dTheta).toBeCloseTo(0.4 * 0.6, 9);
  });
});

describe('direction of the step', () => {
  const formats = FORMATS.filter((f) => PARAMS.formaten[f].omega > 0);
  const any = fc.record({
    theta: fc.double({ min: -4, max: 4, noNaN: true }),
    delta: fc.double({ min: -2, max: 2, noNaN: true }),
    v: fc.double({ min: 0.04, max: 1.2, noNaN: true }),
    format: fc.constantFrom(...formats),
    k: fc.constantFrom(0, 2, 3, 4),
  });

  it('a right answer never lowers ability or category, a wrong one never raises them', () => {
    fc.assert(
      fc.property(any, ({ theta, delta, v, format, k }) => {
        for (const x of [0, 1] as const) {
          const s = Object.assign(known(v, 0.4), { theta });
          s.cats.set(GOAL, { ...newCat(PARAMS), delta });
          const trace = perform(s, { x, format, k });
          const sign = x === 1 ? 1 : -1;
          expect(trace.clean).toBe(true);
          expect(trace.e * sign).toBeGreaterThan(0);
          expect(trace.dTheta * sign).toBeGreaterThanOrEqual(0);
          for (const d of trace.dDelta) expect(d * sign).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('never steps further than the whole surprise, whatever the state', () => {
    fc.assert(
      fc.property(any, ({ theta, v, format, k }) => {
        const s = Object.assign(known(v, 0.4), { theta });
        const { dTheta, e, I } = perform(s, { x: 0, format, k });
        expect(Math.abs(e)).toBeLessThanOrEqual(1);
        expect(Math.abs(dTheta)).toBeLessThanOrEqual(v * Math.abs(e) + 1e-12);
        expect(I).toBeGreaterThanOrEqual(0);
        expect(I).toBeLessThanOrEqual(0.25 + 1e-12);
      }),
    );
  });

  it('is not touched by speed, hour of the day or options that do not exist for the format', () => {
    const theta = (over: object): number => {
      const s = createPracticeState(4, 1);
      perform(s, over);
      return s.theta;
    };
    expect(theta({ ms: 900 })).toBe(theta({ ms: 110_000 }));
    expect(theta({ day: 1 })).toBe(theta({ day: 4000 }));
  });
});

describe('clean evidence', () => {
  /** State that saw `w-brood` with stability S on day 100. */
  const seen = (S: number): LeerlingState => {
    const s = createPracticeState(4, 1);
    s.woorden.set(m.items.get('w-brood')?.nr ?? 0, { ...newWoord(), S, D: 5, dag: 100, reps: 2 });
    return Object.assign(s, { n: 2, dag: 100 });
  };

  it('is a word that was all but forgotten: R below .35', () => {
    // R < .35 needs more than 922 times the stability (F = .9804, w20 = .1542).
    expect(perform(seen(0.01), { day: 109 }).clean).toBe(false);
    expect(perform(seen(0.01), { day: 110 }).clean).toBe(true);
    expect(perform(seen(1), { day: 900 }).clean).toBe(false);
  });

  it('is every answer of an entry test or a toets', () => {
    for (const arm of ['intake', 'toets'] as const) expect(perform(seen(50), { arm, day: 101 }).clean).toBe(true);
    for (const arm of ['adaptief', 'statisch', 'verkenning'] as const)
      expect(perform(seen(50), { arm, day: 101 }).clean).toBe(false);
  });

  it('is a row without answers, as a guess leaves it', () => {
    const s = seen(0);
    Object.assign(woordOf(s, 'w-brood') ?? {}, { reps: 0, guess: true });
    expect(perform(s, { day: 101 }).clean).toBe(true);
  });

  it('is never a tempo answer: it weighs nothing', () => {
    const s = createPracticeState(4, 1);
    const before = { theta: s.theta, v: s.v };
    expect(perform(s, { format: 'tempo', arm: 'toets' })).toMatchObject({ clean: false, e: 0, dTheta: 0, dDelta: [] });
    expect({ theta: s.theta, v: s.v }).toEqual(before);
    expect(s.kappa).toBe(0);
  });
});

describe('process noise', () => {
  /** Reviews after some days: they are not clean, so only the noise moves the variance. */
  const after = (days: number, sign = 0): { v: number; cat: number } => {
    const s = createPracticeState(4, 1);
    perform(s);
    Object.assign(s, { v: 0.3, teken: sign });
    const c = catOf(m, s, 'eind-d');
    if (c !== undefined) c.v = 0.25;
    perform(s, { day: 100 + days });
    return { v: s.v, cat: catOf(m, s, 'eind-d')?.v ?? 0 };
  };

  it('adds .0008 for every day without an answer', () => {
    expect(after(0)).toEqual({ v: Math.fround(0.3), cat: 0.25 });
    expect(after(50).v).toBeCloseTo(0.34, 6);
    expect(after(50).cat).toBeCloseTo(0.29, 3);
  });

  it('adds four times as much while predictions miss to one side', () => {
    expect(after(50, 0.5).v).toBeCloseTo(0.34, 6);
    expect(after(50, 0.51).v).toBeCloseTo(0.46, 6);
    expect(after(50, -0.8).v).toBeCloseTo(0.46, 6);
  });

  it('ends at 1.2', () => {
    expect(after(1900).v).toBeCloseTo(1.2, 6);
    expect(after(1900).cat).toBeCloseTo(1.2, 3);
  });

  it('is not there before the first answer', () => {
    const s = createPracticeState(4, 1);
    perform(s, { day: 9000, arm: 'toets' });
    expect(s.v).toBeLessThan(1);
  });

  it('follows the sign of the surprise at .2 a time, kept in steps of 1/127', () => {
    const s = createPracticeState(4, 1);
    perform(s, { x: 1 });
    expect(s.teken).toBeCloseTo(25 / 127, 12);
    perform(s, { x: 1, itemId: 'w-hond' });
    expect(s.teken).toBeCloseTo(45 / 127, 12);
    perform(s, { x: 0, itemId: 'w-bed' });
    expect(s.teken).toBeCloseTo(11 / 127, 12);
  });
});

describe('answer of the wire', () => {
  const wire = {
    ...antwoord(),
    nr: 0,
    ruw: 'brood',
    goed: true,
    geholpen: false,
    pogingen: 1,
    msEersteToets: 1,
    afspeelbeurten: 0,
    invoer: 'toets',
    propensity: 1,
    vraagSeed: 1,
  } as const;

  it.each([
    [true, false, 1],
    [true, true, 0],
    [false, false, 0],
    [false, true, 0],
  ])('judged right %s, helped %s: x = %i', (correct, helped, x) => {
    expect(antwoordOf({ ...wire, geholpen: helped }, correct).x).toBe(x);
  });

  it('believes the judgment, not what was sent', () => {
    expect(antwoordOf({ ...wire, goed: false }, true).x).toBe(1);
  });

  it('keeps what the engine learns from and drops the rest', () => {
    expect(antwoordOf(wire, true)).toEqual(antwoord());
  });

  it('is a guess below .4 s for a short word, a tenth of the median for a long one, .4 s for an unknown one', () => {
    const slow = createModel(WOORDEN, DOELEN, {
      kalibratie: new Map([['w-brood', { b: 0, vb: 1, lnT: Math.log(30) }]]),
    });
    expect([isGuess(slow, 'w-brood', 2999), isGuess(slow, 'w-brood', 3001)]).toEqual([true, false]);
    const quick = createModel(WOORDEN, DOELEN, { kalibratie: new Map([['w-brood', { b: 0, vb: 1, lnT: 0 }]]) });
    expect([isGuess(quick, 'w-brood', 399), isGuess(quick, 'w-brood', 400)]).toEqual([true, false]);
    expect([isGuess(m, 'w-nergens', 399), isGuess(m, 'w-nergens', 400)]).toEqual([true, false]);
  });
});
