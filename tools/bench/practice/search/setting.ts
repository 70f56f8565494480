import { PARAMS, type Params } from '#engine/core/oefening/model/params.ts';

/** Numbers of the policy family that the search may move, with where it starts and how wide it looks, on the logarithm. */
const NUMBERS = {
  strength: { start: PARAMS.traces.strength, spread: 0.4 },
  power: { start: PARAMS.traces.power, spread: 0.15 },
  decay: { start: PARAMS.traces.decay, spread: 0.2 },
  settle: { start: PARAMS.settle, spread: 0.5 },
  nu: { start: PARAMS.nu, spread: 0.6 },
  rho: { start: PARAMS.rho, spread: 0.4 },
  iota: { start: PARAMS.iota, spread: 0.8 },
} as const;

/** Names of these numbers, in the order of a point. */
export const NAMES = ['strength', 'power', 'decay', 'settle', 'nu', 'rho', 'iota'] as const;
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
    settle: n('settle'),
    nu: n('nu'),
    rho: n('rho'),
    iota: n('iota'),
  };
}

/** Parameters of the engine at a point; `inRow` = successes in a row before a word of today rests. */
export function paramsAt(at: readonly number[], inRow: number): Params {
  const { strength, power, decay, ...choice } = numbersOf(at);
  const moved: object = { ...choice, traces: { ...PARAMS.traces, strength, power, decay }, inRow };
  return { ...PARAMS, ...moved };
}
