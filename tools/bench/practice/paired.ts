import type { Row } from './plan.ts';
import { doelOf, gainPerHour, average } from './summary.ts';
import { createRandom } from './random.ts';

/** Ours against a baseline at the success the baseline realised; ratio of words per hour at 90 days. */
export interface Pair {
  world: string;
  a: string;
  b: string;
  matchedSuccess: number | null;
  ratio: number | null;
  ci95: [laag: number, hoog: number] | null;
}

const REPETITIONS = 400;
const SLACK = 0.01;

interface Point {
  succes: number;
  gain: number;
}

const pointOf = (rows: readonly Row[]): Point => ({
  succes: average(rows.map((r) => r.jaar.succes)),
  gain: gainPerHour(rows, 'gain90'),
});

/** Gain of ours at a success, between the two nearest targets; null outside what ours realised (with .01 to spare). */
export function atSuccess(points: readonly Point[], success: number): number | null {
  const at = [...points].sort((a, b) => a.succes - b.succes);
  const above = at.findIndex((p) => p.succes >= success);
  const [lowest] = at;
  const highest = at.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  if (above === 0) return lowest.succes - success <= SLACK ? lowest.gain : null;
  if (above < 0) return success - highest.succes <= SLACK ? highest.gain : null;
  const a = at[above - 1] ?? lowest;
  const b = at[above] ?? highest;
  const part = b.succes === a.succes ? 0 : (success - a.succes) / (b.succes - a.succes);
  return a.gain + part * (b.gain - a.gain);
}

function group(rows: readonly Row[]): Map<string, Map<string, Row>> {
  const out = new Map<string, Map<string, Row>>();
  for (const row of rows) {
    const policy = out.get(row.policy) ?? new Map<string, Row>();
    policy.set(`${row.seed}/${row.leerling}`, row);
    out.set(row.policy, policy);
  }
  return out;
}

function ratio(
  policies: Map<string, Map<string, Row>>,
  baseline: string,
  who: readonly string[],
): { ratio: number; succes: number } | null {
  const from = (policy: string): Row[] => who.flatMap((key) => policies.get(policy)?.get(key) ?? []);
  const base = pointOf(from(baseline));
  const points = [...policies.keys()].filter((p) => doelOf(p) !== null).map((p) => pointOf(from(p)));
  const gain = atSuccess(points, base.succes);
  return gain === null ? null : { ratio: gain / base.gain, succes: base.succes };
}

/** Comparison in one world with a bootstrap over leerlingen and seeds, the same draw for both sides. */
export function compare(rows: readonly Row[], baseline: string): Pair {
  const policies = group(rows);
  const keys = [...(policies.get(baseline)?.keys() ?? [])];
  const middle = ratio(policies, baseline, keys);
  const pair = { world: rows[0]?.world ?? '', a: 'ours', b: baseline };
  if (middle === null) return { ...pair, matchedSuccess: null, ratio: null, ci95: null };
  const random = createRandom('paren', baseline);
  const ratios: number[] = [];
  for (let i = 0; i < REPETITIONS; i += 1) {
    const out = ratio(
      policies,
      baseline,
      keys.map(() => keys[random.whole(keys.length)] ?? ''),
    );
    if (out !== null) ratios.push(out.ratio);
  }
  ratios.sort((a, b) => a - b);
  return {
    ...pair,
    matchedSuccess: middle.succes,
    ratio: middle.ratio,
    ci95: [
      ratios[Math.floor(ratios.length * 0.025)] ?? middle.ratio,
      ratios[Math.ceil(ratios.length * 0.975) - 1] ?? middle.ratio,
    ],
  };
}
