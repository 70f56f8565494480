import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Taak } from './plan.ts';
import { createCheckpoint } from './checkpoint.ts';

const TAAK: Taak = { world: 'W1', regime: 'schaars', seed: 1001, van: 0, tot: 1, policy: 'random', band: false };
const tenths = Array.from({ length: 10 }, () => 0.1);
const row = (gain90: number) => ({
  world: 'W1',
  regime: 'schaars',
  seed: 1001,
  leerling: 0,
  policy: 'random',
  jaar: {
    theta: 0.1 + 0.2,
    dyslexie: false,
    gain30: 1 / 3,
    gain90,
    uren: 12,
    antwoorden: 6000,
    succes: 0.7,
    reeksen4: 0,
    ijking: { n: tenths, p: tenths, x: tenths },
    thetaFout: null,
    micros: 1,
  },
});

let map = '';
beforeAll(() => {
  map = mkdtempSync(join(tmpdir(), 'taaltocht-stand-'));
});
afterAll(() => rmSync(map, { recursive: true, force: true }));

describe('pieces of work that were kept', () => {
  it('come back to the last bit, and only for the same piece by the same program', () => {
    const state = createCheckpoint(join(map, 'a'), 'een');
    expect(state.read(TAAK)).toBeNull();
    state.save(TAAK, [row(5)]);
    expect(state.read(TAAK)).toEqual([row(5)]);
    expect(createCheckpoint(join(map, 'a'), 'twee').read(TAAK)).toBeNull();
    for (const other of [
      { world: 'W2' },
      { regime: 'rijk' },
      { seed: 1002 },
      { van: 1, tot: 2 },
      { policy: 'ours-.75' },
      { band: true },
    ] as const)
      expect(state.read({ ...TAAK, ...other })).toBeNull();
  });

  it('are run again when the file is cut off or of another shape', () => {
    const state = createCheckpoint(join(map, 'b'), 'een');
    state.save(TAAK, [row(5)]);
    const [name = ''] = readdirSync(join(map, 'b'));
    const whole = readFileSync(join(map, 'b', name), 'utf8');
    for (const piece of [
      whole.slice(0, 80),
      '',
      '{}',
      whole.replace('"uren":12', '"uren":"12"'),
      JSON.stringify({ hash: 'een', rijen: [] }),
    ]) {
      writeFileSync(join(map, 'b', name), piece);
      expect(state.read(TAAK)).toBeNull();
    }
  });
});

describe('the command (test 22)', () => {
  const call = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/bench/practice/practice.ts', ...args], { encoding: 'utf8' });
  const small = (): string[] => [
    '--pupils',
    '3',
    '--seeds',
    '1',
    '--worlds',
    'W1',
    '--policies',
    'random,3-op-rij',
    '--targets',
    '.90',
    '--json',
    '--processen',
    '1',
    '--map',
    join(map, 'c'),
  ];
  const core = (stdout: string): unknown =>
    JSON.parse(stdout, (key, value: unknown) => (key === 'usPerAnswer' ? 0 : value));

  it('prints one line of JSON, ends with 1 when a target fails, and goes on from what was kept', () => {
    const first = call(...small());
    expect(first.stdout.split('\n')).toHaveLength(2);
    const out = JSON.parse(first.stdout);
    expect(Object.keys(out)).toEqual([
      'version',
      'params',
      'pupils',
      'seeds',
      'cells',
      'paired',
      'drift',
      'convergence',
      'targets',
    ]);
    expect(Object.keys(out.cells[0])).toEqual([
      'world',
      'policy',
      'target',
      'regime',
      'gain30',
      'gain90',
      'hours',
      'success',
      'meanDev',
      'p95Dev',
      'streaks4Per100',
      'ece',
      'thetaRmse',
      'terciel',
      'answersPerHour',
      'usPerAnswer',
    ]);
    expect(out.cells.map((c: { policy: string }) => c.policy)).toEqual(['random', '3-op-rij', 'ours-.90']);
    expect(first.status).toBe(out.targets.some((t: { pass: boolean | null }) => t.pass === false) ? 1 : 0);
    const files = readdirSync(join(map, 'c'));
    expect(files).toHaveLength(3);

    const random = join(map, 'c', files.find((b) => b.includes('random')) ?? '');
    rmSync(random); // this one is run again, the others are read
    const again = call(...small());
    expect(core(again.stdout)).toEqual(core(first.stdout));
    expect(again.stderr).toContain('1/1');

    const broken = readFileSync(random, 'utf8').replace(/"gain90":[\d.]+/g, '"gain90":0');
    writeFileSync(random, broken);
    expect(JSON.parse(call(...small()).stdout).cells[0].gain90).toBe(0);
  }, 240_000);

  it.each([[['--worlds', 'W9']], [['--pupils', '1']], [['--leerlingen', '5']]])(
    'ends with 2 on %j and prints nothing',
    (args) => {
      const out = call(...args);
      expect([out.status, out.stdout]).toEqual([2, '']);
      expect(out.stderr).toContain('--');
    },
    60_000,
  );
});
