import { describe, expect, it } from 'vitest';
import { createBank } from './bank.ts';
import { createKalender, REGIMES } from './calendar.ts';
import { opSucces } from './paired.ts';
import { voerUit, WORLDS } from './plan.ts';
import { labelHoogten } from './plot.ts';
import { RANDOM } from './policies/simple.ts';
import { simuleer } from './run.ts';
import { celVan, tercielen } from './summary.ts';
import { toets, toetsBand } from './targets.ts';
import { createToeval } from './toeval.ts';

const klein = { woorden: 60, uren: 1 };
const bank = createBank(klein.woorden, 6, createToeval('bank', 1));
const proef = (world: 'W1' | 'W2' | 'W3' | 'W4') => ({
  world: WORLDS[world],
  bank,
  start: { bank, b: bank.b, fout: 0.6 },
  kalender: createKalender(klein, createToeval('kalender', 1), false),
  seed: 1,
  leerling: 1,
});

describe('the worlds', () => {
  it.each(['W1', 'W2', 'W3', 'W4'] as const)('%s: chances stay chances, practice helps at once and fades', (naam) => {
    const toeval = createToeval('aard', naam);
    const leerling = { ...WORLDS[naam].leerling(bank, toeval), theta: 0 };
    const sim = WORLDS[naam].sim(bank, leerling, toeval);
    const voor = sim.kans(3, 0, 0);
    for (let i = 0; i < 4; i += 1) sim.oefen(3, 1, i);
    const meteen = sim.kans(3, 3.01, 0);
    const later = sim.kans(3, 120, 0);
    expect(voor).toBeGreaterThan(0);
    expect(meteen).toBeLessThan(1);
    expect(meteen).toBeGreaterThan(voor);
    expect(later).toBeLessThan(meteen);
  });

  it.each(['W1', 'W2', 'W3', 'W4'] as const)('%s: looking ahead for the oracle changes nothing', (naam) => {
    const maak = () => {
      const toeval = createToeval('aard', naam);
      return WORLDS[naam].sim(bank, WORLDS[naam].leerling(bank, toeval), toeval);
    };
    const [a, b] = [maak(), maak()];
    for (const sim of [a, b]) sim.oefen(5, 1, 0);
    const na = a.vooruit(5, { dag: 2, later: 30 });
    expect(na.goed).toBeGreaterThan(na.niet);
    expect(na.nu).toBe(b.kans(5, 2, 0));
    expect(a.kans(5, 10, 0)).toBe(b.kans(5, 10, 0));
  });
});

it.each(['W1', 'W2', 'W3', 'W4'] as const)(
  '%s: what was looked up once a day is looked up again after an encounter and on another day',
  (naam) => {
    const maak = () => {
      const toeval = createToeval('aard', naam);
      return WORLDS[naam].sim(bank, WORLDS[naam].leerling(bank, toeval), toeval);
    };
    const [a, b] = [maak(), maak()];
    for (let dag = 0; dag < 6; dag += 1) {
      for (const woord of [5, 11]) a.vooruit(woord, { dag, later: 90 });
      for (const sim of [a, b]) sim.oefen(5, dag % 2 === 0 ? 1 : 0, dag);
    }
    for (const later of [30, 90])
      for (const woord of [5, 11])
        expect(a.vooruit(woord, { dag: 8, later })).toEqual(b.vooruit(woord, { dag: 8, later }));
  },
);

describe('a simulated year', () => {
  it('is the same every time and fills the hours of the calendar', () => {
    const a = simuleer(proef('W1'), RANDOM);
    const b = simuleer(proef('W1'), RANDOM);
    expect({ ...a, micros: 0 }).toEqual({ ...b, micros: 0 });
    expect(a.uren).toBeGreaterThan(0.8);
    expect(a.uren).toBeLessThan(1.4);
    expect(a.gain90).toBeGreaterThan(0);
    expect(a.gain30).toBeGreaterThan(a.gain90);
  });

  it('holds the wanted success', () => {
    const rijen = voerUit({ world: 'W2', regime: 'schaars', seed: 1, van: 0, tot: 1, policy: 'ours-.85', band: false });
    expect(Math.abs((rijen[0]?.jaar.succes ?? 0) - 0.85)).toBeLessThan(0.03);
  }, 120_000);
});

describe('the report', () => {
  it('reads the gain at a success between two targets, and not outside them', () => {
    const punten = [
      { succes: 0.6, gain: 30 },
      { succes: 0.8, gain: 20 },
    ];
    expect(opSucces(punten, 0.7)).toBeCloseTo(25, 10);
    expect(opSucces(punten, 0.595)).toBe(30);
    expect(opSucces(punten, 0.55)).toBeNull();
    expect(opSucces(punten, 0.82)).toBeNull();
  });

  it('keeps labels off each other and near their points', () => {
    expect(
      labelHoogten([
        { x: 0, y: 100 },
        { x: 10, y: 104 },
        { x: 400, y: 101 },
      ]),
    ).toEqual([100, 116, 101]);
  });

  it('counts the best baseline of every world, not the oracle', () => {
    const paar = (world: string, b: string, ratio: number) => ({
      world,
      a: 'ours',
      b,
      matchedSuccess: 0.7,
      ratio,
      ci95: null,
    });
    const paren = ['W1', 'W2', 'W3'].flatMap((world, i) => [
      paar(world, '3-op-rij', 0.8 + i / 10),
      paar(world, 'random', 1.2),
      paar(world, 'orakel', 0.1),
    ]);
    const rij = (id: string) => toets([], paren).find((t) => t.id === id);
    expect(rij('E1.worst')).toMatchObject({ value: 0.8, pass: false });
    expect(rij('E1.mean')?.value).toBeCloseTo(0.9, 12);
  });

  it('counts who stays in the band of the setting, in the worst cell, and only when the band was on', () => {
    const jaar = simuleer(proef('W1'), RANDOM);
    const rij = (world: string, policy: string, succes: number) => ({
      world,
      regime: 'schaars',
      seed: 1,
      leerling: 0,
      policy,
      jaar: { ...jaar, succes },
    });
    const rijen = [
      rij('W1', 'ours-.75', 0.81),
      rij('W1', 'ours-.75', 0.83),
      rij('W2', 'ours-.90', 0.94),
      rij('W2', 'ours-.80', 0.1),
      rij('W2', 'random', 0.1),
      rij('W2', 'ours-vrij', 0.1),
    ];
    expect(toetsBand(rijen, true)).toMatchObject({ value: 0.5, pass: false });
    expect(toetsBand(rijen.slice(2), true)).toMatchObject({ value: 1, pass: true });
    expect(toetsBand([rij('W1', 'ours-.90', 0.96)], true)).toMatchObject({ value: 0 });
    expect(toetsBand(rijen, false)).toMatchObject({ value: null, pass: null });
  });

  it('weighs hours and splits leerlingen in three', () => {
    const jaar = simuleer(proef('W1'), RANDOM);
    const rijen = [-1, 0, 1].map((theta, leerling) => ({
      world: 'W1',
      regime: 'schaars',
      seed: 1,
      leerling,
      policy: 'random',
      jaar: { ...jaar, theta, gain90: 10 * (leerling + 1), uren: leerling + 1 },
    }));
    const cel = celVan(rijen);
    expect(cel.gain90).toBeCloseTo(10, 10);
    expect(cel).toMatchObject({ target: null, meanDev: null, ece: null });
    expect(tercielen([...rijen].reverse()).map((groep) => groep.map((r) => r.jaar.theta))).toEqual([[-1], [0], [1]]);
  });
});

it('spreads the hours of a regime over school weeks', () => {
  for (const regime of Object.values(REGIMES)) {
    const kalender = createKalender(regime, createToeval('kalender', 9), false);
    const uren = kalender.reduce((som, s) => som + s.minuten, 0) / 60;
    expect(Math.abs(uren / regime.uren - 1)).toBeLessThan(0.1);
    expect(kalender.some((s) => Math.floor(s.dag / 7) === 17)).toBe(false);
    expect(kalender.every((s, i) => i === 0 || s.dag >= (kalender[i - 1]?.dag ?? 0))).toBe(true);
  }
});
