import type { Weights } from './weights.ts';

/**
 * Weights of the first day, for questions without a memory route. Written by `npm run -s bench:replay:weights`: fitted on
 * logs of the four shapes in W1 and W3, seeds 1 to 3, those of the shortest counting most, and drawn to the core model. No
 * answer of a child and no log of others is in them.
 */
export const START_WEIGHTS: Weights = Object.freeze({
  a1: 0.729,
  a2: 0.229,
  hoofd: Object.freeze([-0.528, 0.053, -0.225, 0.699, -1.065, -0.192, -0.365, -0.06, 0.56, 0.917, 0.608, 0.265]),
});
