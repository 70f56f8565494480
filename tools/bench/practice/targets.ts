import type { Pair } from './paired.ts';
import { doelOf, type Cell } from './summary.ts';
import type { Row } from './plan.ts';
import { bandOf } from './policies/ours.ts';
import type { Convergence, Drift } from './vaardigheid.ts';
import type { Vaardigheid } from './without-world.ts';

/** One row of the target table; `pass` null = could not be measured in this run. */
export interface DoelResult {
  id: string;
  value: number | null;
  target: string;
  pass: boolean | null;
}

const atMost = (id: string, value: number | null, bound: number): DoelResult => ({
  id,
  value,
  target: `<= ${bound}`,
  pass: value === null ? null : value <= bound,
});
const atLeast = (id: string, value: number | null, bound: number): DoelResult => ({
  id,
  value,
  target: `>= ${bound}`,
  pass: value === null ? null : value >= bound,
});

const max = (list: readonly number[]): number | null => (list.length === 0 ? null : Math.max(...list));
const min = (list: readonly number[]): number | null => (list.length === 0 ? null : Math.min(...list));
const numbers = (list: readonly (number | null | undefined)[]): number[] =>
  list.filter((x): x is number => typeof x === 'number' && Number.isFinite(x));

function ratio(pairs: readonly Pair[], b: string): number[] {
  return numbers(pairs.filter((p) => p.b === b).map((p) => p.ratio));
}

/** Low over high tercile of ours at .75, against the same of random; relative distance per world. */
function fairness(cells: readonly Cell[]): number[] {
  const part = (c: Cell | undefined): number | null =>
    c === undefined ? null : (c.terciel[0]?.gain90 ?? 0) / (c.terciel[2]?.gain90 ?? 1);
  return numbers(
    [...new Set(cells.map((c) => c.world))].map((world) => {
      const here = cells.filter((c) => c.world === world);
      const own = part(here.find((c) => c.target === 0.75));
      const random = part(here.find((c) => c.policy === 'random'));
      return own === null || random === null ? null : Math.abs(own / random - 1);
    }),
  );
}

/** Ours against the baseline that was best at its success, averaged over W1 to W3. */
function averageOfWorst(pairs: readonly Pair[]): number | null {
  const perWorld = ['W1', 'W2', 'W3'].map((world) =>
    min(numbers(pairs.filter((p) => p.world === world).map((p) => p.ratio))),
  );
  const measured = numbers(perWorld);
  return measured.length < perWorld.length ? null : measured.reduce((sum, x) => sum + x, 0) / measured.length;
}

/** Largest distance in success between the terciles. */
function gap(c: Cell): number {
  const success = c.terciel.map((t) => t.success);
  return Math.max(...success) - Math.min(...success);
}

/** Targets of section 18 that the worlds can measure. The worst world counts. */
export function toets(cells: readonly Cell[], pairs: readonly Pair[]): DoelResult[] {
  const doelen = cells.filter((c) => typeof c.target === 'number' && [0.6, 0.75, 0.9].includes(c.target));
  const at75 = cells.filter((c) => c.target === 0.75);
  const real = pairs.filter((p) => p.b !== 'orakel');
  const all = numbers(real.map((p) => p.ratio));
  const free = cells
    .filter((c) => c.target === 'vrij')
    .map((c) => {
      const random = cells.find((r) => r.world === c.world && r.policy === 'random');
      return random === undefined ? null : c.gain90 / random.gain90;
    });
  return [
    atMost('D1.mean', max(numbers(doelen.map((c) => c.meanDev))), 0.02),
    atMost('D1.p95', max(numbers(doelen.map((c) => c.p95Dev))), 0.05),
    atMost('D2', max(at75.map((c) => c.streaks4Per100)), 0.5),
    atLeast('E1.worst', min(all), 1),
    atLeast('E1.mean', averageOfWorst(real), 1.1),
    atLeast('E2.worst', min(numbers(free)), 1.03),
    atLeast('E3.sm-2', min(ratio(pairs, 'sm-2')), 1.1),
    atLeast('E3.leitner', min(ratio(pairs, 'leitner')), 1.25),
    atLeast('E3.fsrs', min(ratio(pairs, 'fsrs-0.9')), 1),
    atMost('F1', max(fairness(cells)), 0.1),
    atMost('F1.gap', max(at75.map((c) => gap(c))), 0.02),
    atMost('F2.overall', max(numbers(at75.map((c) => c.ece))), 0.02),
    atMost('F2.terciel', max(numbers(at75.flatMap((c) => c.terciel.map((t) => t.ece)))), 0.03),
  ];
}

/** Share of leerlingen whose success of the year lies in the band of their setting, of the worst cell; only a run with the band on can tell. */
export function toetsBand(rows: readonly Row[], band: boolean): DoelResult {
  const parts = new Map<string, boolean[]>();
  for (const { world, policy, jaar: year } of band ? rows : []) {
    const doel = doelOf(policy);
    if (typeof doel !== 'number' || ![0.6, 0.75, 0.9].includes(doel)) continue;
    const cell = parts.get(`${world}/${policy}`) ?? [];
    cell.push(Math.abs(year.succes - doel) <= bandOf(doel));
    parts.set(`${world}/${policy}`, cell);
  }
  return atLeast('D1b', min([...parts.values()].map((cell) => cell.filter(Boolean).length / cell.length)), 0.95);
}

const between = (id: string, value: number | null, [layer, high]: readonly [number, number]): DoelResult => ({
  id,
  value,
  target: `${layer}-${high}`,
  pass: value === null ? null : value >= layer && value <= high,
});
/** Never reached counts as failed, not as unknown. */
const inside = (id: string, value: number | null, bound: number): DoelResult => ({
  id,
  value,
  target: `<= ${bound}`,
  pass: value !== null && value <= bound,
});

/** Targets of section 18 that need no world. Twenty goals is what a leerling of one grade practises. */
export function toetsVaardigheid({ drift, convergence: { rijen: rows, sprong: jump } }: Vaardigheid): DoelResult[] {
  const row = (p: string, size: Exclude<keyof Convergence, 'p'>): number | null =>
    rows.find((r) => r.p === p)?.[size] ?? null;
  const after = (n: number, size: keyof Drift, doelen = 20): number | null =>
    drift.standen.find((d) => d.doelen === doelen)?.standen.find((d) => d.n === n)?.[size] ?? null;
  return [
    inside('A1.5', row('.75', 'onder5'), 22),
    inside('A1.4', row('.75', 'onder4'), 38),
    inside('A1.5.intake', row('intake', 'onder5'), 18),
    inside('A1.4.intake', row('intake', 'onder4'), 30),
    atMost('A2', row('.75', 'rmse120'), 0.27),
    inside('A3', jump.antwoorden, 20),
    atMost('A3.rmse', jump.rmse, 0.28),
    between('A4', row('.75', 'dekking'), [0.92, 0.97]),
    between('B1.1000', after(1000, 'ratio'), [0.95, 1.05]),
    between('B1.2000', after(2000, 'ratio'), [0.95, 1.05]),
    between('B1.2000.40', after(2000, 'ratio', 40), [0.95, 1.05]),
    atMost('B2', Math.abs(drift.schaal.including), 0.05),
    atLeast('C1.20', after(20, 'r'), 0.9),
    atLeast('C1.100', after(100, 'r'), 0.98),
  ];
}
