import type { Weights } from './weights.ts';

/**
 * Weights of the first day, for questions without a memory route. Written by `npm run -s bench:replay:weights`: fitted on
 * logs of the four shapes in W1 and W3, seeds 1 to 3, those of the shortest counting most, and drawn to the core model. No
 * answer of a child and no log of others is in them.
 */
export const START_WEIGHTS: Weights = Object.freeze({
  a1: 0.767,
  a2: 0.317,
  hoofd: Object.freeze([
    1.03, 0.67, 0.064, 0.748, -0.062, -0.23, -0.568, -0.186, 0.536, -0.377, 0.062, 0.207, -0.372, -1.558, -0.347,
  ]),
});
