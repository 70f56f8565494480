import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import { firstMemory, DEGREE, recall, interval, lookAhead, nextMemory, type Memory, type Grade } from './memory.ts';
import { VECTORS } from './memory-vectors.fixture.ts';
import { PARAMS } from './params.ts';

/** Independent FSRS-6, written from the formulas of the design. */
const w = PARAMS.w;
const W = (i: number): number => w[i] ?? 0;
const F = 0.9 ** (-1 / W(20)) - 1;
const clamp = (x: number, from: number, until: number): number => Math.min(until, Math.max(from, x));
const d0 = (g: number): number => W(4) - Math.exp((g - 1) * W(5)) + 1;
function step(m: Memory, o: { dagen: number; g: number; kort: boolean }): Memory {
  const { dagen: days, g, kort: short } = o;
  const R = (1 + (F * days) / m.S) ** -W(20);
  const D = clamp(W(7) * d0(4) + (1 - W(7)) * (m.D - (W(6) * (g - 3) * (10 - m.D)) / 9), 1, 10);
  if (days === 0 && short) {
    const f = Math.exp(W(17) * (g - 3 + W(18))) * m.S ** -W(19);
    return { S: clamp(m.S * (g >= 2 ? Math.max(1, f) : f), 0.001, 36500), D };
  }
  if (g === 1) {
    const after = W(11) * m.D ** -W(12) * ((m.S + 1) ** W(13) - 1) * Math.exp(W(14) * (1 - R));
    return { S: clamp(Math.min(after, short ? m.S / Math.exp(W(17) * W(18)) : m.S), 0.001, 36500), D };
  }
  const growth =
    Math.exp(W(8)) *
    (11 - m.D) *
    m.S ** -W(9) *
    (Math.exp(W(10) * (1 - R)) - 1) *
    (g === 2 ? W(15) : 1) *
    (g === 4 ? W(16) : 1);
  return { S: clamp(m.S * (1 + growth), 0.001, 36500), D };
}

const value = (r: ReturnType<typeof nextMemory>): Memory => (r.ok ? r.value : { S: Number.NaN, D: Number.NaN });
const grade = (n: number): Grade => [DEGREE.fout, DEGREE.moeizaam, DEGREE.goed, DEGREE.vlot][n] ?? DEGREE.goed;

describe('memory (tests 2 and 3)', () => {
  it('gives the worked values', () => {
    const first = value(firstMemory(DEGREE.goed));
    expect(first).toEqual({ S: 2.3065, D: 2.11810397 });
    expect(value(nextMemory(first, { dagen: 1, grade: DEGREE.goed })).S).toBeCloseTo(7.31530068, 8);
    expect(value(nextMemory(first, { dagen: 3, grade: DEGREE.fout }))).toEqual({ S: 0.63685069, D: 7.39450274 });
  });

  it.each([true, false])('equals the independent formulas over 10^5 steps (short term %s)', (short) => {
    const rng = createRng(short ? 5 : 6);
    let worst = 0;
    for (let h = 0; h < 12_500; h += 1) {
      let m = value(firstMemory(grade(rng.int(4))));
      for (let i = 0; i < 8; i += 1) {
        const days = rng.int(3) === 0 ? 0 : rng.int(120);
        const g = grade(rng.int(4));
        const expected = step(m, { dagen: days, g, kort: short });
        m = value(nextMemory(m, { dagen: days, grade: g, shortTerm: short }));
        worst = Math.max(worst, Math.abs(m.S - expected.S) / Math.max(1, expected.S), Math.abs(m.D - expected.D));
      }
    }
    expect(worst).toBeLessThanOrEqual(1e-6);
  });

  it.each(VECTORS)('keeps the stored outcome of %s, as the independent formulas do', (reviewHistory, S, D) => {
    const [[, first = 1] = [], ...rest] = reviewHistory.split(' ').map((part) => part.split(':').map(Number));
    let m = value(firstMemory(grade(first - 1)));
    let loose: Memory = { S: W(first - 1), D: clamp(d0(first), 1, 10) };
    for (const [days = 0, g = 1] of rest) {
      m = value(nextMemory(m, { dagen: days, grade: grade(g - 1) }));
      loose = step(loose, { dagen: days, g, kort: true });
    }
    expect(m).toEqual({ S, D });
    expect(Math.abs(loose.S - S) / Math.max(1, S)).toBeLessThanOrEqual(1e-6);
    expect(loose.D).toBeCloseTo(D, 6);
  });

  it('looks ahead to what the library gives', () => {
    const rng = createRng(8);
    const out = { goed: 0, fout: 0 };
    let worst = 0;
    for (let i = 0; i < 20_000; i += 1) {
      const g = { S: Math.exp(rng.next() * 11 - 5), D: 1 + 9 * rng.next() };
      const days = rng.int(4) === 0 ? 0 : rng.int(200);
      lookAhead(g, days, out);
      for (const [S, gr] of [
        [out.goed, DEGREE.goed],
        [out.fout, DEGREE.fout],
      ] as const) {
        const expected = value(nextMemory(g, { dagen: days, grade: gr })).S;
        worst = Math.max(worst, Math.abs(S - expected) / Math.max(1, expected));
      }
    }
    expect(worst).toBeLessThanOrEqual(1e-6);
  });

  it('forgets with time and keeps longer with more stability', () => {
    for (const S of [0.3, 1, 5, 40]) {
      let previous = 1;
      for (const t of [0, 1, 2, 5, 20, 100]) {
        const R = recall(S, t);
        expect(R).toBeLessThan(previous);
        expect(recall(S * 2, t)).toBeGreaterThan(R);
        previous = R;
      }
    }
    expect(recall(5, 5)).toBeCloseTo(0.9, 6);
  });

  it('never plans within a day and inverts the curve', () => {
    expect(interval(0.01, 0.9)).toBe(1);
    expect(interval(10, 0.9)).toBe(10);
    expect(recall(20, interval(20, 0.8))).toBeCloseTo(0.8, 2);
  });

  it('takes no memory as no chance', () => {
    expect(recall(0, 3)).toBe(0);
    expect(recall(Number.NaN, 3)).toBe(0);
  });

  it.each([
    [{ S: 1, D: 5 }, 0.5],
    [{ S: 1, D: 5 }, -1],
    [{ S: 1, D: 5 }, Number.NaN],
    [{ S: Number.NaN, D: 5 }, 1],
    [{ S: 1, D: 0 }, 1],
    [{ S: 0, D: 5 }, 1],
    [{ S: 1, D: 11 }, 1],
  ])('refuses %o after %s days', (m, days) => {
    expect(nextMemory(m, { dagen: days, grade: DEGREE.goed })).toEqual({ ok: false, fout: 'antwoord-ongeldig' });
  });

  it('makes a hard item start harder, within 1..10', () => {
    expect(value(firstMemory(DEGREE.goed, 2)).D).toBeCloseTo(3.118, 3);
    expect(value(firstMemory(DEGREE.fout, 40)).D).toBe(10);
    expect(firstMemory(DEGREE.goed, Number.NaN).ok).toBe(false);
  });
});
