import { median, round } from '../statistics.ts';
import type { EngineName } from './host.ts';
import type { Sample } from './measure.ts';

/** A goal on a ratio of ours to another engine, or on ours alone; median, least and most of the rounds. */
export interface BesideGate {
  id: string;
  waarde: number;
  min: number;
  max: number;
  grens: number;
  unit: string;
  ok: boolean;
}
/** Goals of the design (performance.md, section 4), and of the issue on plain Pixi. */
const GOALS: readonly { what: 'scriptMs' | 'p95' | 'allocKB'; peer: EngineName; throttle: number; bound: number }[] = [
  { what: 'scriptMs', peer: 'phaser', throttle: 4, bound: 0.8 },
  { what: 'scriptMs', peer: 'pixi', throttle: 4, bound: 0.8 },
  { what: 'p95', peer: 'phaser', throttle: 4, bound: 0.7 },
  { what: 'allocKB', peer: 'phaser', throttle: 1, bound: 0.15 },
  { what: 'allocKB', peer: 'pixi', throttle: 1, bound: 1 },
];
/** KB a frame of everything together, with 48 bodies. */
const MOST_KB = 20;
/** What the screen is: software with textures of 1x, or reported as a real card with textures of 2x. */
export const PATHS = ['1x', '2x'] as const;

const gate = (id: string, values: readonly number[], [bound, unit]: readonly [number, string]): BesideGate => {
  const value = round(median(values), 3);
  const [min, max] = [round(Math.min(...values), 3), round(Math.max(...values), 3)];
  return { id, waarde: value, min, max, grens: bound, unit, ok: value <= bound };
};

/** Ours as a share of another, round by round, so that load of the machine hits both. */
export function gatesBeside(samples: readonly Sample[]): BesideGate[] {
  const of = (name: string, path: string, throttle: number): Sample[] =>
    samples.filter((one) => one.naam === name && one.path === path && one.throttle === throttle);
  return PATHS.flatMap((path) => {
    const own = of('ons', path, 1).map((one) => one.allocKB);
    const ratios = GOALS.flatMap(({ what, peer, throttle, bound }) => {
      const ours = of('ons', path, throttle);
      const theirs = of(peer, path, throttle);
      if (ours.length === 0 || theirs.length !== ours.length) return [];
      const shares = ours.map((one, i) => one[what] / Math.max(1e-9, theirs[i]?.[what] ?? 0));
      return [gate(`engine.${what}.${peer}.${path}.x${throttle}`, shares, [bound, '×'])];
    });
    return own.length === 0 ? ratios : [...ratios, gate(`engine.allocKB.${path}`, own, [MOST_KB, 'KB/frame'])];
  });
}
