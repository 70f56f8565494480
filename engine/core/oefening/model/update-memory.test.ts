import { describe, expect, it } from 'vitest';
import type { Antwoord } from '../contract/antwoord.ts';
import { antwoord, m, perform } from '../fake/update-kit.ts';
import { DEGREE, firstMemory, nextMemory, type Grade, type Memory } from './memory.ts';
import { PARAMS } from './params.ts';
import { predictView, view } from './predict.ts';
import { createPracticeState, newWoord, woordOf, type LeerlingState, type WoordState } from './state.ts';
import { gradeOf, updateMemory, type MemoryTrace } from './update-memory.ts';

const item = m.items.get('w-brood');
if (item === undefined) throw new Error('no word');
const { b, lnT, nr } = item;
const memoryOf = (out: ReturnType<typeof nextMemory>): Memory => {
  if (!out.ok) throw new Error(out.fout);
  return out.value;
};

/** Memory of `w-brood` on day 100, changed by one answer. */
function learn(
  row: Partial<WoordState>,
  over: Partial<Antwoord> = {},
  s: LeerlingState = createPracticeState(4, 1),
): { woord: WoordState; trace: MemoryTrace; s: LeerlingState; p: number } {
  const woord = { ...newWoord(), ...row };
  if (woord.reps > 0) s.woorden.set(nr, woord);
  const a = antwoord(over);
  const z = view(m, s, a);
  if (z === undefined) throw new Error('no view');
  const before = predictView(m, s, z);
  return { woord, trace: updateMemory(m, s, { a, z, voor: before, woord }), s, p: before.p };
}
const SEEN: Partial<WoordState> = { S: 5, D: 5, dag: 100, reps: 1, correctDays: 1, correctOnDay: true };

describe('grade of an answer (practice.md section 6.4)', () => {
  const grade = (o: { x?: 0 | 1; ms: number; reps?: number; tau?: number }): Grade =>
    gradeOf(m, Object.assign(createPracticeState(4, 1), { tau: o.tau ?? 0 }), {
      a: { x: o.x ?? 1, ms: o.ms },
      lnT: Math.log(5),
      reps: o.reps ?? 5,
    });

  it('of a wrong one is 1, however quick or slow', () => {
    for (const ms of [500, 5000, 50_000, 500_000]) expect(grade({ x: 0, ms })).toBe(DEGREE.fout);
  });

  it.each([
    [2999, DEGREE.vlot],
    [3001, DEGREE.goed],
    [8000, DEGREE.goed],
    [8001, DEGREE.moeizaam],
    [120_000, DEGREE.moeizaam],
    [120_001, DEGREE.goed],
  ])('of a right one after %i ms at a median of 5 s is %i', (ms, expected) => {
    expect(grade({ ms })).toBe(expected);
  });

  it('is never 4 in the first three answers to a word', () => {
    expect([0, 1, 2, 3].map((reps) => grade({ ms: 1000, reps }))).toEqual([3, 3, 3, 4]);
  });

  it('measures a slow child against its own pace', () => {
    const tau = Math.log(2);
    expect([grade({ ms: 9000 }), grade({ ms: 9000, tau })]).toEqual([DEGREE.moeizaam, DEGREE.goed]);
    expect([grade({ ms: 4000 }), grade({ ms: 4000, tau })]).toEqual([DEGREE.goed, DEGREE.vlot]);
  });
});

describe('first memory of a word', () => {
  it('is that of FSRS, its difficulty shifted by half of the item', () => {
    const { woord, trace } = learn({});
    expect(woord.S).toBeCloseTo(2.3065, 8);
    expect(woord.D).toBeCloseTo(2.11810397 + 0.5 * b, 8);
    expect(trace).toEqual({ S0: 0, S1: woord.S, grade: DEGREE.goed });
  });

  it.each([
    [0, 5000, 0.212],
    [1, 5000, 2.3065],
    [1, 20_000, 1.2931],
  ] as const)('x %i after %i ms leaves a stability of %d days', (x, ms, S) => {
    expect(learn({}, { x, ms }).woord.S).toBeCloseTo(S, 8);
  });

  it('by recognition is a hard-won one at most', () => {
    expect(learn({}, { format: 'kies', k: 3 }).woord.S).toBeCloseTo(1.2931, 8);
    expect(learn({}, { format: 'kies', k: 3, x: 0 }).woord.S).toBeCloseTo(0.212, 8);
  });
});

describe('review of a word', () => {
  it('in a written format is the step of FSRS over whole days', () => {
    const { woord } = learn(SEEN, { day: 107 });
    const expected = memoryOf(nextMemory({ S: 5, D: 5 }, { dagen: 7, grade: DEGREE.goed }));
    expect(woord).toMatchObject(expected);
    expect(woord.S).toBeGreaterThan(5);
  });

  it('by recognition goes .4 of the way, on the scale of ln S', () => {
    for (const x of [0, 1] as const) {
      const { woord } = learn(SEEN, { day: 107, x, format: 'kies', k: 3 });
      const whole = memoryOf(nextMemory({ S: 5, D: 5 }, { dagen: 7, grade: x === 1 ? DEGREE.goed : DEGREE.fout }));
      expect(woord.S).toBeCloseTo(5 ** 0.6 * whole.S ** 0.4, 8);
      expect(woord.D).toBeCloseTo(5 + 0.4 * (whole.D - 5), 8);
    }
  });

  it('after a miss never leaves more memory, after a right answer never less', () => {
    for (const days of [0, 1, 3, 30, 400])
      for (const S of [0.05, 1, 20, 300]) {
        const before = { ...SEEN, S };
        expect(learn(before, { day: 100 + days, x: 0 }).woord.S).toBeLessThanOrEqual(S);
        expect(learn(before, { day: 100 + days, x: 1 }).woord.S).toBeGreaterThanOrEqual(S);
      }
  });

  it('on the same day gains less than a week later', () => {
    expect(learn(SEEN, { day: 100 }).woord.S).toBeLessThan(learn(SEEN, { day: 107 }).woord.S);
  });

  it('takes a stability below the smallest as the smallest', () => {
    const tiny = learn({ ...SEEN, S: 1e-7 }, { day: 101 });
    const least = learn({ ...SEEN, S: 1e-3 }, { day: 101 });
    expect(tiny.woord.S).toBe(least.woord.S);
  });
});

describe('counts of a word', () => {
  it('a right answer counts once a day for the days', () => {
    const s = createPracticeState(4, 1);
    const days = [100, 100, 101, 101, 105, 109].map((day) => {
      perform(s, { day });
      return woordOf(s, 'w-brood')?.correctDays;
    });
    expect(days).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('a right answer after a miss on the same day makes it a right day', () => {
    const s = createPracticeState(4, 1);
    perform(s, { x: 0 });
    expect(woordOf(s, 'w-brood')).toMatchObject({ correctDays: 0, correctOnDay: false, terug: true, fout: 1 });
    perform(s, { x: 1 });
    expect(woordOf(s, 'w-brood')).toMatchObject({ correctDays: 1, correctOnDay: true, terug: false, fout: 0 });
    perform(s, { x: 0 });
    perform(s, { x: 1 });
    expect(woordOf(s, 'w-brood')).toMatchObject({ correctDays: 1, reps: 4 });
  });

  it('only a miss of a word that was remembered is a lapse', () => {
    const s = createPracticeState(4, 1);
    perform(s, { x: 0 });
    expect(woordOf(s, 'w-brood')?.lapses).toBe(0);
    perform(s, { x: 0 });
    expect(woordOf(s, 'w-brood')?.lapses).toBe(1);
  });

  it('tells what was ever written from what was written last', () => {
    const s = createPracticeState(4, 1);
    perform(s, { format: 'kies', k: 3 });
    expect(woordOf(s, 'w-brood')).toMatchObject({ production: false, lastProduction: false });
    perform(s, { format: 'bouw' });
    expect(woordOf(s, 'w-brood')).toMatchObject({ production: true, lastProduction: true });
    perform(s, { format: 'kies', k: 3 });
    expect(woordOf(s, 'w-brood')).toMatchObject({ production: true, lastProduction: false });
    perform(s, { format: 'dictee', x: 0 });
    expect(woordOf(s, 'w-brood')).toMatchObject({ production: true, lastProduction: false });
  });

  it('stop at what is stored: 255 answers and lapses, 3 days', () => {
    const { woord } = learn({ ...SEEN, reps: 255, lapses: 255, correctDays: 3 }, { day: 130, x: 0 });
    expect(woord).toMatchObject({ reps: 255, lapses: 255, correctDays: 3 });
    expect(learn({ ...SEEN, reps: 255, correctDays: 3 }, { day: 130 }).woord).toMatchObject({
      reps: 255,
      correctDays: 3,
    });
  });

  it('forgive a guess at the next real answer', () => {
    expect(learn({ ...SEEN, guess: true }, { day: 101 }).woord.guess).toBe(false);
  });

  it('of a sentence to order are kept without any memory', () => {
    const s = createPracticeState(4, 1);
    const { memory } = perform(s, { itemId: 'vo-hond', doelId: 'volgorde', format: 'volgorde' });
    expect(memory).toEqual({ S0: 0, S1: 0, grade: null });
    expect(woordOf(s, 'vo-hond')).toMatchObject({ S: 0, D: 0, reps: 1, correctDays: 1 });
  });
});

describe('multiplier of the family', () => {
  const FAMILY = 2; // langermaak, the family of eind-d

  it('moves by .05 of the surprise at a review', () => {
    for (const x of [0, 1] as const) {
      const { s, p } = learn(SEEN, { day: 107, x });
      expect(Math.log(s.mu[FAMILY] ?? 0)).toBeCloseTo(0.05 * (x - p), 3);
      expect(s.mu.filter((mu) => mu !== 1)).toHaveLength(1);
    }
  });

  it('stays at the first answer, and where memory is certain or gone', () => {
    const mus = [learn({}), learn({ ...SEEN, S: 900 }, { day: 101 }), learn({ ...SEEN, S: 0.001 }, { day: 200 })];
    expect(mus.map(({ s }) => s.mu[FAMILY])).toEqual([1, 1, 1]);
  });

  it('stays between .4 and 2.5', () => {
    const strong = createPracticeState(4, 1);
    strong.mu[FAMILY] = PARAMS.muMax;
    expect(learn(SEEN, { day: 130 }, strong).s.mu[FAMILY]).toBe(2.5);
    const weak = createPracticeState(4, 1);
    weak.mu[FAMILY] = 0.4;
    expect(learn(SEEN, { day: 107, x: 0 }, weak).s.mu[FAMILY]).toBeCloseTo(0.4, 3);
  });

  it('depends on the word that is known, not on the pace of the answer', () => {
    expect(learn(SEEN, { day: 107, ms: 1000 }).s.mu).toEqual(learn(SEEN, { day: 107, ms: 90_000 }).s.mu);
    expect(Math.exp(lnT)).toBeCloseTo(5.5, 12);
    expect(memoryOf(firstMemory(DEGREE.fout, 0)).S).toBe(0.212);
  });
});
