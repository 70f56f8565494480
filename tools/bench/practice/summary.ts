import type { Rij } from './plan.ts';

/** One cell of the report (practice.md section 15). Gains in words per hour of practice. */
export interface Cel {
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

export const gemiddelde = (lijst: readonly number[]): number =>
  lijst.reduce((som, x) => som + x, 0) / Math.max(1, lijst.length);
const deel = (rijen: readonly Rij[], kies: (r: Rij) => number): number => gemiddelde(rijen.map(kies));

/** Sum of gains over sum of hours: a leerling who practised longer weighs more. */
export function gainPerUur(rijen: readonly Rij[], dag: 'gain30' | 'gain90'): number {
  return rijen.reduce((som, r) => som + r.jaar[dag], 0) / rijen.reduce((som, r) => som + r.jaar.uren, 0);
}

/** Expected calibration error over ten bins of all predictions; null without predictions. */
export function ijkfout(rijen: readonly Rij[]): number | null {
  const n = new Float64Array(10);
  const verschil = new Float64Array(10);
  for (const {
    jaar: { ijking },
  } of rijen) {
    for (let i = 0; i < 10; i += 1) {
      n[i] = (n[i] ?? 0) + (ijking.n[i] ?? 0);
      verschil[i] = (verschil[i] ?? 0) + (ijking.p[i] ?? 0) - (ijking.x[i] ?? 0);
    }
  }
  const totaal = n.reduce((som, x) => som + x, 0);
  return totaal === 0 ? null : verschil.reduce((som, v) => som + Math.abs(v), 0) / totaal;
}

/** Rows in three groups of equal size by true starting ability. */
export function tercielen(rijen: readonly Rij[]): Rij[][] {
  const op = [...rijen].sort((a, b) => a.jaar.theta - b.jaar.theta);
  const derde = op.length / 3;
  return [0, 1, 2].map((i) => op.slice(Math.round(i * derde), Math.round((i + 1) * derde)));
}

export function doelVan(policy: string): Cel['target'] {
  if (!policy.startsWith('ours-')) return null;
  return policy === 'ours-vrij' ? 'vrij' : Number(`0${policy.slice(5)}`);
}

/** Cell over the rows of one world, regime and policy. */
export function celVan(rijen: readonly Rij[]): Cel {
  const [eerste] = rijen;
  if (eerste === undefined) throw new Error('a cell without rows');
  const target = doelVan(eerste.policy);
  const afwijking =
    typeof target === 'number' ? rijen.map((r) => Math.abs(r.jaar.succes - target)).sort((a, b) => a - b) : null;
  const theta = rijen.flatMap((r) => r.jaar.thetaFout ?? []);
  return {
    world: eerste.world,
    policy: eerste.policy,
    target,
    regime: eerste.regime,
    gain30: gainPerUur(rijen, 'gain30'),
    gain90: gainPerUur(rijen, 'gain90'),
    hours: deel(rijen, (r) => r.jaar.uren),
    success: deel(rijen, (r) => r.jaar.succes),
    meanDev: afwijking === null ? null : gemiddelde(afwijking),
    p95Dev: afwijking === null ? null : (afwijking[Math.ceil(afwijking.length * 0.95) - 1] ?? null),
    streaks4Per100: deel(rijen, (r) => r.jaar.reeksen4),
    ece: ijkfout(rijen),
    thetaRmse: theta.length === 0 ? null : Math.sqrt(gemiddelde(theta.map((t) => t * t))),
    terciel: tercielen(rijen).map((groep) => ({
      gain90: gainPerUur(groep, 'gain90'),
      success: deel(groep, (r) => r.jaar.succes),
      ece: ijkfout(groep),
    })),
    answersPerHour:
      rijen.reduce((som, r) => som + r.jaar.antwoorden, 0) / rijen.reduce((som, r) => som + r.jaar.uren, 0),
    usPerAnswer: deel(rijen, (r) => r.jaar.micros),
  };
}
