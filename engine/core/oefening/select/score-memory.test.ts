import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oefeninstellingSchema } from '#engine/core/domein/oefeninstelling.ts';
import { itemNr } from '#engine/core/taal/woord/woord.ts';
import { DOELEN, WOORDEN } from '../fake/test-kit.ts';
import { createModel } from '../model/model.ts';
import { PARAMS } from '../model/params.ts';
import { restrict } from '../model/settings.ts';
import { createPracticeState, newWoord, type LeerlingState, type WoordState } from '../model/state.ts';
import type { Columns } from './candidate.ts';
import { createStock } from './candidates.ts';
import { poolFrom } from './pool.ts';
import { scoreRows } from './score.ts';
import { knownChance, memoryGain, newWorth, setFamilies, settleWorth } from './score-memory.ts';

fc.configureGlobal({ seed: 20 });

const m = createModel(WOORDEN, DOELEN);
const setting = restrict(m, oefeninstellingSchema.parse({}));
if (!setting.ok) throw new Error(setting.fout);
const restriction = setting.value;
const DAY = 100;

/** A leerling with one word in memory, whose reviews spoke for one family. */
function learner(curve: number, over: Partial<WoordState> = {}): LeerlingState {
  const s = Object.assign(createPracticeState(4, 1), { curve });
  s.woorden.set(itemNr('w-trein'), { ...newWoord(), S: 3, D: 5, dag: DAY - 2, reps: 2, run: 1, ...over });
  return s;
}

/** Scored columns of two words: row 0 is in memory, row 1 was never met. */
function columnsOf(s: LeerlingState): Columns {
  const dictee = { doelId: 'ei', format: 'dictee', k: 0 } as const;
  const vragen = ['w-trein', 'w-klein'].map((itemId) => ({ itemId, ...dictee }));
  const stock = createStock(s, poolFrom(m, restriction, vragen), DAY);
  if (!stock.ok) throw new Error(stock.fout);
  const { kolommen: columns, rijen: rows } = stock.value;
  scoreRows(m, s, { kolommen: columns, rijen: rows, previousDoel: '' });
  return columns;
}

const p0 = 0.4;
const curves = fc.double({ min: -4, max: 4, noNaN: true });

describe('families of memory in the score', () => {
  it('stand in the columns as the state has them', () => {
    const columns = columnsOf(learner(0));
    setFamilies(columns, learner(-2));
    expect(columns.families.share).toBeCloseTo(1 / (1 + Math.exp(2)), 12);
    expect(columns.families.lead).toBeCloseTo(1 - 2 / (1 + Math.exp(2)), 12);
    setFamilies(columns, learner(2));
    expect(columns.families.lead).toBe(0);
  });

  it('know a word at least as well as the rule alone, and one never met exactly as well', () => {
    fc.assert(
      fc.property(curves, fc.double({ min: 0.02, max: 0.98, noNaN: true }), (curve, chance) => {
        const columns = columnsOf(learner(curve));
        expect(knownChance(columns, 0, chance)).toBeGreaterThan(chance);
        expect(knownChance(columns, 1, chance)).toBeCloseTo(chance, 12);
      }),
      { numRuns: 40 },
    );
  });

  it('lie between what each of them says alone', () => {
    const [byTraces, between, byCurve] = [-60, 0, 60].map((curve) => knownChance(columnsOf(learner(curve)), 0, p0));
    expect(between).toBeCloseTo(((byTraces ?? 0) + (byCurve ?? 0)) / 2, 12);
    expect(byCurve).toBeGreaterThan(byTraces ?? 1); // two days after an answer the curve is almost sure
  });

  it('both gain by an answer to a word that was never met', () => {
    for (const curve of [-60, 60]) expect(memoryGain(columnsOf(learner(curve)), 1, p0)).toBeGreaterThan(0);
  });

  it('gain less by traces with every encounter before', () => {
    const gains = [1, 2, 5, 20].map((reps) => memoryGain(columnsOf(learner(-60, { reps })), 0, p0));
    expect(gains.toSorted((a, b) => b - a)).toEqual(gains);
    expect(gains.at(-1)).toBeGreaterThan(0);
  });

  it('see almost no gain of the curve in asking again on the day itself, and traces do', () => {
    const today = { dag: DAY };
    const byCurve = memoryGain(columnsOf(learner(60, today)), 0, p0);
    const byTraces = memoryGain(columnsOf(learner(-60, today)), 0, p0);
    expect(byCurve).toBeLessThan(byTraces);
  });
});

describe('worth of words while traces lead', () => {
  it('goes to a word that was never met, not to one in memory', () => {
    const columns = columnsOf(learner(-60));
    expect([newWorth(columns, 0), newWorth(columns, 1)]).toEqual([0, PARAMS.nu]);
  });

  it('goes to a word of today until it was right three times in a row', () => {
    const worth = (over: Partial<WoordState>): number => settleWorth(columnsOf(learner(-60, over)), 0);
    expect([0, 1, 2, 3].map((run) => worth({ dag: DAY, run }))).toEqual([
      PARAMS.settle,
      PARAMS.settle,
      PARAMS.settle,
      0,
    ]);
    expect(worth({ dag: DAY - 1, run: 0 })).toBe(0);
  });

  it('is nothing as long as the families are even or the curve leads', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6, noNaN: true }), (curve) => {
        const columns = columnsOf(learner(curve, { dag: DAY, run: 0 }));
        expect([newWorth(columns, 1), settleWorth(columns, 0)]).toEqual([0, 0]);
      }),
      { numRuns: 30 },
    );
  });
});
