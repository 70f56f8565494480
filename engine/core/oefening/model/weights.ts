/** Terms of the evidence head. */
export const HEAD_TERMS = 15;
/** Terms that weights of an earlier night may have: of those added since they say nothing. */
export const HEAD_TERMS_BEFORE = 12;

/** Population weights of a prediction (practice.md sections 5.1 and 5.2): scale of the general ability and of the category, and the evidence head. */
export interface Weights {
  a1: number;
  a2: number;
  hoofd: readonly number[];
}

/** Weights of both routes: of words with a memory of their own, and of questions without one. */
export interface RouteWeights {
  words: Weights;
  without: Weights;
}
