import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createToeval } from '../practice/toeval.ts';
import { W1 } from '../practice/worlds/w1.ts';
import { W3 } from '../practice/worlds/w3.ts';
import { fitArm } from './arms.ts';
import { maakLogs } from './generate.ts';
import { auc, aucGewogen, ece10, logLoss, logVerliezen, meet, rmse, volgordeVan } from './metrics.ts';
import { voorspelAlles } from './replay.ts';
import { leesLog, LogFout, SkillNummers } from './three-line.ts';

const f = (lijst: number[]): Float64Array => Float64Array.from(lijst);
const u = (lijst: number[]): Uint8Array => Uint8Array.from(lijst);

describe('measures', () => {
  it('ranks with ties sharing their mean', () => {
    expect(auc(f([0.1, 0.4, 0.35, 0.8]), u([0, 0, 1, 1]))).toBe(0.75);
    expect(auc(f([0.5, 0.5, 0.5, 0.5]), u([0, 1, 0, 1]))).toBe(0.5);
    expect(auc(f([0.2, 0.2, 0.9]), u([0, 1, 1]))).toBe(0.75);
  });

  it('counts an answer as often as it was drawn', () => {
    const toeval = createToeval('gewogen');
    const p = Float64Array.from({ length: 60 }, () => toeval.heel(12) / 12);
    const x = Uint8Array.from(p, (kans) => (toeval.uniform() < kans ? 1 : 0));
    const gewicht = Uint16Array.from(p, () => toeval.heel(4));
    const keer = [...gewicht].flatMap((n, i) => Array.from({ length: n }, () => i));
    expect(aucGewogen({ p, x, volgorde: volgordeVan(p) }, gewicht)).toBe(
      auc(f(keer.map((i) => p[i] ?? 0)), u(keer.map((i) => x[i] ?? 0))),
    );
    expect(logVerliezen(p, x).reduce((a, b) => a + b, 0) / 60).toBeCloseTo(logLoss(p, x), 12);
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
    const nummers = new SkillNummers();
    const log = leesLog('3\r\n7,900,7,\r\n1,0,1,\r\n1\r\nx\r\n0\r\n\r\n\r\n', nummers);
    expect(log.reeksen.map((r) => [[...r.skills], [...r.x]])).toEqual([
      [
        [0, 1, 0],
        [1, 0, 1],
      ],
      [[2], [0]],
    ]);
    expect(nummers.aantal).toBe(3);
    expect(log.waarschuwingen).toEqual([]);
  });

  it('uses the shorter list and warns', () => {
    const log = leesLog('3\n1,2,3\n1,0\n', new SkillNummers());
    expect(log.aantal).toBe(2);
    expect(log.waarschuwingen).toHaveLength(1);
  });

  it.each([
    ['x\n1\n1\n', 1],
    ['1\n1\n2\n', 3],
    ['1\n1\n', 2],
    ['2\n1,,2\n1,0\n', 2],
  ])('names the line of %j', (tekst, regel) => {
    expect(() => leesLog(tekst, new SkillNummers())).toThrow(expect.objectContaining({ regel }));
    expect(() => leesLog(tekst, new SkillNummers())).toThrow(LogFout);
  });
});

describe('the arms on a generated log', () => {
  const nummers = new SkillNummers();
  const logs = maakLogs({ skills: 60, pupils: 300, answers: 60, world: W1, seed: 7 });
  const train = leesLog(logs.train, nummers);
  const test = leesLog(logs.test, nummers);
  const maten = (arm: 'constant' | 'skill-mean' | 'elo' | 'product') => {
    const { p, x } = voorspelAlles(fitArm(arm, train, nummers.aantal), test);
    return meet(p, x);
  };

  it('puts the product above all others and near to calibrated', () => {
    const product = maten('product');
    for (const arm of ['constant', 'skill-mean', 'elo'] as const) {
      expect(product.auc).toBeGreaterThan(maten(arm).auc);
      expect(product.logLoss).toBeLessThan(maten(arm).logLoss);
    }
    expect(product.ece10).toBeLessThan(0.04);
    expect(product.auc).toBeGreaterThan(0.795);
  });

  it('predicts no worse than it did, for each world (test 11)', () => {
    for (const [world, bekend] of [
      [W1, 0.8335],
      [W3, 0.8541],
    ] as const) {
      const nrs = new SkillNummers();
      const tekst = maakLogs({ skills: 60, pupils: 300, answers: 60, world, seed: 11 });
      const [leer, proef] = [leesLog(tekst.train, nrs), leesLog(tekst.test, nrs)];
      const { p, x } = voorspelAlles(fitArm('product', leer, nrs.aantal), proef);
      expect(auc(p, x)).toBeGreaterThanOrEqual(bekend - 0.003);
    }
  });

  it('looks at nothing that comes later', () => {
    const anders = {
      ...test,
      reeksen: test.reeksen.map((r) => ({ skills: r.skills, x: r.x.map((x, i) => (i < 10 ? x : 1 - x)) })),
    };
    const a = voorspelAlles(fitArm('product', train, nummers.aantal), test).p;
    const b = voorspelAlles(fitArm('product', train, nummers.aantal), anders).p;
    let plek = 0;
    for (const { x } of test.reeksen) {
      expect(b.slice(plek, plek + Math.min(11, x.length))).toEqual(a.slice(plek, plek + Math.min(11, x.length)));
      plek += x.length;
    }
  });

  it('predicts fair coins no better than a coin', () => {
    const toeval = createToeval('munt', 1);
    const munt = {
      ...test,
      reeksen: test.reeksen.map((r) => ({ skills: r.skills, x: r.x.map(() => (toeval.uniform() < 0.5 ? 1 : 0)) })),
    };
    const { p, x } = voorspelAlles(fitArm('product', train, nummers.aantal), munt);
    expect(Math.abs(auc(p, x) - 0.5)).toBeLessThan(0.03);
  });
});

describe('the command (test 22)', () => {
  let map = '';
  const roep = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/bench/replay/replay.ts', ...args], { encoding: 'utf8' });
  beforeAll(() => {
    map = mkdtempSync(join(tmpdir(), 'taaltocht-replay-'));
    const { train, test } = maakLogs({ skills: 10, pupils: 20, answers: 10, world: W1, seed: 3 });
    writeFileSync(join(map, 'train.txt'), train);
    writeFileSync(join(map, 'test.txt'), test);
    writeFileSync(join(map, 'stuk.txt'), '2\n1,2\n1,7\n');
  });
  afterAll(() => rmSync(map, { recursive: true, force: true }));

  it('prints exactly one line of JSON', () => {
    const uit = roep(
      '--train',
      join(map, 'train.txt'),
      '--test',
      join(map, 'test.txt'),
      '--format',
      'three-line',
      '--json',
    );
    expect(uit.status).toBe(0);
    expect(uit.stdout.split('\n')).toHaveLength(2);
    expect(Object.keys(JSON.parse(uit.stdout))).toEqual(['n', 'auc', 'logLoss', 'rmse', 'ece10', 'microsPerAnswer']);
  }, 60_000);

  it('ends with 2 and the line for a malformed file, a missing file and a wrong option', () => {
    const stuk = roep('--train', join(map, 'train.txt'), '--test', join(map, 'stuk.txt'), '--json');
    expect(stuk.status).toBe(2);
    expect(stuk.stdout).toBe('');
    expect(stuk.stderr).toContain('regel 3');
    expect(roep('--train', join(map, 'weg.txt'), '--test', join(map, 'test.txt')).status).toBe(2);
    expect(roep('--arm', 'tarot').status).toBe(2);
  }, 60_000);
});
