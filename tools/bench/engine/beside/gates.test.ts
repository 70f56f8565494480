import { expect, it } from 'vitest';
import { gatesBeside } from './gates.ts';
import type { Sample } from './measure.ts';

const FLAT = { scriptMs: 1, cpuMs: 1, p50: 1, p95: 1, p99: 1, draws: 1, allocKB: 10 };
const sample = (name: string, throttle: number, part: Partial<Sample>): Sample => ({
  naam: name,
  path: '1x',
  throttle,
  ...FLAT,
  top: [],
  ...part,
});

it('compares round by round, so that a slow moment of the machine hits both', () => {
  // The second round ran on a machine that was ten times as busy.
  const samples = [1, 10, 1].flatMap((load) => [
    sample('ons', 4, { scriptMs: 0.7 * load, p95: 0.9 * load }),
    sample('phaser', 4, { scriptMs: load, p95: load }),
  ]);
  const gates = gatesBeside(samples);
  expect(gates.map((gate) => [gate.id, gate.waarde, gate.min, gate.max, gate.ok])).toEqual([
    ['engine.scriptMs.phaser.1x.x4', 0.7, 0.7, 0.7, true],
    ['engine.p95.phaser.1x.x4', 0.9, 0.9, 0.9, false],
  ]);
});

it('judges all bytes of a frame, not only those of our own code', () => {
  const samples = [sample('ons', 1, { allocKB: 98 }), sample('phaser', 1, { allocKB: 60 })];
  const gates = gatesBeside(samples);
  expect(gates.map((gate) => [gate.id, gate.waarde, gate.ok])).toEqual([
    ['engine.allocKB.phaser.1x.x1', 1.633, false],
    ['engine.allocKB.1x', 98, false],
  ]);
});
