import type { Row } from './plan.ts';

/** One cell of the report (practice.md section 15). Gains in words per hour of practice. */
export interface Cell {
  world: string;
  policy: string;
  target: number | 'vrij' | null;
  regime: string;
  gain30: number;
  gain90: number;
  hours: number;
  success: number;
  /** Mean and 95th percentile of the distance between realised and wanted success per leerling. */
  meanDev: number | null;
  p95Dev: number | null;
  streaks4Per100: number;
  ece: number | null;
  thetaRmse: number | null;
  /** Low, middle and high starting ability. */
  terciel: { gain90: number; success: number; ece: number | null }[];
  answersPerHour: number;
  usPerAnswer: number;
}

export const average = (list: readonly number[]): number =>
  list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);
const part = (rows: readonly Row[], choose: (r: Row) => number): number => average(rows.map(choose));

/** Sum of gains over sum of hours: a leerling who practised longer weighs more. */
export function gainPerHour(rows: readonly Row[], day: 'gain30' | 'gain90'): number {
  return rows.reduce((sum, r) => sum + r.jaar[day], 0) / rows.reduce((sum, r) => sum + r.jaar.uren, 0);
}

/** Expected calibration error over ten bins of all predictions; null without predictions. */
export function calibrationError(rows: readonly Row[]): number | null {
  const n = new Float64Array(10);
  const difference = new Float64Array(10);
  for (const {
    jaar: { ijking: calibration },
  } of rows) {
    for (let i = 0; i < 10; i += 1) {
      n[i] = (n[i] ?? 0) + (calibration.n[i] ?? 0);
      difference[i] = (difference[i] ?? 0) + (calibration.p[i] ?? 0) - (calibration.x[i] ?? 0);
    }
  }
  const total = n.reduce((sum, x) => sum + x, 0);
  return total === 0 ? null : difference.reduce((sum, v) => sum + Math.abs(v), 0) / total;
}

/** Rows in three groups of equal size by true starting ability. */
export function terciles(rows: readonly Row[]): Row[][] {
  const at = [...rows].sort((a, b) => a.jaar.theta - b.jaar.theta);
  const third = at.length / 3;
  return [0, 1, 2].map((i) => at.slice(Math.round(i * third), Math.round((i + 1) * third)));
}

export function doelOf(policy: string): Cell['target'] {
  if (!policy.startsWith('ours-')) return null;
  return policy === 'ours-vrij' ? 'vrij' : Number(`0${policy.slice(5)}`);
}

/** Cell over the rows of one world, regime and policy. */
export function cellOf(rows: readonly Row[]): Cell {
  const [first] = rows;
  if (first === undefined) throw new Error('a cell without rows');
  const target = doelOf(first.policy);
  const deviation =
    typeof target === 'number' ? rows.map((r) => Math.abs(r.jaar.succes - target)).sort((a, b) => a - b) : null;
  const theta = rows.flatMap((r) => r.jaar.thetaFout ?? []);
  return {
    world: first.world,
    policy: first.policy,
    target,
    regime: first.regime,
    gain30: gainPerHour(rows, 'gain30'),
    gain90: gainPerHour(rows, 'gain90'),
    hours: part(rows, (r) => r.jaar.uren),
    success: part(rows, (r) => r.jaar.succes),
    meanDev: deviation === null ? null : average(deviation),
    p95Dev: deviation === null ? null : (deviation[Math.ceil(deviation.length * 0.95) - 1] ?? null),
    streaks4Per100: part(rows, (r) => r.jaar.reeksen4),
    ece: calibrationError(rows),
    thetaRmse: theta.length === 0 ? null : Math.sqrt(average(theta.map((t) => t * t))),
    terciel: terciles(rows).map((groep) => ({
      gain90: gainPerHour(groep, 'gain90'),
      success: part(groep, (r) => r.jaar.succes),
      ece: calibrationError(groep),
    })),
    answersPerHour: rows.reduce((sum, r) => sum + r.jaar.antwoorden, 0) / rows.reduce((sum, r) => sum + r.jaar.uren, 0),
    usPerAnswer: part(rows, (r) => r.jaar.micros),
  };
}
