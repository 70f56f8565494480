import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Format } from '../contract/contract.ts';
import { createWoord, DOELEN, WERKWOORD, WOORDEN, ZIN } from '../fake/test-kit.ts';
import { createModel, type ItemContext, type Model } from './model.ts';
import { PARAMS, type Params } from './params.ts';
import {
  chanceOf,
  deltaSum,
  evidence,
  evidenceTerms,
  logit,
  mainCat,
  memoryChance,
  predict,
  predictView,
  sigma,
  together,
  view,
  type Prediction,
  type VraagView,
} from './predict.ts';
import { createPracticeState, newCat, newWoord, type LeerlingState } from './state.ts';
import { HEAD_TERMS } from './weights.ts';

fc.configureGlobal({ seed: 20 });

const CONTENT = [...WOORDEN, WERKWOORD, ZIN];
const m = createModel(CONTENT, DOELEN);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const question = (over: Partial<ItemContext> = {}): ItemContext => ({
  itemId: 'w-trein',
  doelId: 'ei',
  format: 'dictee',
  k: 0,
  day: 100,
  ...over,
});
const looked = (s: LeerlingState, over: Partial<ItemContext> = {}, model: Model = m): VraagView => {
  const z = view(model, s, question(over));
  if (z === undefined) throw new Error('unknown item');
  return z;
};
const predicted = (s: LeerlingState, over: Partial<ItemContext> = {}, model: Model = m): Prediction =>
  predictView(model, s, looked(s, over, model));
/** Leerling that saw `w-trein` on day 100 and remembers it with stability S. */
function remembering(S: number): LeerlingState {
  const s = createPracticeState(4, 1);
  s.woorden.set(m.items.get('w-trein')?.nr ?? 0, { ...newWoord(), S, D: 5, dag: 100, reps: 1 });
  return s;
}
const withParams = (over: Partial<Params>): Model => createModel(CONTENT, DOELEN, { params: { ...PARAMS, ...over } });

describe('logistic scale', () => {
  it.each([
    [0, 0.5],
    [Math.log(3), 0.75],
    [-Math.log(3), 0.25],
    [Math.log(9), 0.9],
  ])('sigma(%d) = %d, and logit goes back', (x, p) => {
    expect(sigma(x)).toBeCloseTo(p, 12);
    expect(logit(p)).toBeCloseTo(x, 12);
  });

  it('logit stays finite at 0 and 1', () => {
    expect(logit(0)).toBeCloseTo(-logit(1), 6);
    expect(logit(1)).toBeCloseTo(9 * Math.log(10), 6);
    expect([logit(-5), logit(7)]).toEqual([logit(0), logit(1)]);
  });

  it('sigma never leaves 0..1 and mirrors around 0', () => {
    fc.assert(
      fc.property(between(-800, 800), (x) => {
        expect(sigma(x)).toBeGreaterThanOrEqual(0);
        expect(sigma(x)).toBeLessThanOrEqual(1);
        expect(sigma(x) + sigma(-x)).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('memory and rule together', () => {
  it.each([
    [0, 0.4, 0.4],
    [1, 0.4, 1],
    [0.5, 0.5, 0.75],
    [0.9, 0.2, 0.92],
  ])('R %d and rule %d give %d', (R, p0, expected) => {
    expect(together(R, p0)).toBeCloseTo(expected, 12);
    expect(together(p0, R)).toBeCloseTo(expected, 12);
  });

  it('never do worse than the better of the two', () => {
    fc.assert(
      fc.property(share, share, (R, p0) => {
        expect(together(R, p0)).toBeGreaterThanOrEqual(Math.max(R, p0) - 1e-12);
        expect(together(R, p0)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('chance of a right answer', () => {
  it('shifts the logit by kappa and leaves room for guessing (practice.md section 5.1)', () => {
    fc.assert(
      fc.property(between(0.01, 0.95), between(-2, 2), fc.constantFrom(0, 0.25, 0.5), (knows, kappa, c) => {
        const expected = Math.min(0.98, c + (1 - c) * sigma(logit(knows) + kappa));
        expect(chanceOf(m, { weet: knows, bias: Math.exp(kappa), c })).toBeCloseTo(expected, 9);
      }),
    );
  });

  it('lies between the guess chance and .98', () => {
    fc.assert(
      fc.property(share, between(-2, 2), fc.constantFrom(0, 1 / 3, 0.5), (knows, kappa, c) => {
        const p = chanceOf(m, { weet: knows, bias: Math.exp(kappa), c });
        expect(p).toBeGreaterThanOrEqual(c - 1e-12);
        expect(p).toBeLessThanOrEqual(PARAMS.pMax);
      }),
    );
    expect(chanceOf(m, { weet: 1, bias: 1, c: 0 })).toBe(0.98);
    expect(chanceOf(m, { weet: 0, bias: 5, c: 0.25 })).toBe(0.25);
  });

  it('never falls when more is known, the bias is kinder or guessing is easier', () => {
    fc.assert(
      fc.property(
        share,
        share,
        fc.tuple(
          between(-2, 2),
          share.map((c) => c / 2),
        ),
        (a, b, [kappa, c]) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)];
          const p = (known: number, k = kappa, guess = c): number =>
            chanceOf(m, { weet: known, bias: Math.exp(k), c: guess });
          expect(p(high)).toBeGreaterThanOrEqual(p(low) - 1e-12);
          expect(p(low, kappa + 0.5)).toBeGreaterThanOrEqual(p(low) - 1e-12);
          expect(p(low, kappa, 0.5)).toBeGreaterThanOrEqual(p(low) - 1e-12);
        },
      ),
    );
  });
});

describe('prediction of a new leerling', () => {
  // Groep 4: theta -.9. w-trein: .6(4 - 5.5) + .15(2 - 3) + .06(5 - 6) = -1.11, so the rule gives sigma(.21).
  it('is the rule alone: theta - b', () => {
    const out = predicted(createPracticeState(4, 1));
    expect(out.p0).toBeCloseTo(0.5523079, 6);
    expect(out).toMatchObject({ p: out.p0, R: 0, h: 0 });
  });

  it.each<[Format, k: number, logits: number, guess: number]>([
    ['bouw', 0, 0.21 + 0.6, 0],
    ['gat', 0, 0.21 + 0.3, 0],
    ['kies', 4, 0.21, 0.25],
    ['oordeel', 2, 0.21, 0.5],
    ['gat', 3, 0.21, 1 / 3],
  ])('in %s with %i options: offset and guess chance of the format', (format, k, ability, guess) => {
    const out = predicted(createPracticeState(4, 1), { format, k });
    expect(out.p0).toBeCloseTo(sigma(ability), 6);
    expect(out.p).toBeCloseTo(guess + (1 - guess) * sigma(ability), 6);
  });

  it('rests on the variance of ability and category', () => {
    expect(predicted(createPracticeState(4, 1)).v).toBeCloseTo(1 + 0.4, 12);
    const s = createPracticeState(4, 1);
    s.v = 0.3;
    s.cats.set(15, { ...newCat(PARAMS), v: 0.1 });
    expect(predicted(s).v).toBeCloseTo(0.4, 12);
  });

  it('weighs a second category by .4, in the ability and by the square of it in the variance', () => {
    const word = { ...createWoord('tijd', { hoofd: 'ij', spells: 'ij' }), id: 'w-tweede' };
    const two = createModel([{ ...word, cats: [...word.cats, { id: 'eind-d', van: 3, tot: 4 }] }], DOELEN);
    const s = createPracticeState(4, 1);
    s.cats.set(16, { ...newCat(PARAMS), delta: 0.5, v: 0.2 });
    s.cats.set(19, { ...newCat(PARAMS), delta: -1, v: 0.3 });
    const out = predicted(s, { itemId: 'w-tweede', doelId: 'ij' }, two);
    const b = two.items.get('w-tweede')?.b ?? 0;
    expect(out.p0).toBeCloseTo(sigma(s.theta - b + 0.5 - 0.4), 12);
    expect(out.v).toBeCloseTo(1 + 0.2 + 0.16 * 0.3, 12);
    const other = predicted(s, { itemId: 'w-tweede', doelId: 'eind-d' }, two);
    expect(other.p0).toBeCloseTo(sigma(s.theta - b - 1 + 0.4 * 0.5), 12);
  });
});

describe('prediction with memory', () => {
  it('knows a word with chance .9 after as many days as its stability', () => {
    for (const S of [1, 5, 40]) expect(predicted(remembering(S), { day: 100 + S }).R).toBeCloseTo(0.9, 9);
  });

  it('adds the rule to it', () => {
    const { byCurve, p0, R } = predicted(remembering(5), { day: 105 });
    expect(byCurve).toBeCloseTo(1 - (1 - R) * (1 - p0), 12);
  });

  it('lets traces multiply the odds of the rule', () => {
    const { byTraces, p0 } = predicted(remembering(5), { day: 105 });
    const odds = (1 + 22 * 5 ** -0.366) ** 0.307;
    expect(byTraces / (1 - byTraces)).toBeCloseTo((odds * p0) / (1 - p0), 9);
  });

  it('believes each family as far as the answers of this leerling speak for it', () => {
    const chance = (curve: number): number => predicted({ ...remembering(5), curve }, { day: 105 }).p;
    const { byCurve, byTraces } = predicted(remembering(5), { day: 105 });
    expect(chance(0)).toBeCloseTo((byCurve + byTraces) / 2, 12);
    expect(chance(Math.log(3))).toBeCloseTo((3 * byCurve + byTraces) / 4, 12);
    expect(chance(-Math.log(3))).toBeCloseTo((byCurve + 3 * byTraces) / 4, 12);
  });

  it('stretches time by the multiplier of the family', () => {
    const s = remembering(5);
    s.mu[1] = 2;
    expect(predicted(s, { day: 110 }).R).toBeCloseTo(0.9, 9);
    s.mu[0] = 0.4;
    expect(predicted(s, { day: 110 }).R).toBeCloseTo(0.9, 9);
  });

  it('counts for nothing in a format that says nothing about spelling', () => {
    const s = remembering(500);
    expect(memoryChance(s, looked(s, { format: 'splits', k: 3 }))).toBe(0);
    expect(predicted(s, { format: 'volgorde' }).R).toBe(0);
    expect(predicted(s, { format: 'kies', k: 3 }).R).toBeGreaterThan(0.99);
  });

  it('fades with every day and never rises', () => {
    fc.assert(
      fc.property(between(0.01, 900), fc.nat(400), fc.nat(400), (S, a, b) => {
        const s = remembering(S);
        const chance = (days: number): number => predicted(s, { day: 100 + days }).p;
        expect(chance(Math.max(a, b))).toBeLessThanOrEqual(chance(Math.min(a, b)) + 1e-12);
      }),
    );
  });
});

describe('ability and difficulty', () => {
  it('more ability never lowers the chance, a harder item never raises it', () => {
    fc.assert(
      fc.property(
        between(-4, 4),
        between(0, 3),
        fc.constantFrom<Format>('dictee', 'kies', 'bouw', 'oordeel'),
        (theta, more, format) => {
          const at = (x: number): number =>
            predicted(Object.assign(createPracticeState(4, 1), { theta: x }), { format, k: format === 'kies' ? 3 : 0 })
              .p;
          expect(at(theta + more)).toBeGreaterThanOrEqual(at(theta));
          const harder = createModel(CONTENT, DOELEN, { kalibratie: new Map([['w-trein', { b: more, vb: 0.1 }]]) });
          const softer = createModel(CONTENT, DOELEN, { kalibratie: new Map([['w-trein', { b: more - 1, vb: 0.1 }]]) });
          const s = Object.assign(createPracticeState(4, 1), { theta });
          expect(predicted(s, {}, harder).p).toBeLessThanOrEqual(predicted(s, {}, softer).p);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('each have a scale of their own once it is fitted', () => {
    const s = createPracticeState(4, 1);
    s.cats.set(15, { ...newCat(PARAMS), delta: 0.5 });
    const p0 = (over: Partial<Params>): number => logit(predicted(s, {}, withParams(over)).p0);
    const plain = p0({});
    expect(p0({ a1: 2 })).toBeCloseTo(plain - 0.9, 6);
    expect(p0({ a2: 3 })).toBeCloseTo(plain + 1, 6);
    expect(p0({ a3: 0 })).toBeCloseTo(plain - 1.11, 6);
  });

  it('of a goal that was never answered adds nothing', () => {
    const s = createPracticeState(4, 1);
    expect(mainCat(s, looked(s).weighted)).toBeUndefined();
    expect(deltaSum(s, looked(s).weighted)).toBe(0);
  });
});

describe('evidence head', () => {
  const terms = (s: LeerlingState): number[] => {
    const out = new Float64Array(HEAD_TERMS).fill(7);
    evidenceTerms(s, looked(s).weighted, out);
    return [...out];
  };

  it('holds only the constant and what is new before the first answer, and clears what stood there', () => {
    expect(terms(createPracticeState(4, 1))).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0]);
  });

  it('holds the general averages once there is an answer in another goal', () => {
    const s = Object.assign(createPracticeState(4, 1), { n: 3, gFast: 0.75, gSlow: 0.25 });
    expect(terms(s)).toEqual([1, 0, 0, 0, 0, 0.25, -0.25, 0, 0, 0, 0, 0, 0.25, 1, 0]);
  });

  it('holds counts in ln, averages, the last outcome, what is uncertain or new, and how far the goal came', () => {
    const s = Object.assign(createPracticeState(4, 1), { n: 9, gFast: 0.5, gSlow: 0.5, previousCat: 15 });
    s.cats.set(15, { ...newCat(PARAMS), delta: 0.5, v: 0.1, n: 7, goed: 4, emaFast: 0.9, emaSlow: 0.3, last: 0 });
    const uncertain = Math.sqrt(0.1) - Math.sqrt(PARAMS.vCatStart);
    const expected = [
      1,
      Math.log(5),
      Math.log(4),
      0.4,
      -0.2,
      0,
      0,
      -0.5,
      -0.5,
      Math.log(8),
      uncertain,
      Math.log(8) / 2,
      1 / 10,
      1 / 8,
      -0.2 * Math.log(10),
    ];
    expect(terms(s)).toEqual(expected.map((x) => expect.closeTo(x, 12)));
    expect(terms({ ...s, previousCat: 16 })[8]).toBe(0);
  });

  it('adds the weighed terms to the logit of the rule', () => {
    const head = withParams({ hoofd: [0.3, 0, 0, 0, 0, 2, 0, 0, 0] });
    const s = Object.assign(createPracticeState(4, 1), { n: 1, gFast: 0.75 });
    expect(evidence(head, s, { weighted: looked(s).weighted, memory: 'vol' })).toBeCloseTo(0.3 + 2 * 0.25, 12);
    expect(logit(predicted(s, {}, head).p0)).toBeCloseTo(logit(predicted(s).p0) + 0.8, 9);
    expect(evidence(m, s, { weighted: looked(s).weighted, memory: 'vol' })).toBe(0);
  });

  it('has weights of its own for questions without a memory route, from the first day on', () => {
    const s = Object.assign(createPracticeState(4, 1), { n: 9, gFast: 0.9 });
    s.cats.set(15, { ...newCat(PARAMS), delta: 0.5, n: 7, goed: 6, emaSlow: 0.8, last: 1 });
    const split = { format: 'splits', k: 3 } as const;
    const { a1, a2, hoofd: head } = PARAMS.withoutMemory;
    const { weighted, item, fp } = looked(s, split);
    const out = new Float64Array(HEAD_TERMS);
    evidenceTerms(s, weighted, out);
    const h = out.reduce((sum, term, i) => sum + term * (head[i] ?? 0), 0);
    expect(h).not.toBe(0);
    expect(evidence(m, s, { weighted, memory: 'geen' })).toBeCloseTo(h, 12);
    expect(logit(predicted(s, split).p0)).toBeCloseTo(a1 * s.theta + a2 * 0.5 - item.b - fp.fmt + h, 9);
    expect(predicted(s).h).toBe(0);
  });
});

describe('refusals', () => {
  it.each<[string, Partial<ItemContext>]>([
    ['an unknown item', { itemId: 'w-nergens' }],
    ['a day before the word was seen', { day: 99 }],
    ['half a day', { day: 100.5 }],
    ['a day before 2020', { day: -1 }],
    ['options below none', { k: -1 }],
    ['endless options', { k: Infinity }],
  ])('%s', (_, over) => {
    expect(predict(m, remembering(3), question(over))).toEqual({ ok: false, fout: 'antwoord-ongeldig' });
  });

  it('are no exceptions: an ability that is not a number is an error too', () => {
    const s = Object.assign(createPracticeState(4, 1), { theta: Number.NaN });
    expect(predict(m, s, question())).toEqual({ ok: false, fout: 'antwoord-ongeldig' });
  });
});
