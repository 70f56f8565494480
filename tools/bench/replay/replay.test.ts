import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../practice/random.ts';
import { W1 } from '../practice/worlds/w1.ts';
import { W3 } from '../practice/worlds/w3.ts';
import { fitArm, type ArmName } from './arms.ts';
import { createLogs } from './generate.ts';
import { auc, weightedAuc, ece10, logLoss, logLosses, measure, rmse, orderOf } from './metrics.ts';
import { predictEverything } from './replay.ts';
import { readLog, LogError, SkillNumbers } from './three-line.ts';

const f = (list: number[]): Float64Array => Float64Array.from(list);
const u = (list: number[]): Uint8Array => Uint8Array.from(list);

describe('measures', () => {
  it('ranks with ties sharing their mean', () => {
    expect(auc(f([0.1, 0.4, 0.35, 0.8]), u([0, 0, 1, 1]))).toBe(0.75);
    expect(auc(f([0.5, 0.5, 0.5, 0.5]), u([0, 1, 0, 1]))).toBe(0.5);
    expect(auc(f([0.2, 0.2, 0.9]), u([0, 1, 1]))).toBe(0.75);
  });

  it('counts an answer as often as it was drawn', () => {
    const random = createRandom('gewogen');
    const p = Float64Array.from({ length: 60 }, () => random.whole(12) / 12);
    const x = Uint8Array.from(p, (chance) => (random.uniform() < chance ? 1 : 0));
    const weight = Uint16Array.from(p, () => random.whole(4));
    const times = [...weight].flatMap((n, i) => Array.from({ length: n }, () => i));
    expect(weightedAuc({ p, x, volgorde: orderOf(p) }, weight)).toBe(
      auc(f(times.map((i) => p[i] ?? 0)), u(times.map((i) => x[i] ?? 0))),
    );
    expect(logLosses(p, x).reduce((a, b) => a + b, 0) / 60).toBeCloseTo(logLoss(p, x), 12);
  });

  it('clips before the logarithm', () => {
    expect(logLoss(f([1, 0]), u([1, 0]))).toBeCloseTo(1e-6, 8);
    expect(logLoss(f([0]), u([1]))).toBeCloseTo(-Math.log(1e-6), 6);
  });

  it('measures calibration in ten bins and 1.0 in the last', () => {
    expect(ece10(f([1, 1, 0.05, 0.05]), u([1, 0, 0, 0]))).toBeCloseTo((1 + 0.1) / 4, 10);
    expect(rmse(f([1, 0]), u([0, 0]))).toBeCloseTo(Math.SQRT1_2, 10);
  });
});

describe('the three-line format', () => {
  it('accepts CRLF, trailing commas, blank lines at the end and strange ids', () => {
    const numbers = new SkillNumbers();
    const log = readLog('3\r\n7,900,7,\r\n1,0,1,\r\n1\r\nx\r\n0\r\n\r\n\r\n', numbers);
    expect(log.sequences.map((r) => [[...r.skills], [...r.x]])).toEqual([
      [
        [0, 1, 0],
        [1, 0, 1],
      ],
      [[2], [0]],
    ]);
    expect(numbers.aantal).toBe(3);
    expect(log.waarschuwingen).toEqual([]);
  });

  it('uses the shorter list and warns', () => {
    const log = readLog('3\n1,2,3\n1,0\n', new SkillNumbers());
    expect(log.aantal).toBe(2);
    expect(log.waarschuwingen).toHaveLength(1);
  });

  it.each([
    ['x\n1\n1\n', 1],
    ['1\n1\n2\n', 3],
    ['1\n1\n', 2],
    ['2\n1,,2\n1,0\n', 2],
  ])('names the line of %j', (text, rule) => {
    expect(() => readLog(text, new SkillNumbers())).toThrow(expect.objectContaining({ regel: rule }));
    expect(() => readLog(text, new SkillNumbers())).toThrow(LogError);
  });
});

describe('the arms on a generated log', () => {
  const numbers = new SkillNumbers();
  const logs = createLogs({ skills: 60, pupils: 300, answers: 60, world: W1, seed: 7 });
  const train = readLog(logs.train, numbers);
  const test = readLog(logs.test, numbers);
  const peers = (arm: ArmName) => {
    const { p, x } = predictEverything(fitArm(arm, train, numbers.aantal), test);
    return measure(p, x);
  };

  it('puts the product above all others and near to calibrated', () => {
    const product = peers('product');
    for (const arm of ['constant', 'skill-mean', 'elo'] as const) {
      expect(product.auc).toBeGreaterThan(peers(arm).auc);
      expect(product.logLoss).toBeLessThan(peers(arm).logLoss);
    }
    expect(product.ece10).toBeLessThan(0.04);
    expect(product.auc).toBeGreaterThan(0.795);
  });

  it('ships what it measures: the first day is near to what the nights make of it', () => {
    const [first, later] = [peers('shipped'), peers('product')];
    expect(later.auc - first.auc).toBeLessThan(0.015);
    expect(first.auc).toBeGreaterThan(peers('elo').auc);
    expect(first.ece10).toBeLessThan(0.04);
  });

  it('predicts no worse than it did, for each world (test 11)', () => {
    for (const [world, known] of [
      [W1, 0.8335],
      [W3, 0.8541],
    ] as const) {
      const nrs = new SkillNumbers();
      const text = createLogs({ skills: 60, pupils: 300, answers: 60, world, seed: 11 });
      const [learn, trial] = [readLog(text.train, nrs), readLog(text.test, nrs)];
      const { p, x } = predictEverything(fitArm('product', learn, nrs.aantal), trial);
      expect(auc(p, x)).toBeGreaterThanOrEqual(known - 0.003);
    }
  });

  it('looks at nothing that comes later', () => {
    const different = {
      ...test,
      sequences: test.sequences.map((r) => ({ skills: r.skills, x: r.x.map((x, i) => (i < 10 ? x : 1 - x)) })),
    };
    const a = predictEverything(fitArm('product', train, numbers.aantal), test).p;
    const b = predictEverything(fitArm('product', train, numbers.aantal), different).p;
    let spot = 0;
    for (const { x } of test.sequences) {
      expect(b.slice(spot, spot + Math.min(11, x.length))).toEqual(a.slice(spot, spot + Math.min(11, x.length)));
      spot += x.length;
    }
  });

  it('predicts fair coins no better than a coin', () => {
    const random = createRandom('munt', 1);
    const munt = {
      ...test,
      sequences: test.sequences.map((r) => ({ skills: r.skills, x: r.x.map(() => (random.uniform() < 0.5 ? 1 : 0)) })),
    };
    const { p, x } = predictEverything(fitArm('product', train, numbers.aantal), munt);
    expect(Math.abs(auc(p, x) - 0.5)).toBeLessThan(0.03);
  });
});

describe('the command (test 22)', () => {
  let map = '';
  const call = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/bench/replay/replay.ts', ...args], { encoding: 'utf8' });
  beforeAll(() => {
    map = mkdtempSync(join(tmpdir(), 'taaltocht-replay-'));
    const { train, test } = createLogs({ skills: 10, pupils: 20, answers: 10, world: W1, seed: 3 });
    writeFileSync(join(map, 'train.txt'), train);
    writeFileSync(join(map, 'test.txt'), test);
    writeFileSync(join(map, 'stuk.txt'), '2\n1,2\n1,7\n');
  });
  afterAll(() => rmSync(map, { recursive: true, force: true }));

  it('prints exactly one line of JSON', () => {
    const out = call(
      '--train',
      join(map, 'train.txt'),
      '--test',
      join(map, 'test.txt'),
      '--format',
      'three-line',
      '--json',
    );
    expect(out.status).toBe(0);
    expect(out.stdout.split('\n')).toHaveLength(2);
    expect(Object.keys(JSON.parse(out.stdout))).toEqual(['n', 'auc', 'logLoss', 'rmse', 'ece10', 'microsPerAnswer']);
  }, 60_000);

  it('ends with 2 and the line for a malformed file, a missing file and a wrong option', () => {
    const piece = call('--train', join(map, 'train.txt'), '--test', join(map, 'stuk.txt'), '--json');
    expect(piece.status).toBe(2);
    expect(piece.stdout).toBe('');
    expect(piece.stderr).toContain('regel 3');
    expect(call('--train', join(map, 'weg.txt'), '--test', join(map, 'test.txt')).status).toBe(2);
    expect(call('--arm', 'tarot').status).toBe(2);
  }, 60_000);
});
