import { describe, expect, it } from 'vitest';
import { createBank } from './bank.ts';
import { createCalendar, REGIMES } from './calendar.ts';
import { atSuccess } from './paired.ts';
import { runAction, WORLDS } from './plan.ts';
import { labelHeights } from './plot.ts';
import { RANDOM } from './policies/simple.ts';
import { simulate } from './run.ts';
import { cellOf, terciles } from './summary.ts';
import { toets, toetsBand } from './targets.ts';
import { createRandom } from './random.ts';

const small = { woorden: 60, uren: 1 };
const bank = createBank(small.woorden, 6, createRandom('bank', 1));
const trial = (world: 'W1' | 'W2' | 'W3' | 'W4') => ({
  world: WORLDS[world],
  bank,
  start: { bank, b: bank.b, fout: 0.6 },
  kalender: createCalendar(small, createRandom('kalender', 1), false),
  seed: 1,
  leerling: 1,
});

describe('the worlds', () => {
  it.each(['W1', 'W2', 'W3', 'W4'] as const)('%s: chances stay chances, practice helps at once and fades', (name) => {
    const random = createRandom('aard', name);
    const leerling = { ...WORLDS[name].leerling(bank, random), theta: 0 };
    const sim = WORLDS[name].sim(bank, leerling, random);
    const before = sim.kans(3, 0, 0);
    for (let i = 0; i < 4; i += 1) sim.practice(3, 1, { day: i });
    const immediate = sim.kans(3, 3.01, 0);
    const later = sim.kans(3, 120, 0);
    expect(before).toBeGreaterThan(0);
    expect(immediate).toBeLessThan(1);
    expect(immediate).toBeGreaterThan(before);
    expect(later).toBeLessThan(immediate);
  });

  it.each(['W1', 'W2', 'W3', 'W4'] as const)('%s: looking ahead for the oracle changes nothing', (name) => {
    const create = () => {
      const random = createRandom('aard', name);
      return WORLDS[name].sim(bank, WORLDS[name].leerling(bank, random), random);
    };
    const [a, b] = [create(), create()];
    for (const sim of [a, b]) sim.practice(5, 1, { day: 0 });
    const after = a.ahead(5, { dag: 2, later: 30 });
    expect(after.goed).toBeGreaterThan(after.niet);
    expect(after.nu).toBe(b.kans(5, 2, 0));
    expect(a.kans(5, 10, 0)).toBe(b.kans(5, 10, 0));
  });
});

it.each(['W1', 'W2', 'W3', 'W4'] as const)(
  '%s: what was looked up once a day is looked up again after an encounter and on another day',
  (name) => {
    const create = () => {
      const random = createRandom('aard', name);
      return WORLDS[name].sim(bank, WORLDS[name].leerling(bank, random), random);
    };
    const [a, b] = [create(), create()];
    for (let day = 0; day < 6; day += 1) {
      for (const woord of [5, 11]) a.ahead(woord, { dag: day, later: 90 });
      for (const sim of [a, b]) sim.practice(5, day % 2 === 0 ? 1 : 0, { day });
    }
    for (const later of [30, 90])
      for (const woord of [5, 11]) expect(a.ahead(woord, { dag: 8, later })).toEqual(b.ahead(woord, { dag: 8, later }));
  },
);

describe('a simulated year', () => {
  it('is the same every time and fills the hours of the calendar', () => {
    const a = simulate(trial('W1'), RANDOM);
    const b = simulate(trial('W1'), RANDOM);
    expect({ ...a, micros: 0 }).toEqual({ ...b, micros: 0 });
    expect(a.uren).toBeGreaterThan(0.8);
    expect(a.uren).toBeLessThan(1.4);
    expect(a.gain90).toBeGreaterThan(0);
    expect(a.gain30).toBeGreaterThan(a.gain90);
  });

  it('holds the wanted success', () => {
    const rows = runAction({
      world: 'W2',
      regime: 'schaars',
      seed: 1,
      van: 0,
      tot: 1,
      policy: 'ours-.85',
      band: false,
    });
    expect(Math.abs((rows[0]?.jaar.succes ?? 0) - 0.85)).toBeLessThan(0.03);
  }, 120_000);
});

describe('the report', () => {
  it('reads the gain at a success between two targets, and not outside them', () => {
    const points = [
      { succes: 0.6, gain: 30 },
      { succes: 0.8, gain: 20 },
    ];
    expect(atSuccess(points, 0.7)).toBeCloseTo(25, 10);
    expect(atSuccess(points, 0.595)).toBe(30);
    expect(atSuccess(points, 0.55)).toBeNull();
    expect(atSuccess(points, 0.82)).toBeNull();
  });

  it('keeps labels off each other and near their points', () => {
    expect(
      labelHeights([
        { x: 0, y: 100 },
        { x: 10, y: 104 },
        { x: 400, y: 101 },
      ]),
    ).toEqual([100, 116, 101]);
  });

  it('counts the best baseline of every world, not the oracle', () => {
    const pair = (world: string, b: string, ratio: number) => ({
      world,
      a: 'ours',
      b,
      matchedSuccess: 0.7,
      ratio,
      ci95: null,
    });
    const pairs = ['W1', 'W2', 'W3'].flatMap((world, i) => [
      pair(world, '3-op-rij', 0.8 + i / 10),
      pair(world, 'random', 1.2),
      pair(world, 'orakel', 0.1),
    ]);
    const row = (id: string) => toets([], pairs).find((t) => t.id === id);
    expect(row('E1.worst')).toMatchObject({ value: 0.8, pass: false });
    expect(row('E1.mean')?.value).toBeCloseTo(0.9, 12);
  });

  it('counts who stays in the band of the setting, in the worst cell, and only when the band was on', () => {
    const year = simulate(trial('W1'), RANDOM);
    const row = (world: string, policy: string, success: number) => ({
      world,
      regime: 'schaars',
      seed: 1,
      leerling: 0,
      policy,
      jaar: { ...year, succes: success },
    });
    const rows = [
      row('W1', 'ours-.75', 0.81),
      row('W1', 'ours-.75', 0.83),
      row('W2', 'ours-.90', 0.94),
      row('W2', 'ours-.80', 0.1),
      row('W2', 'random', 0.1),
      row('W2', 'ours-vrij', 0.1),
    ];
    expect(toetsBand(rows, true)).toMatchObject({ value: 0.5, pass: false });
    expect(toetsBand(rows.slice(2), true)).toMatchObject({ value: 1, pass: true });
    expect(toetsBand([row('W1', 'ours-.90', 0.96)], true)).toMatchObject({ value: 0 });
    expect(toetsBand(rows, false)).toMatchObject({ value: null, pass: null });
  });

  it('weighs hours and splits leerlingen in three', () => {
    const year = simulate(trial('W1'), RANDOM);
    const rows = [-1, 0, 1].map((theta, leerling) => ({
      world: 'W1',
      regime: 'schaars',
      seed: 1,
      leerling,
      policy: 'random',
      jaar: { ...year, theta, gain90: 10 * (leerling + 1), uren: leerling + 1 },
    }));
    const cell = cellOf(rows);
    expect(cell.gain90).toBeCloseTo(10, 10);
    expect(cell).toMatchObject({ target: null, meanDev: null, ece: null });
    expect(terciles([...rows].reverse()).map((groep) => groep.map((r) => r.jaar.theta))).toEqual([[-1], [0], [1]]);
  });
});

it('spreads the hours of a regime over school weeks', () => {
  for (const regime of Object.values(REGIMES)) {
    const calendar = createCalendar(regime, createRandom('kalender', 9), false);
    const hours = calendar.reduce((sum, s) => sum + s.minuten, 0) / 60;
    expect(Math.abs(hours / regime.uren - 1)).toBeLessThan(0.1);
    expect(calendar.some((s) => Math.floor(s.dag / 7) === 17)).toBe(false);
    expect(calendar.every((s, i) => i === 0 || s.dag >= (calendar[i - 1]?.dag ?? 0))).toBe(true);
  }
});
