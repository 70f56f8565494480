import type { Params } from '#engine/core/oefening/model/params.ts';
import { createBank } from '../bank.ts';
import { createCalendar, REGIMES } from '../calendar.ts';
import { atSuccess } from '../paired.ts';
import { BASELINES, WORLD_NAMES, WORLDS, type Row } from '../plan.ts';
import { ours } from '../policies/ours.ts';
import type { Policy } from '../policies/policy.ts';
import { createRandom } from '../random.ts';
import { simulate, type Trial } from '../run.ts';
import { average, calibrationError, gainPerHour } from '../summary.ts';

/** Targets whose gains give the line that rivals are compared on. */
const TARGETS = [0.6, 0.75, 0.86];
/** Worlds of traces and of counts; in W2 the curve leads and these numbers are still, and W4 is W1 with disturbances: both are for confirming. */
export const SEARCHED: readonly WorldName[] = ['W1', 'W3'];
type WorldName = (typeof WORLD_NAMES)[number];
const CATEGORIES = 40;
const PRIOR_ERROR = 0.6;
/** Calibration error that costs nothing. */
const CALIBRATED = 0.02;

/** Who plays, and where: leerlingen of each seed. */
export interface Crowd {
  seeds: readonly number[];
  leerlingen: number;
  worlds: readonly WorldName[];
}

/** Success and words per hour of one way of choosing in one world. */
interface Point {
  succes: number;
  gain: number;
}

/** A rival with its point. */
interface Rival {
  name: string;
  point: Point;
}

/** What the rivals do, by world; the same for every setting. */
export type Rivals = ReadonlyMap<string, readonly Rival[]>;

/** Worth of a setting: worst and mean ratio to a rival at its success, and the largest calibration error at .75. */
export interface Worth {
  worst: number;
  mean: number;
  ece: number;
  /** World and rival of the worst. */
  against: string;
  worth: number;
}

/** Words of a seed with what is guessed of them; shared by all worlds. */
function startOf(seed: number): Trial['start'] & { bank: Trial['bank'] } {
  const bank = createBank(REGIMES.schaars.woorden, CATEGORIES, createRandom('bank', seed));
  const random = createRandom('prior', seed);
  return { bank, b: bank.b.map((b) => b + random.normaal(0, PRIOR_ERROR)), fout: PRIOR_ERROR };
}

const rowsOf = (world: string, trials: readonly Trial[], policy: Policy): Row[] =>
  trials.map((trial) => ({
    world,
    regime: 'schaars',
    seed: trial.seed,
    leerling: trial.leerling,
    policy: policy.naam,
    jaar: simulate(trial, policy),
  }));

const pointOf = (rows: readonly Row[]): Point => ({
  succes: average(rows.map((r) => r.jaar.succes)),
  gain: gainPerHour(rows, 'gain90'),
});

/** Trials of every searched world, made once: settings are compared on the same leerlingen, words and days. */
export function trialsOfWorlds({ seeds, leerlingen, worlds }: Crowd): ReadonlyMap<string, readonly Trial[]> {
  const starts = seeds.map((seed) => ({ seed, start: startOf(seed) }));
  const trials = (world: WorldName): Trial[] =>
    starts.flatMap(({ seed, start }) =>
      Array.from({ length: leerlingen }, (_, leerling) => ({
        world: WORLDS[world],
        bank: start.bank,
        start,
        kalender: createCalendar(REGIMES.schaars, createRandom('kalender', seed, leerling), world === 'W4'),
        seed,
        leerling,
      })),
    );
  return new Map(worlds.map((world) => [world, trials(world)]));
}

/** Plays every rival but the oracle once. */
export function playRivals(trials: ReadonlyMap<string, readonly Trial[]>): Rivals {
  const rivals = BASELINES.filter((policy) => policy.naam !== 'orakel');
  return new Map(
    [...trials].map(([world, list]) => [
      world,
      rivals.map((policy) => ({ name: policy.naam, point: pointOf(rowsOf(world, list, policy)) })),
    ]),
  );
}

/** Gain at a success; outside what was realised, that of the nearest point. */
function gainAt(points: readonly Point[], success: number): number {
  const at = [...points].sort((a, b) => a.succes - b.succes);
  const nearest = success < (at[0]?.succes ?? 0) ? at[0] : at.at(-1);
  return atSuccess(points, success) ?? nearest?.gain ?? 0;
}

/** Plays one setting in every world. A rival that succeeds more often than any target of ours is compared with the surest of them. */
export function worthOf(params: Params, trials: ReadonlyMap<string, readonly Trial[]>, rivals: Rivals): Worth {
  const ratios: { ratio: number; against: string }[] = [];
  let ece = 0;
  for (const [world, list] of trials) {
    const points = TARGETS.map((doel) => {
      const rows = rowsOf(world, list, ours({ doel, band: false }, params));
      if (doel === 0.75) ece = Math.max(ece, calibrationError(rows) ?? 0);
      return pointOf(rows);
    });
    for (const { name, point } of rivals.get(world) ?? [])
      ratios.push({ ratio: gainAt(points, point.succes) / point.gain, against: `${world} ${name}` });
  }
  const [worst] = ratios.sort((a, b) => a.ratio - b.ratio);
  const mean = average(ratios.map(({ ratio }) => ratio));
  const least = worst?.ratio ?? 0;
  return {
    worst: least,
    mean,
    ece,
    against: worst?.against ?? '',
    worth: least + 0.1 * mean - Math.max(0, ece - CALIBRATED),
  };
}
