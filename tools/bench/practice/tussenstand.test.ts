import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Taak } from './plan.ts';
import { createTussenstand } from './tussenstand.ts';

const TAAK: Taak = { world: 'W1', regime: 'schaars', seed: 1001, van: 0, tot: 1, policy: 'random', band: false };
const tienden = Array.from({ length: 10 }, () => 0.1);
const rij = (gain90: number) => ({
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
    ijking: { n: tienden, p: tienden, x: tienden },
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
    const stand = createTussenstand(join(map, 'a'), 'een');
    expect(stand.lees(TAAK)).toBeNull();
    stand.bewaar(TAAK, [rij(5)]);
    expect(stand.lees(TAAK)).toEqual([rij(5)]);
    expect(createTussenstand(join(map, 'a'), 'twee').lees(TAAK)).toBeNull();
    for (const ander of [
      { world: 'W2' },
      { regime: 'rijk' },
      { seed: 1002 },
      { van: 1, tot: 2 },
      { policy: 'ours-.75' },
      { band: true },
    ] as const)
      expect(stand.lees({ ...TAAK, ...ander })).toBeNull();
  });

  it('are run again when the file is cut off or of another shape', () => {
    const stand = createTussenstand(join(map, 'b'), 'een');
    stand.bewaar(TAAK, [rij(5)]);
    const [naam = ''] = readdirSync(join(map, 'b'));
    const heel = readFileSync(join(map, 'b', naam), 'utf8');
    for (const stuk of [
      heel.slice(0, 80),
      '',
      '{}',
      heel.replace('"uren":12', '"uren":"12"'),
      JSON.stringify({ hash: 'een', rijen: [] }),
    ]) {
      writeFileSync(join(map, 'b', naam), stuk);
      expect(stand.lees(TAAK)).toBeNull();
    }
  });
});

describe('the command (test 22)', () => {
  const roep = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/bench/practice/practice.ts', ...args], { encoding: 'utf8' });
  const klein = (): string[] => [
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
  const kern = (stdout: string): unknown =>
    JSON.parse(stdout, (sleutel, waarde: unknown) => (sleutel === 'usPerAnswer' ? 0 : waarde));

  it('prints one line of JSON, ends with 1 when a target fails, and goes on from what was kept', () => {
    const eerst = roep(...klein());
    expect(eerst.stdout.split('\n')).toHaveLength(2);
    const uit = JSON.parse(eerst.stdout);
    expect(Object.keys(uit)).toEqual([
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
    expect(Object.keys(uit.cells[0])).toEqual([
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
    expect(uit.cells.map((c: { policy: string }) => c.policy)).toEqual(['random', '3-op-rij', 'ours-.90']);
    expect(eerst.status).toBe(uit.targets.some((t: { pass: boolean | null }) => t.pass === false) ? 1 : 0);
    const bestanden = readdirSync(join(map, 'c'));
    expect(bestanden).toHaveLength(3);

    const random = join(map, 'c', bestanden.find((b) => b.includes('random')) ?? '');
    rmSync(random); // this one is run again, the others are read
    const weer = roep(...klein());
    expect(kern(weer.stdout)).toEqual(kern(eerst.stdout));
    expect(weer.stderr).toContain('1/1');

    const kapot = readFileSync(random, 'utf8').replace(/"gain90":[\d.]+/g, '"gain90":0');
    writeFileSync(random, kapot);
    expect(JSON.parse(roep(...klein()).stdout).cells[0].gain90).toBe(0);
  }, 240_000);

  it.each([[['--worlds', 'W9']], [['--pupils', '1']], [['--leerlingen', '5']]])(
    'ends with 2 on %j and prints nothing',
    (args) => {
      const uit = roep(...args);
      expect([uit.status, uit.stdout]).toEqual([2, '']);
      expect(uit.stderr).toContain('--');
    },
    60_000,
  );
});
