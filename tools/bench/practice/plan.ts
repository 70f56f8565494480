import { createBank, type Bank } from './bank.ts';
import { createCalendar, REGIMES } from './calendar.ts';
import { DASH_THRESHOLD, ORACLE_POLICY } from './policies/model-based.ts';
import { ours } from './policies/ours.ts';
import type { Policy } from './policies/policy.ts';
import { fsrs, LEITNER, SM2 } from './policies/schedules.ts';
import { THREE_IN_A_ROW, ELO_75, RANDOM } from './policies/simple.ts';
import { simulate, type Year } from './run.ts';
import { createRandom } from './random.ts';
import { W1 } from './worlds/w1.ts';
import { W2 } from './worlds/w2.ts';
import { W3 } from './worlds/w3.ts';
import { W4 } from './worlds/w4.ts';
import type { World } from './worlds/world.ts';

export const WORLDS: Readonly<Record<'W1' | 'W2' | 'W3' | 'W4', World>> = { W1, W2, W3, W4 };
export const WORLD_NAMES = ['W1', 'W2', 'W3', 'W4'] as const;
export const REGIME_NAMES = ['schaars', 'rijk'] as const;
export const BASELINES: readonly Policy[] = [
  RANDOM,
  ELO_75,
  LEITNER,
  SM2,
  fsrs(0.8),
  fsrs(0.9),
  DASH_THRESHOLD,
  THREE_IN_A_ROW,
  ORACLE_POLICY,
];
export const DOELEN = ['.60', '.65', '.70', '.75', '.80', '.85', '.90', 'vrij'] as const;
export type Doel = (typeof DOELEN)[number];

const CATEGORIES = 40;
const PRIOR_ERROR = 0.6;
/** Seeds that are reported; 1 to 50 are for tuning. */
export const FIRST_SEED = 1001;

/** Piece of work: leerlingen `van` up to `tot` of one seed in one world, under one policy. */
export interface Taak {
  world: (typeof WORLD_NAMES)[number];
  regime: (typeof REGIME_NAMES)[number];
  seed: number;
  van: number;
  tot: number;
  policy: string;
  band: boolean;
}

/** A year with the names that tell to which cell it belongs. */
export interface Row {
  world: string;
  regime: string;
  seed: number;
  leerling: number;
  policy: string;
  jaar: Year;
}

/** Name of the policy that is ours at a target. */
export const nameOfDoel = (doel: Doel): string => `ours-${doel}`;

function policyOf(name: string, band: boolean): Policy {
  const doel = DOELEN.find((d) => nameOfDoel(d) === name);
  if (doel !== undefined) return ours({ doel: doel === 'vrij' ? 'vrij' : Number(doel), band });
  const baseline = BASELINES.find((p) => p.naam === name);
  if (baseline === undefined) throw new Error(`policy ${name} is unknown`);
  return baseline;
}

/** Prior difficulties: the truth with an error of sd .6. */
function priorOf(bank: Bank, seed: number): Float64Array {
  const random = createRandom('prior', seed);
  return bank.b.map((b) => b + random.normaal(0, PRIOR_ERROR));
}

/** Runs one piece of work. */
export function runAction(taak: Taak): Row[] {
  const world = WORLDS[taak.world];
  const regime = REGIMES[taak.regime];
  const bank = createBank(regime.woorden, CATEGORIES, createRandom('bank', taak.seed));
  const start = { bank, b: priorOf(bank, taak.seed), fout: PRIOR_ERROR };
  const policy = policyOf(taak.policy, taak.band);
  return Array.from({ length: taak.tot - taak.van }, (_, i) => {
    const leerling = taak.van + i;
    const calendar = createCalendar(regime, createRandom('kalender', taak.seed, leerling), taak.world === 'W4');
    return {
      world: taak.world,
      regime: taak.regime,
      seed: taak.seed,
      leerling,
      policy: policy.naam,
      jaar: simulate({ world, bank, start, kalender: calendar, seed: taak.seed, leerling }, policy),
    };
  });
}
