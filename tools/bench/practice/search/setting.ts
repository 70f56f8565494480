import { PARAMS, type Params } from '#engine/core/oefening/model/params.ts';

/** Numbers of the policy family that the search may move, with where it starts and how wide it looks, on the logarithm. */
const NUMBERS = {
  strength: { start: PARAMS.traces.strength, spread: 0.4 },
  power: { start: PARAMS.traces.power, spread: 0.15 },
  decay: { start: PARAMS.traces.decay, spread: 0.2 },
  spread: { start: PARAMS.traces.spread, spread: 0.4 },
  miss: { start: PARAMS.traces.miss, spread: 0.25 },
  settle: { start: PARAMS.settle, spread: 0.5 },
  nu: { start: PARAMS.nu, spread: 0.6 },
  rho: { start: PARAMS.rho, spread: 0.4 },
  ruleScale: { start: PARAMS.ruleScale, spread: 0.4 },
  iota: { start: 0.005, spread: 0.8 },
  softmaxT: { start: PARAMS.softmaxT, spread: 0.4 },
} as const;

/** Names of these numbers, in the order of a point. */
export const NAMES = [
  'strength',
  'power',
  'decay',
  'spread',
  'miss',
  'settle',
  'nu',
  'rho',
  'ruleScale',
  'iota',
  'softmaxT',
] as const;
type Name = (typeof NAMES)[number];

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
    spread: n('spread'),
    miss: Math.min(1, n('miss')),
    settle: n('settle'),
    nu: n('nu'),
    rho: n('rho'),
    ruleScale: n('ruleScale'),
    iota: n('iota'),
    softmaxT: n('softmaxT'),
  };
}

/** Parameters of the engine at a point; `inRow` = successes in a row before a word of today rests. */
export function paramsAt(at: readonly number[], inRow: number): Params {
  const { strength, power, decay, spread, miss, ...choice } = numbersOf(at);
  const moved: object = { ...choice, traces: { strength, power, decay, spread, miss }, inRow };
  return { ...PARAMS, ...moved };
}
