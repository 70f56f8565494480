import { createBank, type Bank } from './bank.ts';
import { createKalender, REGIMES } from './calendar.ts';
import { DASH_DREMPEL, ORAKEL_POLICY } from './policies/model-based.ts';
import { ours } from './policies/ours.ts';
import type { Policy } from './policies/policy.ts';
import { fsrs, LEITNER, SM2 } from './policies/schedules.ts';
import { DRIE_OP_RIJ, ELO_75, RANDOM } from './policies/simple.ts';
import { simuleer, type Jaar } from './run.ts';
import { createToeval } from './toeval.ts';
import { W1 } from './worlds/w1.ts';
import { W2 } from './worlds/w2.ts';
import { W3 } from './worlds/w3.ts';
import { W4 } from './worlds/w4.ts';
import type { World } from './worlds/world.ts';

export const WORLDS: Readonly<Record<'W1' | 'W2' | 'W3' | 'W4', World>> = { W1, W2, W3, W4 };
export const WORLD_NAMEN = ['W1', 'W2', 'W3', 'W4'] as const;
export const REGIME_NAMEN = ['schaars', 'rijk'] as const;
export const BASELINES: readonly Policy[] = [
  RANDOM,
  ELO_75,
  LEITNER,
  SM2,
  fsrs(0.8),
  fsrs(0.9),
  DASH_DREMPEL,
  DRIE_OP_RIJ,
  ORAKEL_POLICY,
];
export const DOELEN = ['.60', '.75', '.80', '.85', '.90', 'vrij'] as const;
export type Doel = (typeof DOELEN)[number];

const CATEGORIEEN = 40;
const PRIOR_FOUT = 0.6;
/** Seeds that are reported; 1 to 50 are for tuning. */
export const EERSTE_SEED = 1001;

/** Piece of work: leerlingen `van` up to `tot` of one seed in one world, under one policy. */
export interface Taak {
  world: (typeof WORLD_NAMEN)[number];
  regime: (typeof REGIME_NAMEN)[number];
  seed: number;
  van: number;
  tot: number;
  policy: string;
  band: boolean;
}

/** A year with the names that tell to which cell it belongs. */
export interface Rij {
  world: string;
  regime: string;
  seed: number;
  leerling: number;
  policy: string;
  jaar: Jaar;
}

/** Name of the policy that is ours at a target. */
export const naamVanDoel = (doel: Doel): string => `ours-${doel}`;

function policyVan(naam: string, band: boolean): Policy {
  const doel = DOELEN.find((d) => naamVanDoel(d) === naam);
  if (doel !== undefined) return ours({ doel: doel === 'vrij' ? 'vrij' : Number(doel), band });
  const baseline = BASELINES.find((p) => p.naam === naam);
  if (baseline === undefined) throw new Error(`policy ${naam} is unknown`);
  return baseline;
}

/** Prior difficulties: the truth with an error of sd .6. */
function priorVan(bank: Bank, seed: number): Float64Array {
  const toeval = createToeval('prior', seed);
  return bank.b.map((b) => b + toeval.normaal(0, PRIOR_FOUT));
}

/** Runs one piece of work. */
export function voerUit(taak: Taak): Rij[] {
  const world = WORLDS[taak.world];
  const regime = REGIMES[taak.regime];
  const bank = createBank(regime.woorden, CATEGORIEEN, createToeval('bank', taak.seed));
  const start = { bank, b: priorVan(bank, taak.seed), fout: PRIOR_FOUT };
  const policy = policyVan(taak.policy, taak.band);
  return Array.from({ length: taak.tot - taak.van }, (_, i) => {
    const leerling = taak.van + i;
    const kalender = createKalender(regime, createToeval('kalender', taak.seed, leerling), taak.world === 'W4');
    return {
      world: taak.world,
      regime: taak.regime,
      seed: taak.seed,
      leerling,
      policy: policy.naam,
      jaar: simuleer({ world, bank, start, kalender, seed: taak.seed, leerling }, policy),
    };
  });
}
