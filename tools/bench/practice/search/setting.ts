import { PARAMS, type Params } from '#engine/core/oefening/model/params.ts';

/** Numbers of the policy family that the search may move, with where it starts and how wide it looks, on the logarithm. */
const NUMBERS = {
  strength: { start: PARAMS.traces.strength, spread: 0.3 },
  power: { start: PARAMS.traces.power, spread: 0.15 },
  decay: { start: PARAMS.traces.decay, spread: 0.2 },
  /** Worth of a word of today that wants right answers in a row, and how many it wants. */
  settle: { start: PARAMS.settle, spread: 0.4 },
  inRow: { start: PARAMS.inRow, spread: 0.4 },
  /** Worth of an unseen word: the share of new words. */
  nu: { start: PARAMS.nu, spread: 0.7 },
  /** Worth of the rule, and answers after which a goal has had its share. */
  rho: { start: PARAMS.rho, spread: 0.4 },
  ruleScale: { start: PARAMS.ruleScale, spread: 0.3 },
  iota: { start: PARAMS.iota, spread: 0.5 },
  /** Steps of the bias of the leerling, for calibration. */
  kappaStep: { start: PARAMS.kappaStep, spread: 0.3 },
} as const;

/** Names of these numbers, in the order of a point. */
export const NAMES = [
  'strength',
  'power',
  'decay',
  'settle',
  'inRow',
  'nu',
  'rho',
  'ruleScale',
  'iota',
  'kappaStep',
] as const;
type Name = (typeof NAMES)[number];

/** Most successes in a row that the state of a word can count. */
const MOST_IN_ROW = 3;

/** Where the search starts. */
export const START = {
  mean: NAMES.map((name) => Math.log(NUMBERS[name].start)),
  spread: NAMES.map((name) => NUMBERS[name].spread),
};

/** Numbers of a point, by name. */
export function numbersOf(at: readonly number[]): Record<Name, number> {
  const n = (name: Name): number => Math.exp(at[NAMES.indexOf(name)] ?? 0);
  return {
    strength: n('strength'),
    power: n('power'),
    decay: n('decay'),
    settle: n('settle'),
    inRow: Math.min(MOST_IN_ROW, Math.max(1, Math.round(n('inRow')))),
    nu: n('nu'),
    rho: n('rho'),
    ruleScale: n('ruleScale'),
    iota: n('iota'),
    kappaStep: n('kappaStep'),
  };
}

/** Parameters of the engine at a point. */
export function paramsAt(at: readonly number[]): Params {
  const { strength, power, decay, ...choice } = numbersOf(at);
  const moved: object = { ...choice, traces: { ...PARAMS.traces, strength, power, decay } };
  return { ...PARAMS, ...moved };
}
