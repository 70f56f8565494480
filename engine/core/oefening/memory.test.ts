import { describe, expect, it } from 'vitest';
import { createRng } from '#engine/core/basis/rng.ts';
import {
  eersteGeheugen,
  GRAAD,
  herinnering,
  interval,
  kijkVooruit,
  volgendeGeheugen,
  type Geheugen,
  type Graad,
} from './memory.ts';
import { VECTOREN } from './memory-vectoren.fixture.ts';
import { PARAMS } from './params.ts';

/** Independent FSRS-6, written from the formulas of the design. */
const w = PARAMS.w;
const W = (i: number): number => w[i] ?? 0;
const F = 0.9 ** (-1 / W(20)) - 1;
const klem = (x: number, van: number, tot: number): number => Math.min(tot, Math.max(van, x));
const d0 = (g: number): number => W(4) - Math.exp((g - 1) * W(5)) + 1;
function stap(m: Geheugen, o: { dagen: number; g: number; kort: boolean }): Geheugen {
  const { dagen, g, kort } = o;
  const R = (1 + (F * dagen) / m.S) ** -W(20);
  const D = klem(W(7) * d0(4) + (1 - W(7)) * (m.D - (W(6) * (g - 3) * (10 - m.D)) / 9), 1, 10);
  if (dagen === 0 && kort) {
    const f = Math.exp(W(17) * (g - 3 + W(18))) * m.S ** -W(19);
    return { S: klem(m.S * (g >= 2 ? Math.max(1, f) : f), 0.001, 36500), D };
  }
  if (g === 1) {
    const na = W(11) * m.D ** -W(12) * ((m.S + 1) ** W(13) - 1) * Math.exp(W(14) * (1 - R));
    return { S: klem(Math.min(na, kort ? m.S / Math.exp(W(17) * W(18)) : m.S), 0.001, 36500), D };
  }
  const groei =
    Math.exp(W(8)) *
    (11 - m.D) *
    m.S ** -W(9) *
    (Math.exp(W(10) * (1 - R)) - 1) *
    (g === 2 ? W(15) : 1) *
    (g === 4 ? W(16) : 1);
  return { S: klem(m.S * (1 + groei), 0.001, 36500), D };
}

const waarde = (r: ReturnType<typeof volgendeGeheugen>): Geheugen =>
  r.ok ? r.value : { S: Number.NaN, D: Number.NaN };
const graad = (n: number): Graad => [GRAAD.fout, GRAAD.moeizaam, GRAAD.goed, GRAAD.vlot][n] ?? GRAAD.goed;

describe('memory (tests 2 and 3)', () => {
  it('gives the worked values', () => {
    const eerste = waarde(eersteGeheugen(GRAAD.goed));
    expect(eerste).toEqual({ S: 2.3065, D: 2.11810397 });
    expect(waarde(volgendeGeheugen(eerste, { dagen: 1, graad: GRAAD.goed })).S).toBeCloseTo(7.31530068, 8);
    expect(waarde(volgendeGeheugen(eerste, { dagen: 3, graad: GRAAD.fout }))).toEqual({ S: 0.63685069, D: 7.39450274 });
  });

  it.each([true, false])('equals the independent formulas over 10^5 steps (short term %s)', (kort) => {
    const rng = createRng(kort ? 5 : 6);
    let ergste = 0;
    for (let h = 0; h < 12_500; h += 1) {
      let m = waarde(eersteGeheugen(graad(rng.int(4))));
      for (let i = 0; i < 8; i += 1) {
        const dagen = rng.int(3) === 0 ? 0 : rng.int(120);
        const g = graad(rng.int(4));
        const verwacht = stap(m, { dagen, g, kort });
        m = waarde(volgendeGeheugen(m, { dagen, graad: g, korteTermijn: kort }));
        ergste = Math.max(ergste, Math.abs(m.S - verwacht.S) / Math.max(1, verwacht.S), Math.abs(m.D - verwacht.D));
      }
    }
    expect(ergste).toBeLessThanOrEqual(1e-6);
  });

  it.each(VECTOREN)('keeps the stored outcome of %s, as the independent formulas do', (historie, S, D) => {
    const [[, eerste = 1] = [], ...rest] = historie.split(' ').map((deel) => deel.split(':').map(Number));
    let m = waarde(eersteGeheugen(graad(eerste - 1)));
    let los: Geheugen = { S: W(eerste - 1), D: klem(d0(eerste), 1, 10) };
    for (const [dagen = 0, g = 1] of rest) {
      m = waarde(volgendeGeheugen(m, { dagen, graad: graad(g - 1) }));
      los = stap(los, { dagen, g, kort: true });
    }
    expect(m).toEqual({ S, D });
    expect(Math.abs(los.S - S) / Math.max(1, S)).toBeLessThanOrEqual(1e-6);
    expect(los.D).toBeCloseTo(D, 6);
  });

  it('looks ahead to what the library gives', () => {
    const rng = createRng(8);
    const uit = { goed: 0, fout: 0 };
    let ergste = 0;
    for (let i = 0; i < 20_000; i += 1) {
      const g = { S: Math.exp(rng.next() * 11 - 5), D: 1 + 9 * rng.next() };
      const dagen = rng.int(4) === 0 ? 0 : rng.int(200);
      kijkVooruit(g, dagen, uit);
      for (const [S, gr] of [
        [uit.goed, GRAAD.goed],
        [uit.fout, GRAAD.fout],
      ] as const) {
        const verwacht = waarde(volgendeGeheugen(g, { dagen, graad: gr })).S;
        ergste = Math.max(ergste, Math.abs(S - verwacht) / Math.max(1, verwacht));
      }
    }
    expect(ergste).toBeLessThanOrEqual(1e-6);
  });

  it('forgets with time and keeps longer with more stability', () => {
    for (const S of [0.3, 1, 5, 40]) {
      let vorige = 1;
      for (const t of [0, 1, 2, 5, 20, 100]) {
        const R = herinnering(S, t);
        expect(R).toBeLessThan(vorige);
        expect(herinnering(S * 2, t)).toBeGreaterThan(R);
        vorige = R;
      }
    }
    expect(herinnering(5, 5)).toBeCloseTo(0.9, 6);
  });

  it('never plans within a day and inverts the curve', () => {
    expect(interval(0.01, 0.9)).toBe(1);
    expect(interval(10, 0.9)).toBe(10);
    expect(herinnering(20, interval(20, 0.8))).toBeCloseTo(0.8, 2);
  });

  it('takes no memory as no chance', () => {
    expect(herinnering(0, 3)).toBe(0);
    expect(herinnering(Number.NaN, 3)).toBe(0);
  });

  it.each([
    [{ S: 1, D: 5 }, 0.5],
    [{ S: 1, D: 5 }, -1],
    [{ S: 1, D: 5 }, Number.NaN],
    [{ S: Number.NaN, D: 5 }, 1],
    [{ S: 1, D: 0 }, 1],
    [{ S: 0, D: 5 }, 1],
    [{ S: 1, D: 11 }, 1],
  ])('refuses %o after %s days', (m, dagen) => {
    expect(volgendeGeheugen(m, { dagen, graad: GRAAD.goed })).toEqual({ ok: false, fout: 'antwoord-ongeldig' });
  });

  it('makes a hard item start harder, within 1..10', () => {
    expect(waarde(eersteGeheugen(GRAAD.goed, 2)).D).toBeCloseTo(3.118, 3);
    expect(waarde(eersteGeheugen(GRAAD.fout, 40)).D).toBe(10);
    expect(eersteGeheugen(GRAAD.goed, Number.NaN).ok).toBe(false);
  });
});
