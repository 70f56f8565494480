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

/** Rivals that a setting is steered to the success of: the ones that bind. The others are compared on the line through these points. */
const MATCHED: readonly string[] = ['random', '3-op-rij'];
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

/** Trials by world. */
export type Trials = ReadonlyMap<string, readonly Trial[]>;

/** Success and words per hour of one way of choosing in one world. */
interface Point {
  succes: number;
  gain: number;
}

/** A rival with its years. */
interface Rival {
  name: string;
  rows: readonly Row[];
}

/** What the rivals do, by world; the same for every setting. */
export type Rivals = ReadonlyMap<string, readonly Rival[]>;

/** Worth of a setting: worst and mean ratio to a rival at its success, and the largest calibration error. */
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
export function trialsOfWorlds({ seeds, leerlingen, worlds }: Crowd): Trials {
  const starts = seeds.map((seed) => ({ seed, start: startOf(seed) }));
  const trials = (world: WorldName): Trial[] =>
    Array.from({ length: leerlingen }, (_, leerling) => leerling).flatMap((leerling) =>
      starts.map(({ seed, start }) => ({
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

/** The first `count` trials of every world. */
export function firstOf(trials: Trials, count: number): Trials {
  return new Map([...trials].map(([world, list]) => [world, list.slice(0, count)]));
}

/** Plays every rival but the oracle once. */
export function playRivals(trials: Trials): Rivals {
  const rivals = BASELINES.filter((policy) => policy.naam !== 'orakel');
  return new Map(
    [...trials].map(([world, list]) => [
      world,
      rivals.map((policy) => ({ name: policy.naam, rows: rowsOf(world, list, policy) })),
    ]),
  );
}

/** Gain at a success; outside what was realised, that of the nearest point. */
function gainAt(points: readonly Point[], success: number): number {
  const at = [...points].sort((a, b) => a.succes - b.succes);
  const nearest = success < (at[0]?.succes ?? 0) ? at[0] : at.at(-1);
  return atSuccess(points, success) ?? nearest?.gain ?? 0;
}

/** Success to steer for: what the rival had, as far as the engine can be asked for it. */
const targetOf = (point: Point): number => Math.round(100 * Math.min(0.9, Math.max(0.55, point.succes))) / 100;

/**
 * Plays one setting in every world, each time steered to the success of a rival that binds; `trials` may be the first ones of
 * those the rivals played. A rival that succeeds more often than ours was asked to is compared with the surest of ours.
 */
export function worthOf(params: Params, trials: Trials, rivals: Rivals): Worth {
  const ratios: { ratio: number; against: string }[] = [];
  let ece = 0;
  for (const [world, list] of trials) {
    const theirs = (rivals.get(world) ?? []).map(({ name, rows }) => ({
      name,
      point: pointOf(rows.slice(0, list.length)),
    }));
    const points = theirs
      .filter(({ name }) => MATCHED.includes(name))
      .map(({ point }) => {
        const rows = rowsOf(world, list, ours({ doel: targetOf(point), band: false }, params));
        ece = Math.max(ece, calibrationError(rows) ?? 0);
        return pointOf(rows);
      });
    for (const { name, point } of theirs)
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
